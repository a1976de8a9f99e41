import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { Answer } from '../../answers/answers.ts';
import type { Account } from '../allowance.ts';
import type { Job, JobProgress, JobState } from '../job.ts';
import type { Passage } from '../rate-limit.ts';

/** The object stores of a site. */
export interface Tables extends DBSchema {
  jobs: {
    key: string;
    value: Job;
    indexes: { fingerprint: string; state: JobState; expiresAt: number; kind: Job['kind'] };
  };
  /** By job id: how far its worker is; separate from `jobs`, so that a worker writes it without reading anything. */
  progress: { key: string; value: JobProgress };
  /** By job id; separate from `jobs`, so that a change of state does not copy the bytes. */
  files: { key: string; value: StoredFile };
  /** By job id. */
  answers: { key: string; value: Answer };
  /** By API key. */
  accounts: { key: string; value: Account };
  /** By API key: its last limited request that passed; in rows of version 2 when that was. */
  passages: { key: string; value: Passage | number };
  /** Secrets by purpose: created on the device and never shown. */
  secrets: { key: 'upload'; value: CryptoKey | Uint8Array };
}

/** A file as it is stored: its bytes where the browser refuses Blobs. */
export type StoredFile = Blob | ArrayBuffer;

export type Table = StoreNames<Tables>;
export type Connection = IDBPDatabase<Tables>;
export type Transaction<Names extends readonly Table[], Mode extends IDBTransactionMode> = IDBPTransaction<
  Tables,
  [...Names],
  Mode
>;

/** Version 1 had the stores, version 2 the indexes by state and expiry too, version 3 progress and the index by kind. */
export const VERSION = 3;

const keyPaths: Readonly<Record<Table, string | null>> = {
  jobs: 'id',
  progress: null,
  files: null,
  answers: null,
  accounts: 'key',
  passages: null,
  secrets: null,
};

export const TABLES = Object.keys(keyPaths) as readonly Table[];

/** Creates the stores and indexes that are not there, whatever an older version or an accident has left. */
export function createMissing(
  connection: Connection,
  transaction: IDBPTransaction<Tables, Table[], 'versionchange'>,
): void {
  for (const name of TABLES) {
    if (!connection.objectStoreNames.contains(name)) connection.createObjectStore(name, { keyPath: keyPaths[name] });
  }
  const jobs = transaction.objectStore('jobs');
  // Rows without the field of an index are not in it.
  for (const index of ['fingerprint', 'state', 'expiresAt', 'kind'] as const) {
    if (!jobs.indexNames.contains(index)) jobs.createIndex(index, index);
  }
}

/** Whether all stores are there. */
export const isWhole = (connection: Connection): boolean =>
  TABLES.every((name) => connection.objectStoreNames.contains(name));
