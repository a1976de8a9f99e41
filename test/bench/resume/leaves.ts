import type { JsonResume } from './json-resume.ts';

/** The sections that are scored, in the order in which they are printed. */
export const SECTIONS = ['basics', 'work', 'education', 'skills', 'projects', 'certificates'] as const;

/** Those that are lists of entries. */
export type ListName = Exclude<(typeof SECTIONS)[number], 'basics'>;

/** The leaves of the basics that hold one value. */
export const BASICS = ['name', 'email', 'phone', 'summary', 'location'] as const;

interface EntryFields {
  /** By whose likeness the scorer pairs entries. */
  readonly keys: readonly string[];
  readonly one: readonly string[];
  readonly many: readonly string[];
}

/** The leaves of an entry of each list: those that hold one value, and those that are lists. */
export const ENTRIES: Readonly<Record<ListName, EntryFields>> = {
  work: {
    keys: ['name', 'position'],
    one: ['name', 'position', 'startDate', 'endDate', 'summary'],
    many: ['highlights'],
  },
  education: {
    keys: ['institution', 'area'],
    one: ['institution', 'area', 'studyType', 'startDate', 'endDate'],
    many: ['courses'],
  },
  skills: { keys: ['name'], one: ['name'], many: ['keywords'] },
  projects: { keys: ['name'], one: ['name', 'description'], many: ['highlights'] },
  certificates: { keys: ['name'], one: ['name', 'issuer', 'date'], many: [] },
};

/** An entry of a list by the names of its leaves. */
export type Entry = Readonly<Record<string, string | readonly string[] | null | undefined>>;

export const entriesOf = (resume: JsonResume, list: ListName): readonly Entry[] =>
  (resume[list] ?? []) as readonly object[] as readonly Entry[];

/** A leaf that holds one value; `undefined` when it is empty. */
export const textIn = (entry: Entry, leaf: string): string | undefined => (entry[leaf] as string | null) || undefined;

/** The values of a leaf that is a list. */
export const textsIn = (entry: Entry, leaf: string): readonly string[] =>
  ((entry[leaf] ?? []) as readonly string[]).filter((value) => value !== '');
