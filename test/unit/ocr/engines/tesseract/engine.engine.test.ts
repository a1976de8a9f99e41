import { expect, test } from 'vitest';
import { tesseract } from '../../../../../src/build/engines-in-node.ts';
import { pdf, textPdf } from '../../../../fixtures/pdf.ts';
import { scanPage } from '../../../../fixtures/scan.ts';

const english = { languages: ['eng'] };

test('Tesseract reads a page: its words, their places, sizes and confidence', async () => {
  const recognizer = tesseract();
  const page = await scanPage(textPdf('The quick brown fox'));
  const { words } = await recognizer.recognize(page, english);
  expect(words.map(({ text }) => text)).toEqual(['The', 'quick', 'brown', 'fox']);
  const [first] = words;
  expect(first?.box[0]).toBeCloseTo(200, -1);
  expect(first?.baseline).toBeCloseTo(200, -1);
  expect(((first?.fontSize ?? 0) / 200) * 72).toBeCloseTo(11, 0);
  expect(first?.confidence).toBeGreaterThan(0.8);
  const both = await recognizer.recognize(page, { languages: ['fra', 'eng'] });
  expect(both.words).toHaveLength(4);
});

test('as one block, the prices of a receipt are read on the lines of their goods', async () => {
  const goods = ['Green tea', 'Oat milk', 'Brown bread', 'Salted butter', 'Plum jam'];
  const text = goods.flatMap((name, index) => [
    { text: name, x: 40, y: 60 + 16 * index },
    { text: `${index + 2}.50`, x: 240, y: 60 + 16 * index },
  ]);
  const page = await scanPage(pdf({ pages: [{ text }] }), 200);
  const { words } = await tesseract().recognize(page, { ...english, oneBlock: true });
  expect(words.map(({ text }) => text).join(' ')).toBe(goods.map((name, index) => `${name} ${index + 2}.50`).join(' '));
});
