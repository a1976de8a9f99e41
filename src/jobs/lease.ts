import { requestLock } from '../platform/web-lock.ts';

/**
 * Runs `work` while holding the Web Lock of a job. The browser releases the lock when its worker, tab or itself ends.
 * Returns false without running it when another holds the lock. Where a page has no Web Locks (plain http)
 * there is one page at work and no second holder.
 */
export function tryLease(scope: string, job: string, work: () => Promise<void>): Promise<boolean> {
  return requestLock(leaseName(scope, job), { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await work();
    return true;
  });
}

/** Resolves once this context holds the lock of this name, which it keeps until it ends; at once without Web Locks. */
export async function holdForLife(name: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  void requestLock(name, {}, async (lock) => {
    resolve();
    if (lock) await new Promise(() => {});
  });
  await promise;
}

/** Resolves once the holder of a lock has released it or died: never without Web Locks. Rejects when `signal` aborts. */
export function lockEnd(name: string, signal: AbortSignal): Promise<void> {
  return requestLock(name, { signal, mode: 'shared' }, (lock) => (lock ? Promise.resolve() : new Promise(() => {})));
}

/** Resolves once the holder of a job's lock has released it or died; rejects when `signal` aborts. */
export function leaseEnd(scope: string, job: string, signal: AbortSignal): Promise<void> {
  return requestLock(leaseName(scope, job), { signal, mode: 'shared' }, async () => undefined);
}

const leaseName = (scope: string, job: string): string => `sheaf ${scope} job:${job}`;
