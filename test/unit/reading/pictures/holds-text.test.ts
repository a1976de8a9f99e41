import { expect, test } from 'vitest';
import { holdsText, isTitle } from '../../../../src/reading/pictures/holds-text.ts';
import { page, word } from '../../ocr/words.ts';

/** Words of each line side by side from the left, lines well apart. */
const written = (...lines: readonly string[]) =>
  lines.flatMap((line, row) =>
    line
      .split(' ')
      .map((text, at) => word(text, { box: [10 + 40 * at, 40 * row, 46 + 40 * at, 40 * row + 10], confidence: 0.9 })),
  );
/** Labels here and there. */
const labels = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    word(String(at * 50), { box: [300 + 7 * at, 13 * at, 320 + 7 * at, 13 * at + 9], confidence: 0.9 }),
  );

test('three written lines with half of the words are text, a title with a legend is none', () => {
  const lines = ['Boats of the harbour', 'counted in the year', 'by two old men'];
  expect(holdsText(page({ words: [...written(...lines), ...labels(12)] }))).toBe(true);
  expect(holdsText(page({ words: [...written(...lines), ...labels(13)] }))).toBe(false);
  expect(holdsText(page({ words: written(...lines.slice(0, 2)) }))).toBe(false);
});

test('a title has three words, mostly of letters, that are likely to be right', () => {
  const [three = [], two = []] = [written('Boats per year'), written('Boats counted')];
  expect(isTitle(three)).toBe(true);
  expect(isTitle(two)).toBe(false);
  expect(isTitle(written('15 636 Boats 12'))).toBe(false);
  expect(isTitle(three.map((one) => ({ ...one, confidence: 0.84 })))).toBe(false);
});
