import { type Glyph, isGlyph, type TextToken } from '../source.ts';

/** Whether a character is a letter of ASCII with the bytes of its UTF-16 code in the wrong order. */
const isSwapped = (character: string): boolean => {
  const code = character.charCodeAt(0);
  return (code & 0xff) === 0 && /[A-Za-z]/.test(String.fromCharCode(code >> 8));
};

const swap = (text: string): string =>
  text.replace(/./gu, (character) => String.fromCharCode(character.charCodeAt(0) >> 8));

/** Whether two tokens are parts of what one code of a font shows: a ligature. */
const areOneCode = (glyph: Glyph, other: TextToken | undefined): other is Glyph =>
  isGlyph(other) && other.style.object === glyph.style.object && other.x === glyph.x && other.y === glyph.y;

/**
 * The text of a glyph of a ligature whose map (ToUnicode: ISO 32000-2, 9.10.3) has the bytes of each letter in the wrong
 * order, as some versions of Ghostscript write it: «fi» as U+6600, U+6900. Undefined where it is anything else, such as
 * Chinese, in which no code stands for several characters.
 */
export function swappedLetters(glyph: Glyph, neighbours: readonly (TextToken | undefined)[]): string | undefined {
  const { text } = glyph;
  if (![...text].every(isSwapped)) return undefined;
  const isPart = neighbours.some((other) => areOneCode(glyph, other) && [...other.text].every(isSwapped));
  return isPart || text.length > 1 ? swap(text) : undefined;
}
