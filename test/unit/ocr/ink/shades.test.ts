import { expect, test } from 'vitest';
import type { PageImage } from '../../../../src/document/page-image.ts';
import { findRules, groundOf } from '../../../../src/ocr/ink/page-rules.ts';
import { findShades } from '../../../../src/ocr/ink/shades.ts';
import { pdf } from '../../../fixtures/pdf.ts';
import { scanPage } from '../../../fixtures/scan.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

function shadesIn(image: PageImage) {
  const ground = groundOf(image);
  return findShades(ground, findRules(image, ground));
}
const PIXEL = 72 / 200;
const boxesIn = (image: PageImage) => shadesIn(image).map(({ box }) => box.map((point) => Math.round(point / PIXEL)));

test('the shades of a table with print on them are found where they are, with their grey', async () => {
  const image = await scanPage(
    pdf({
      pages: [
        {
          text: [
            { text: 'Harvest of the year', x: 80, y: 694, size: 11 },
            { text: 'Beans and peas', x: 80, y: 654, size: 11 },
          ],
          fills: [
            { box: [72, 690, 300, 710], color: [0.8, 0.8, 0.8] },
            { box: [72, 650, 300, 670], color: [0.96, 0.96, 0.96] },
          ],
        },
      ],
    }),
  );
  const shades = shadesIn(image);
  expect(shades.map(({ color }) => color).sort()).toEqual(['#cccccc', '#f5f5f5']);
  for (const { box } of shades) {
    expect([box[0], box[2], box[3] - box[1]].map(Math.round)).toEqual([72, 300, 20]);
  }
});

test('shades of one grey end at the rule or the gap between them', () => {
  const image = blankImage(900, 400, 255);
  fill(image, 100, 100, 600, 60, 220);
  fill(image, 300, 100, 3, 60, 0);
  fill(image, 500, 100, 2, 60, 255);
  expect(boxesIn(image)).toEqual([
    [100, 100, 300, 160],
    [303, 100, 500, 160],
    [502, 100, 700, 160],
  ]);
});

test('a shaded corner is two shades, each as wide all the way down', () => {
  const image = blankImage(900, 600, 255);
  fill(image, 100, 100, 600, 60, 200);
  fill(image, 100, 160, 150, 300, 200);
  expect(boxesIn(image)).toEqual([
    [100, 100, 700, 160],
    [100, 160, 250, 460],
  ]);
});

test('a grey that comes and goes gradually is no shade', () => {
  const image = blankImage(900, 600, 255);
  for (let row = 0; row < 300; row++) fill(image, 100, 100 + row, 600, 1, 255 - Math.round(Math.abs(150 - row) / 4));
  expect(shadesIn(image)).toEqual([]);
});

test('shades are at least 7 points wide and 6 high', () => {
  const count = (width: number, height: number): number => {
    const image = blankImage(400, 400, 255);
    fill(image, 100, 100, width, height, 128);
    return shadesIn(image).length;
  };
  expect(count(20, 17)).toBe(1);
  expect(count(19, 17)).toBe(0);
  expect(count(20, 16)).toBe(0);
});

test('dark ground beside the page is no shade', () => {
  const image = blankImage(400, 400, 255);
  fill(image, 0, 0, 60, 400, 10);
  expect(shadesIn(image)).toEqual([]);
});
