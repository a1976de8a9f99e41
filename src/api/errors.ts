import type { Room, StorageError } from '../jobs/database/storage-error.ts';

/** Every error code of the API: its status, and whether the same request may succeed later. */
export const errors = {
  invalid_request: { status: 400, retryable: false },
  quota_exceeded: { status: 402, retryable: false },
  forbidden: { status: 403, retryable: false },
  not_found: { status: 404, retryable: false },
  method_not_allowed: { status: 405, retryable: false },
  not_uploaded: { status: 409, retryable: false },
  already_processing: { status: 409, retryable: false },
  too_large: { status: 413, retryable: false },
  unsupported_media_type: { status: 415, retryable: false },
  corrupt_file: { status: 422, retryable: false },
  password_required: { status: 422, retryable: false },
  password_wrong: { status: 422, retryable: false },
  too_many_pages: { status: 422, retryable: false },
  processing_failed: { status: 422, retryable: false },
  rate_limited: { status: 429, retryable: true },
  internal_error: { status: 500, retryable: true },
  no_worker: { status: 503, retryable: true },
  recogniser_unavailable: { status: 503, retryable: true },
  storage_unavailable: { status: 503, retryable: true },
  storage_full: { status: 507, retryable: true },
} as const satisfies Record<string, { status: number; retryable: boolean }>;

export type ErrorCode = keyof typeof errors;

/** An answer that is not a success. `message` is a sentence that a person can act on. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
  /** What a 507 says of the room for it. */
  readonly room: Room;

  constructor(code: ErrorCode, message: string, headers: Readonly<Record<string, string>> = {}, room: Room = {}) {
    super(message);
    this.code = code;
    this.headers = headers;
    this.room = room;
  }
}

/** Seconds after which a browser that could not read or write may be asked again. */
const RETRY_AFTER = '5';

/** 503 or 507: what the browser said of its storage. */
export const ofStorage = ({ code, message, room }: StorageError): ApiError =>
  new ApiError(code, message, { 'retry-after': RETRY_AFTER }, room);
