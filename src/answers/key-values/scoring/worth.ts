import type { CandidateKind } from '../candidate.ts';

/** Probability that a value of the kind belongs to its label; set by hand. */
export const WORTH: Readonly<Record<CandidateKind, number>> = {
  field: 0.97,
  'check box': 0.9,
  choice: 0.9,
  line: 0.9,
  row: 0.8,
  'row head': 0.55,
  'only row': 0.75,
  column: 0.5,
  total: 0.85,
  'field beside': 0.88,
  'field below': 0.82,
  beside: 0.85,
  'beside unmarked': 0.5,
  below: 0.6,
  'below unmarked': 0.4,
  linked: 0.55,
  stated: 0.9,
  implied: 0.65,
  boxed: 0.88,
  'boxed unmarked': 0.6,
  numbered: 0.82,
  'written on': 0.84,
  bracketed: 0.8,
  stamp: 0.85,
};

/** Confidence in a value found in a sentence; set by hand. */
export const BY_SENTENCE = 0.5;
/** Confidence in a value found by its form alone; set by hand. */
export const BY_FORM = 0.4;
