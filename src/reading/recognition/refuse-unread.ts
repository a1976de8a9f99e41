import { DocumentError } from '../../document/document-error.ts';
import type { RecognitionRequest } from './recognition.ts';

/** What was read of a document. */
interface PagesRead {
  readonly pageCount: number;
  /** Numbers of the pages that hold nothing of use, as there was no recogniser for them. */
  readonly unread: readonly number[];
}

/**
 * Throws `DocumentError` when a document that needs a recogniser had none: when not one of its pages could be read, or
 * every page was to be read from its image. Otherwise pages that were read are worth having, and messages name the
 * others.
 */
export function refuseUnread({ pageCount, unread }: PagesRead, { ocr }: RecognitionRequest): void {
  if (unread.length === 0 || (unread.length < pageCount && ocr !== 'always')) return;
  throw new DocumentError(
    'recogniser_unavailable',
    'The document needs text recognition, which could not be loaded: go online and send it again. Nothing was charged.',
  );
}
