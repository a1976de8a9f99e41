import { describe, expect, test } from 'vitest';
import { markdown } from '../../../src/answers/markdown/markdown.ts';
import { pdfiumWasm } from '../../../src/build/engines-in-node.ts';
import type { Document } from '../../../src/document/document.ts';
import { type Box, contains } from '../../../src/document/geometry.ts';
import { levelPlace, type PositionedPage } from '../../../src/document/page.ts';
import { wordsOf } from '../../../src/document/walk.ts';
import { createPdfReader } from '../../../src/readers/pdf/reader.ts';
import { readDocument } from '../../../src/reading/read-document.ts';
import { type PageSpec, pdf } from '../../fixtures/pdf.ts';

const rows = [
  ['Pier', 'Boats', 'Seats'],
  ['North', '12', '480'],
  ['South', '7', '215'],
];
const LEFT = 100;
const TOP = 200;

/** A square page with a heading, a sentence and a ruled table. */
const square: PageSpec = {
  width: 600,
  height: 600,
  text: [
    { text: 'Harbour report', x: LEFT, y: 120, size: 20, font: 'Helvetica-Bold' },
    { text: 'The piers were counted in the first week of May, boats and seats alike.', x: LEFT, y: 160 },
    ...rows.flatMap((row, r) => row.map((text, c) => ({ text, x: LEFT + 5 + 80 * c, y: TOP + 15 + 20 * r }))),
  ],
  frames: rows.flatMap((row, r) =>
    row.map((_, c) => [LEFT + 80 * c, TOP + 20 * r, LEFT + 80 * (c + 1), TOP + 20 * (r + 1)] as const),
  ),
};

async function read(page: PageSpec): Promise<Document> {
  const engines = { readers: { pdf: createPdfReader(pdfiumWasm) } };
  const bytes = pdf({ pages: [page] });
  return (await readDocument(engines, { bytes, type: 'pdf', maxPages: 1, maxInflatedBytes: 1e9 })).document;
}

const markdownOf = (document: Document): string => markdown(document).content;

/** Where a place of the square page is when the page is turned by 90° clockwise. */
const turned = ([x0, y0, x1, y1]: Box): Box => [600 - y1, x0, 600 - y0, x1];
const near = (box: Box | undefined) => box?.map((value) => expect.closeTo(value, 1));

describe.each([
  ['drawn turned by 90°', { drawnTurned: 90 }],
  ['displayed turned by 90°', { rotation: 90 }],
] as const)('a page %s', async (_, how) => {
  const [upright, document] = [await read(square), await read({ ...square, ...how })];
  const [page] = document.pages as readonly PositionedPage[];

  test('gives the answer of the upright page', () => {
    expect(markdownOf(document)).toBe(markdownOf(upright));
    expect(markdownOf(document)).toContain('| North | 12 | 480 |');
  });

  test('has its blocks, words and rules where they are displayed', () => {
    expect(document.blocks.map(({ box }) => near(box))).toEqual(
      upright.blocks.map(({ box }) => box && near(turned(box))),
    );
    expect(page?.words.every(({ rotation }) => rotation === 90)).toBe(true);
    expect(page?.words.every((word) => levelPlace(word).rotation === 0)).toBe(true);
    const table = document.blocks.find(({ kind }) => kind === 'table');
    expect(table && wordsOf(table).every(({ box }) => contains(table.box as Box, box, 1))).toBe(true);
    const vertical = page?.rules.filter(({ orientation }) => orientation === 'vertical') ?? [];
    expect(vertical.every(({ box }) => box[3] - box[1] >= box[2] - box[0])).toBe(true);
  });
});

test('a page that is askew gives the answer of the level one', async () => {
  expect(markdownOf(await read({ ...square, drawnTurned: 1.5 }))).toBe(markdownOf(await read(square)));
});

test('an upright running head beside a sideways table is left out, and a message quotes it', async () => {
  // Drawn upwards on a page that is turned by a quarter, it reads level in the head of the page as displayed.
  const head = { text: 'Piers of the north coast', x: 40, y: 400, rotation: 270 };
  const engines = { readers: { pdf: createPdfReader(pdfiumWasm) } };
  const bytes = pdf({ pages: [{ ...square, text: [...(square.text ?? []), head], drawnTurned: 90 }] });
  const { document, messages } = await readDocument(engines, {
    bytes,
    type: 'pdf',
    maxPages: 1,
    maxInflatedBytes: 1e9,
  });
  expect(markdownOf(document)).toBe(markdownOf(await read(square)));
  expect(messages.map(({ text }) => text).join(' ')).toContain('«Piers of the north coast»');
});
