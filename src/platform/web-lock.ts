/**
 * Does `work` with a Web Lock, as `LockManager.request` does, and resolves with its result. Where there are no Web Locks
 * (plain http) or the browser refuses them (blocked site data), `work` gets `undefined`: there is one page at work then.
 */
export async function requestLock<Result>(
  name: string,
  options: LockOptions,
  work: (lock: Lock | null | undefined) => Promise<Result>,
): Promise<Result> {
  if (!navigator.locks) return work(undefined);
  let isAnswered = false;
  try {
    return (await navigator.locks.request(name, options, (lock) => {
      isAnswered = true;
      return work(lock);
    })) as Result;
  } catch (error) {
    if (isAnswered || !isRefused(error)) throw error;
    return work(undefined);
  }
}

/** Web Locks API, request(): a context whose storage is refused. */
const isRefused = (error: unknown): boolean => error instanceof DOMException && error.name === 'SecurityError';
