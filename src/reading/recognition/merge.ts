import { type Box, holdsMiddle } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { LEAST_CONFIDENCE } from '../pictures/sure-words.ts';

/** A page's words with others added to them, or as they were. */
export type Merged = { readonly kind: 'unchanged' } | { readonly kind: 'changed'; readonly words: readonly Word[] };

/** Letters found, in shares of those that a page has of its own, from which they may take their place. */
const ENOUGH = 0.2;

/** Whether what was found in a page's image may take the place of the page's own words. */
export function isBetter(found: readonly Word[], own: readonly Word[]): boolean {
  const [letters, before] = [found, own].map((words) => words.reduce((sum, { text }) => sum + text.length, 0));
  const sure = found.reduce((sum, { text, confidence = 1 }) => sum + text.length * confidence, 0);
  if (!letters || letters < ENOUGH * (before ?? 0)) return false;
  return own.length === 0 || sure >= LEAST_CONFIDENCE * letters;
}

/** U+FFFD, the replacement character: a glyph that the font maps to no text. */
const UNKNOWN = '\ufffd';
/** Characters: an unmapped glyph alone is a sign, which a recogniser reads as a letter. */
const SHORTEST = 2;

/** A page's own words, and in the places of those that are incomplete or left out what was found there. */
export function fillGaps(own: readonly Word[], found: readonly Word[], places: readonly Box[]): Merged {
  const added = found.filter(
    ({ text, box, confidence = 1 }) =>
      text.length >= SHORTEST && confidence >= LEAST_CONFIDENCE && places.some((place) => holdsMiddle(place, box)),
  );
  if (added.length === 0) return { kind: 'unchanged' };
  const isReplaced = (word: Word): boolean =>
    word.text.includes(UNKNOWN) && added.some(({ box }) => holdsMiddle(word.box, box));
  return { kind: 'changed', words: [...own.filter((word) => !isReplaced(word)), ...added] };
}
