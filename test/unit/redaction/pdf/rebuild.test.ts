import { describe, expect, test } from 'vitest';
import { pdfiumWasm } from '../../../../src/build/engines-in-node.ts';
import type { PositionedPage } from '../../../../src/document/page.ts';
import { createEngine } from '../../../../src/readers/pdf/pdfium/engine.ts';
import { createPdfReader } from '../../../../src/readers/pdf/reader.ts';
import { burn, coversOf, type Region } from '../../../../src/redaction/burning.ts';
import { rebuild } from '../../../../src/redaction/pdf/rebuild.ts';
import { pdf } from '../../../fixtures/pdf.ts';
import { scan } from '../../../fixtures/scan.ts';

const engine = await createEngine(await pdfiumWasm());
const open = (bytes: Uint8Array<ArrayBuffer>) => createPdfReader(pdfiumWasm).open(bytes, { maxInflatedBytes: 1e9 });

const two = pdf({
  pages: [
    { text: [{ text: 'Jane Doe', x: 72, y: 100 }], fills: [{ box: [300, 300, 400, 400], color: [0.8, 0.1, 0.1] }] },
    { text: [{ text: 'Second page', x: 72, y: 100 }] },
  ],
});

async function rebuilt(regions: readonly Region[], pages = [1, 2]): Promise<Uint8Array<ArrayBuffer>> {
  const reading = await open(two);
  try {
    return await rebuild(engine, reading, { pages, alter: (image, number) => burn(image, coversOf(regions, number)) });
  } finally {
    reading.close();
  }
}

async function pagesOf(bytes: Uint8Array<ArrayBuffer>): Promise<PositionedPage[]> {
  const reading = await open(bytes);
  const pages: PositionedPage[] = [];
  for await (const { value } of reading.pages()) pages.push(value as PositionedPage);
  reading.close();
  return pages;
}

describe('pages that are rebuilt as images', () => {
  test('keep their size and have no words', async () => {
    const pages = await pagesOf(await rebuilt([]));
    expect(
      pages.map(({ width, height, words, images }) => [
        Math.round(width),
        Math.round(height),
        words.length,
        images.length,
      ]),
    ).toEqual([
      [612, 792, 0, 1],
      [612, 792, 0, 1],
    ]);
  });

  test('look as before where nothing is covered, and are black where something is', async () => {
    const [before] = await scan(two, 72);
    const [after] = await scan(await rebuilt([{ page: 1, boxes: [[70, 90, 120, 103]] }]), 72);
    const at = (image: typeof before, x: number, y: number): number => image?.pixels[y * image.width + x] ?? -1;
    expect(at(after, 95, 96), 'covered').toBe(0);
    expect(at(after, 350, 350), 'a red field').toBeCloseTo(at(before, 350, 350), -1);
    expect(at(after, 200, 96), 'paper beside it').toBe(255);
  });

  test('hold neither the letters, nor metadata, nor attachments of the file', async () => {
    const bytes = Buffer.from(await rebuilt([{ page: 1, boxes: [[70, 90, 120, 103]] }])).toString('latin1');
    expect(bytes).not.toMatch(/Jane|Font|Creator|Producer|CreationDate|Metadata|EmbeddedFile|Annot|JavaScript/);
  });

  test('are those alone that are asked for', async () => {
    expect(await pagesOf(await rebuilt([], [2]))).toHaveLength(1);
  });
});

test('a photograph is stored as the JPEG that is made of it', async () => {
  const noise = { width: 200, height: 200, resolution: 100, step: 3 as const, places: [2, 1, 0] as const };
  const bytes = new Uint8Array(200 * 200 * 3).map((_, at) => (at * 2654435761) >>> 24);
  const given: number[] = [];
  const reading = {
    pageCount: 1,
    pages: async function* () {},
    renderColors: async () => ({ ...noise, bytes }),
    close() {},
  };
  const encodeJpeg = async (image: { readonly bytes: ArrayLike<number> }) => {
    given.push(image.bytes.length);
    return JPEG;
  };
  const file = await rebuild(engine, reading, { pages: [1], alter: () => {}, encodeJpeg });
  expect(given).toEqual([bytes.length]);
  expect(Buffer.from(file).toString('latin1')).toContain('DCTDecode');
});

/** One grey pixel. */
const JPEG = Uint8Array.from(
  Buffer.from(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
    'base64',
  ),
);
