import { expect, test } from 'vitest';
import { tesseract } from '../../../src/build/engines-in-node.ts';
import { displayedBox, type Levelling } from '../../../src/document/levelling.ts';
import { turn } from '../../../src/ocr/image/quarter-turn.ts';
import { rotate } from '../../../src/ocr/image/rotate.ts';
import { readPage } from '../../../src/ocr/read-image.ts';
import { pdf } from '../../fixtures/pdf.ts';
import { scanPage } from '../../fixtures/scan.ts';

const lines = [
  'The quick brown fox jumps over the lazy dog near the river.',
  'Pack my box with five dozen liquor jugs before the judge arrives.',
  'How vexingly quick daft zebras jump across the fence of the farm.',
  'Sphinx of black quartz, judge my vow and speak of it to nobody.',
];
const text = lines.map((line, index) => ({ text: line, x: 72, y: 120 + 16 * index }));
const rules = [{ from: [72, 300], to: [540, 300], width: 1 }] as const;
const upright = await scanPage(pdf({ pages: [{ text, rules }] }), 150);
const options = { recognizer: tesseract(), languages: ['eng'], signal: new AbortController().signal };
const read = (quarters: 0 | 1 | 2 | 3) => readPage(turn(upright, quarters), options);

test('an upright page is read where it stands', async () => {
  const { words, levelling } = await read(0);
  expect(words.map((word) => word.text).join(' ')).toBe(lines.join(' '));
  expect(words[0]?.box[0]).toBeCloseTo(72, 0);
  expect(words[0]?.baseline).toBeCloseTo(120, 0);
  expect(levelling).toBeUndefined();
});

test.each([1, 2, 3] as const)(
  'a page turned by %d quarters is read upright, and its words are found on it',
  async (quarters) => {
    const { words, levelling } = await read(quarters);
    expect(words.map((word) => word.text).join(' ')).toBe(lines.join(' '));
    const first = words[0]?.box ?? [0, 0, 0, 0];
    const [x0, y0, x1, y1] = displayedBox(first, levelling as Levelling);
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    // The middle of the first word lies about at (81, 116) on a page of 612 by 792 points.
    const place = { 1: [792 - 116, 81], 2: [612 - 81, 792 - 116], 3: [116, 612 - 81] }[quarters];
    expect(Math.abs(x - (place[0] ?? 0))).toBeLessThan(3);
    expect(Math.abs(y - (place[1] ?? 0))).toBeLessThan(3);
  },
);

test.each([
  ['upright', upright],
  ['upside down', turn(upright, 2)],
  ['on its side', turn(upright, 1)],
  ['askew', rotate(upright, 5)],
])('a page that lies %s keeps its rules, below its text', async (_, page) => {
  const { words, rules: found } = await readPage(page, options);
  const [rule, ...others] = found;
  expect(others).toEqual([]);
  expect(rule?.orientation).toBe('horizontal');
  const [x0, y0, x1] = rule?.box ?? [0, 0, 0];
  expect(Math.abs(x1 - x0 - 468)).toBeLessThan(6);
  expect(Math.abs(y0 - (words[0]?.baseline ?? 0) - 180)).toBeLessThan(3);
});

test('check boxes are read with their state', async () => {
  const box = (x: number, y: number) =>
    (
      [
        [x, y - 9, x + 9, y - 9],
        [x + 9, y - 9, x + 9, y],
        [x + 9, y, x, y],
        [x, y, x, y - 9],
      ] as const
    ).map(([x0, y0, x1, y1]) => ({ from: [x0, y0], to: [x1, y1], width: 0.7 }) as const);
  const tick = { from: [152, 227], to: [159, 220], width: 1 } as const;
  const answers = [
    { text: 'I would like to be called back', x: 90, y: 228 - 28 },
    { text: 'Yes', x: 166, y: 228 },
    { text: 'No', x: 220, y: 228 },
  ];
  const page = { text: [...text, ...answers], rules: [...box(151, 228), tick, ...box(205, 228)] };
  const { words } = await readPage(await scanPage(pdf({ pages: [page] }), 200), options);
  expect(words.map((word) => word.text).join(' ')).toContain('called back ☒ Yes ☐ No');
});
