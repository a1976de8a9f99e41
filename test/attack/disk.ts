import type { Page } from 'playwright';

/** Says how many bytes an origin may have. */
export type Quota = (bytes?: number) => Promise<void>;

/**
 * What sets the quota of the origin of a page through DevTools; as the browser likes when no bytes are said. It is to be
 * said before the first write: Chromium remembers for half a minute how much there was.
 */
export async function quotaOf(page: Page): Promise<Quota> {
  const { origin } = new URL(page.url());
  const session = await page.context().newCDPSession(page);
  return async (bytes) => {
    await session.send('Storage.overrideQuotaForOrigin', {
      origin,
      ...(bytes === undefined ? {} : { quotaSize: bytes }),
    });
  };
}

/** Sizes of what fills the disk, in bytes. */
const FILLERS = [4_000_000, 500_000, 50_000];

/** Fills what the quota leaves to the origin of a page, but for some kilobytes. */
export const fillDisk = (page: Page): Promise<void> =>
  page.evaluate(async (sizes) => {
    const opening = indexedDB.open('filler', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('filler', { autoIncrement: true });
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const put = (size: number): Promise<boolean> =>
      new Promise((resolve) => {
        const transaction = database.transaction('filler', 'readwrite');
        transaction.objectStore('filler').put(new Blob([new Uint8Array(size)]));
        transaction.oncomplete = () => resolve(true);
        transaction.onabort = () => resolve(false);
      });
    for (const size of sizes) while (await put(size));
    database.close();
  }, FILLERS);

/** Does something with the database of the site at `address` from a page of its origin, as an accident would. */
export function inDatabase(page: Page, address: URL, accident: Accident): Promise<void> {
  return page.evaluate(
    async ({ name, accident: { rows = [], version, remove } }) => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      if (remove) {
        await done(indexedDB.deleteDatabase(name));
        return;
      }
      const database = await done(indexedDB.open(name, version));
      if (rows.length > 0) {
        const transaction = database.transaction(
          rows.map(({ store }) => store),
          'readwrite',
        );
        for (const { store, value } of rows) transaction.objectStore(store).put(value);
        await new Promise((resolve) => {
          transaction.oncomplete = resolve;
        });
      }
      database.close();
    },
    { name: `sheaf ${address.href}`, accident },
  );
}

export interface Accident {
  /** Rows that are written. */
  readonly rows?: readonly { readonly store: string; readonly value: object }[];
  /** The version that the database gets. */
  readonly version?: number;
  /** Whether the database is deleted. */
  readonly remove?: boolean;
}
