import type { Page } from 'playwright';
import { pdf } from '../fixtures/pdf.ts';

export interface ParseReply {
  readonly status: number;
  readonly body: {
    markdown?: { content: string };
    pageCount?: number;
    code?: string;
    message?: string;
    messages?: { code: string; page?: number; text: string }[];
  };
}

/** The key that the site made on this profile; `page` shows the site. */
export const deviceKey = (page: Page): Promise<string> => page.evaluate(() => window.sheaf.key());

/** POST /parse by `fetch` in a page below the site's folder. */
export function parse(page: Page, site: URL, key: string, file: Uint8Array, args: object = {}): Promise<ParseReply> {
  const spec = { url: new URL('parse', site).href, key, content: Buffer.from(file).toString('base64'), args };
  return page.evaluate(async ({ url, key, content, args }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ file_content: content, extract_args: args }),
    });
    return { status: response.status, body: await response.json() };
  }, spec);
}

/** Pages left by GET /query. */
export async function pagesLeft(page: Page, site: URL, key: string): Promise<number> {
  const reply = await page.evaluate(
    async ({ url, key }) => (await fetch(url, { headers: { 'x-api-key': key } })).json(),
    { url: new URL('query', site).href, key },
  );
  return Number(reply.pageRemaining);
}

const LONG = 200;

/**
 * Resolves when workers have begun to read so many documents of so many pages each; `page` is below the site's folder.
 */
export function readingBegins(page: Page, site: URL, pages = LONG, documents = 1): Promise<void> {
  return page.evaluate(
    ({ name, long, documents }) =>
      new Promise<void>((resolve) => {
        const channel = new BroadcastChannel(name);
        const begun = new Set<string>();
        channel.onmessage = ({ data }) => {
          if (data.type !== 'progress' || data.pagesDone === 0 || data.pageCount < long) return;
          if (begun.add(data.job).size < documents) return;
          channel.close();
          resolve();
        };
      }),
    { name: `sheaf ${site.href}`, long: pages, documents },
  );
}

export interface JobRow {
  readonly kind: 'call' | 'ticket';
  readonly state: string;
  readonly pageCount?: number;
  /** Times that a worker has begun it. */
  readonly attempts: number;
}

/** Rows of the site's job table. */
export function jobs(page: Page, site: URL): Promise<JobRow[]> {
  return page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const rows = opening.result.transaction('jobs').objectStore('jobs').getAll();
          rows.onsuccess = () => {
            opening.result.close();
            resolve(rows.result);
          };
        };
      }),
    `sheaf ${site.href}`,
  );
}

/** How many rows of each kind the site has stored about jobs. */
export function rows(page: Page, site: URL): Promise<Record<string, number>> {
  return page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const stores = ['jobs', 'progress', 'files', 'answers'].filter((store) =>
            database.objectStoreNames.contains(store),
          );
          const transaction = database.transaction(stores);
          const counts = stores.map((store) => [store, transaction.objectStore(store).count()] as const);
          transaction.oncomplete = () => {
            database.close();
            resolve(Object.fromEntries(counts.map(([store, { result }]) => [store, result])));
          };
        };
      }),
    `sheaf ${site.href}`,
  );
}

/** A document that keeps a worker busy for some seconds, in a file that is handed to a browser in no time. */
export function longPdf(pages = LONG): Uint8Array<ArrayBuffer> {
  const line = 'The quick brown fox jumps over the lazy dog and runs on to the end of the line. ';
  const text = Array.from({ length: 60 }, (_, index) => ({ text: line.repeat(2), x: 36, y: 40 + 12 * index, size: 6 }));
  return pdf({ pages: Array.from({ length: pages }, () => ({ text })), areDeflated: true });
}
