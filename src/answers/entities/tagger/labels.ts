/** The types of names that the tagger tells apart. */
export const NAME_TYPES = ['PERSON', 'ORGANIZATION', 'LOCATION'] as const;

export type NameType = (typeof NAME_TYPES)[number];

/** The label of a word outside of any name; type `t` has `begins(t)` for its first word and `continues(t)` for others. */
export const OUTSIDE = 0;

export const begins = (type: number): number => 1 + 2 * type;
export const continues = (type: number): number => 2 + 2 * type;

/** Number of labels: outside, and two for each type. */
export const LABELS = 1 + 2 * NAME_TYPES.length;

/** The type of a label, an index of `NAME_TYPES`; -1 outside. */
export const typeOf = (label: number): number => (label === OUTSIDE ? -1 : (label - 1) >> 1);

/** Whether a label is one that only follows another label of its type. */
export const isContinuation = (label: number): boolean => label > 0 && label % 2 === 0;

/** Whether a label may follow another one; `from` is -1 at the start of a line. */
export const mayFollow = (from: number, to: number): boolean =>
  !isContinuation(to) || (from > 0 && typeOf(from) === typeOf(to));
