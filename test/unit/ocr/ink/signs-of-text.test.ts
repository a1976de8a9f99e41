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
  expect(signsOfText(page, [60, 80, 400, 140])).toEqual({ kind: 'lines' });
  expect(signsOfText(page, [60, 390, 400, 610])).toEqual({ kind: 'none' });
  expect(signsOfText(page, [60, 640, 400, 700])).toEqual({ kind: 'none' });
});

test('noise does not look written, however much there is of it', () => {
  const pixels = page.pixels.slice();
  let seed = 1;
  for (let i = 0; i < pixels.length; i++) {
    seed = (seed * 48271) % 0x7fffffff;
    pixels[i] = seed % 256;
  }
  expect(signsOfText({ ...page, pixels }, [60, 80, 400, 600])).toEqual({ kind: 'none' });
});

/** Lines of bars as high as letters, so many in each word of each line; at 150 pixels per inch. */
function signsOf(...lines: readonly (readonly number[])[]) {
  const image = { ...blankImage(700, 700, 255), resolution: 150 };
  for (const [row, words] of lines.entries()) {
    let x = 20;
    for (const count of words) {
      for (let at = 0; at < count; at++, x += 12) fill(image, x, 20 + 40 * row, 8, 16);
      x += 40;
    }
  }
  return signsOfText(image, [0, 0, 336, 336]);
}

const times = <T>(count: number, value: T): T[] => Array<T>(count).fill(value);

test('sixty letters in lines are text, fewer are not', () => {
  expect(signsOf([20], [20], [20])).toEqual({ kind: 'lines' });
  expect(signsOf([20], [20], [19])).not.toEqual({ kind: 'lines' });
});

test('six letters make a line, fewer do not', () => {
  expect(signsOf(...times(10, [6]))).toEqual({ kind: 'lines' });
  expect(signsOf(...times(12, [5]))).not.toEqual({ kind: 'lines' });
});

test('two dozen letters in rows of words are text, fewer and single letters are not', () => {
  expect(signsOf(...times(6, [2, 2]))).toEqual({ kind: 'rows' });
  expect(signsOf(...times(5, [2, 2]), [2])).toEqual({ kind: 'none' });
  expect(signsOf(...times(12, [1, 1, 1, 1]))).toEqual({ kind: 'none' });
});

test('words are six in ten of what is as large as letters', () => {
  expect(signsOf(...times(6, [2, 2]), times(8, 1), times(8, 1))).toEqual({ kind: 'rows' });
  expect(signsOf(...times(6, [2, 2]), times(8, 1), times(9, 1))).toEqual({ kind: 'none' });
});

test('rows have several words in six rows of ten; below that, a line on top may be the title of a chart', () => {
  const rows = times(6, [3, 3]);
  expect(signsOf([9], ...rows, ...times(3, [3]))).toEqual({ kind: 'rows' });
  expect(signsOf([9], ...rows, ...times(4, [3]))).toEqual({ kind: 'title', bottom: 36 / 700 });
  expect(signsOf([8], ...rows, ...times(4, [3]))).toEqual({ kind: 'none' });
});
