import { DocumentError } from '../../document/document-error.ts';

/** A part that cannot be read; the document may do without it. */
export class DamagedPart extends DocumentError {
  /** @param sentence what is wrong, and what to do about it. */
  constructor(sentence: string, cause?: unknown) {
    super('corrupt_file', sentence, { cause });
  }
}
