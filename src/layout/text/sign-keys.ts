import type { Line } from '../page/lines.ts';

/** Circled numbers, shapes, symbols, dingbats and emoji: what stands for something in the key of a map or a table. */
const SIGN = /^[\u2460-\u24ff\u25a0-\u27bf\u2b00-\u2bff\u{1f300}-\u{1faff}]$/u;
/** Distance of edges in font sizes up to which they are one: signs are of different widths, and may be centred. */
const ALIGNED = 0.4;

/** Whether two lines begin with signs unlike each other, apart from texts that begin at one edge: rows of a key of signs. */
export function haveSignKeys(a: Line, b: Line): boolean {
  const [sign, text] = a.words;
  const [other, below] = b.words;
  if (!sign || !text?.spaced || !other || !below?.spaced || sign.text === other.text) return false;
  if (!SIGN.test(sign.text) || !SIGN.test(other.text)) return false;
  return Math.abs(text.box[0] - below.box[0]) < ALIGNED * b.fontSize;
}
