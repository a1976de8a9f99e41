import { requestLock } from '../platform/web-lock.ts';

/*
 * Callers say that they wait for a call by a Web Lock, which the browser releases when their context ends: what a killed
 * browser leaves behind is a row without one.
 */

const lockName = (scope: string, fingerprint: string): string => `sheaf ${scope} caller:${fingerprint}`;

/** Has a caller wait for the calls of a fingerprint, until the returned function is called or the context ends. */
export async function waitForCall(scope: string, fingerprint: string): Promise<() => void> {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const { promise: waits, resolve } = Promise.withResolvers<void>();
  void requestLock(lockName(scope, fingerprint), { mode: 'shared' }, async (lock) => {
    resolve();
    if (lock) await over;
  });
  await waits;
  return end;
}

/**
 * Whether a caller waits for the calls of a fingerprint in any context. Without Web Locks (plain http) nobody knows: the
 * rows of such calls expire.
 */
export function isAwaited(scope: string, fingerprint: string): Promise<boolean> {
  return requestLock(lockName(scope, fingerprint), { ifAvailable: true }, async (lock) => !lock);
}
