import { DocumentError } from '../document/document-error.ts';
import type { DocumentType } from '../formats/formats.ts';
import { fileTypes, listed } from '../formats/lists.ts';
import { documentTypeOf, isImage, sniff } from '../formats/sniff.ts';
import { decodeBase64 } from '../platform/base64.ts';
import { digest } from '../platform/digest.ts';
import { ApiError } from './errors.ts';
import { tooLarge } from './request-body.ts';
import type { DocumentRequest } from './schemas.ts';

export interface FileContent {
  /** Its bytes, outside the memory of the thread that has read the request. */
  readonly blob: Blob;
  readonly type: DocumentType;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly digest: string;
}

/**
 * The file in a request, and its type by what its bytes are.
 * Throws `ApiError`: 400 for no base64, a contradicting `file_type`, or none where it must be declared, and what
 * `inspectFile` throws.
 * @param mustDeclare whether `file_type` is required. Of an image it never is: it has no value for one.
 */
export async function readFileContent(
  request: DocumentRequest,
  maxBytes: number,
  mustDeclare = false,
): Promise<FileContent> {
  const bytes = decodeBase64(request.file_content);
  if (!bytes) throw new ApiError('invalid_request', `«file_content» is ${notBase64(request.file_content)}`);
  if (mustDeclare && request.file_type === undefined && !isImage(await sniff(bytes))) {
    const types = listed(
      fileTypes.map((type) => `"${type}"`),
      'or',
    );
    throw new ApiError('invalid_request', `«file_type» is missing: send ${types}.`);
  }
  const type = await inspectFile(bytes, maxBytes);
  if (request.file_type && request.file_type !== type) {
    const found = type === 'image' ? 'an image: leave it out' : `a ${type}: send "${type}"`;
    throw new ApiError('invalid_request', `«file_type» says ${request.file_type}, but the file is ${found}.`);
  }
  return fileContentOf(bytes, type);
}

/** What is wrong with a text that is not base64, as the end of a sentence. */
function notBase64(text: string): string {
  const stray = /[^A-Za-z0-9+/=\s]/.exec(text);
  if (!stray) return 'not base64: it is cut short, or has more behind its end. Encode the bytes of the file.';
  if (/^[\w=\s-]*$/.test(text)) return 'base64url: write + for - and / for _.';
  return `not base64: its character ${stray.index + 1}, «${stray[0]}», is not of its alphabet. Encode the bytes of the file.`;
}

/** A file of that type; its bytes may go. */
export const fileContentOf = async (bytes: Uint8Array<ArrayBuffer>, type: DocumentType): Promise<FileContent> => ({
  blob: new Blob([bytes]),
  type,
  digest: await digest(bytes),
});

/** The type of a file by what it is. Throws `ApiError`: 400 for an empty file, 413 and 415. */
export async function inspectFile(file: Uint8Array<ArrayBuffer> | Blob, maxBytes: number): Promise<DocumentType> {
  const size = file instanceof Blob ? file.size : file.length;
  if (size === 0)
    throw new ApiError(
      'invalid_request',
      'The file is empty: check that it was saved or downloaded whole, and send it again.',
    );
  if (size > maxBytes) throw tooLarge(maxBytes);
  try {
    return documentTypeOf(await sniff(file));
  } catch (error) {
    throw error instanceof DocumentError ? new ApiError(error.code, error.message) : error;
  }
}
