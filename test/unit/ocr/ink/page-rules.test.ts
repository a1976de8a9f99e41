import { expect, test } from 'vitest';
import { findRules } from '../../../../src/ocr/ink/page-rules.ts';
import { pdf, tablePdf } from '../../../fixtures/pdf.ts';
import { scanPage } from '../../../fixtures/scan.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

test('the rules of a table on a scan are found where they are', async () => {
  const rules = findRules(
    await scanPage(
      tablePdf([
        ['Crop', 'Weight'],
        ['Beans', '12 kg'],
      ]),
    ),
  );
  const places = (orientation: string, at: 0 | 1): number[] =>
    rules
      .filter((rule) => rule.orientation === orientation)
      .map(({ box }) => Math.round((box[at] + (box[at + 2] ?? 0)) / 2));
  expect(places('horizontal', 1)).toEqual([72, 92, 112]);
  expect(places('vertical', 0)).toEqual([72, 172, 272]);
});

test('letters, shades and bars are no rules', async () => {
  const image = await scanPage(
    pdf({
      pages: [
        {
          text: [{ text: 'HILL', x: 72, y: 100, size: 24 }],
          fills: [
            { box: [72, 200, 540, 220], color: [0.85, 0.85, 0.85] },
            { box: [72, 300, 540, 304], color: [0, 0, 0] },
          ],
        },
      ],
    }),
  );
  expect(findRules(image)).toEqual([]);
});

/** Rules found of a bar, in pixels at 200 per inch. */
function rulesOf(width: number, height: number, grey = 0): number {
  const image = blankImage(400, 400, 255);
  fill(image, 50, 50, width, height, grey);
  return findRules(image).length;
}

test('rules are 0.4 inches long across and 0.3 down', () => {
  expect(rulesOf(80, 2)).toBe(1);
  expect(rulesOf(79, 2)).toBe(0);
  expect(rulesOf(2, 60)).toBe(1);
  expect(rulesOf(2, 59)).toBe(0);
});

test('rules are at most 0.03 inches thick', () => {
  expect(rulesOf(200, 6)).toBe(1);
  expect(rulesOf(200, 7)).toBe(0);
});

test('rules may be grey, the shade of a row is none', () => {
  expect(rulesOf(200, 2, 145)).toBe(1);
  expect(rulesOf(200, 2, 146)).toBe(0);
});
