import type { Answer, AnswerKind } from '../answers/answers.ts';
import { awaitJob, CallAborted } from '../jobs/await-job.ts';
import { waitForCall } from '../jobs/caller.ts';
import { StorageError } from '../jobs/database/storage-error.ts';
import { type Failure, isSettled, type Job, type JobOptions } from '../jobs/job.ts';
import type { Progress } from '../jobs/signals.ts';
import { minutes } from '../platform/minutes.ts';
import { randomId } from '../platform/random-id.ts';
import { ApiError, errors } from './errors.ts';
import type { FileContent } from './file-content.ts';
import { fingerprint } from './fingerprint.ts';
import type { Services } from './services.ts';

/** Browsers give up a service worker's answer after about 300 s (Chromium); this leaves time to say so. */
const CALL_TIMEOUT = 240_000;

/**
 * Milliseconds for which an answered call stays in a context that gets requests twice: a service worker that is stopped
 * before its answer has reached the browser gets the request again, and joins the same call instead of a second charge.
 * An answer takes milliseconds to get there, on a busy machine seconds.
 */
const REDISPATCHED = 5000;

/** Where nobody knows whether its caller has died (plain http), the answer to it is kept this many milliseconds. */
const UNDELIVERED_RETENTION = 10 * 60_000;

export interface Call {
  readonly operation: AnswerKind;
  readonly options: JobOptions;
  readonly key: string;
  readonly file: FileContent;
  readonly maxPages: number;
  /** Aborting it drops the call; its job ends at once when nobody else waits for it. */
  readonly signal: AbortSignal;
  /** Value of the caller's `CALL_HEADER`. */
  readonly callId?: string | null;
  /** Milliseconds; `CALL_TIMEOUT` when absent. */
  readonly timeout?: number;
  readonly onProgress?: (progress: Progress) => void;
  /**
   * Called before the call is stored; a rejection refuses it. The call has a name, unless this context has begun an equal
   * one: where it has not, the request may have been dispatched before. Returns what is to be done when the call ends.
   */
  readonly admit?: (name: string | undefined) => Promise<() => Promise<void>>;
  /** Where the options ask for it: called with the answer about the first pages while the others are read. */
  readonly onPartial?: (answer: Answer) => void;
}

export interface CallResult extends Answer {
  readonly pageCount: number;
}

/**
 * Has a worker do one operation and waits for it: the synchronous form of a job, which leaves nothing behind.
 * Throws `ApiError` with the job's failure, 503 when no page can work, 422 when its time is up.
 */
export async function call(call: Call, services: Services): Promise<CallResult> {
  const abandoned = new AbortController();
  const signal = AbortSignal.any([call.signal, abandoned.signal]);
  const unsubscribe = services.signals.subscribe((heard) => {
    if (heard.type === 'abandoned' && heard.call === call.callId) abandoned.abort();
  });
  const { operation, options, key, file, maxPages, timeout = CALL_TIMEOUT } = call;
  const print = await fingerprint([services.dispatcher, operation, options, key, file.digest]);
  // Counted before the row is looked for: a row that another caller is about to leave is then not removed.
  const others = await services.callers.join(print);
  const stopWaiting = await waitForCall(services.base, print);
  let id: string | undefined;
  let ended: (() => Promise<void>) | undefined;
  let isOpen = true;
  let isDone = false;
  // A failing disk may keep what it says that it did not, a charge among it.
  let isLost = false;
  const partial = async (job: string, onPartial: Call['onPartial']): Promise<void> => {
    const answer = await services.jobs.preview(job);
    if (answer && isOpen) onPartial?.(answer);
  };
  try {
    ended = await call.admit?.(others === 0 ? print : undefined);
    const draft = {
      id: randomId('job'),
      kind: 'call',
      fingerprint: print,
      source: file.digest,
      operation,
      // What is read by then is worth more than no answer.
      options: Number.isFinite(timeout) ? { ...options, pictureTime: timeout / 2 } : options,
      key,
      maxPages,
    } as const;
    const retention = UNDELIVERED_RETENTION;
    const job = await services.jobs.enqueue({ ...draft, retention }, file.blob, file.type);
    id = job.id;
    const settled = await awaitJob(id, {
      scope: services.base,
      store: services.jobs,
      signals: services.signals,
      signal,
      timeout,
      ...(call.onProgress ? { onProgress: call.onProgress } : {}),
      ...(call.onPartial ? { onPreviewed: () => void partial(job.id, call.onPartial) } : {}),
    });
    isDone = true;
    return await resultOf(settled, services);
  } catch (error) {
    isLost = error instanceof StorageError;
    if (signal.aborted) throw abortedError('removed', timeout);
    throw error instanceof CallAborted ? abortedError(error.reason, timeout) : error;
  } finally {
    isOpen = false;
    unsubscribe();
    // The answer goes first: were this context ended before that, the call would be dispatched again and find the row.
    setTimeout(() => {
      const leaving = services.callers.leave(print) === 0 ? id : undefined;
      const isAnswered = isDone && !isLost;
      if (leaving !== undefined && isAnswered) void services.jobs.noteAnswered(leaving).catch(console.error);
      const clear = () =>
        Promise.all([leaving && clearAway(leaving, isLost, services), ended?.()]).finally(stopWaiting);
      services.callers.end(print, isAnswered && getsTwice(services) ? REDISPATCHED : 0, clear);
    });
  }
}

async function resultOf(job: Job, services: Services): Promise<CallResult> {
  if (job.failure) throw failureOf(job.failure);
  const collected = await services.jobs.collect(job.id);
  if (!collected) throw new CallAborted('removed');
  return { ...collected.answer, pageCount: collected.pageCount };
}

/** Seconds after which a document that could not be read for want of a file may be sent again. */
const RETRY_AFTER = '30';

const failureOf = ({ code, message }: Failure): ApiError =>
  new ApiError(code, message, errors[code].retryable ? { 'retry-after': RETRY_AFTER } : {});

/** Whether the browser may dispatch a request of this context a second time. */
const getsTwice = ({ dispatcher, base }: Services): boolean => dispatcher === base;

/** The last caller of a job to leave clears it away. */
async function clearAway(id: string, isLost: boolean, services: Services): Promise<void> {
  const removed = await services.jobs.remove(id, isLost);
  if (removed && !isSettled(removed)) services.signals.send({ type: 'cancelled', job: removed.id });
}

function abortedError(reason: CallAborted['reason'], timeout: number): ApiError {
  if (reason === 'no_worker') {
    return new ApiError(
      'no_worker',
      'No page of Sheaf is open that could do the work. Open one in a tab and try again.',
      { 'retry-after': '5' },
    );
  }
  if (reason === 'timeout') {
    return new ApiError(
      'processing_failed',
      `The document takes longer than ${minutes(timeout)}. Choose fewer «pages».`,
    );
  }
  return new ApiError('processing_failed', 'The call was given up while it was being worked on. Send it again.');
}
