import type { ReadDocument } from '../reading/last-document.ts';
import { type Engines, type ReadRequest, readDocument } from '../reading/read-document.ts';
import { type Answer, type AnswerKind, type AnswerOptions, answeringOf, isReadClosely, needsNames } from './answers.ts';
import type { NameTagger } from './entities/name-tagger.ts';

export interface ExtractionEngines extends Engines {
  /** Loads the tagger of names on first need; absent where there is none. */
  readonly nameTagger?: () => Promise<NameTagger>;
  /** What reads documents: `readDocument` when absent. */
  readonly read?: ReadDocument;
}

export interface Extraction extends ReadRequest, AnswerOptions {
  readonly operation: AnswerKind;
  /** Called while pages are read, with the Markdown of the first of them; the reading goes on when it resolves. */
  readonly onPartial?: (answer: Answer) => Promise<void>;
}

export interface Extracted {
  readonly answer: Answer;
  /** Pages read: what is charged. */
  readonly pageCount: number;
}

/**
 * Turns a file's bytes into the answer of one operation.
 * Throws `DocumentError` when the document cannot be processed.
 */
export async function extract(engines: ExtractionEngines, extraction: Extraction): Promise<Extracted> {
  // Before the pages: what cannot be had is said before a long document is read.
  const tagger = needsNames(extraction.operation) ? await engines.nameTagger?.() : undefined;
  const [answering, parsing] = await Promise.all([answeringOf(extraction.operation), answeringOf('parse')]);
  const { onPartial, includeEvidence, comments } = extraction;
  const shown = { ...(includeEvidence && { includeEvidence }), ...(comments && { comments }) };
  const { document, messages, unread } = await (engines.read ?? readDocument)(engines, {
    ...extraction,
    ...(isReadClosely(extraction.operation) && { closely: true }),
    ...(onPartial && { onPreview: (read) => onPartial(parsing(read, shown)) }),
  });
  const answered = answering(document, extraction, tagger, extraction.watch);
  const all = [...messages, ...(answered.messages ?? [])];
  return {
    answer: { ...answered, ...(all.length > 0 ? { messages: all } : {}) },
    pageCount: document.pages.length - unread.length,
  };
}
