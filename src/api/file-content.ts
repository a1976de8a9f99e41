import { DocumentError } from '../document/document-error.ts';
import type { DocumentType } from '../formats/formats.ts';
import { documentTypeOf, sniff } from '../formats/sniff.ts';
import { decodeBase64 } from '../platform/base64.ts';
import { ApiError } from './errors.ts';
import { tooLarge } from './request-body.ts';
import type { DocumentRequest } from './schemas.ts';

export interface FileContent {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: DocumentType;
}

/**
 * The file in a request: its bytes, and its type by what they are.
 * Throws `ApiError`: 400 for no base64 or a contradicting `file_type`, and what `inspectFile` throws.
 */
export async function readFileContent(request: DocumentRequest, maxBytes: number): Promise<FileContent> {
  const bytes = decodeBase64(request.file_content);
  if (!bytes) throw new ApiError('invalid_request', '«file_content» is not base64.');
  const type = await inspectFile(bytes, maxBytes);
  if (request.file_type && request.file_type !== type) {
    throw new ApiError('invalid_request', `«file_type» says ${request.file_type}, but the file is a ${type}.`);
  }
  return { bytes, type };
}

/** The type of a file by what it is. Throws `ApiError`: 400 for an empty file, 413 and 415. */
export async function inspectFile(file: Uint8Array<ArrayBuffer> | Blob, maxBytes: number): Promise<DocumentType> {
  const size = file instanceof Blob ? file.size : file.length;
  if (size === 0) throw new ApiError('invalid_request', 'The file is empty.');
  if (size > maxBytes) throw tooLarge(maxBytes);
  try {
    return documentTypeOf(await sniff(file));
  } catch (error) {
    throw error instanceof DocumentError ? new ApiError(error.code, error.message) : error;
  }
}
