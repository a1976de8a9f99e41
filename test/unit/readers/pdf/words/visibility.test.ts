import { expect, test } from 'vitest';
import { type Glyph, isGlyph, SPACE, type TextToken } from '../../../../../src/readers/pdf/source.ts';
import { partByInk, type Surroundings, suspectsOf } from '../../../../../src/readers/pdf/words/visibility.ts';
import { glyphs } from '../glyphs.ts';

const PAGE: Surroundings = { width: 600, height: 800, images: [], drawings: [], areas: [], objects: [] };
const BOX = [90, 80, 200, 120] as const;

/** A text object of its own at (100, 100) in a colour. */
const text = (color: string, { invisible = false, after = 0 } = {}): Glyph[] =>
  glyphs('word', 100, 100, { object: 7, color, invisible, after });

const isSuspect = (tokens: readonly TextToken[], page: Partial<Surroundings> = {}): boolean =>
  suspectsOf([...glyphs('seen'), SPACE, ...tokens], { ...PAGE, ...page }).has(7);

test.each([
  ['#ffffff', true],
  ['#f7f7f7', true],
  ['#f6f7f7', false],
])('text in %s on white paper is suspect: %s', (color, expected) => {
  expect(isSuspect(text(color))).toBe(expected);
});

test('text is compared with the last area that is painted under it', () => {
  const areas = [
    { box: BOX, color: '#ffffff' },
    { box: BOX, color: '#003366' },
  ];
  expect(isSuspect(text('#ffffff'), { areas })).toBe(false);
  expect(isSuspect(text('#003366'), { areas })).toBe(true);
});

test('text over a picture is not judged by its colour', () => {
  expect(isSuspect(text('#ffffff'), { images: [{ box: BOX }] })).toBe(false);
});

test('text is suspect under what is painted after it, not over what is painted before', () => {
  const objects = [{ kind: 'image', region: { box: BOX } } as const];
  expect(isSuspect(text('#000000', { after: 0 }), { objects })).toBe(true);
  expect(isSuspect(text('#000000', { after: 1 }), { objects })).toBe(false);
});

test.each([
  ['one image', 0.49, 1, true],
  ['one image', 0.51, 1, false],
  ['strips', 0.51, 3, false],
])('an unpainted layer over %s of %d of the page, in %i, is suspect: %s', (_, share, strips, expected) => {
  const down = (800 * share) / strips;
  const images = Array.from({ length: strips }, (__, index) => ({
    box: [0, index * down, 600, (index + 1) * down] as const,
  }));
  expect(isSuspect(text('#000000', { invisible: true }), { images })).toBe(expected);
});

test('stretches of suspect text without ink are hidden, word by word', () => {
  const tokens: TextToken[] = [
    ...glyphs('one', 0),
    SPACE,
    ...glyphs('two', 50),
    SPACE,
    ...glyphs('six', 100, 100, { object: 2 }),
  ];
  const { seen, hidden } = partByInk(tokens, new Set([1]), ([left]) => left < 20);
  const written = (part: readonly TextToken[]): string =>
    part
      .map((token) => (isGlyph(token) ? token.text : ' '))
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  expect([written(seen), written(hidden)]).toEqual(['one six', 'two']);
});
