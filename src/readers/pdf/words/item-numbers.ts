import type { Glyph } from '../source.ts';
import type { Draft } from './draft.ts';

/** Number of an item, which a letter follows, and of a section, which a capital follows. */
const ITEM = /^[1-9]\d{0,2}\.$/;
const SECTION = /^\d{1,2}(\.\d{1,2}){2,4}$/;
const LETTER = /^\p{L}$/u;
const CAPITAL = /^\p{Lu}$/u;

/**
 * Whether a word is the number of an item or a section, and what follows is another text object: programs leave it little
 * room where the number is wide.
 * @param before the word before it.
 */
export function endsNumber(word: Draft, before: Draft | undefined, next: Glyph): boolean {
  if (word.last.style.object === next.style.object || !/\d/.test(word.text)) return false;
  const isFirst = before === undefined || before.last.y !== word.first.y || before.last.box[0] > word.first.box[0];
  return (
    isFirst &&
    ((ITEM.test(word.text) && LETTER.test(next.text)) || (SECTION.test(word.text) && CAPITAL.test(next.text)))
  );
}
