import { type Account, isAccount } from '../allowance.ts';
import type { SecondRecord } from './second-record.ts';
import type { Connection } from './tables.ts';

/**
 * Puts the accounts of the second record into a database that has none, or that cannot tell what one of them has used;
 * a damaged one that is not recorded is deleted, and named in the console.
 */
export async function mendAccounts(connection: Connection, record: SecondRecord): Promise<void> {
  const stored: unknown[] = await connection.getAll('accounts');
  if (stored.length > 0 && stored.every(isAccount)) return;
  const recorded = await record.read();
  const transaction = connection.transaction('accounts', 'readwrite');
  const { store } = transaction;
  // Another context may have mended it meanwhile.
  const sound = new Set<string>();
  for (const key of await store.getAllKeys()) {
    const account: unknown = await store.get(key);
    if (isAccount(account)) sound.add(key);
    else {
      console.warn(`The record of the key ${key.slice(0, 6)}… was damaged.`);
      await store.delete(key);
    }
  }
  const missing = sound.size === 0 || sound.size < stored.length ? recorded.filter(({ key }) => !sound.has(key)) : [];
  await Promise.all(missing.map((account: Account) => store.put(account)));
  await transaction.done;
}
