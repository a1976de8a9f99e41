import { ConfigError } from '../jobs/config.ts';
import { StorageError, troubleOf, unavailable } from '../jobs/database/storage-error.ts';
import { ApiError, errors, ofStorage } from './errors.ts';

/** Version of the interface, sent with every answer. */
export const API_VERSION = '1.0.0';

/** What an operation answers, before the headers that every answer carries. */
export interface Reply {
  readonly status: number;
  /** Plain JSON data; absent for an answer without a body. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The response to a request: a reply with the headers that every answer carries. */
export function respond({ status, body, headers }: Reply, requestId: string): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      'cache-control': 'no-store',
      'x-request-id': requestId,
      'x-api-version': API_VERSION,
      ...headers,
    },
  });
}

/** The error body for whatever was thrown; anything but an `ApiError` is our own fault and goes to the console. */
export function respondError(thrown: unknown, requestId: string): Response {
  let error: ApiError;
  const failed = storageErrorOf(thrown);
  if (thrown instanceof ApiError) error = thrown;
  else if (failed) {
    console.warn(requestId, failed.message, failed.cause);
    error = ofStorage(failed);
  } else if (thrown instanceof ConfigError) error = new ApiError('internal_error', thrown.message);
  else {
    console.error(requestId, thrown);
    error = new ApiError(
      'internal_error',
      `Something went wrong in Sheaf itself: try again, and report what the console has under ${requestId}.`,
    );
  }
  const { status, retryable } = errors[error.code];
  const body = { message: error.message, code: error.code, retryable, request_id: requestId, ...error.room };
  return respond({ status, body, headers: error.headers }, requestId);
}

/** What the browser's storage has to do with an error: Blobs on a full disk cannot be read either. */
function storageErrorOf(thrown: unknown): StorageError | undefined {
  if (thrown instanceof StorageError) return thrown;
  return troubleOf(thrown) === 'closed' ? unavailable('broken', thrown) : undefined;
}
