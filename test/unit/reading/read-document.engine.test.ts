import { describe, expect, test } from 'vitest';
import { pdfiumWasm, tesseract } from '../../../src/build/engines-in-node.ts';
import type { Table } from '../../../src/document/block.ts';
import { type Box, contains, holdsMiddle } from '../../../src/document/geometry.ts';
import type { PositionedPage } from '../../../src/document/page.ts';
import type { PageImage } from '../../../src/document/page-image.ts';
import { wordsOf } from '../../../src/document/walk.ts';
import { turn } from '../../../src/ocr/image/quarter-turn.ts';
import { rotate } from '../../../src/ocr/image/rotate.ts';
import { createPdfReader } from '../../../src/readers/pdf/reader.ts';
import { readDocument } from '../../../src/reading/read-document.ts';
import { answer } from '../../fixtures/answer.ts';
import { imagePdf } from '../../fixtures/image-pdf.ts';
import { tablePdf } from '../../fixtures/pdf.ts';
import { scanPage } from '../../fixtures/scan.ts';

const rows = [
  ['Crop', 'Market'],
  ['Beans', 'Lisbon'],
  ['Carrots', 'Copenhagen'],
  ['Lentils', 'Warsaw'],
  ['Onions', 'Amsterdam'],
  ['Parsnips', 'Dublin'],
  ['Radishes', 'Stockholm'],
  ['Spinach', 'Rome'],
  ['Turnips', 'Budapest'],
];
const upright = await scanPage(tablePdf(rows));
const engines = { readers: { pdf: createPdfReader(pdfiumWasm) }, recognizer: tesseract() };

/** Dark pixels of the page's image within a box in points. */
function inkIn({ width, pixels, resolution }: PageImage, box: Box): number {
  const [x0, y0, x1, y1] = box.map((value) => Math.round((value / 72) * resolution)) as unknown as Box;
  let ink = 0;
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) if ((pixels[y * width + x] ?? 255) < 128) ink++;
  return ink;
}

describe.each([
  ['turned by 90°', turn(upright, 1)],
  ['skewed by 3°', rotate(upright, 3)],
])('the scan of a table, %s,', async (_, image) => {
  const bytes = imagePdf([{ image }]);
  const { document } = await readDocument(engines, {
    bytes,
    type: 'pdf',
    languages: ['eng'],
    maxPages: 1,
    maxInflatedBytes: 1e9,
  });
  const [page] = document.pages as readonly PositionedPage[];
  const words = page?.words ?? [];
  const table = document.blocks.find((block): block is Table => block.kind === 'table');

  test('is as large as the image', () => {
    expect(page?.width).toBeCloseTo((image.width / image.resolution) * 72, 1);
    expect(page?.height).toBeCloseTo((image.height / image.resolution) * 72, 1);
  });

  test('has its words where their ink is', () => {
    expect(words.map(({ text }) => text).sort()).toEqual(rows.flat().sort());
    const letters = words.reduce((sum, { box }) => sum + inkIn(image, box), 0);
    expect(words.filter(({ box }) => inkIn(image, box) < 50)).toEqual([]);
    // What lies outside them is the ink of the table's rules.
    const all = inkIn(image, [0, 0, page?.width ?? 0, page?.height ?? 0]);
    const rules = page?.rules.reduce((sum, { box }) => sum + inkIn(image, box), 0) ?? 0;
    expect(page?.rules.length).toBeGreaterThan(5);
    expect(letters + rules).toBeGreaterThan(0.95 * all);
  });

  test('has its table and cells around the words in them', () => {
    const cells = table?.rows.flat() ?? [];
    expect(cells).toHaveLength(rows.flat().length);
    for (const cell of cells) {
      for (const word of cell.blocks.flatMap(wordsOf)) {
        expect(holdsMiddle(cell.box ?? [0, 0, 0, 0], word.box)).toBe(true);
        expect(contains(table?.box ?? [0, 0, 0, 0], word.box, 3)).toBe(true);
        expect(words).toContain(word);
      }
    }
  });

  test('is one table in Markdown, and its evidence lies on the ink', () => {
    const { markdown, evidence = [] } = answer(document, 'parse', { includeEvidence: true });
    const printed = JSON.stringify(markdown);
    for (const [crop, market] of rows) expect(printed).toContain(`| ${crop} | ${market} |`);
    const boxes = evidence.flatMap((one) => one.boxes);
    expect(boxes.length).toBeGreaterThan(0);
    expect(boxes.filter((box) => inkIn(image, box) < 50)).toEqual([]);
  });
});
