import { expect, test } from 'vitest';
import type { Glyph } from '../../../../../src/readers/pdf/source.ts';
import { readableTokens } from '../../../../../src/readers/pdf/words/tokens.ts';
import { buildWords } from '../../../../../src/readers/pdf/words/words.ts';
import { glyphs } from '../glyphs.ts';

const textOf = (tokens: readonly Glyph[]): string =>
  buildWords(readableTokens(tokens))
    .words.map(({ text }) => text)
    .join(' ');

/** Both characters where the first one is: one code shows them. */
function ofOneCode(text: string, x: number): Glyph[] {
  const [first, ...rest] = glyphs(text, x);
  return first ? [first, ...rest.map(({ text: letter }) => ({ ...first, text: letter }))] : [];
}

test('a ligature whose letters have their bytes the wrong way round is read', () => {
  expect(textOf([...ofOneCode('\u6600\u6900', 0), ...glyphs('lter', 5)])).toBe('filter');
  expect(textOf([...glyphs('o', 0), ...ofOneCode('\u6600\u6600\u6900', 5), ...glyphs('ce', 10)])).toBe('office');
  expect(textOf([{ ...(glyphs('x')[0] as Glyph), text: '\u6600\u6c00' }, ...glyphs('ow', 5)])).toBe('flow');
});

test('Chinese characters, a code each, stay what they are', () => {
  expect(textOf(glyphs('\u6600\u6900'))).toBe('\u6600\u6900');
  expect(textOf([...ofOneCode('\u6600\u6901', 0)])).toBe('\u6600\u6901');
});
