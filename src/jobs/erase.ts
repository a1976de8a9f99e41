import type { Database } from './database.ts';
import type { Signals } from './signals.ts';

/** Deletes all data that the site has stored, except its own files. Jobs at work end; keys and addresses are void. */
export async function eraseEverything(database: Database, signals: Signals): Promise<void> {
  for (const job of await database.erase()) signals.send({ type: 'cancelled', job });
}
