import { pdfiumWasm } from '../../../src/build/engines-in-node.ts';
import type { Document } from '../../../src/document/document.ts';
import { docxReader } from '../../../src/readers/docx/docx.ts';
import { createPdfReader } from '../../../src/readers/pdf/reader.ts';
import { readDocument } from '../../../src/reading/read-document.ts';

const readers = { pdf: createPdfReader(pdfiumWasm), docx: docxReader };

/** A file as the product reads it, without text recognition. */
export async function documentOf(bytes: Uint8Array<ArrayBuffer>, type: keyof typeof readers): Promise<Document> {
  const limits = { maxPages: 10, maxInflatedBytes: 50e6 };
  return (await readDocument({ readers }, { bytes, type, ...limits })).document;
}
