import { expect, test } from 'vitest';
import type { Box } from '../../../../../src/document/geometry.ts';
import { textOfTexCode } from '../../../../../src/readers/pdf/lettering/tex-codes.ts';
import type { Glyph, TextStyle } from '../../../../../src/readers/pdf/source.ts';
import { glyphs } from '../glyphs.ts';

/** A glyph on the baseline at y = 100, 5.5 points wide, in a font of 10 points without a name. */
function inked([bottom, top]: readonly [number, number], style: Partial<TextStyle> = {}, ink = 5): Glyph {
  const [glyph] = glyphs('\ufffd', 0, 100, { family: '', ...style }) as [Glyph];
  const box: Box = [0, 92, 5.5, 102];
  return { ...glyph, box, ink: [0, 100 - top, ink, 100 - bottom] };
}

const TALL = [0, 6.9] as const;

test('ligatures of TeX’s bitmaps are read, in the old encoding and in that of Cork', () => {
  expect([0x0b, 0x0c, 0x0d].map((code) => textOfTexCode(code, inked(TALL)))).toEqual(['ff', 'fi', 'fl']);
  expect([0x1b, 0x1c, 0x1d].map((code) => textOfTexCode(code, inked(TALL)))).toEqual(['ff', 'fi', 'fl']);
  const wide = { ...inked(TALL), box: [0, 92, 8.3, 102] as Box };
  expect([0x0e, 0x1f].map((code) => textOfTexCode(code, wide))).toEqual(['ffi', 'ffl']);
});

test('a slashed o under the code of a ligature is none: it hangs below the baseline, and is low', () => {
  expect(textOfTexCode(0x1c, inked([-1, 5.3]))).toBeUndefined();
  expect(textOfTexCode(0x1c, inked([0, 4.5]))).toBeUndefined();
});

test('quotation marks stand high, and dashes are long and thin', () => {
  expect(textOfTexCode(0x10, inked([4.2, 6.9]))).toBe('“');
  expect(textOfTexCode(0x10, inked([0, 4.4]))).toBeUndefined();
  expect(textOfTexCode(0x15, inked([2.2, 2.6]))).toBe('–');
  expect(textOfTexCode(0x15, inked([5, 6.9], {}, 3))).toBeUndefined();
});

test('fonts with a name, typewriter’s type and other codes are left alone', () => {
  expect(textOfTexCode(0x0c, inked(TALL, { family: 'Any' }))).toBeUndefined();
  expect(textOfTexCode(0x0c, inked(TALL, { monospace: true }))).toBeUndefined();
  expect(textOfTexCode(0x05, inked(TALL))).toBeUndefined();
});
