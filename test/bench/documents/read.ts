import { readFile } from 'node:fs/promises';
import { largerLines, tesseract } from '../../../src/build/engines-in-node.ts';
import type { Document } from '../../../src/document/document.ts';
import type { DocumentType } from '../../../src/formats/formats.ts';
import { documentTypeOf, sniff } from '../../../src/formats/sniff.ts';
import type { RecognizedText, Recognizer } from '../../../src/ocr/engines/recognizer.ts';
import { withDoubtfulLines } from '../../../src/ocr/engines/vote/doubtful-lines.ts';
import { docxReader } from '../../../src/readers/docx/docx.ts';
import type { Reader } from '../../../src/readers/reader.ts';
import { readDocument } from '../../../src/reading/read-document.ts';
import { loadWasm } from '../engines/in-node.ts';
import { sheafReader } from '../engines/sheaf.ts';
import { imageReaderInNode } from './image-decoder.ts';
import { codeVersion, Kept } from './kept.ts';

/** What decides how a document is read, and what decides what a recogniser says of an image. */
const READING = ['src/document', 'src/formats', 'src/layout', 'src/ocr', 'src/readers', 'src/reading'];
const RECOGNITION = ['src/ocr/engines', 'src/ocr/image', 'src/ocr/ink', 'src/ocr/language'];
const LIMITS = { maxPages: 100, maxInflatedBytes: 512 * 1024 * 1024 };

/** How documents are read: closely as for key-values, or as for other answers. */
export interface Manner {
  readonly closely: boolean;
}

/** Documents as the product reads them, kept from run to run until the code that reads changes. */
export const keptDocuments = async ({ closely }: Manner): Promise<Kept<Document>> =>
  new Kept(closely ? 'documents-closely' : 'documents', await codeVersion(READING));

/** A recogniser that reads an image once and for all. */
function remembering(recognizer: Recognizer, kept: Kept<RecognizedText>): Recognizer {
  return {
    parallel: recognizer.parallel,
    close: () => recognizer.close(),
    async recognize(image, { signal, ...options }) {
      const key = [JSON.stringify([image.width, image.height, options]), image.pixels] as const;
      const before = await kept.get(...key);
      if (before) return before;
      const text = await recognizer.recognize(image, { ...options, ...(signal ? { signal } : {}) });
      await kept.put(text, ...key);
      return text;
    },
  };
}

/** Reads documents of any type with text recognition, in this process. */
export async function documentReader(manner: Manner = { closely: false }) {
  const kept = await keptDocuments(manner);
  const recognizer = remembering(tesseract(), new Kept('recognitions', await codeVersion(RECOGNITION)));
  const closeRecognizer = withDoubtfulLines(recognizer, largerLines());
  const images = imageReaderInNode();
  const readers: Record<DocumentType, Reader> = {
    pdf: sheafReader(loadWasm),
    docx: docxReader,
    image: images.reader,
  };
  return {
    /** Throws `DocumentError`. */
    async read(bytes: Uint8Array<ArrayBuffer>): Promise<Document> {
      const before = await kept.get(bytes);
      if (before) return before;
      const copy = bytes.slice();
      const type = documentTypeOf(await sniff(bytes));
      const { document } = await readDocument(
        { readers, recognizer, closeRecognizer },
        { bytes, type, ...manner, ...LIMITS },
      );
      await kept.put(document, copy);
      return document;
    },
    readFile: async (path: string): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await readFile(path)),
    close: () => images.close(),
  };
}
