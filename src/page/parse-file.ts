import type { Answer } from '../answers/answers.ts';
import { call } from '../api/call.ts';
import { ApiError } from '../api/errors.ts';
import { inspectFile } from '../api/file-content.ts';
import { ConfigError } from '../jobs/config.ts';
import type { Progress } from '../jobs/signals.ts';
import type { Connection } from './connection.ts';

export interface ParseOptions {
  readonly password?: string;
  /** The site's own example is not charged. */
  readonly free?: boolean;
  /** Aborting it ends the worker at once; the promise rejects. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}

export type Parsed = Required<Pick<Answer, 'markdown'>> & Pick<Answer, 'messages'> & { readonly pageCount: number };

/**
 * POST /parse without base64, for the site's own page: the same job and the same allowance, with progress.
 * Throws `ApiError` as the API would answer.
 */
export async function parseFile({ services }: Connection, file: Blob, options: ParseOptions = {}): Promise<Parsed> {
  const { password, signal = new AbortController().signal, onProgress } = options;
  const config = await services.config().catch((error: unknown) => {
    throw error instanceof ConfigError ? new ApiError('internal_error', error.message) : error;
  });
  // A job under no key has no account to charge.
  const key = options.free ? '' : (await services.accounts.deviceAccount(config)).key;
  const type = await inspectFile(file, config.limits.bytes);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { markdown, messages, pageCount } = await call(
    {
      operation: 'parse',
      key,
      file: { bytes, type },
      options: password === undefined ? {} : { password },
      maxPages: config.limits.pages,
      signal,
      // No request is open that a browser would time out, and the visitor can cancel: scanned books take long.
      timeout: Number.POSITIVE_INFINITY,
      ...(onProgress ? { onProgress } : {}),
    },
    services,
  );
  if (!markdown) throw new Error('The answer to «parse» has no Markdown.');
  return { markdown, pageCount, ...(messages ? { messages } : {}) };
}
