import { AwakeTime } from '../platform/awake-time.ts';
import { StorageError } from './database/storage-error.ts';
import { isSettled, type Job } from './job.ts';
import type { JobStore } from './job-store.ts';
import { leaseEnd } from './lease.ts';
import type { Progress, Signals } from './signals.ts';

/** Milliseconds without an answer to a wake after which a job without a worker is given up; those asleep do not count. */
const HOST_PATIENCE = 10_000;
/** Interval in milliseconds at which an unanswered wake is repeated. */
const WAKE_INTERVAL = 500;

/** Why a call ended without its job: no page could work, it took too long, or the row was deleted. */
export class CallAborted extends Error {
  readonly reason: 'no_worker' | 'timeout' | 'removed';

  constructor(reason: CallAborted['reason']) {
    super(reason);
    this.reason = reason;
  }
}

export interface Waiting {
  readonly scope: string;
  readonly store: JobStore;
  readonly signals: Signals;
  /** Ends the waiting; the promise rejects with its reason. */
  readonly signal: AbortSignal;
  /** Milliseconds after which the call is given up, by a clock that no one sets. */
  readonly timeout: number;
  readonly onProgress?: (progress: Progress) => void;
  /** Called when there is a partial answer, or one of more pages. */
  readonly onPreviewed?: () => void;
}

/**
 * Waits until a job is settled and returns its last row.
 * The row is read again whenever a signal or the end of the job's lease hints at a change; wakes are repeated until a
 * worker holds it. Rejects with `CallAborted`, with the reason of `signal`, or with `StorageError` when the browser cannot
 * store what becomes of the job.
 */
export function awaitJob(id: string, waiting: Waiting): Promise<Job> {
  const { scope, store, signals, signal, timeout, onProgress, onPreviewed } = waiting;
  const { promise, resolve, reject } = Promise.withResolvers<Job>();
  const ended = new AbortController();
  const startedAt = performance.now();
  const hostSilence = new AwakeTime(HOST_PATIENCE);
  let watched = false;

  const check = async (): Promise<void> => {
    const job = await store.get(id);
    if (!job) reject(new CallAborted('removed'));
    else if (isSettled(job)) resolve(job);
    else if (performance.now() - startedAt > timeout) reject(new CallAborted('timeout'));
    else if (!watched && hostSilence.isOver()) reject(new CallAborted('no_worker'));
  };
  /** Once a worker is known to hold the lease, the end of the lease means that the job is done or its worker died. */
  const watch = async (): Promise<void> => {
    if (watched) return;
    watched = true;
    await leaseEnd(scope, id, ended.signal);
    watched = false;
    // Hosts have not been asked meanwhile.
    hostSilence.reset();
    await check();
    signals.send({ type: 'wake' });
  };
  const guarded = (work: () => Promise<void>) => () =>
    void work().catch((error) => !ended.signal.aborted && reject(error));

  const unsubscribe = signals.subscribe((heard) => {
    if (heard.type === 'hosted') hostSilence.reset();
    if (!('job' in heard) || heard.job !== id) return;
    if (heard.type === 'progress') {
      hostSilence.reset();
      onProgress?.(heard);
      guarded(watch)();
    } else if (heard.type === 'previewed') onPreviewed?.();
    else if (heard.type === 'unstored')
      reject(new StorageError(heard.error.code, heard.error.message, heard.error.room));
    else guarded(check)();
  });
  const timer = setInterval(() => {
    if (!watched) signals.send({ type: 'wake' });
    guarded(check)();
  }, WAKE_INTERVAL);
  const abort = (): void => reject(signal.reason);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();

  signals.send({ type: 'wake' });
  guarded(check)();
  return promise.finally(() => {
    ended.abort();
    unsubscribe();
    clearInterval(timer);
    signal.removeEventListener('abort', abort);
  });
}
