import { type Engines, type ReadRequest, readDocument } from '../reading/read-document.ts';
import { type Answer, type AnswerKind, type AnswerOptions, answer } from './answers.ts';

export interface Extraction extends ReadRequest, AnswerOptions {
  readonly operation: AnswerKind;
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
  const { document, messages } = await readDocument(engines, extraction);
  const answered = answer(document, extraction.operation, extraction);
  return {
    answer: { ...answered, ...(messages.length > 0 ? { messages } : {}) },
    pageCount: document.pages.length,
  };
}
