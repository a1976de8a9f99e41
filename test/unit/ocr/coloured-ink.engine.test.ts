import { expect, test } from 'vitest';
import { tesseract } from '../../../src/build/engines-in-node.ts';
import { readPage } from '../../../src/ocr/read-image.ts';
import { type DrawingSpec, pdf } from '../../fixtures/pdf.ts';
import { scanPage } from '../../fixtures/scan.ts';

type Color = readonly [red: number, green: number, blue: number];

const WHITE: Color = [1, 1, 1];
const TEAL: Color = [0, 0.5, 0.5];
const NAVY: Color = [0.05, 0.1, 0.3];
const ORANGE: Color = [1, 0.6, 0];
const LIGHT_GREEN: Color = [0.55, 0.85, 0.55];
const LIGHT_GREY: Color = [0.75, 0.75, 0.75];
const YELLOW: Color = [1, 0.8, 0.1];
const PURE_YELLOW: Color = [1, 1, 0];
const RED: Color = [0.85, 0.1, 0.1];

const lines = [
  'The quick brown fox jumps over the lazy dog near the river.',
  'Pack my box with five dozen liquor jugs before the judge arrives.',
  'How vexingly quick daft zebras jump across the fence of the farm.',
  'Sphinx of black quartz, judge my vow and speak of it to nobody.',
];
const body = lines.map((text, index) => ({ text, x: 72, y: 220 + 16 * index }));
const options = { recognizer: tesseract(), languages: ['eng'] };

/** No higher than what is on it: recognition takes as long as there is paper. */
const HEIGHT = 320;

/** What is read on a page that has black text and something above it, line by line. */
async function read({ text = [], ...others }: DrawingSpec): Promise<string> {
  const page = await scanPage(pdf({ pages: [{ height: HEIGHT, ...others, text: [...text, ...body] }] }));
  const { words } = await readPage(page, options);
  return words.map((word) => word.text).join(' ');
}

const heading = (color: Color, size = 19.5) => ({ text: [{ text: 'Work Experience', x: 72, y: 120, size, color }] });

test.each([
  ['yellow', YELLOW],
  ['pure yellow', PURE_YELLOW],
  ['orange', ORANGE],
  ['light green', LIGHT_GREEN],
  ['light grey', LIGHT_GREY],
])('a heading in %s is read beside black text', async (_, color) => {
  expect(await read(heading(color))).toBe(`Work Experience ${lines.join(' ')}`);
});

test('small print in light grey is read beside black text', async () => {
  const text = [{ text: 'February 2020 to present, Mountain View', x: 72, y: 140, size: 9, color: LIGHT_GREY }];
  expect(await read({ text })).toBe(`February 2020 to present, Mountain View ${lines.join(' ')}`);
});

test.each([
  ['teal', TEAL],
  ['navy', NAVY],
  ['orange', ORANGE],
])('white text on a band of %s is read, and the text below it', async (_, color) => {
  const fills = [{ box: [40, 60, 572, 160], color }] as const;
  const text = [
    { text: 'Maria Lindqvist', x: 72, y: 100, size: 22, color: WHITE },
    { text: 'Gothenburg, Sweden, 555 010 2030', x: 72, y: 130, size: 10, color: WHITE },
  ];
  expect(await read({ text, fills })).toBe(`Maria Lindqvist Gothenburg, Sweden, 555 010 2030 ${lines.join(' ')}`);
});

test('a narrow band with a white heading is read', async () => {
  const fills = [{ box: [60, 105, 552, 127], color: TEAL }] as const;
  expect(await read({ ...heading(WHITE, 13), fills })).toBe(`Work Experience ${lines.join(' ')}`);
});

test('black and white text on one band are both read', async () => {
  const fills = [{ box: [40, 60, 572, 160], color: ORANGE }] as const;
  const text = [
    { text: 'Maria Lindqvist', x: 72, y: 100, size: 22, color: WHITE },
    { text: 'Project manager in Gothenburg', x: 72, y: 130, size: 11 },
  ];
  expect(await read({ text, fills })).toBe(`Maria Lindqvist Project manager in Gothenburg ${lines.join(' ')}`);
});

test('black text on a yellow marker is read', async () => {
  const fills = [{ box: [70, 225, 400, 240], color: PURE_YELLOW }] as const;
  expect(await read({ fills })).toBe(lines.join(' '));
});

test('a red stamp beside black text is read, and the text', async () => {
  const text = [{ text: 'RECEIVED', x: 420, y: 120, size: 24, font: 'Helvetica-Bold', color: RED }] as const;
  const found = await read({ text, frames: [[410, 95, 560, 130]] });
  expect(found).toContain('RECEIVED');
  expect(found).toContain(lines.join(' '));
});
