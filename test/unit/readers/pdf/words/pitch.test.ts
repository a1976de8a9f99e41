import { expect, test } from 'vitest';
import { FOUND_SPACE, type Glyph, SPACE, type TextToken } from '../../../../../src/readers/pdf/source.ts';
import { buildWords } from '../../../../../src/readers/pdf/words/words.ts';
import { glyphs } from '../glyphs.ts';

const PITCH = 6;
const WIDTHS: Readonly<Record<string, number>> = {
  T: 6,
  e: 5.5,
  s: 5,
  t: 2.8,
  i: 2.2,
  n: 5.5,
  g: 5.5,
  l: 2.2,
  ' ': 2.8,
};

/** Letters of several widths at places of their own; white space where the text has it. */
function set(text: string, placeOf: (index: number) => number, y = 100): TextToken[] {
  return [...text].map((character, index): TextToken => {
    if (character === ' ') return SPACE;
    const [glyph] = glyphs(character, placeOf(index), y, { object: index }) as [Glyph];
    const [x0, y0, , y1] = glyph.box;
    return { ...glyph, box: [x0, y0, x0 + (WIDTHS[character] ?? 5.5), y1] };
  });
}
const pitched = (text: string, y?: number) => set(text, (index) => PITCH * index, y);
const textsOf = (tokens: readonly TextToken[]): string[] => buildWords(tokens).words.map(({ text }) => text);

test('letters at one pitch are one word, however much room is behind the narrow ones', () => {
  expect(textsOf(pitched('Testing listing'))).toEqual(['Testing', 'listing']);
});

test('white space that the engine finds behind a narrow letter parts no letters at one pitch', () => {
  expect(textsOf(pitched('Testing').flatMap((token) => [token, FOUND_SPACE]))).toEqual(['Testing']);
});

test('short words are whole where their line has a pitch, and on other lines not', () => {
  expect(textsOf(pitched('it Testing'))).toEqual(['it', 'Testing']);
  expect(textsOf([...pitched('it'), ...pitched('Testing', 120)])).toEqual(['i', 't', 'Testing']);
});

test('a place that is left empty parts words', () => {
  const tokens = pitched('Testing listing').filter((token) => token !== SPACE);
  expect(textsOf(tokens)).toEqual(['Testing', 'listing']);
});

test('figures of one width tell no pitch', () => {
  const figures = [...glyphs('20261'), ...glyphs('i', 25), ...glyphs('t', 35)];
  expect(textsOf(figures)).toEqual(['20261i', 't']);
});

test('letters with the same gap everywhere keep it', () => {
  expect(textsOf(set('siti', (index) => 9 * index))).toEqual(['s', 'i', 't', 'i']);
});
