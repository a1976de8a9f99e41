import { proxy, type Remote, wrap } from 'comlink';
import type { RebuiltFile, RedactedMarkdown, RedactionWorker } from '../../workers/redaction-worker.ts';
import { ApiError } from '../api/errors.ts';
import { documentTypeOf, sniff } from '../formats/sniff.ts';
import type { Progress } from '../jobs/signals.ts';
import type { Region } from '../redaction/burning.ts';
import type { Redacted } from '../redaction/markdown.ts';
import { type ReadPages, type Verdict, verdictOf } from '../redaction/verdict.ts';
import type { Connection } from './connection.ts';
import { type FileOptions, readFile } from './read-file.ts';

export type { RedactedMarkdown };

/** Where texts stand in a file, and the pages that were read. */
export interface Places extends ReadPages {
  readonly found: readonly (ReadPages['found'][number] & Region)[];
  /** Why a page could not be recognised, where one could not. */
  readonly unrecognised: string | undefined;
}

/** What is done, in this order. */
export type RedactionStep =
  | { readonly name: 'finding' | 'verifying'; readonly progress: Progress }
  | { readonly name: 'covering'; readonly pagesDone: number; readonly pageCount: number };

export interface RedactionOptions extends Omit<FileOptions, 'onProgress'> {
  /** Covered besides the places of the texts: where the answers say that they are. */
  readonly regions?: readonly Region[];
  readonly onStep?: (step: RedactionStep) => void;
}

export interface RedactedFile {
  /** A PDF of images. It may be given away only where `verdict` says that it is verified. */
  readonly file: Blob;
  readonly verdict: Verdict;
  /** Where texts can still be read, on the pages of the original: to be covered as well. */
  readonly left: readonly Region[];
}

/** Where texts stand in a file, everywhere in it. Throws `ApiError` as the API would answer. */
export async function findTexts(
  connection: Connection,
  file: Blob,
  texts: readonly string[],
  options: FileOptions = {},
): Promise<Places> {
  const asking = { ...options, reading: { ...options.reading, texts } };
  const { json, evidence = [], messages = [] } = await readFile(connection, 'find_texts', file, asking);
  const { found, pages } = json;
  const byPointer = Map.groupBy(evidence, ({ pointer }) => pointer);
  const regionsOf = (index: number) => byPointer.get(`/json/found/${index}`) ?? [];
  return {
    pages,
    unrecognised: messages.find(({ code }) => code === 'not_recognised')?.text,
    found: found.flatMap((one, index) => {
      const regions = regionsOf(index);
      return regions.length === 0
        ? [{ ...one, boxes: [] }]
        : regions.map(({ page, boxes }) => ({ ...one, page, boxes }));
    }),
  };
}

/**
 * Rebuilds a PDF or an image as a PDF of images in which every place of the texts is covered, and reads that again with
 * recognition. Throws `ApiError` when a step fails, and rejects when `signal` is aborted.
 */
export async function redactFile(
  connection: Connection,
  file: Blob,
  texts: readonly string[],
  options: RedactionOptions = {},
): Promise<RedactedFile> {
  const { regions = [], onStep, ...reading } = options;
  const before = await findTexts(connection, file, texts, {
    ...reading,
    onProgress: (progress) => onStep?.({ name: 'finding', progress }),
  });
  const { redacted, check } = await covered(file, [...regions, ...before.found], before, options);
  const { languages, refined } = options.reading ?? {};
  const again = await findTexts(connection, check, texts, {
    ...(options.signal ? { signal: options.signal } : {}),
    reading: { ocr: 'always', ...(languages ? { languages } : {}), ...(refined ? { refined } : {}) },
    onProgress: (progress) => onStep?.({ name: 'verifying', progress }),
  });
  if (again.unrecognised !== undefined) throw new ApiError('recogniser_unavailable', again.unrecognised);
  const left = again.found.map(({ page, boxes }) => ({ page: before.pages[page - 1]?.number ?? page, boxes }));
  return { file: redacted, verdict: verdictOf(texts, before, again), left };
}

/** Markdown with labels in place of values, searched again: `left` are the indices of values that are still in it. */
export const redactMarkdown = (
  markdown: string,
  values: readonly Redacted[],
  signal?: AbortSignal,
): Promise<RedactedMarkdown> => inWorker((worker) => worker.redactMarkdown(markdown, [...values]), signal);

/** A PDF of images of the pages that were read, and its pages as they are checked. */
async function covered(
  file: Blob,
  regions: readonly Region[],
  { pages }: ReadPages,
  { password, signal, onStep }: RedactionOptions,
): Promise<{ readonly redacted: Blob; readonly check: Blob }> {
  const redaction = {
    bytes: new Uint8Array(await file.arrayBuffer()),
    type: documentTypeOf(await sniff(file)),
    pages: pages.map(({ number }) => number),
    regions,
    ...(password === undefined ? {} : { password }),
  };
  const progress = (pagesDone: number): void => onStep?.({ name: 'covering', pagesDone, pageCount: pages.length });
  const result = await inWorker<RebuiltFile>(async (worker) => worker.redact(redaction, proxy(progress)), signal);
  if ('problem' in result) throw new ApiError('processing_failed', result.problem);
  const pdf = { type: 'application/pdf' };
  return { redacted: new Blob([result.file], pdf), check: new Blob([result.check], pdf) };
}

/** Has a worker of its own do something; it ends with that, or when `signal` is aborted, which rejects. */
async function inWorker<T>(action: (worker: Remote<RedactionWorker>) => Promise<T>, signal?: AbortSignal): Promise<T> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('../../workers/redaction-worker.ts', import.meta.url), { type: 'module' });
  const ended = Promise.withResolvers<never>();
  const cancel = (): void => ended.reject(signal?.reason);
  signal?.addEventListener('abort', cancel, { once: true });
  worker.addEventListener('error', ({ message }) => ended.reject(new Error(message || 'The worker did not start.')));
  try {
    return await Promise.race([action(wrap<RedactionWorker>(worker)), ended.promise]);
  } finally {
    signal?.removeEventListener('abort', cancel);
    worker.terminate();
  }
}
