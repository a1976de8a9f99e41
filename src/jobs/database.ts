import type { IndexKey, IndexNames, StoreKey, StoreValue } from 'idb';
import { connect } from './database/connect.ts';
import { noRoom } from './database/room.ts';
import { troubleOf, unavailable } from './database/storage-error.ts';
import { takesBlobs } from './database/stored-file.ts';
import type { Connection, StoredFile, Table, Tables, Transaction } from './database/tables.ts';

/** Milliseconds before each further try with another connection: a closed one is seldom closed at once again. */
const PAUSES = [0, 100, 500] as const;

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
  #connection: Promise<Connection> | undefined;
  #takesBlobs: Promise<boolean> | undefined;

  /** @param name of the database. */
  constructor(name: string) {
    this.#name = name;
  }

  /** Reads in one transaction. */
  read<const Names extends readonly Table[], Result>(
    names: Names,
    work: Work<Names, 'readonly', Result>,
  ): Promise<Result> {
    return this.#transact(names, 'readonly', work);
  }

  /** Reads and writes in one transaction; an error of `work` undoes it and is thrown. */
  write<const Names extends readonly Table[], Result>(
    names: Names,
    work: Work<Names, 'readwrite', Result>,
  ): Promise<Result> {
    return this.#transact(names, 'readwrite', work);
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

  put<Name extends Table>(
    name: Name,
    value: StoreValue<Tables, Name>,
    key?: StoreKey<Tables, Name>,
  ): Promise<StoreKey<Tables, Name>> {
    return this.#with((connection) => connection.put(name, value, key));
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
    if (!this.#takesBlobs) {
      const asked = this.#with(takesBlobs);
      asked.catch(() => {
        this.#takesBlobs = undefined;
      });
      this.#takesBlobs = asked;
    }
    return (await this.#takesBlobs) ? file : file.arrayBuffer();
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
      const connecting = this.#connected();
      try {
        return await work(await connecting);
      } catch (error) {
        const trouble = troubleOf(error);
        if (trouble === undefined) throw error;
        if (trouble === 'full') throw await noRoom(undefined, error);
        last = error;
        await this.#drop(connecting);
      }
    }
    throw unavailable('broken', last);
  }

  #connected(): Promise<Connection> {
    if (!this.#connection) {
      const drop = (): void => {
        if (this.#connection === connection) this.#connection = undefined;
      };
      const connection = connect(this.#name, drop);
      connection.catch(drop);
      this.#connection = connection;
    }
    return this.#connection;
  }

  /** Closes a connection, once what others do with it is done. */
  async #drop(connecting: Promise<Connection>): Promise<void> {
    if (this.#connection === connecting) this.#connection = undefined;
    await connecting.then(
      (connection) => connection.close(),
      () => undefined,
    );
  }
}

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
 * `StorageError` when the browser refuses it.
 */
export async function openDatabase(scope: string): Promise<Database> {
  const database = new Database(`sheaf ${scope}`);
  await database.open();
  return database;
}
