import type { AskedKey } from './asked-key.ts';

/** Words that say nothing about what is asked. */
const STOP = new Set(
  'a an and are as at be by for from in is it of on or that the this to was what which who with your our its'.split(
    ' ',
  ),
);

/** Shortened words of labels, written out. */
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

/** What a phrase is about: its words in lower case, written out, without plural endings and words that say nothing. */
export function termsOf(phrase: string): string[] {
  const words = phrase
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+|#/gu);
  const terms = (words ?? []).filter((word) => !STOP.has(word)).map((word) => SHORT[word] ?? singular(word));
  return [...new Set(terms)];
}

const singular = (word: string): string => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word);

/** Likeness of a label that the description names and the key does not: of one word, and of many. */
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
 * How well a label answers to a key, from 0 to 1: the terms that the two share, as Dice's coefficient; or how much of
 * the label the description names.
 */
export function likeness({ key, description }: AskedTerms, label: readonly string[]): number {
  if (label.length === 0 || key.length === 0) return 0;
  const shared = label.filter((term) => key.includes(term)).length;
  const dice = (2 * shared) / (label.length + key.length);
  const named = label.filter((term) => description.has(term)).length / label.length;
  // A description names many things: it counts where it names all of the label, the more the longer that is.
  const [least, most] = BY_DESCRIPTION;
  const described = named === 1 ? most - (most - least) / label.length : 0;
  return Math.max(dice, described);
}
