import type { AnswerKind } from '../answers/answers.ts';
import { type CallResult, call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { inspectFile } from '../api/file-content.ts';
import { ConfigError } from '../jobs/config.ts';
import type { JobOptions } from '../jobs/job.ts';
import type { Progress } from '../jobs/signals.ts';
import type { Connection } from './connection.ts';

export interface FileOptions {
  readonly password?: string;
  /** Which pages are read, and how. */
  readonly reading?: Pick<JobOptions, 'pages' | 'ocr' | 'languages' | 'comments' | 'refined' | 'instruction'>;
  /** Aborting it ends the worker at once; the promise rejects. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

/** A job under no key has no account to charge: the page's own reading is free, and keys count what scripts do. */
const NO_KEY = '';

/**
 * One operation on a file without base64, for the site's own page: the same job as a request's, with evidence and with
 * progress. Throws `ApiError` as the API would answer.
 */
export async function callWithFile(
  { services }: Connection,
  operation: AnswerKind,
  file: Blob,
  options: FileOptions = {},
): Promise<CallResult> {
  const { password, reading, signal = new AbortController().signal, onProgress } = options;
  const config = await services.config().catch((error: unknown) => {
    throw error instanceof ConfigError ? new ApiError('internal_error', error.message) : error;
  });
  const type = await inspectFile(file, config.limits.bytes);
  const bytes = new Uint8Array(await file.arrayBuffer());
  return call(
    {
      operation,
      key: NO_KEY,
      file: { bytes, type },
      options: { ...reading, includeEvidence: true, ...(password === undefined ? {} : { password }) },
      maxPages: config.limits.pages,
      signal,
      // No request is open that a browser would time out, and the visitor can cancel: scanned books take long.
      timeout: Number.POSITIVE_INFINITY,
      ...(onProgress ? { onProgress } : {}),
    },
    services,
  );
}
