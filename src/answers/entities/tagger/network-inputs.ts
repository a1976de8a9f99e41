import type { Place } from './features.ts';
import { SENSE_SHIFT } from './lexicon.ts';
import type { WordInfo } from './word-info.ts';

/** The words that the network sees: two before a word, itself, two behind it. */
export const WINDOW = 5;

const CASINGS = 8;
const CASING_SHIFT = 26;
const SENSES = 1 << (CASING_SHIFT - SENSE_SHIFT);

/** What is known of a word besides its vector, in one number: the classes and the sense of the lexicon, its casing. */
export const wordCode = ({ value, casing }: WordInfo): number => Math.max(0, value) | (casing << CASING_SHIFT);

/** Inputs of a word besides the numbers of its vector: whether it has one, its casing, its classes, its sense. */
export const FLAGS = 1 + CASINGS + SENSE_SHIFT + SENSES;

/** The inputs, from 0 to `FLAGS`, that a code turns on. */
export function flagsOf(code: number, hasVector: boolean): number[] {
  const flags = hasVector ? [0] : [];
  flags.push(1 + (code >> CASING_SHIFT));
  for (let bit = 0; bit < SENSE_SHIFT; bit++) if ((code >> bit) & 1) flags.push(1 + CASINGS + bit);
  flags.push(1 + CASINGS + SENSE_SHIFT + ((code >> SENSE_SHIFT) & (SENSES - 1)));
  return flags;
}

/** Bits of what is known of a place, in the order of `contextCode`. */
const CONTEXT_BITS = [4, 3, 2, 1, 1, 2, 2, 1];

/**
 * What is known of a place besides its words, in one number.
 * @param elsewhere how the word is written elsewhere in the text.
 */
export function contextCode(place: Place, elsewhere: number): number {
  let [code, shift] = [elsewhere, 0];
  const add = (field: number, at: number): void => {
    shift += CONTEXT_BITS[at] as number;
    code |= field << shift;
  };
  add(place.lineForm, 0);
  add(place.signs, 1);
  add(place.touchesBefore ? 1 : 0, 2);
  add(place.touchesAfter ? 1 : 0, 3);
  add(Math.min(place.fromStart, 3), 4);
  add(Math.min(place.toEnd, 3), 5);
  add(place.phrase === 0 ? 0 : 1, 6);
  return code;
}

/** Inputs of a place besides its words; the last one is always on. */
export const CONTEXTS = CONTEXT_BITS.reduce((sum, bits) => sum + (1 << bits), 1);

/** The inputs, from 0 to `CONTEXTS`, that a code turns on. */
export function contextsOf(code: number): number[] {
  const on: number[] = [];
  let [rest, first] = [code, 0];
  for (const bits of CONTEXT_BITS) {
    on.push(first + (rest & ((1 << bits) - 1)));
    rest >>= bits;
    first += 1 << bits;
  }
  return [...on, first];
}
