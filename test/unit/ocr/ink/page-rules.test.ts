import { expect, test } from 'vitest';
import { findRules } from '../../../../src/ocr/ink/page-rules.ts';
import { pdf, tablePdf } from '../../../fixtures/pdf.ts';
import { scanPage } from '../../../fixtures/scan.ts';

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
