import { TABLES } from './database/tables.ts';
import type { Database } from './database.ts';
import type { Signals } from './signals.ts';

/** Deletes all data that the site has stored, except its own files. Jobs at work end; keys and addresses are void. */
export async function eraseEverything(database: Database, signals: Signals): Promise<void> {
  const jobs = await database.write(TABLES, async (transaction) => {
    const ids = await transaction.objectStore('jobs').getAllKeys();
    await Promise.all(TABLES.map((store) => transaction.objectStore(store).clear()));
    return ids;
  });
  for (const job of jobs) signals.send({ type: 'cancelled', job });
}
