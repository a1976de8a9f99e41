/**
 * Runs `work` while holding the Web Lock of a job. The browser releases the lock when its worker, tab or itself ends.
 * Returns false without running it when another holds the lock. Where a page has no Web Locks (plain http)
 * there is one page at work and no second holder.
 */
export async function tryLease(scope: string, job: string, work: () => Promise<void>): Promise<boolean> {
  if (!navigator.locks) {
    await work();
    return true;
  }
  return navigator.locks.request(leaseName(scope, job), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}

/** Resolves once this context holds the lock of this name, which it keeps until it ends; at once without Web Locks. */
export async function holdForLife(name: string): Promise<void> {
  if (!navigator.locks) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request(name, () => {
    resolve();
    return new Promise(() => {});
  });
  await promise;
}

/** Resolves once the holder of a lock has released it or died: never without Web Locks. Rejects when `signal` aborts. */
export async function lockEnd(name: string, signal: AbortSignal): Promise<void> {
  if (!navigator.locks) return new Promise(() => {});
  await navigator.locks.request(name, { signal, mode: 'shared' }, () => undefined);
}

/** Resolves once the holder of a job's lock has released it or died; rejects when `signal` aborts. */
export async function leaseEnd(scope: string, job: string, signal: AbortSignal): Promise<void> {
  await navigator.locks?.request(leaseName(scope, job), { signal, mode: 'shared' }, () => undefined);
}

const leaseName = (scope: string, job: string): string => `sheaf ${scope} job:${job}`;
