import { expect, test } from 'vitest';
import { rotate } from '../../../../src/ocr/image/rotate.ts';
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

test.each([0.4, -0.4])(
  'the long rules of a form that lies %s° askew are found, each where its middle is',
  (degrees) => {
    const image = blankImage(1700, 1100, 255);
    for (const y of [100, 500, 1000]) fill(image, 100, y, 1500, 3, 0);
    for (const x of [100, 1597]) fill(image, x, 100, 3, 900, 0);
    const rules = findRules(rotate(image, degrees));
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
  fill(image, 100, 200, 1500, 8, 0);
  expect(findRules(rotate(image, 0.4))).toEqual([]);
});
