import { AwakeTime } from '../../platform/awake-time.ts';
import { GivenUp, RecognizerUnavailable } from './recognizer.ts';

/** Milliseconds that a recogniser may work on one image; those in which the device sleeps do not count. */
export const TIME_LIMIT = 60_000;

/** What ends an attempt before it is done. */
export interface Limits {
  readonly signal: AbortSignal | undefined;
  /** Rejects when the thread at work dies; never resolves. */
  readonly failed: Promise<never>;
  /** Milliseconds that `work` may take; loading models does not count. */
  readonly timeLimit: number;
}

/**
 * What `work` resolves with once `ready` has. Rejects at once with the signal's reason when it is aborted, with
 * `RecognizerUnavailable` when it does not become ready, with the thread's error when that dies at work, and with
 * `GivenUp` when the work takes too long.
 */
export async function attempt<T>(
  ready: () => Promise<void>,
  work: () => Promise<T>,
  { signal, failed, timeLimit }: Limits,
): Promise<T> {
  const ended = Promise.withResolvers<never>();
  const abort = (): void => ended.reject(signal?.reason);
  signal?.addEventListener('abort', abort);
  let endWatch = (): void => undefined;
  try {
    signal?.throwIfAborted();
    await Promise.race([ready(), failed, ended.promise]).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw new RecognizerUnavailable('The recogniser could not be loaded.', { cause: error });
    });
    endWatch = new AwakeTime(timeLimit).watch(() => ended.reject(new GivenUp()));
    return await Promise.race([work(), failed, ended.promise]);
  } finally {
    endWatch();
    signal?.removeEventListener('abort', abort);
  }
}
