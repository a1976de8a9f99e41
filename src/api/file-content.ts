import type { DocumentType } from '../document/document.ts';
import { decodeBase64 } from '../platform/base64.ts';
import { documentType, refusal, sniff } from '../readers/sniff.ts';
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
export function readFileContent(request: DocumentRequest, maxBytes: number): FileContent {
  const bytes = decodeBase64(request.file_content);
  if (!bytes) throw new ApiError('invalid_request', '«file_content» is not base64.');
  const file = inspectFile(bytes, maxBytes);
  if (request.file_type && request.file_type !== file.type) {
    throw new ApiError('invalid_request', `«file_type» says ${request.file_type}, but the file is a ${file.type}.`);
  }
  return file;
}

/** A file with its type by what it is. Throws `ApiError`: 400 for an empty file, 413, 415 and 422. */
export function inspectFile(bytes: Uint8Array<ArrayBuffer>, maxBytes: number): FileContent {
  if (bytes.length === 0) throw new ApiError('invalid_request', 'The file is empty.');
  if (bytes.length > maxBytes) throw tooLarge(maxBytes);
  const format = sniff(bytes);
  const refused = refusal(format);
  if (refused) throw new ApiError(refused.code, refused.message);
  return { bytes, type: documentType(format) ?? 'image' };
}
