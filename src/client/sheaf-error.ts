import type { ErrorAnswer } from '../api/schemas.ts';

/**
 * `foreign_answer`: something other than Sheaf answered; `blocked`: a policy, a header or a sandbox keeps the site from
 * being embedded; `gone`: the embedded page no longer exists.
 */
export type SheafErrorCode = ErrorAnswer['code'] | 'foreign_answer' | 'blocked' | 'gone';

/** An answer that is not a success. `message` is a sentence that a person can act on. */
export class SheafError extends Error {
  override readonly name = 'SheafError';
  /** The HTTP status; 0 where there was no answer. */
  readonly status: number;
  readonly code: SheafErrorCode;
  /** Whether the same call may succeed later. */
  readonly retryable: boolean;
  /** Identifies the request in reports; empty where there was no answer. */
  readonly requestId: string;
  /** Of a 507: bytes that are needed, where that is known. */
  readonly needed: number | undefined;
  /** Of a 507: bytes that are free, where the browser tells. */
  readonly free: number | undefined;

  constructor(
    status: number,
    error: {
      code: SheafErrorCode;
      message: string;
      retryable: boolean;
      requestId?: string;
      needed?: number | undefined;
      free?: number | undefined;
    },
  ) {
    super(error.message);
    this.status = status;
    this.code = error.code;
    this.retryable = error.retryable;
    this.requestId = error.requestId ?? '';
    this.needed = error.needed;
    this.free = error.free;
  }
}
