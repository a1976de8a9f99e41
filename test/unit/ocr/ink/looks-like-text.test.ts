import { expect, test } from 'vitest';
import { looksLikeText } from '../../../../src/ocr/ink/looks-like-text.ts';
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
  expect(looksLikeText(page, [60, 80, 400, 140])).toBe(true);
  expect(looksLikeText(page, [60, 390, 400, 610])).toBe(false);
  expect(looksLikeText(page, [60, 640, 400, 700])).toBe(false);
});

test('noise does not look written, however much there is of it', () => {
  const pixels = page.pixels.slice();
  let seed = 1;
  for (let i = 0; i < pixels.length; i++) {
    seed = (seed * 48271) % 0x7fffffff;
    pixels[i] = seed % 256;
  }
  expect(looksLikeText({ ...page, pixels }, [60, 80, 400, 600])).toBe(false);
});

/** Bars as high as letters in lines of so many; at 150 pixels per inch. */
function lettersLookLikeText(count: number, line: number): boolean {
  const image = { ...blankImage(600, 600, 255), resolution: 150 };
  for (let letter = 0; letter < count; letter++) {
    fill(image, 20 + 12 * (letter % line), 20 + 60 * Math.floor(letter / line), 8, 16);
  }
  return looksLikeText(image, [0, 0, 288, 288]);
}

test('sixty letters look like text, fewer do not', () => {
  expect(lettersLookLikeText(60, 20)).toBe(true);
  expect(lettersLookLikeText(59, 20)).toBe(false);
});

test('six letters make a line, fewer do not', () => {
  expect(lettersLookLikeText(60, 6)).toBe(true);
  expect(lettersLookLikeText(60, 5)).toBe(false);
});
