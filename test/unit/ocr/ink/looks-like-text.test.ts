import { expect, test } from 'vitest';
import type { PageImage } from '../../../../src/document/page-image.ts';
import { only } from '../../../../src/ocr/image/mask.ts';
import { marks } from '../../../../src/ocr/ink/ink-components.ts';
import { isWritten } from '../../../../src/ocr/ink/looks-like-text.ts';
import { pdf } from '../../../fixtures/pdf.ts';
import { scanPage } from '../../../fixtures/scan.ts';

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

/** An image from rows of characters, of which `#` is black. */
const drawing = (...rows: readonly string[]): PageImage => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  pixels: Uint8Array.from(rows.join(''), (c) => (c === '#' ? 0 : 255)),
  resolution: 72,
});

test('marks that touch, by a corner too, are one', () => {
  const image = drawing('##......', '..#..#.#', '.....###', '........');
  expect(marks(image, [0, 0, 8, 4])).toEqual([
    [0, 0, 3, 2],
    [5, 1, 8, 3],
  ]);
});

test('light marks on dark ground are found as well', () => {
  expect(marks(drawing('########', '##..####', '########'), [0, 0, 8, 3])).toEqual([[2, 1, 4, 2]]);
});

test('lines of text look written, surfaces and paper do not', () => {
  expect(isWritten(page, [60, 80, 400, 140])).toBe(true);
  expect(isWritten(page, [60, 390, 400, 610])).toBe(false);
  expect(isWritten(page, [60, 640, 400, 700])).toBe(false);
});

test('noise does not look written, however much there is of it', () => {
  const pixels = page.pixels.slice();
  let seed = 1;
  for (let i = 0; i < pixels.length; i++) {
    seed = (seed * 48271) % 0x7fffffff;
    pixels[i] = seed % 256;
  }
  expect(isWritten({ ...page, pixels }, [60, 80, 400, 600])).toBe(false);
});

test('only the parts asked for are left of an image', () => {
  expect(only(drawing('####', '####'), [[1, 0, 2, 1]]).pixels.join()).toBe(
    [255, 0, 255, 255, 255, 255, 255, 255].join(),
  );
});
