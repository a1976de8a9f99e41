import type { IndexKey, IndexNames, StoreKey, StoreValue } from 'idb';
import { connect } from './database/connect.ts';
import { mend, recordOf } from './database/mend.ts';
import { noRoom } from './database/room.ts';
import { SecondRecord } from './database/second-record.ts';
import { StorageError, troubleOf, unavailable } from './database/storage-error.ts';
import { takesBlobs } from './database/stored-file.ts';
import {
  type Connection,
  type StoredFile,
  TABLES,
  type Table,
  type Tables,
  type Transaction,
} from './database/tables.ts';

/** Milliseconds before each further try with another connection: a closed one is seldom closed at once again. */
const PAUSES = [0, 100, 500] as const;

/**
 * Milliseconds for which a database that could not be opened is left alone, while whoever asks for it waits: on a full disk
 * each try writes, and may cost Chromium what is stored.
 */
const REST = 2000;

/** What a transaction does with its stores; it may be done again, and awaits nothing but requests. */
type Work<Names extends readonly Table[], Mode extends IDBTransactionMode, Result> = (
  transaction: Transaction<Names, Mode>,
) => Promise<Result>;

/**
 * The database of one site in this context. It outlives its connection: where the browser has closed that, or another
 * tab has deleted the database, the next transaction has another one. A transaction that fails leaves everything as it
 * was. Everything rejects with `StorageError` when the browser does not keep what it is given.
 */
export class Database {
  readonly #name: string;
  readonly #record: SecondRecord;
  readonly #records: boolean;
  #connection: Promise<Connection> | undefined;
  /** Resolves when a database that could not be opened may be tried again. */
  #rest: Promise<void> | undefined;
  #takesBlobs: Promise<boolean> | undefined;
  #problem: StorageError | undefined;
  readonly #listeners = new Set<(problem: StorageError | undefined) => void>();

  /**
   * @param scope base address of the site.
   * @param records whether changes of accounts are recorded here: not in a context that computes, where a transaction
   * that reads them would stay open, and not where nothing is kept.
   */
  constructor(scope: string, records: boolean) {
    this.#name = `sheaf ${scope}`;
    this.#records = records;
    this.#record = new SecondRecord(scope);
  }

  /** Reads in one transaction. */
  read<const Names extends readonly Table[], Result>(
    names: Names,
    work: Work<Names, 'readonly', Result>,
  ): Promise<Result> {
    return this.#transact(names, 'readonly', work);
  }

