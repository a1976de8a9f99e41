import { describe, expect, test } from 'vitest';
import type { Glyph, TextToken } from '../../../../../src/readers/pdf/source.ts';
import { readableTokens } from '../../../../../src/readers/pdf/words/tokens.ts';
import { glyphs } from '../glyphs.ts';

const textOf = (tokens: readonly TextToken[]): string =>
  readableTokens(tokens)
    .map((token) => (typeof token === 'string' ? token : token.text))
    .join('');

test('glyphs that mean what they are stay the same objects', () => {
  const tokens: TextToken[] = [...glyphs('plain'), ' ', ...glyphs('text é ² ™')];
  for (const [index, token] of readableTokens(tokens.slice(0, 6)).entries()) expect(token).toBe(tokens[index]);
  expect(textOf(tokens)).toBe('plain text é ² ™'.replace(' ', ' '));
});

test('Latin ligatures are read as their letters, all hyphens as one', () => {
  expect(textOf(glyphs('oﬃce well\u2010read non\u2011stop'))).toBe('office well-read non-stop');
});

test('letters of Arabic and Hebrew that are given by their forms within a word are read as letters', () => {
  expect(textOf(glyphs('\ufe97\ufed8\ufeae\ufbff\ufeae'))).toBe('تقریر');
  expect(textOf(glyphs('\ufefb \ufe8e\ufe76 \ufb4b'))).toBe('لا ا\u064e \u05d5\u05b9');
});

test('symbols of private codes are read by their font, and unknown ones and control codes are said to be unknown', () => {
  expect(textOf(glyphs('\uf0b7', 0, 100, { family: 'Symbol' }))).toBe('•');
  expect(textOf(glyphs('\uf0f0', 0, 100, { family: 'Symbol' }))).toBe('');
  expect(textOf(glyphs('a\u0081\ue123'))).toBe('a\ufffd\ufffd');
});

test('a hyphen of which a font says several codes at once is one, hyphens one after the other are several', () => {
  const [letter, ...hyphens] = glyphs('A-\u00ad\u2010');
  const end = glyphs('Z', 50);
  const place = hyphens[0] as Glyph;
  const inPlace = hyphens.map((glyph): Glyph => ({ ...glyph, box: place.box }));
  expect(textOf([letter as Glyph, ...inPlace, ...end])).toBe('A-Z');
  expect(textOf([letter as Glyph, ...hyphens, ...end])).toBe('A---Z');
});

describe('a soft hyphen', () => {
  const wide = (width: number): Glyph[] =>
    glyphs('\u00ad').map((glyph): Glyph => ({ ...glyph, box: [0, 92, width, 102] }));

  test('is a hyphen where the line breaks, and nothing where it takes no room', () => {
    expect(textOf(wide(0.1))).toBe('-');
    expect(textOf(wide(0.09))).toBe('');
  });
});

test('a large operator is read by its font and stands on the baseline of its formula', () => {
  const [sum] = glyphs('X', 0, 90, { signs: 'operators' }).map((glyph): Glyph => ({ ...glyph, ink: [0, 100, 5, 120] }));
  expect(readableTokens(sum ? [sum] : [])).toMatchObject([{ text: '∑', y: 112.5 }]);
});

test('a bullet’s code in the font of the text is the tab behind it where it takes no room, and a letter elsewhere', () => {
  const [bullet] = glyphs('y', 0, 100, { family: 'Wingdings2', signs: 'pictures' }) as [Glyph];
  const [letter] = glyphs('y', 5, 100) as [Glyph];
  const tab: Glyph = { ...letter, box: [5, 92, 5, 102] };
  expect(textOf([bullet, tab, ' ', ...glyphs('item')])).toBe('• item');
  expect(textOf([bullet, letter])).toBe('•y');
});

test('a narrow no-break space parts words, such as a bullet and its text, but not the digits of a number', () => {
  expect(textOf(glyphs('•\u202fOats'))).toBe('• Oats');
  expect(textOf(glyphs('1\u202f234'))).toBe('1\u202f234');
});
