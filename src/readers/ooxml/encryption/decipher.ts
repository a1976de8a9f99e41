import { DocumentError } from '../../../document/document-error.ts';

/** Turns the ciphertext of a package into its bytes. */
export type Decipher = (ciphertext: Uint8Array) => Uint8Array<ArrayBuffer>;

/** For reading numbers, which are little-endian throughout. */
export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const damaged = (cause?: unknown): DocumentError =>
  new DocumentError('corrupt_file', 'This encrypted Office file is damaged: download or copy it again.', { cause });

export const unknownMethod = (): DocumentError =>
  new DocumentError(
    'processing_failed',
    'This Office file is protected by a method that cannot be opened here: save an unprotected copy and send that.',
  );
