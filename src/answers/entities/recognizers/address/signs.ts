/** What speaks for an address. */
export type Sign =
  | 'street'
  | 'kind'
  | 'ending'
  | 'bare'
  | 'chain'
  | 'lane'
  | 'blocks'
  | 'box'
  | 'military'
  | 'corner'
  | 'unit'
  | 'postcode'
  | 'digits'
  | 'country'
  | 'region'
  | 'town'
  | 'shaped'
  | 'labelled'
  | 'mentioned'
  | 'ownLine'
  | 'numbered';

/**
 * What each sign adds to the score. How it begins comes first: a street word or box is enough by itself (the threshold
 * is 0.4), a name and a number (`bare`) need two more signs, one of them strong, or a comma, five digits and a town
 * (`shaped`).
 */
const WEIGHTS: Readonly<Record<Sign, number>> = {
  street: 0.6,
  kind: 0.2,
  ending: 0.45,
  box: 0.6,
  military: 0.9,
  corner: 0.5,
  chain: 0.15,
  lane: 0.1,
  blocks: 0.2,
  bare: 0.05,
  unit: 0.3,
  postcode: 0.3,
  digits: 0.2,
  country: 0.3,
  region: 0.25,
  town: 0.1,
  shaped: 0.1,
  labelled: 0.35,
  mentioned: 0.15,
  ownLine: 0.1,
  numbered: -0.5,
};

/** Ways of beginning that are addresses by themselves; no other is as sure as they are, whatever follows. */
const SURE: ReadonlySet<Sign> = new Set(['street', 'ending', 'box', 'military', 'corner']);

/** Ways of beginning that have no number of a house: without a postcode they are names of any kind. */
const WITHOUT_NUMBER: ReadonlySet<Sign> = new Set(['lane', 'chain']);

/** Score from 0 to 0.95 of an address that has these signs; to 0.85 when it begins with a mere name and number. */
export function scoreOf(anchor: Sign, others: readonly Sign[]): number {
  const signs = new Set([anchor, ...others]);
  if (!signs.has('postcode') && !signs.has('digits') && WITHOUT_NUMBER.has(anchor)) return 0;
  const sum = [...signs].reduce((total, sign) => total + WEIGHTS[sign], 0);
  const most = SURE.has(anchor) ? 0.95 : 0.85;
  return Math.round(Math.max(0, Math.min(sum, most)) * 100) / 100;
}
