import { markdown } from '../../../src/answers/markdown/markdown.ts';
import type { Document } from '../../../src/document/document.ts';
import { documentTypeOf, sniff } from '../../../src/formats/sniff.ts';
import { createPdfReader } from '../../../src/readers/pdf/reader.ts';
import type { Reader } from '../../../src/readers/reader.ts';
import { readDocument } from '../../../src/reading/read-document.ts';
import type { Engine, LoadWasm } from './engine.ts';

const MAX_INFLATED_BYTES = 512 * 1024 * 1024;

/** Our own reader of PDF files. */
export const sheafReader = (loadWasm: LoadWasm): Reader =>
  createPdfReader(() => loadWasm('@embedpdf/pdfium/pdfium.wasm'));

/** A file as the product reads it, without text recognition. Throws `DocumentError`. */
export async function documentOf(reader: Reader, bytes: Uint8Array<ArrayBuffer>): Promise<Document> {
  const limits = { maxPages: Number.POSITIVE_INFINITY, maxInflatedBytes: MAX_INFLATED_BYTES };
  const type = documentTypeOf(await sniff(bytes));
  const { document } = await readDocument({ readers: { [type]: reader } }, { bytes, type, ocr: 'never', ...limits });
  return document;
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
  return { convert: async (pdf) => markdown(await documentOf(reader, pdf)).content };
}
