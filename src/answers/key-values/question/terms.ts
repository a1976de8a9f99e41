import { oncePer, oncePerText } from '../../../platform/once-per.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { singular } from './stems.ts';
import { meant } from './synonyms.ts';
import { wordsOf } from './words.ts';

/** Words that carry no meaning in a label, key or description. */
const STOP = new Set(
  (
    'a an and any are as at be been being by did do does each for give given has have if in into is it its may of on or ' +
    'our per please she should shown so such that the their there they this those was we were what where which who ' +
    'whom whose will with would you your he his her him them these us ' +
    'appear appears find extract return tell want need printed stated says said written specify specified ' +
    'etc usw de la le les des du d l der die das den dem des el los las del di il lo van het een und et y e '
  ).split(' '),
);
/** Words that mean an end of a period only at the end of a short phrase or at its beginning: `valid from`, `To`. */
const SIDES = new Set(['from', 'to']);
const SHORT = 3;

/** The terms of words, each once: what they mean, without list marks, form numbers, and stop words beside others. */
export function termsOfWords(words: readonly string[]): string[] {
  const meaning = meant(words.map(singular));
  const carrying = meaning.filter((word, index, { length }) => {
    if (SIDES.has(word)) return length <= SHORT && (index === 0 || index === length - 1);
    return !STOP.has(word);
  });
  // A key may be nothing but such a word: `return`, of a hired car.
  const terms = carrying.length > 0 ? carrying : meaning;
  const telling = terms.filter((term) => !/^(?:\d{1,2}\p{L}?|\p{Script=Latin})$/u.test(term));
  return [...new Set(telling.length > 0 ? telling : terms)];
}

/** The terms of a phrase: a printed label, a key in any spelling, a description. */
export const termsOf = (phrase: string): string[] => termsOfWords(wordsOf(phrase));

/** `termsOf` of phrases of one document, in which the same labels and lines are read for many purposes. */
export const termsIn: (document: PlainText) => (phrase: string) => readonly string[] = oncePer(() =>
  oncePerText(termsOf),
);
