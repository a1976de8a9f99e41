import type { Database } from './database.ts';
import type { Signals } from './signals.ts';

const STORES = ['jobs', 'files', 'answers', 'accounts', 'passages', 'secrets'] as const;

/** Deletes all data that the site has stored, except its own files. Jobs at work end; keys and addresses are void. */
export async function eraseEverything(database: Database, signals: Signals): Promise<void> {
  const transaction = database.transaction(STORES, 'readwrite');
  const jobs = await transaction.objectStore('jobs').getAllKeys();
  await Promise.all(STORES.map((store) => transaction.objectStore(store).clear()));
  await transaction.done;
  for (const job of jobs) signals.send({ type: 'cancelled', job });
}
