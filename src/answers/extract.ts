import type { Document, DocumentType } from '../document/document.ts';
import { DocumentError } from '../document/document-error.ts';
import { layout } from '../layout/layout.ts';
import type { Recognizer } from '../ocr/engines/recognizer.ts';
import type { Reader, Reading } from '../readers/reader.ts';
import { selectPages } from '../reading/page-selection.ts';
import { type PageProgress, type PagesRead, readPages } from '../reading/pages.ts';
import { Recognition, type RecognitionRequest } from '../reading/recognition/recognition.ts';
import { type Answer, type AnswerOptions, answer, type Operation } from './answers.ts';

/** What documents are read with. */
export interface Engines {
  readonly readers: readonly Reader[];
  /** Reads the text of images; absent where that is not possible. */
  readonly recognizer?: Recognizer;
  /** Reads them more thoroughly and more slowly. */
  readonly refinedRecognizer?: Recognizer;
}

export interface Extraction extends AnswerOptions, RecognitionRequest, PageProgress {
  readonly operation: Operation;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: DocumentType;
  readonly password?: string;
  /** Pages to read, e.g. `1-3,7`; all when absent. */
  readonly pages?: string;
  readonly maxPages: number;
  readonly maxInflatedBytes: number;
  /** Called once the number of pages to process is known, before any is read; a rejection ends the extraction. */
  readonly onPageCount?: (pageCount: number) => Promise<void>;
}

export interface Extracted {
  readonly answer: Answer;
  /** Pages processed: what is charged. */
  readonly pageCount: number;
}

/**
 * Turns a file's bytes into the answer of one operation.
 * Throws `DocumentError` when the document cannot be processed.
 */
export async function extract(engines: Engines, extraction: Extraction): Promise<Extracted> {
  const reader = engines.readers.find(({ type }) => type === extraction.type);
  if (!reader) {
    throw new DocumentError(
      'unsupported_media_type',
      'Images cannot be read here: this environment cannot decode them. Send a PDF or a DOCX.',
    );
  }
  const { password, maxInflatedBytes } = extraction;
  const reading = await reader.open(extraction.bytes, {
    maxInflatedBytes,
    ...(password === undefined ? {} : { password }),
  });
  const recognizer = extraction.refined ? engines.refinedRecognizer : engines.recognizer;
  const recognition = new Recognition(recognizer, reading.render?.bind(reading), extraction);
  try {
    const { document, messages } = await read(reading, recognition, extraction);
    const { evidence, ...answered } = answer(document, extraction.operation, extraction);
    const placed = evidence?.map((one) => ({
      ...one,
      boxes: one.boxes.map((box) => recognition.place(one.page, box)),
    }));
    return {
      answer: { ...answered, ...(placed ? { evidence: placed } : {}), ...(messages.length > 0 ? { messages } : {}) },
      pageCount: document.pages.length,
    };
  } finally {
    recognition.end();
    reading.close();
  }
}

async function read(
  reading: Reading,
  recognition: Recognition,
  extraction: Extraction,
): Promise<{ document: Document; messages: PagesRead['messages'] }> {
  const { pages: selection, maxPages, onPageCount } = extraction;
  const numbers = selection === undefined ? undefined : selectPages(selection, reading.pageCount);
  const pageCount = numbers?.length ?? reading.pageCount;
  if (pageCount > maxPages) {
    throw new DocumentError(
      'too_many_pages',
      `The document has ${pageCount} pages; the limit is ${maxPages}. Choose fewer with «pages», e.g. "1-${maxPages}".`,
    );
  }
  await onPageCount?.(pageCount);
  const { pages, messages } = await readPages(reading.pages(numbers), recognition, extraction);
  const blocks = layout(pages, reading.outline?.());
  return {
    document: { type: reading.type, pageCount: reading.pageCount, pages, blocks: blocks.value },
    messages: [...messages, ...blocks.messages],
  };
}
