import type { Database } from './database.ts';

/** A limited request that has passed. */
export interface Passage {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Names the call, until it has its answer: the browser may dispatch it a second time. */
  readonly call?: string;
}

const passageOf = (stored: Passage | number | undefined): Passage | undefined =>
  typeof stored === 'number' ? { at: stored } : stored;

/**
 * Admits a request, or returns how many milliseconds to wait. The passage is stored, so that the limit holds across
 * restarts of the service worker; a refused request does not push the next passage back.
 * @param interval milliseconds between two passages of one key.
 * @param call names the call: the one that passed last has passed, if it has not been answered yet. Absent for a request
 * that is certainly another one.
 */
export function pass(database: Database, key: string, interval: number, now: number, call?: string): Promise<number> {
  return database.write(['passages'], async ({ store }) => {
    const last = passageOf(await store.get(key));
    if (last?.call !== undefined && last.call === call) return 0;
    // A clock that was set back must not lock the key out.
    const wait = last === undefined || last.at > now ? 0 : Math.max(0, last.at + interval - now);
    if (wait === 0) await store.put({ at: now, ...(call === undefined ? {} : { call }) }, key);
    return wait;
  });
}

/** Notes that a call which has passed has its answer: the next that is equal is another one. */
export function endPassage(database: Database, key: string, call: string): Promise<void> {
  return database.write(['passages'], async ({ store }) => {
    const last = passageOf(await store.get(key));
    if (last?.call === call) await store.put({ at: last.at }, key);
  });
}
