import type { Answer } from '../answers/answers.ts';
import { call } from '../api/call.ts';
import { ApiError, ofStorage } from '../api/errors.ts';
import { fileContentOf, inspectFile } from '../api/file-content.ts';
import type { KeyValueAnswer, ParseAnswer, PiiAnswer, ResumeAnswer, TablesAnswer } from '../api/schemas.ts';
import { ConfigError } from '../jobs/config.ts';
import { StorageError } from '../jobs/database/storage-error.ts';
import type { JobOptions } from '../jobs/job.ts';
import type { Progress } from '../jobs/signals.ts';
import type { ReadPages } from '../redaction/verdict.ts';
import type { Connection } from './connection.ts';

/** Where texts stand in a document: what the page asks before it redacts. */
export interface TextsAnswer extends Pick<ParseAnswer, 'evidence' | 'messages'> {
  readonly json: ReadPages;
}

/** What each operation of the API answers, and those that only the page asks for. */
export interface Answers {
  readonly parse: ParseAnswer;
  readonly extract_tables: TablesAnswer;
  readonly extract_key_value: KeyValueAnswer;
  readonly extract_pii: PiiAnswer;
  readonly extract_resume_key_value: ResumeAnswer;
  readonly find_texts: TextsAnswer;
}

export type Operation = keyof Answers;

export interface FileOptions {
  readonly password?: string;
  /** Which pages are read, and how. */
  readonly reading?: Pick<JobOptions, 'pages' | 'ocr' | 'languages' | 'comments' | 'refined' | 'instruction' | 'texts'>;
  /** Aborting it ends the worker at once; the promise rejects. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  /** Called with the Markdown of the first pages while the others are read, and again with that of more. */
  readonly onPartial?: (answer: ParseAnswer) => void;
}

/** A job under no key has no account to charge: the page's own reading is free, and keys count what scripts do. */
const NO_KEY = '';

/**
 * One operation of the API for the site's own page: the same job as a request's, without base64, with evidence and with
 * progress. Not charged, and without the limit on requests a second. Throws `ApiError` as the API would answer.
 */
export async function readFile<Of extends Operation>(
  { services }: Connection,
  operation: Of,
  file: Blob,
  options: FileOptions = {},
): Promise<Answers[Of]> {
  const { password, reading, signal = new AbortController().signal, onProgress, onPartial } = options;
  const config = await services.config().catch((error: unknown) => {
    throw error instanceof ConfigError ? new ApiError('internal_error', error.message) : error;
  });
  const type = await inspectFile(file, config.limits.bytes);
  const answer = await call(
    {
      operation,
      key: NO_KEY,
      file: await fileContentOf(new Uint8Array(await file.arrayBuffer()), type),
      options: {
        ...reading,
        includeEvidence: true,
        ...(password === undefined ? {} : { password }),
        ...(onPartial ? { partial: true } : {}),
      },
      maxPages: config.limits.pages,
      signal,
      // No request is open that a browser would time out, and the visitor can cancel: scanned books take long.
      timeout: Number.POSITIVE_INFINITY,
      ...(onProgress ? { onProgress } : {}),
      ...(onPartial ? { onPartial: (part) => onPartial(asParsed(part)) } : {}),
    },
    services,
  ).catch((error: unknown) => {
    throw error instanceof StorageError ? ofStorage(error) : error;
  });
  // What a worker stores is what the operation makes.
  return answer as unknown as Answers[Of];
}

/** A partial answer in the form of /parse, about as many pages as it has. */
const asParsed = (part: Answer): ParseAnswer =>
  ({ ...part, pageCount: part.markdown?.pages.length ?? 0 }) as unknown as ParseAnswer;
