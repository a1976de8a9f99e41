import { type Extracted, type ExtractionEngines, extract } from '../answers/extract.ts';
import type { DocumentErrorCode } from '../document/document-error.ts';
import { DocumentError } from '../document/document-error.ts';
import { isQuotaExceeded } from './allowance.ts';
import { StorageError } from './database/storage-error.ts';
import { bytesOf } from './database/stored-file.ts';
import { heartbeat } from './heartbeat.ts';
import type { Failure, Job, JobProgress } from './job.ts';
import type { JobStore } from './job-store.ts';
import { tryLease } from './lease.ts';
import type { Progress, Signals } from './signals.ts';
import { afterTeardown } from './teardown.ts';

/** Most bytes that the parts of a DOCX may inflate to in all. */
const MAX_INFLATED_BYTES = 128 * 1024 * 1024;

/** Interval in milliseconds at which progress is stored in a job's row. */
const NOTE_INTERVAL = 1000;

/** Interval in milliseconds at which a thread that waits for something tells that it is not blocked. */
const ALIVE_INTERVAL = 2000;

/** A ticket fails after the browser's storage has failed this many of its attempts, a few seconds apart. */
const STORAGE_ATTEMPTS = 5;

/** What a worker asks of the store of jobs, which may be in another context. */
export type JobSource = Pick<
  JobStore,
  'claim' | 'file' | 'reserve' | 'noteProgress' | 'storePreview' | 'complete' | 'fail' | 'setBack'
>;

export interface Workplace {
  readonly scope: string;
  readonly store: JobSource;
  readonly signals: Pick<Signals, 'send'>;
  readonly engines: ExtractionEngines;
}

/**
 * Does one job from its file to its stored answer. Returns false when another worker holds it, or the browser's storage
 * fails or something unexpected has happened and it is to be tried again. Errors of the document are stored as the job's
 * failure, not thrown.
 */
export async function perform(id: string, workplace: Workplace): Promise<boolean> {
  const { scope, store, signals } = workplace;
  let isOpen = false;
  const leased = await tryLease(scope, id, async () => {
    let job: Job | undefined;
    try {
      job = await store.claim(id);
      if (!job) return;
      const { answer, pageCount } = await work(job, workplace);
      await store.complete(id, answer, pageCount);
    } catch (error) {
      const unstored = await staysOpen(id, job, error, store).catch(storageErrorOf);
      isOpen = unstored !== false;
      if (unstored instanceof StorageError) signals.send({ type: 'unstored', job: id, error: toldOf(unstored) });
      if (isOpen) return;
    }
    signals.send({ type: 'settled', job: id });
  });
  return leased && !isOpen;
}

/**
 * What becomes of a job after an error: whether it is to be tried again, or the error of the storage for which it is.
 * Where the browser could not store it, the caller of a call is told at once, and a ticket is read again from its file at
 * the next sweeps, some times.
 */
async function staysOpen(
  id: string,
  job: Job | undefined,
  error: unknown,
  store: JobSource,
): Promise<boolean | StorageError> {
  if (error instanceof StorageError) {
    console.warn(error.message, error.cause);
    if (!job || (job.kind === 'ticket' && job.attempts < STORAGE_ATTEMPTS)) return error;
    await store.fail(id, { code: error.code, message: error.message });
    return false;
  }
  if (isExpected(error)) {
    await store.fail(id, failureOf(error));
    return false;
  }
  await afterTeardown();
  return !(await store.setBack(id, failureOf(error)));
}

/** What cannot even be noted stays as it is. */
function storageErrorOf(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  throw error;
}

/** An error as it goes through a channel, which keeps only its own properties. */
const toldOf = ({ code, message, room }: StorageError): Pick<StorageError, 'code' | 'message' | 'room'> => ({
  code,
  message,
  room,
});

async function work(job: Job, { store, signals, engines }: Workplace): Promise<Extracted> {
  const file = await store.file(job.id);
  if (!file || !job.type) throw new Error(`Job ${job.id} has no file.`);
  let reached: Omit<Progress, 'type' | 'job'> = { phase: 'loading', pagesDone: 0 };
  const report = (progress: typeof reached): void => {
    reached = progress;
    signals.send({ type: 'progress', job: job.id, ...progress });
  };
  report(reached);
  let pageCount = 0;
  let latest: JobProgress | undefined;
  const alive = setInterval(() => signals.send({ type: 'alive', job: job.id }), ALIVE_INTERVAL);
  const notes = setInterval(() => {
    // Progress that cannot be stored is no reason to stop.
    if (latest) store.noteProgress(job.id, latest).catch(ignoreStorage);
    latest = undefined;
  }, NOTE_INTERVAL);
  try {
    return await extract(engines, {
      ...job.options,
      operation: job.operation,
      bytes: await bytesOf(file),
      type: job.type,
      ...(job.source === undefined ? {} : { source: job.source }),
      maxPages: job.maxPages,
      maxInflatedBytes: MAX_INFLATED_BYTES,
      watch: heartbeat((at) => signals.send({ type: 'progress', job: job.id, ...reached, ...(at && { at }) }), {
        standstills: job.standstills ?? [],
        // What was ended once is done again step by step: it is then known at which one.
        tellsSteps: (job.setBacks ?? 0) > 0,
      }),
      onPageCount: async (count) => {
        pageCount = count;
        await store.reserve(job.id, count);
        report({ phase: 'reading', pagesDone: 0, pageCount });
      },
      onProgress: (progress) => {
        report({ phase: 'reading', pageCount, ...progress });
        latest = progress;
      },
      ...(job.options.partial && {
        onPartial: async (answer) => {
          await store.storePreview(job.id, answer).catch(ignoreStorage);
          signals.send({ type: 'previewed', job: job.id });
        },
      }),
    });
  } finally {
    clearInterval(alive);
    clearInterval(notes);
  }
}

function ignoreStorage(error: unknown): void {
  if (!(error instanceof StorageError)) throw error;
}

/** Whether an error comes from the document or the allowance. */
const isExpected = (error: unknown): boolean => isQuotaExceeded(error) || error instanceof DocumentError;

function failureOf(error: unknown): Failure {
  if (isQuotaExceeded(error)) return { code: 'quota_exceeded', message: error.message };
  if (error instanceof DocumentError) return { code: error.code satisfies DocumentErrorCode, message: error.message };
  console.error(error);
  return {
    code: 'processing_failed',
    message:
      'The document could not be processed: reading it came to an unexpected end. Print the file to a new PDF and send that.',
  };
}
