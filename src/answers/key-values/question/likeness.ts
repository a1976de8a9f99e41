import type { AskedKey } from './asked-key.ts';

/** Stop words: they carry no meaning in a label or key. */
const STOP = new Set(
  'a an and are as at be by for from in is it of on or that the this to was what which who with your our its'.split(
    ' ',
  ),
);

/** Abbreviations in labels and the words that they stand for. */
const SHORT: Readonly<Record<string, string>> = {
  no: 'number',
  nr: 'number',
  num: 'number',
  '#': 'number',
  qty: 'quantity',
  amt: 'amount',
  tel: 'phone',
  telephone: 'phone',
  dob: 'birth',
  addr: 'address',
  acct: 'account',
  ref: 'reference',
  inv: 'invoice',
  dept: 'department',
  po: 'order',
};

/** The terms of a phrase: its words in lower case, abbreviations written out, without plural endings and stop words. */
export function termsOf(phrase: string): string[] {
  const words = phrase
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+|#/gu);
  const terms = (words ?? []).filter((word) => !STOP.has(word)).map((word) => SHORT[word] ?? singular(word));
  return [...new Set(terms)];
}

const singular = (word: string): string => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word);

/** Likeness of a label that only the description names: of a label of one word, and the limit for long labels. */
const BY_DESCRIPTION = [0.65, 0.8] as const;

export interface AskedTerms {
  readonly key: readonly string[];
  readonly description: ReadonlySet<string>;
}

/** The terms of a key and of its description. */
export const askedTerms = ({ key, description }: AskedKey): AskedTerms => ({
  key: termsOf(key),
  description: new Set(termsOf(description)),
});

/**
 * How well a label matches a key, from 0 to 1: the Dice coefficient of their terms, or a fixed value when the
 * description contains every term of the label.
 */
export function likeness({ key, description }: AskedTerms, label: readonly string[]): number {
  if (label.length === 0 || key.length === 0) return 0;
  const shared = label.filter((term) => key.includes(term)).length;
  const dice = (2 * shared) / (label.length + key.length);
  const named = label.filter((term) => description.has(term)).length / label.length;
  // A description contains many terms, so it counts only when it contains the whole label, and more for a longer one.
  const [least, most] = BY_DESCRIPTION;
  const described = named === 1 ? most - (most - least) / label.length : 0;
  return Math.max(dice, described);
}
