import type { Database } from './database.ts';

/**
 * Admits a request, or returns how many milliseconds to wait. The passage is stored, so that the limit holds across
 * restarts of the service worker; a refused request does not push the next passage back.
 * @param interval milliseconds between two passages of one key.
 */
export function pass(database: Database, key: string, interval: number, now: number): Promise<number> {
  return database.write(['passages'], async ({ store }) => {
    const last = await store.get(key);
    // A clock that was set back must not lock the key out.
    const wait = last === undefined || last > now ? 0 : Math.max(0, last + interval - now);
    if (wait === 0) await store.put(now, key);
    return wait;
  });
}
