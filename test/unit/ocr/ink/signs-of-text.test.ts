import { expect, test } from 'vitest';
import { signsOfText } from '../../../../src/ocr/ink/signs-of-text.ts';
import { pdf } from '../../../fixtures/pdf.ts';
import { scanPage } from '../../../fixtures/scan.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

const page = await scanPage(
  pdf({
    pages: [
      {
        text: ['A dozen lines of ordinary words', 'that somebody has written down', 'for others to read one day'].map(
          (text, index) => ({ text, x: 72, y: 100 + 14 * index }),
        ),
        fills: [{ box: [72, 400, 300, 600], color: [0.2, 0.4, 0.6] }],
      },
    ],
  }),
  150,
);

test('lines of text look written, surfaces and paper do not', () => {
  expect(signsOfText(page, [60, 80, 400, 140])).toBe('lines');
  expect(signsOfText(page, [60, 390, 400, 610])).toBe('none');
  expect(signsOfText(page, [60, 640, 400, 700])).toBe('none');
});

test('noise does not look written, however much there is of it', () => {
  const pixels = page.pixels.slice();
  let seed = 1;
  for (let i = 0; i < pixels.length; i++) {
    seed = (seed * 48271) % 0x7fffffff;
    pixels[i] = seed % 256;
  }
  expect(signsOfText({ ...page, pixels }, [60, 80, 400, 600])).toBe('none');
});

/** Bars as high as letters: so many in lines of so many, and others that stand alone below. At 150 pixels per inch. */
function signsOf(count: number, line: number, alone = 0) {
  const image = { ...blankImage(700, 700, 255), resolution: 150 };
  const letter = (x: number, y: number): void => fill(image, 20 + x, 20 + y, 8, 16);
  for (let at = 0; at < count; at++) letter(12 * (at % line), 40 * Math.floor(at / line));
  for (let at = 0; at < alone; at++) letter(40 * (at % 15), 560 + 30 * Math.floor(at / 15));
  return signsOfText(image, [0, 0, 336, 336]);
}

test('sixty letters in lines are text, fewer are words at most', () => {
  expect(signsOf(60, 20)).toBe('lines');
  expect(signsOf(59, 20)).toBe('words');
});

test('six letters make a line, fewer are words at most', () => {
  expect(signsOf(60, 6)).toBe('lines');
  expect(signsOf(60, 5)).toBe('words');
});

test('two letters make a word, from two dozen letters on', () => {
  expect(signsOf(24, 2)).toBe('words');
  expect(signsOf(24, 1)).toBe('none');
  expect(signsOf(22, 2)).toBe('none');
});

test('words are six in ten of what is as large as letters', () => {
  expect(signsOf(24, 4, 16)).toBe('words');
  expect(signsOf(24, 4, 17)).toBe('none');
});
