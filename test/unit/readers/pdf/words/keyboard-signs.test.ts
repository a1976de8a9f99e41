import { expect, test } from 'vitest';
import { keyboardText } from '../../../../../src/readers/pdf/words/keyboard-signs.ts';
import { signFontOf } from '../../../../../src/readers/pdf/words/sign-fonts.ts';
import { readableTokens } from '../../../../../src/readers/pdf/words/tokens.ts';
import { glyphs } from '../glyphs.ts';

const read = (text: string, family: string): string =>
  readableTokens(glyphs(text, 0, 100, { family, signs: signFontOf(family) }))
    .map((token) => (typeof token === 'string' ? token : token.text))
    .join('');

test.each([
  ['CMR10', 'di↵erent', 'different'],
  ['CMTI9', 'o↵-the-shelf', 'off-the-shelf'],
  ['CMBX12', 'ba✏ed', 'baffled'],
  ['CMMI10', '↵✓⇡⌧!', 'αθπτω'],
  ['CMMI7', '⇥⌃⌦', 'ΘΣΩ'],
  ['CMSY10', '⇥⇠✓', '×∼⊆'],
])('keys in %s, as Quartz writes them, are what TeX has under their codes: %s', (family, said, expected) => {
  expect(read(said, family)).toBe(expected);
});

test('a wide glyph of no meaning in a word of such a font is the ligature ffi, a narrow one stays unknown', () => {
  const [glyph] = glyphs('\ufffd', 0, 100, { family: 'CMR10' });
  if (!glyph) throw new Error('no glyph');
  expect(keyboardText({ ...glyph, box: [0, 92, 8.3, 102] }, ['i', 'c'])).toBe('ffi');
  expect(keyboardText(glyph, ['i', 'c'])).toBeUndefined();
  expect(keyboardText({ ...glyph, box: [0, 92, 8.3, 102] }, ['', ''])).toBeUndefined();
});

test('keys in other fonts are keys', () => {
  expect(read('⌘C, ✓ and ↵', 'LucidaGrande')).toBe('⌘C, ✓ and ↵');
  expect(read('✓', 'MSAM10')).toBe('✓');
});
