/** Why a document cannot be processed; the codes are those of the API. */
export type DocumentErrorCode =
  | 'invalid_request'
  | 'unsupported_media_type'
  | 'corrupt_file'
  | 'password_required'
  | 'password_wrong'
  | 'too_many_pages'
  | 'processing_failed'
  | 'recogniser_unavailable';

/** Thrown when a document cannot be read at all. `message` is a sentence that a person can act on. */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode;

  constructor(code: DocumentErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DocumentError';
    this.code = code;
  }
}
