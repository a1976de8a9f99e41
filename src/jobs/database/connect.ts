import { deleteDB, openDB } from 'idb';
import { requestLock } from '../../platform/web-lock.ts';
import { type StorageError, troubleOf, unavailable } from './storage-error.ts';
import { type Connection, createMissing, isWhole, type Tables, VERSION } from './tables.ts';

/** Milliseconds that another tab has to close the database, or the browser to open it. */
const PATIENCE = 15_000;

/**
 * Opens the database of one site, and makes a damaged one anew. Rejects with `StorageError`, or with an error of
 * IndexedDB after which another try may succeed.
 * @param closed called when the connection is of no more use.
 */
export async function connect(name: string, closed: () => void): Promise<Connection> {
  const connection = await open(name, closed);
  if (isWhole(connection)) return connection;
  connection.close();
  await rebuild(name);
  return open(name, closed);
}

async function open(name: string, closed: () => void): Promise<Connection> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  let isBlocked = false;
  const timer = setTimeout(() => reject(unavailable(isBlocked ? 'blocked' : 'broken')), PATIENCE);
  try {
    const opened = openDB<Tables>(name, VERSION, {
      upgrade: (database, _from, _to, transaction) => createMissing(database, transaction),
      blocked: () => {
        isBlocked = true;
      },
      /** Another tab deletes the database, or opens a newer version: close, or that tab would hang. */
      blocking: () => {
        void opened.then((connection) => connection.close());
        closed();
      },
      /** The browser has closed it: the disk is full, or the visitor deleted the site's data. */
      terminated: closed,
    });
    return await Promise.race([opened, late]).catch((error) => {
      void opened.then(
        (connection) => connection.close(),
        () => undefined,
      );
      throw error;
    });
  } catch (error) {
    throw refusalOf(error) ?? error;
  } finally {
    clearTimeout(timer);
  }
}

/** What no other try would change. */
function refusalOf(error: unknown): StorageError | undefined {
  const trouble = troubleOf(error);
  if (trouble === 'newer' || trouble === 'refused') return unavailable(trouble, error);
  // There is no IndexedDB at all.
  return error instanceof ReferenceError || error instanceof TypeError ? unavailable('refused', error) : undefined;
}

/** Deletes a database that lacks stores. Several contexts may find that out at once: one of them does it. */
async function rebuild(name: string): Promise<void> {
  const work = async (): Promise<void> => {
    const found = await open(name, () => undefined);
    const whole = isWhole(found);
    found.close();
    if (whole) return;
    console.warn(`The database «${name}» was damaged: Sheaf makes it anew.`);
    await deleteDB(name);
  };
  await requestLock(`${name} rebuild`, {}, work);
}
