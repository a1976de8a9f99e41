import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Answer } from '../answers/answers.ts';
import type { Account } from './allowance.ts';
import type { Job } from './job.ts';

interface Tables extends DBSchema {
  jobs: { key: string; value: Job; indexes: { fingerprint: string } };
  /** By job id; apart from `jobs` so that a change of state does not copy the bytes. */
  files: { key: string; value: Blob };
  /** By job id. */
  answers: { key: string; value: Answer };
  /** By API key. */
  accounts: { key: string; value: Account };
  /** By API key: when its last limited request passed, in milliseconds since the epoch. */
  passages: { key: string; value: number };
  /** Made on the device and never shown, by purpose. */
  secrets: { key: 'upload'; value: CryptoKey | Uint8Array };
}

export type Database = IDBPDatabase<Tables>;

/** Opens the database of one site; `scope` is the site's base address, since two sites may share an origin. */
export function openDatabase(scope: string): Promise<Database> {
  const opened = openDB<Tables>(`sheaf ${scope}`, 1, {
    upgrade(database) {
      database.createObjectStore('jobs', { keyPath: 'id' }).createIndex('fingerprint', 'fingerprint');
      database.createObjectStore('files');
      database.createObjectStore('answers');
      database.createObjectStore('accounts', { keyPath: 'key' });
      database.createObjectStore('passages');
      database.createObjectStore('secrets');
    },
    /** A newer version wants to upgrade in another tab: give way, or that tab would hang. */
    blocking() {
      void opened.then((database) => database.close());
    },
  });
  return opened;
}
