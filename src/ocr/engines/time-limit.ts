import { GivenUp } from './recognizer.ts';

/** A page that takes longer than this many milliseconds is given up. */
export const PATIENCE = 60_000;

/** What ends an attempt before it is done. */
export interface Limits {
  readonly signal: AbortSignal | undefined;
  /** Rejects when the thread at work dies; never resolves. */
  readonly failed: Promise<never>;
  /** Milliseconds that `work` may take; getting ready does not count. */
  readonly patience: number;
}

/**
 * What `work` resolves with once `ready` has. Rejects at once with the signal's reason when it is aborted, with the
 * thread's error when that dies, and with `GivenUp` when the work takes too long.
 */
export async function attempt<T>(
  ready: () => Promise<void>,
  work: () => Promise<T>,
  { signal, failed, patience }: Limits,
): Promise<T> {
  const ended = Promise.withResolvers<never>();
  const abort = (): void => ended.reject(signal?.reason);
  signal?.addEventListener('abort', abort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    signal?.throwIfAborted();
    await Promise.race([ready(), failed, ended.promise]);
    timer = setTimeout(() => ended.reject(new GivenUp()), patience);
    return await Promise.race([work(), failed, ended.promise]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
