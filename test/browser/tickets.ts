import type { Page } from 'playwright';

export interface TicketReply {
  readonly status: number;
  readonly body: {
    readonly pageCount?: number;
    readonly code?: string;
    readonly message?: string;
    readonly markdown?: { content: string };
    readonly messages?: readonly { code: string }[];
  };
}

export interface Ticket {
  readonly file_id: string;
  readonly presignedUrl: string;
}

/** The ticket flow by plain `fetch` in a page below the site's folder. */
export class Tickets {
  readonly #page: Page;
  readonly #site: URL;
  readonly #key: string;

  constructor(page: Page, site: URL, key: string) {
    this.#page = page;
    this.#site = site;
    this.#key = key;
  }

  async create(process_type = 'file'): Promise<Ticket> {
    const { body } = await this.#post('async/upload', { file_name: 'a.pdf', process_type });
    return body as unknown as Ticket;
  }

  /** Uploads a file; returns the status and the entity tag. */
  put({ presignedUrl }: Ticket, file: Uint8Array): Promise<{ status: number; etag: string | null }> {
    const content = Buffer.from(file).toString('base64');
    return this.#page.evaluate(
      async ({ url, content }) => {
        const body = new Blob([Uint8Array.from(atob(content), (character) => character.charCodeAt(0))]);
        const response = await fetch(url, { method: 'PUT', body });
        return { status: response.status, etag: response.headers.get('etag') };
      },
      { url: presignedUrl, content },
    );
  }

  fetch({ file_id }: Ticket): Promise<TicketReply> {
    return this.#post('async/fetch', { file_id });
  }

  #post(path: string, json: object): Promise<TicketReply> {
    return this.#page.evaluate(
      async ({ url, key, json }) => {
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-api-key': key },
          body: JSON.stringify(json),
        });
        return { status: response.status, body: await response.json() };
      },
      { url: new URL(path, this.#site).href, key: this.#key, json },
    );
  }
}

/** SHA-256 in hexadecimal of each file that the site has stored, by its job's id; `page` is below the site's folder. */
export function storedFiles(page: Page, site: URL): Promise<Record<string, string>> {
  return page.evaluate(async (name) => {
    const request = <T>(asked: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const database = await request(indexedDB.open(name));
    const store = database.transaction('files').objectStore('files');
    const [ids, blobs] = await Promise.all([request(store.getAllKeys()), request(store.getAll())]);
    database.close();
    const hashes = await Promise.all(
      blobs.map(async (blob: Blob) => {
        const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
        return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
      }),
    );
    return Object.fromEntries(ids.map((id, index) => [id, hashes[index] ?? '']));
  }, `sheaf ${site.href}`);
}
