import { expect, test } from 'vitest';
import type { PageImage } from '../../../../src/document/page-image.ts';
import { rotate } from '../../../../src/ocr/image/rotate.ts';
import { findRules, groundOf } from '../../../../src/ocr/ink/page-rules.ts';
import { pdf, tablePdf } from '../../../fixtures/pdf.ts';
import { scanPage } from '../../../fixtures/scan.ts';
import { blankImage, fill } from '../../../fixtures/type-image.ts';

const rulesIn = (image: PageImage) => findRules(image, groundOf(image));

test('the rules of a table on a scan are found where they are', async () => {
  const rules = rulesIn(
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
  expect(rulesIn(image)).toEqual([]);
});

/** Rules found of a bar, in pixels at 200 per inch. */
function rulesOf(width: number, height: number, grey = 0): number {
  const image = blankImage(400, 400, 255);
  fill(image, 50, 50, width, height, grey);
  return rulesIn(image).length;
}

test('rules are 0.4 inches long across and 0.3 down', () => {
  expect(rulesOf(80, 2)).toBe(1);
  expect(rulesOf(79, 2)).toBe(0);
  expect(rulesOf(2, 60)).toBe(1);
  expect(rulesOf(2, 59)).toBe(0);
});

test('rules are at most 0.045 inches thick: lines to write on are, a bar of four points is not', () => {
  expect(rulesOf(200, 9)).toBe(1);
  expect(rulesOf(200, 10)).toBe(0);
});

test('rules may be pale, down to what is seen of a hairline', () => {
  expect(rulesOf(200, 2, 241)).toBe(1);
  expect(rulesOf(200, 2, 242)).toBe(0);
});

test('a rule between a dark cell and a white one, or between two dark ones, is found', () => {
  const image = blankImage(600, 400, 255);
  fill(image, 50, 50, 200, 90, 110);
  fill(image, 50, 143, 200, 90, 110);
  fill(image, 50, 140, 500, 3, 0);
  fill(image, 250, 50, 3, 183, 0);
  expect(rulesIn(image).map(({ orientation }) => orientation)).toEqual(['horizontal', 'vertical']);
});

test('the edges of a shade are no rules', () => {
  const image = blankImage(600, 400, 255);
  fill(image, 50, 50, 400, 90, 200);
  expect(rulesIn(image)).toEqual([]);
});

test('a pale streak with ink close beside it all along is no rule', () => {
  const image = blankImage(400, 400, 255);
  fill(image, 50, 100, 200, 2, 225);
  expect(rulesIn(image)).toHaveLength(1);
  for (let x = 50; x < 250; x += 8) fill(image, x, 103, 6, 12, 0);
  expect(rulesIn(image)).toEqual([]);
});

test('ink with gaps half as dark is no rule', () => {
  const dashes = (gap: number): number => {
    const image = blankImage(400, 400, 255);
    fill(image, 50, 100, 200, 2, 155);
    for (let x = 58; x < 250; x += 10) fill(image, x, 100, 2, 2, gap);
    return rulesIn(image).length;
  };
  expect(dashes(204)).toBe(1);
  expect(dashes(206)).toBe(0);
});

test.each([0.4, -0.4])(
  'the long rules of a form that lies %s° askew are found, each where its middle is',
  (degrees) => {
    const image = blankImage(1700, 1100, 255);
    for (const y of [100, 500, 1000]) fill(image, 100, y, 1500, 3, 0);
    for (const x of [100, 1597]) fill(image, x, 100, 3, 900, 0);
    const rules = rulesIn(rotate(image, degrees));
    expect(rules.map(({ orientation }) => orientation).sort()).toEqual([
      ...Array(3).fill('horizontal'),
      ...Array(2).fill('vertical'),
    ]);
    for (const { box, orientation } of rules) {
      const thickness = orientation === 'horizontal' ? box[3] - box[1] : box[2] - box[0];
      expect(thickness).toBeLessThan(1.5);
    }
    const middle = rules.find(({ orientation, box }) => orientation === 'horizontal' && Math.abs(box[1] - 182) < 4);
    expect((middle?.box[2] ?? 0) - (middle?.box[0] ?? 0)).toBeGreaterThan(530);
  },
);

test('a thick bar that lies askew is no rule', () => {
  const image = blankImage(1700, 400, 255);
  fill(image, 100, 200, 1500, 12, 0);
  expect(rulesIn(rotate(image, 0.4))).toEqual([]);
});
