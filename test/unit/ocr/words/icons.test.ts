import { describe, expect, test } from 'vitest';
import type { RecognizedWord } from '../../../../src/ocr/engines/recognizer.ts';
import { withoutIcons } from '../../../../src/ocr/words/icons.ts';

const SIZE = 40;
/** A word before text of 40 pixels, whose box is so high and wide. */
const drawn = (text: string, height: number, confidence: number, width = 30): RecognizedWord => ({
  text,
  box: [100, 200 - height, 100 + width, 200],
  baseline: 200,
  fontSize: SIZE,
  confidence,
});
const word = (text: string, x: number): RecognizedWord => ({
  text,
  box: [x, 171, x + 150, 200],
  baseline: 200,
  fontSize: SIZE,
  confidence: 0.95,
});
const read = (first: RecognizedWord, ...others: RecognizedWord[]): string =>
  withoutIcons([first, ...others, word('EXPERIENCE', 150)])
    .map(({ text }) => text)
    .join(' ');

describe('what was read in a picture before text is dropped', () => {
  test.each([
    ['a sign higher than signs are', drawn('©', 38, 0.96)],
    ['letters higher than letters are, of which the recogniser is unsure', drawn('(Hh', 35, 0.43)],
    ['a row of specks above the baseline', { ...drawn('aan', 11, 0.57, 25), baseline: 185 }],
  ])('%s', (_, icon) => {
    expect(read(icon)).toBe('EXPERIENCE');
  });
});

test('a speck before text, read as a letter, is a bullet', () => {
  expect(read(drawn('e', 12, 0.5, 12))).toBe('• EXPERIENCE');
});

describe('text is kept', () => {
  test.each([
    ['signs as high as capitals', drawn('&', 29, 0.9)],
    ['letters as high as capitals, however unsure', drawn('A', 29, 0.35)],
    ['higher letters that are sure', drawn('J', 36, 0.9)],
    ['numbers', drawn('10.', 38, 0.4)],
    ['what counts paragraphs', drawn('(c)', 38, 0.4)],
    ['brackets that are sure', drawn('[', 38, 0.8)],
    ['drop caps', drawn('T', 90, 0.5)],
    ['words in a box of two lines', drawn('Tax', 45, 0.5)],
    ['small words on the baseline of large ones', drawn('Qty', 11, 0.58, 25)],
    ['bullets and dashes', drawn('-', 3, 0.5)],
  ])('%s', (_, first) => {
    expect(read(first)).toBe(`${first.text} EXPERIENCE`);
  });

  test('a sign within a line, however high', () => {
    const sign = drawn('&', 38, 0.4);
    expect(withoutIcons([{ ...word('RESEARCH', 0), box: [0, 171, 90, 200] }, sign, word('EXPERIENCE', 150)])).toContain(
      sign,
    );
  });

  test('a sign that stands before nothing, or far from it', () => {
    const sign = drawn('©', 38, 0.9);
    expect(withoutIcons([sign])).toEqual([sign]);
    expect(withoutIcons([sign, word('EXPERIENCE', 300)])).toContain(sign);
  });
});
