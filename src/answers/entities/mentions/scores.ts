/**
 * Scores of what the document itself says. Set by the rank that the ways hold against rules and the tagger: a label
 * names its value (above every pattern without a check digit), a letter's form only suggests it. Held to the documents
 * bench (`test/bench/pii/documents`), whose first half they were chosen on.
 */
export const SCORES = {
  /** The value of a label such as `Patient name:`. */
  label: 0.96,
  /** The value of `Address:`: the whole is never worse than the part of it that a pattern finds. */
  address: 1,
  /** The value of a mere role, such as `Tenant:`. */
  role: 0.85,
  /** A cell below a column head. */
  columnHead: 0.9,
  /** The value below a caption. */
  caption: 0.8,
  salutation: 0.75,
  signature: 0.75,
  /** A name joined to another that is sure. */
  joined: 0.6,
  /** The name above an address, and the lines of one that no rule knows. */
  letterhead: 0.7,
} as const;

/** Probability from which what the tagger takes for a person helps to tell what is around it. */
export const LIKELY_NAME = 0.8;

/** Probability from which the tagger is taken to know a name wherever it stands; below it a word that is a label or a role is none. */
export const SURE_NAME = 0.98;
