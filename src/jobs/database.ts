import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Answer } from '../answers/answers.ts';
import type { Account } from './allowance.ts';
import type { Job, JobState } from './job.ts';

interface Tables extends DBSchema {
  jobs: { key: string; value: Job; indexes: { fingerprint: string; state: JobState; expiresAt: number } };
  /** By job id; separate from `jobs`, so that a change of state does not copy the bytes. */
  files: { key: string; value: Blob };
  /** By job id. */
  answers: { key: string; value: Answer };
  /** By API key. */
  accounts: { key: string; value: Account };
  /** By API key: when its last limited request passed, in milliseconds since the epoch. */
  passages: { key: string; value: number };
  /** Secrets by purpose: created on the device and never shown. */
  secrets: { key: 'upload'; value: CryptoKey | Uint8Array };
}

export type Database = IDBPDatabase<Tables>;

/** Version 1 had the stores, version 2 has the indexes by state and expiry too. */
const VERSION = 2;

function createStores(database: Database): void {
  database.createObjectStore('jobs', { keyPath: 'id' }).createIndex('fingerprint', 'fingerprint');
  database.createObjectStore('files');
  database.createObjectStore('answers');
  database.createObjectStore('accounts', { keyPath: 'key' });
  database.createObjectStore('passages');
  database.createObjectStore('secrets');
}

/** Opens the database of one site; `scope` is the site's base address, since two sites may share an origin. */
export function openDatabase(scope: string): Promise<Database> {
  const opened = openDB<Tables>(`sheaf ${scope}`, VERSION, {
    upgrade(database, from, _to, transaction) {
      if (from < 1) createStores(database);
      const jobs = transaction.objectStore('jobs');
      jobs.createIndex('state', 'state');
      // Rows without the field are not in it.
      jobs.createIndex('expiresAt', 'expiresAt');
    },
    /** A newer version in another tab needs to upgrade: close, or that tab would hang. */
    blocking() {
      void opened.then((database) => database.close());
    },
  });
  return opened;
}
