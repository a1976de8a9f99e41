import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JsonResume } from './json-resume.ts';

/** How many leaves of a section are right, answered and owed. */
export interface Counts {
  readonly tp: number;
  readonly np: number;
  readonly nt: number;
}

/** Counts by section of JSON Resume. */
export type Score = Readonly<Record<string, Counts>>;

export interface Figures {
  readonly f1: number;
  readonly p: number;
  readonly r: number;
}

/** Whether a leaf counts, by its path without indices, such as `work.name`. */
export type Predicate = (path: string, value: unknown) => boolean;

/** The scorer beside the corpus. */
export interface Scorer {
  score(truth: JsonResume, answered: JsonResume, only: Predicate): Score;
  totals(scores: readonly Score[]): { readonly micro: Figures; readonly sections: Readonly<Record<string, Figures>> };
  /** Accepts leaves that the text of a page shows and that the contract has a field for. */
  owed(printed: string): Predicate;
  /** Likeness of two texts in 0..1 as entries are paired by it: of letters and digits alone, in small letters. */
  alike(a: string, b: string): number;
}

/** Leaves of JSON Resume that the contract has no field for. */
const OUTSIDE = new Set(['basics.label', 'basics.url', 'education.score', 'skills.level']);

const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Loads the scorer. Throws an `Error` when it does not lie beside the corpus. */
export async function loadScorer(corpus: string): Promise<Scorer> {
  const load = (name: string) => import(pathToFileURL(join(resolve(corpus, '..', 'score'), name)).href);
  const [{ scoreResume, totals, printedIn }, { levRatio }] = await Promise.all([load('resume.mjs'), load('text.mjs')]);
  return {
    score: (truth, answered, only) => scoreResume(truth, answered, only),
    totals: (scores) => totals(scores),
    owed(text) {
      const printed: Predicate = printedIn(text);
      return (path, value) => !OUTSIDE.has(path) && printed(path, value);
    },
    alike: (a, b) => 1 - levRatio(lettersOf(a), lettersOf(b)),
  };
}

/** The part of a truth that the contract can hold: six sections, and profiles of the two networks that it names. */
export function withinContract({ basics, work, education, skills, projects, certificates }: JsonResume): JsonResume {
  const named = (basics?.profiles ?? []).filter(({ network, url }) => /linkedin|github/i.test(`${network} ${url}`));
  return {
    basics: { ...basics, profiles: named },
    work: work ?? [],
    education: education ?? [],
    skills: skills ?? [],
    projects: projects ?? [],
    certificates: certificates ?? [],
  };
}
