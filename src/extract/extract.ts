import type { Document, DocumentType } from '../document/document.ts';
import { DocumentError } from '../document/document-error.ts';
import type { Message } from '../document/message.ts';
import type { Page } from '../document/page.ts';
import { layout } from '../layout/layout.ts';
import type { Reader, Reading } from '../readers/reader.ts';
import { type Answer, type AnswerOptions, answer, type Operation } from './answers.ts';
import { selectPages } from './page-selection.ts';

export interface Extraction extends AnswerOptions {
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
  /** Called after each page with the number of pages read so far. */
  readonly onPage?: (pagesDone: number) => void;
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
export async function extract(readers: readonly Reader[], extraction: Extraction): Promise<Extracted> {
  const reader = readers.find(({ type }) => type === extraction.type);
  if (!reader)
    throw new DocumentError(
      'unsupported_media_type',
      'Images cannot be read yet: that needs text recognition. Send a PDF or a DOCX.',
    );
  const { password, maxInflatedBytes } = extraction;
  const reading = await reader.open(extraction.bytes, {
    maxInflatedBytes,
    ...(password === undefined ? {} : { password }),
  });
  try {
    const { document, messages } = await read(reading, extraction);
    const answered = answer(document, extraction.operation, extraction);
    return {
      answer: messages.length > 0 ? { ...answered, messages } : answered,
      pageCount: document.pages.length,
    };
  } finally {
    reading.close();
  }
}

async function read(
  reading: Reading,
  { pages: selection, maxPages, onPageCount, onPage }: Extraction,
): Promise<{ document: Document; messages: readonly Message[] }> {
  const numbers = selection === undefined ? undefined : selectPages(selection, reading.pageCount);
  const pageCount = numbers?.length ?? reading.pageCount;
  if (pageCount > maxPages) {
    throw new DocumentError(
      'too_many_pages',
      `The document has ${pageCount} pages; the limit is ${maxPages}. Choose fewer with «pages», e.g. "1-${maxPages}".`,
    );
  }
  await onPageCount?.(pageCount);
  const pages: Page[] = [];
  const messages: Message[] = [];
  for await (const page of reading.pages(numbers)) {
    pages.push(page.value);
    messages.push(...page.messages);
    onPage?.(pages.length);
  }
  const blocks = layout(pages, reading.outline?.());
  messages.push(...blocks.messages);
  return { document: { type: reading.type, pageCount: reading.pageCount, pages, blocks: blocks.value }, messages };
}
