import { markdown } from '../../../src/answers/markdown/markdown.ts';
import type { Document } from '../../../src/document/document.ts';
import type { Page } from '../../../src/document/page.ts';
import { layout } from '../../../src/layout/layout.ts';
import { createPdfReader } from '../../../src/readers/pdf/reader.ts';
import type { Reader } from '../../../src/readers/reader.ts';
import type { Engine, LoadWasm } from './engine.ts';

const MAX_INFLATED_BYTES = 512 * 1024 * 1024;

/** Our own reader of PDF files. */
export const sheafReader = (loadWasm: LoadWasm): Reader =>
  createPdfReader(() => loadWasm('@embedpdf/pdfium/pdfium.wasm'));

/** A PDF as our reader and layout see it. Throws `DocumentError`. */
export async function readDocument(reader: Reader, pdf: Uint8Array<ArrayBuffer>): Promise<Document> {
  const reading = await reader.open(pdf, { maxInflatedBytes: MAX_INFLATED_BYTES });
  try {
    const pages: Page[] = [];
    for await (const page of reading.pages()) pages.push(page.value);
    const { type, pageCount } = reading;
    return { type, pageCount, pages, blocks: layout(pages, reading.outline?.()).value };
  } finally {
    reading.close();
  }
}

/** Pages of a PDF. Throws `DocumentError`. */
export async function countPages(reader: Reader, pdf: Uint8Array<ArrayBuffer>): Promise<number> {
  const reading = await reader.open(pdf, { maxInflatedBytes: MAX_INFLATED_BYTES });
  try {
    return reading.pageCount;
  } finally {
    reading.close();
  }
}

/** Sheaf: reader, layout and Markdown, without the API around them. */
export async function createSheaf(loadWasm: LoadWasm): Promise<Engine> {
  const reader = sheafReader(loadWasm);
  return { convert: async (pdf) => markdown(await readDocument(reader, pdf)).content };
}
