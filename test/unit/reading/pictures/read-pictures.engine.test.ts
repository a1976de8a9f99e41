import { describe, expect, test } from 'vitest';
import { tesseract } from '../../../../src/build/engines-in-node.ts';
import { type Box, contains } from '../../../../src/document/geometry.ts';
import { visit, wordsOf } from '../../../../src/document/walk.ts';
import { crop } from '../../../../src/ocr/image/crop.ts';
import { imagePdf } from '../../../fixtures/image-pdf.ts';
import { type PictureName, pictureOf } from '../../../fixtures/pictures.ts';
import { AFTER, BEFORE, docxWith, pdfWith, readWith } from './documents.ts';

const recognizer = tesseract();
const files = { pdf: pdfWith, docx: docxWith };

const HARVEST = [
  '| Region | Farms | Harvest | Change |',
  '| --- | --- | --- | --- |',
  '| Northern coast | 118 | 2,340 |',
  '| Lake district | 64 | 1,905 |',
  '| Eastern hills | 203 | 4,412 |',
  '| Southern plain | 97 | 3,058 |',
  '| Together | 482 | 11,715 |',
];

/** What of each picture is to be in the document, in this order. */
const WRITTEN = {
  ruledTable: HARVEST,
  plainTable: ['## Harvest by region', ...HARVEST],
  letter: [
    '## Notice of termination',
    'Ms Adela Brandt',
    'this is to inform you that the lease of the workshop on the ground floor will end on the last day of September. The ' +
      'deposit will be returned to you within four weeks, as soon as the keys have been handed over and the rooms have been ' +
      'inspected together.',
    'Please let us know by telephone which day suits you for the inspection. Our office is open from eight in the morning ' +
      'until four in the afternoon.',
    'Oswald Petersen',
  ],
  form: ['## Change of address', 'Full name'],
  screenshot: [
    '## Orders waiting for approval',
    'These orders were placed during the last week and need a second signature.',
    '| Order | Supplier | Placed by | Amount |',
    '| 20418 | Nordlicht Paper | H. Ferrand | 1,284.00 |',
    '| 20433 | Ostwind Cables | M. Abend | 77.95 |',
  ],
} as const satisfies Partial<Record<PictureName, readonly string[]>>;

const FORM_VALUES = ['Marta Lindqvist', '17 March 1984', '52 Harbour Road', 'KX-20931'];

describe.each(['pdf', 'docx'] as const)('in a %s', (type) => {
  const read = async (name: PictureName) => readWith(recognizer, type, files[type](await pictureOf(name)));

  test.each(Object.entries(WRITTEN))('the picture of a %s is read in its place', async (name, written) => {
    const { markdown, codes } = await read(name as PictureName);
    const found = ['# Annual report', BEFORE, ...written, AFTER].map((text) => [text, markdown.indexOf(text)] as const);
    expect(found.filter(([, at]) => at === -1)).toEqual([]);
    expect(found.toSorted(([, a], [, b]) => a - b)).toEqual(found);
    if (name === 'form') expect(FORM_VALUES.filter((value) => !markdown.includes(value))).toEqual([]);
    expect(codes).toEqual(['recognised']);
  });

  test('a spreadsheet is a table by its pale gridlines, however few letters it has', async () => {
    const { markdown } = await readWith(recognizer, type, files[type](await pictureOf('spreadsheet', 200)));
    expect(markdown).toContain('| Week | Ferry | Bus | Tram |\n| --- | --- | --- | --- |\n| 31 | 141 | 178 | 215 |');
    expect(markdown).toContain('| 37 | 1485 | 1600 | 1715 |');
  });

  test.each(['lineChart', 'photograph'] as const)('a %s leaves no noise but one message', async (name) => {
    const { markdown, codes } = await read(name);
    expect(markdown).toBe(`# Annual report\n\n${BEFORE}\n\n${AFTER}`);
    expect(codes).toEqual(['picture_without_text']);
  });

  test('of a chart its title stays, and no heading', async () => {
    const { markdown, codes } = await read('barChart');
    expect(markdown).toBe(`# Annual report\n\n${BEFORE}\n\nVisitors of the harbour museum\n\n${AFTER}`);
    expect(codes).toEqual(['recognised', 'picture_without_text']);
  });
});

test('of a page that is nothing but a chart its title stays', async () => {
  const { markdown, codes } = await readWith(recognizer, 'pdf', imagePdf([{ image: await pictureOf('barChart') }]));
  expect(markdown).toBe('Visitors of the harbour museum');
  expect(codes).toEqual(['recognised', 'picture_without_text']);
});

test('of a page that is nothing but bars and numbers nothing stays, and a message says so', async () => {
  const chart = await pictureOf('barChart');
  const image = crop(chart, [0, Math.round(0.12 * chart.height), chart.width, chart.height]);
  const { markdown, codes } = await readWith(recognizer, 'pdf', imagePdf([{ image }]));
  expect(markdown).toBe('');
  expect(codes).toEqual(['nothing_recognised']);
});

test.each(['ruledTable', 'spreadsheet', 'form', 'screenshot'] as const)(
  'a page that is a %s keeps all',
  async (name) => {
    const { codes, document } = await readWith(recognizer, 'pdf', imagePdf([{ image: await pictureOf(name, 200) }]));
    expect(codes).toEqual(['recognised']);
    expect(document.pages.flatMap((page) => (page.source === 'flow' ? [] : page.words)).length).toBeGreaterThan(18);
  },
);

test('words of a picture in a PDF are where the picture shows them, and among the words of its page', async () => {
  const { document } = await readWith(recognizer, 'pdf', pdfWith(await pictureOf('ruledTable')));
  const [page] = document.pages;
  const table = [...visit(document.blocks)].find(({ kind }) => kind === 'table');
  const words = table ? wordsOf(table) : [];
  const picture: Box = [72, 120, 72 + 420, 120 + 164];
  expect(words.map(({ text }) => text)).toContain('Together');
  expect(words.filter(({ box }) => !contains(picture, box, 1))).toEqual([]);
  expect(page?.source === 'ocr' && words.every((word) => page.words.includes(word))).toBe(true);
});

test('words of a picture in a Word file have no places, as all others there', async () => {
  const { document } = await readWith(recognizer, 'docx', docxWith(await pictureOf('plainTable')));
  const blocks = [...visit(document.blocks)];
  expect(blocks.filter(({ kind }) => kind === 'table')).toHaveLength(1);
  expect(blocks.flatMap(wordsOf)).toEqual([]);
  expect(blocks.filter(({ box }) => box !== undefined)).toEqual([]);
});
