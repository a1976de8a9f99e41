/** Terms that say of what kind something is, not what it is. */
const GENERIC = new Set(
  (
    'number id name date address amount code type value field form document information info detail description text ' +
    'line box section person people individual one part entry list other paper page sheet file ' +
    'full complete whole give print show shown place used use state kind'
  ).split(' '),
);
/** Terms that name the paper itself: on an invoice the `date of the invoice` is its `Date`, elsewhere it is not. */
const PAPERS = new Set(
  'invoice agreement contract order letter report statement certificate application quote'.split(' '),
);
/** Terms for who made a paper out or what it is about, which papers do not say. */
const TACIT = new Set(
  'receipt transaction purchase record effective issuer company seller shop store registrant'.split(' '),
);

/**
 * Whether a term tells one thing of a kind from the others.
 * @param isSaid whether the document says it anywhere.
 */
export const isTelling = (term: string, isSaid: boolean): boolean =>
  !GENERIC.has(term) && !TACIT.has(term) && !(isSaid && PAPERS.has(term));

/** Whether a term says of what kind something is, not what it is. */
export const isGeneric = (term: string): boolean => GENERIC.has(term);

/** Whether a term names a paper. */
export const isPaper = (term: string): boolean => PAPERS.has(term);

/** Whether a term is for who made a paper out or what it is about. */
export const isTacit = (term: string): boolean => TACIT.has(term);

/** Weight of a generic term, where others weigh up to 1. */
const GENERIC_WEIGHT = 0.35;
/** Least share of its weight that a term keeps however many labels contain it. */
const COMMON = 0.5;

/**
 * The weight of a term, from 0 to 1: rare terms of a document decide, generic ones say little.
 * @param frequency share of the document's labels that contain it.
 * @param labels how many labels there are.
 */
export function termWeight(term: string, frequency: number, labels: number): number {
  const rarity = labels > 1 ? -Math.log(Math.max(frequency, 1 / labels)) / Math.log(labels) : 1;
  return (GENERIC.has(term) ? GENERIC_WEIGHT : 1) * (COMMON + (1 - COMMON) * rarity);
}
