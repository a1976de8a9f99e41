import { describe, expect, test } from 'vitest';
import type { PageImage } from '../../../../src/document/page-image.ts';
import type { RecognizedWord } from '../../../../src/ocr/engines/recognizer.ts';
import { findBullets, withBullets, withoutBullets } from '../../../../src/ocr/ink/bullets.ts';
import { inkComponents } from '../../../../src/ocr/ink/ink-components.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

const LINES = [60, 110, 160];

/** Three lines of letters, 20 pixels high, and at the same place before each of them something of a size. */
function list(size: number, { up = 10, gap = 20 }: { readonly up?: number; readonly gap?: number } = {}): PageImage {
  const image = blankImage(500, 220, 255);
  for (const y of LINES) {
    for (let letter = 0; letter < 15; letter++)
      fill(image, 120 + letter * 16, y + (letter % 3 ? 6 : 0), 10, letter % 3 ? 14 : 20);
    fill(image, 120 - gap - size, Math.round(y + 20 - up - size / 2), size, size);
  }
  return image;
}

const found = (image: PageImage): number => findBullets(image, inkComponents(image)).length;

describe('bullets are found', () => {
  test.each([5, 8, 12])('%i pixels large before letters of 20', (size) => {
    expect(found(list(size))).toBe(3);
  });

  test('nearly as high as small letters where they are discs or rings, and far from the line', () => {
    expect(found(list(15, { gap: 24 }))).toBe(3);
    expect(found(list(15, { gap: 16 }))).toBe(0);
    const [rings, open] = [list(15, { gap: 24 }), list(15, { gap: 24 })];
    for (const y of LINES) {
      fill(rings, 84, y + 6, 9, 9, 255);
      fill(open, 84, y + 6, 12, 9, 255);
    }
    expect({ rings: found(rings), open: found(open) }).toEqual({ rings: 3, open: 0 });
  });
});

describe('other things are no bullets', () => {
  test.each([
    ['full stops on the baseline', list(5, { up: 2 })],
    ['apostrophes above small letters', list(5, { up: 18 })],
    ['what is close to the line', list(8, { gap: 4 })],
    ['what is far from the line', list(8, { gap: 90 })],
    ['dust', list(3)],
  ])('%s', (_, image) => {
    expect(found(image)).toBe(0);
  });

  test('a dot between words', () => {
    const image = list(8);
    for (const y of LINES) fill(image, 50, y, 10, 20);
    expect(found(image)).toBe(0);
  });

  test('one alone on the page', () => {
    const image = list(8);
    for (const y of LINES.slice(1)) fill(image, 80, y, 30, 20, 255);
    expect(found(image)).toBe(0);
  });

  test('dashes', () => {
    const image = list(8);
    for (const y of LINES) fill(image, 80, y + 6, 20, 8);
    expect(found(image)).toBe(0);
  });
});

test('a page without its bullets has its letters still', () => {
  const image = list(8);
  const bare = withoutBullets(image, findBullets(image, inkComponents(image)));
  expect(inkComponents(bare)).toHaveLength(45);
});

test('each bullet comes before the first word of its own line', () => {
  const image = list(8);
  const word = (text: string, x: number, y: number): RecognizedWord => ({
    text,
    box: [x, y, x + 60, y + 20],
    baseline: y + 20,
    fontSize: 28,
    confidence: 0.9,
  });
  const words = LINES.flatMap((y) => [word(`first${y}`, 120, y), word(`second${y}`, 200, y)]);
  const text = withBullets(words, findBullets(image, inkComponents(image))).map((one) => one.text);
  expect(text).toEqual(LINES.flatMap((y) => ['•', `first${y}`, `second${y}`]));
});
