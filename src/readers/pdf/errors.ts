import { DocumentError } from '../../document/document-error.ts';

/** What is wrong with a file that no engine opens, in sentences that a person can act on. */

/** It is encrypted: `password` is the one that was tried, empty for none. */
export const passwordError = (password: string): DocumentError =>
  password === ''
    ? new DocumentError('password_required', 'This PDF is encrypted: send its password to have it read.')
    : new DocumentError('password_wrong', 'The password does not open this PDF: check it and try again.');

/** It is encrypted by a security handler (ISO 32000-2, 7.6) that is not known here. */
export const protectionError = (): DocumentError =>
  new DocumentError(
    'processing_failed',
    'This PDF is protected by a method that cannot be opened here: save an unprotected copy and send that.',
  );

/** Its bytes are no PDF, or too damaged. */
export const damageError = (): DocumentError =>
  new DocumentError(
    'corrupt_file',
    'This file is not a readable PDF: it may be damaged or incomplete. Export or download it again.',
  );

/** It opens and has no pages. */
export const emptyError = (): DocumentError =>
  new DocumentError('corrupt_file', 'This PDF has no pages: it may be damaged. Export or download it again.');

/** The engine failed while it read the file. */
export const engineError = (cause: unknown): DocumentError =>
  new DocumentError(
    'processing_failed',
    'The PDF engine failed on this file: it may be damaged. Export or print it to a new PDF and send that.',
    { cause },
  );
