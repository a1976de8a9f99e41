import type { Glyph } from '../source.ts';
import { touches } from './breaks.ts';
import type { Draft } from './draft.ts';

/** Number of an item, which a letter follows, and of a section, which a capital follows. */
const ITEM = /^[1-9]\d{0,2}\.$/;
const SECTION = /^\d{1,2}(\.\d{1,2}){2,4}$/;
const LETTER = /^\p{L}$/u;
const CAPITAL = /^\p{Lu}$/u;

/** Digits or a letter that a sign makes the number of an item. */
const UNSIGNED = /^(?:\d{1,3}|[a-z]|[ivx]{2,5})$/i;
const SIGN = /^[.)]$/;

/**
 * Whether what follows closely is the sign of an item's number, though in another colour or weight: programs paint numbers
 * for show.
 * @param before the word before it.
 */
export const closesNumber = (word: Draft, before: Draft | undefined, next: Glyph): boolean =>
  SIGN.test(next.text) &&
  UNSIGNED.test(word.text) &&
  word.last.y === next.y &&
  word.last.style.size === next.style.size &&
  touches(word.last, next) &&
  isFirst(word, before);

/** Whether a word is the first of its line. */
const isFirst = (word: Draft, before: Draft | undefined): boolean =>
  before === undefined || before.last.y !== word.first.y || before.last.box[0] > word.first.box[0];

/**
 * Whether a word is the number of an item or a section, and what follows is another text object: programs leave it little
 * room where the number is wide.
 * @param before the word before it.
 */
export function endsNumber(word: Draft, before: Draft | undefined, next: Glyph): boolean {
  if (word.last.style.object === next.style.object || !/\d/.test(word.text)) return false;
  return (
    isFirst(word, before) &&
    ((ITEM.test(word.text) && LETTER.test(next.text)) || (SECTION.test(word.text) && CAPITAL.test(next.text)))
  );
}