  /**
   * Reads and writes in one transaction; an error of `work` undoes it and is thrown.
   * @param bytes of a file that is written, for the error of a full disk.
   */
  async write<const Names extends readonly Table[], Result>(
    names: Names,
    work: Work<Names, 'readwrite', Result>,
    bytes?: number,
  ): Promise<Result> {
    const result = await this.#transact(names, 'readwrite', work).catch(async (error: unknown) => {
      throw bytes !== undefined && isFull(error) ? await noRoom(bytes, error) : error;
    });
    // Nobody waits for it: it is for when the rows are lost.
    if (names.includes('accounts')) void this.recordAccounts();
    return result;
  }

  /** Copies accounts and tickets to the second record. Resolves also where that fails: the rows count. */
  async recordAccounts(): Promise<void> {
    if (this.#records) await this.#record.write(() => this.#with(recordOf));
  }

  /** Deletes every row, and the second record of the accounts. Returns the ids of the jobs that there were. */
  erase(): Promise<string[]> {
    return this.#record.erase(() =>
      this.#transact(TABLES, 'readwrite', async (transaction) => {
        const ids = await transaction.objectStore('jobs').getAllKeys();
        await Promise.all(TABLES.map((table) => transaction.objectStore(table).clear()));
        return ids;
      }),
    );
  }

  get<Name extends Table>(name: Name, key: StoreKey<Tables, Name>): Promise<StoreValue<Tables, Name> | undefined> {
    return this.#with((connection) => connection.get(name, key));
  }

  getAll<Name extends Table>(name: Name): Promise<StoreValue<Tables, Name>[]> {
    return this.#with((connection) => connection.getAll(name));
  }

  getAllKeys<Name extends Table>(name: Name): Promise<StoreKey<Tables, Name>[]> {
    return this.#with((connection) => connection.getAllKeys(name));
  }

  getAllKeysFromIndex<Name extends Table, Index extends IndexNames<Tables, Name>>(
    name: Name,
    index: Index,
    query: IndexKey<Tables, Name, Index> | IDBKeyRange,
  ): Promise<StoreKey<Tables, Name>[]> {
    return this.#with((connection) => connection.getAllKeysFromIndex(name, index, query));
  }

  put<Name extends Table>(name: Name, value: StoreValue<Tables, Name>, key?: StoreKey<Tables, Name>): Promise<void> {
    return this.write([name], async ({ store }) => {
      await store.put(value, key);
    });
  }

  /**
   * Writes a value without reading anything, and without waiting for this context: what it does meanwhile keeps no other
   * transaction waiting.
   */
  async note<Name extends Table>(
    name: Name,
    value: StoreValue<Tables, Name>,
    key: StoreKey<Tables, Name>,
  ): Promise<void> {
    await this.#with(async (connection) => {
      const transaction = connection.transaction(name, 'readwrite');
      const written = transaction.store.put(value, key);
      transaction.commit();
      await Promise.all([written, transaction.done]);
    });
  }

  /** What is to be stored of a file: its bytes where the browser refuses Blobs. Rejects when they cannot be read. */
  async storable(file: Blob): Promise<StoredFile> {
    return (await this.takesBlobs()) ? file : file.arrayBuffer();
  }

  /** Whether the browser keeps Blobs; else it keeps bytes. Rejects with `StorageError` where it keeps neither. */
  takesBlobs(): Promise<boolean> {
    if (!this.#takesBlobs) {
      const asked = this.#with(takesBlobs);
      asked.catch(() => {
        this.#takesBlobs = undefined;
      });
      this.#takesBlobs = asked;
    }
    return this.#takesBlobs;
  }

  /** Tells `listener` when the storage begins to be unavailable, and when it is there again. */
  watch(listener: (problem: StorageError | undefined) => void): void {
    this.#listeners.add(listener);
  }

  /** Opens a connection where there is none. */
  async open(): Promise<void> {
    await this.#with(async () => undefined);
  }

  #transact<const Names extends readonly Table[], Mode extends 'readonly' | 'readwrite', Result>(
    names: Names,
    mode: Mode,
    work: Work<Names, Mode, Result>,
  ): Promise<Result> {
    return this.#with(async (connection) => {
      const transaction = connection.transaction([...names], mode) as unknown as Transaction<Names, Mode>;
      const ended = transaction.done.catch(() => undefined);
      try {
        const result = await work(transaction);
        await transaction.done;
        return result;
      } catch (error) {
        const cause = transaction.error ?? error;
        abort(transaction);
        await ended;
        throw cause;
      }
    });
  }

  /** Does work with a connection, and again with another one where that is of no more use. */
  async #with<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
    let last: unknown;
    for (const pause of PAUSES) {
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      await this.#rest;
      const connecting = this.#connected();
      const connection = await connecting.catch(async (error: unknown) => {
        throw this.#noteProblem(await storageErrorOf(error));
      });
      try {
        const result = await work(connection);
        this.#noteProblem(undefined);
        return result;
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble === undefined) throw error;
        if (trouble === 'full') throw await noRoom(undefined, error);
        last = error;
        this.#drop(connecting);
        connection.close();
      }
    }
    throw this.#noteProblem(unavailable('broken', last));
  }

  #noteProblem<Problem extends StorageError | undefined>(problem: Problem): Problem {
    if (problem?.message !== this.#problem?.message) for (const listener of this.#listeners) listener(problem);
    this.#problem = problem;
    return problem;
  }

  #connected(): Promise<Connection> {
    if (!this.#connection) {
      const drop = (): void => this.#drop(connection);
      const connection = this.#connect(drop);
      connection.catch(() => {
        this.#rest = this.#pause(drop);
      });
      this.#connection = connection;
    }
    return this.#connection;
  }

  async #pause(drop: () => void): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, REST));
    drop();
    this.#rest = undefined;
  }

  async #connect(drop: () => void): Promise<Connection> {
    const connection = await connect(this.#name, drop);
    await mend(connection, this.#record);
    return connection;
  }

  /** Has the next transaction open another connection. */
  #drop(connection: Promise<Connection>): void {
    if (this.#connection === connection) this.#connection = undefined;
  }
}

/** Why a database cannot be opened. */
async function storageErrorOf(error: unknown): Promise<StorageError> {
  if (error instanceof StorageError) return error;
  return troubleOf(error) === 'full' ? noRoom(undefined, error) : unavailable('broken', error);
}

const isFull = (error: unknown): boolean => error instanceof StorageError && error.code === 'storage_full';

/** Ends a transaction whose work has failed, where the browser has not ended it. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended.
  }
}

/**
 * Opens the database of one site; `scope` is the site's base address, since two sites may share an origin. Rejects with
 * `StorageError` when the browser refuses it. A context that computes does not record changes of accounts, nor does one
 * that keeps nothing.
 */
export async function openDatabase(scope: string, { records = true } = {}): Promise<Database> {
  const database = new Database(scope, records);
  await database.open();
  return database;
}
