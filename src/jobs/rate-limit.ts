import type { Database } from './database.ts';

/**
 * Admits a request, or returns how many milliseconds to wait. The passage is stored, so that the limit holds across
 * restarts of the service worker; a refused request does not push the next passage back.
 * @param interval milliseconds between two passages of one key.
 */
export async function pass(database: Database, key: string, interval: number, now: number): Promise<number> {
  const transaction = database.transaction('passages', 'readwrite');
  const last = await transaction.store.get(key);
  // A clock that was set back must not lock the key out.
  const wait = last === undefined || last > now ? 0 : Math.max(0, last + interval - now);
  if (wait === 0) await transaction.store.put(now, key);
  await transaction.done;
  return wait;
}
