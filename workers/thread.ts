import { type Remote, wrap } from 'comlink';

/** A worker of this worker, and what it exposes. */
export interface Thread<T> {
  readonly remote: Remote<T>;
  /** Rejects when the worker dies or cannot start; never resolves. */
  readonly failed: Promise<never>;
  end(): void;
}

/** @param name of the worker, for the error when the browser gives no reason. */
export function thread<T>(worker: Worker, name: string): Thread<T> {
  const { promise: failed, reject } = Promise.withResolvers<never>();
  // While the worker is idle, a failure is not awaited anywhere.
  failed.catch(() => {});
  worker.addEventListener('error', (event) => reject(new Error(event.message || `${name} did not start.`)));
  return { remote: wrap<T>(worker), failed, end: () => worker.terminate() };
}
