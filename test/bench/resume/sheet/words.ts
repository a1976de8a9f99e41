/** The sections that a resume can have, in their usual order. */
export const KINDS = [
  'summary',
  'work',
  'education',
  'skills',
  'projects',
  'certificates',
  'volunteer',
  'languages',
  'awards',
  'publications',
  'interests',
  'references',
] as const;
export type Kind = (typeof KINDS)[number];

/** What a resume says in a language, apart from what it says of a person. */
export interface Words {
  /** Twelve names of months, as they stand before a year. */
  readonly months: readonly string[];
  /** The same, abbreviated. */
  readonly shortMonths: readonly string[];
  /** What stands for the end of what goes on. */
  readonly present: string;
  /** What stands before the beginning of what goes on. */
  readonly since: string;
  /** What stands between a degree and its subject in a phrase. */
  readonly ofSubject: string;
  /** Usual headings of each section: the first by default. */
  readonly headings: Readonly<Record<Kind, readonly [string, ...string[]]>>;
  readonly labels: Readonly<Record<'contact' | 'email' | 'phone' | 'address' | 'courses' | 'score', string>>;
}
