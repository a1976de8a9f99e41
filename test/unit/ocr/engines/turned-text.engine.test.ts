import { afterAll, expect, test } from 'vitest';
import { tesseract } from '../../../../src/build/engines-in-node.ts';
import { GivenUp, type Recognizer } from '../../../../src/ocr/engines/recognizer.ts';
import { readPage } from '../../../../src/ocr/read-image.ts';
import { pdf } from '../../../fixtures/pdf.ts';
import { scanPage } from '../../../fixtures/scan.ts';

const lines = [
  'Delivery note for the orchard on the northern slope',
  'Twelve crates of pears were taken over in good order.',
  'The driver has counted them together with the gardener.',
  'Empty crates are to be returned within four weeks.',
];
const text = lines.map((line, index) => ({ text: line, x: 90, y: 120 + 20 * index }));
const stamps = [
  { text: '80461752', x: 500, y: 300, size: 12, rotation: 90 },
  { text: 'Copy for the office', x: 60, y: 400, size: 10, rotation: 270 },
];
const image = await scanPage(pdf({ pages: [{ text: [...text, ...stamps] }] }), 150);
const recognizer = tesseract();
afterAll(() => recognizer.close());
const read = (by: Recognizer) => readPage(image, { recognizer: by, languages: ['eng'] });

test('numbers and notes along the edges of a scan are read the way they run', async () => {
  const { words } = await read(recognizer);
  const turned = (rotation: number) => words.filter((word) => word.rotation === rotation);
  expect(turned(90).map((word) => word.text)).toEqual(['80461752']);
  expect(turned(270).map((word) => word.text)).toEqual(['Copy', 'for', 'the', 'office']);
  expect(turned(0).map((word) => word.text)).toEqual(lines.join(' ').split(' '));
  const [number] = turned(90);
  expect([number?.box[0], number?.box[1]].map((place) => Math.round((place ?? 0) / 10))).toEqual([50, 30]);
  const [copy, , , office] = turned(270);
  expect(copy?.box[1]).toBeGreaterThan(office?.box[3] ?? 0);
});

test('a page without them is read once', async () => {
  let calls = 0;
  const counting: Recognizer = {
    ...recognizer,
    recognize(...given) {
      calls++;
      return recognizer.recognize(...given);
    },
  };
  const level = await scanPage(pdf({ pages: [{ text }] }), 150);
  await readPage(level, { recognizer: counting, languages: ['eng'] });
  expect(calls).toBe(1);
});

test('what takes too long to read leaves the other words as they are', async () => {
  let calls = 0;
  const slow: Recognizer = {
    ...recognizer,
    recognize: (...given) => (++calls > 1 ? Promise.reject(new GivenUp()) : recognizer.recognize(...given)),
  };
  const { words } = await read(slow);
  expect(words.map((word) => word.text).join(' ')).toContain(lines.join(' '));
});
