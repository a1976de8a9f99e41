/*
 * Callers say that they wait for a call by a Web Lock, which the browser releases when their context ends: what a killed
 * browser leaves behind is a row without one.
 */

const lockName = (scope: string, fingerprint: string): string => `sheaf ${scope} caller:${fingerprint}`;

/** Has a caller wait for the calls of a fingerprint, until the returned function is called or the context ends. */
export async function waitForCall(scope: string, fingerprint: string): Promise<() => void> {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  if (!navigator.locks) return end;
  const { promise: held, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request(lockName(scope, fingerprint), { mode: 'shared' }, () => {
    resolve();
    return over;
  });
  await held;
  return end;
}

/**
 * Whether a caller waits for the calls of a fingerprint in any context. Without Web Locks (plain http) nobody knows: the
 * rows of such calls expire.
 */
export async function isAwaited(scope: string, fingerprint: string): Promise<boolean> {
  if (!navigator.locks) return true;
  return navigator.locks.request(lockName(scope, fingerprint), { ifAvailable: true }, (lock) => lock === null);
}
