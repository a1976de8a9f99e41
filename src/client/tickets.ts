import type { ProcessType } from '../api/contract.ts';
import type { FetchAnswer, PendingAnswer, UploadAnswer } from '../api/schemas.ts';
import { type ArgumentOptions, argumentNames, extractArgs } from './extract-args.ts';
import { refuseNoFile, refuseUnknownOptions } from './refusals.ts';
import { errorOf, globalFetch, type Origin, type Send } from './send.ts';

/** The progress of a ticket. */
export interface TicketProgress {
  readonly status: PendingAnswer['status'];
  readonly pagesDone: number;
  /** Known once the document is open. */
  readonly pageCount?: number;
}

/** A page of Markdown that has been read while others have not. */
export type PageRead = NonNullable<PendingAnswer['markdown']>['pages'][number];

export interface WaitOptions {
  /** Aborting it ends the polling but not the ticket: its result can still be fetched. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: TicketProgress) => void;
  /**
   * Called once with each page, one-based `page` ascending, before the promise resolves: with those that a `partial` ticket
   * tells as they come, with all others as they are in the result. The result may have the former a little different:
   * running heads and levels of headings are known only in the end.
   */
  readonly onPage?: (page: PageRead) => void;
}

export interface UploadOptions extends ArgumentOptions {
  /** Name of the file; that of a `File` when absent. */
  readonly fileName?: string;
  readonly processType?: ProcessType;
  readonly signal?: AbortSignal;
}

export interface Tickets {
  /** Makes a ticket and uploads the file to it; `file_id` names it from then on. */
  upload(file: Blob, options?: UploadOptions): Promise<UploadAnswer>;
  /** The result of a ticket, or its progress with a `status`. */
  fetch(fileId: string, options?: { readonly signal?: AbortSignal }): Promise<FetchAnswer | PendingAnswer>;
  /** Polls until the result of a ticket is available. */
  wait(fileId: string, options?: WaitOptions): Promise<FetchAnswer>;
  /** Deletes a ticket with its file and its result, and ends its work. */
  discard(ticket: Pick<UploadAnswer, 'presignedUrl'>): Promise<void>;
}

/** The names of the options of `wait`. */
export const waitNames = ['signal', 'onProgress', 'onPage'] satisfies (keyof WaitOptions)[];
const uploadNames = [...argumentNames, 'fileName', 'processType', 'signal'];

/** Seconds between questions for the first page, which someone waits to read. */
const IMPATIENCE = 0.25;

/** The asynchronous operations. Everything throws `SheafError`. */
export function tickets(send: Send, { fetch = globalFetch }: Pick<Origin, 'fetch'>): Tickets {
  const ask = (fileId: string, signal?: AbortSignal) =>
    send<FetchAnswer | PendingAnswer>('async/fetch', { file_id: fileId }, signal);

  const discard: Tickets['discard'] = async ({ presignedUrl }) => {
    const response = await fetch(presignedUrl, { method: 'DELETE' });
    if (!response.ok) throw errorOf(response, await response.json().catch(() => undefined));
  };

  return {
    discard,

    async upload(file, options = {}) {
      refuseNoFile('upload', file);
      refuseUnknownOptions('upload', options, uploadNames);
      const { fileName = file instanceof File ? file.name : 'document', processType, signal } = options;
      const request = { file_name: fileName, process_type: processType, extract_args: extractArgs(options) };
      const { body: ticket } = await send<UploadAnswer>('async/upload', request, signal);
      try {
        const response = await fetch(ticket.presignedUrl, { method: 'PUT', body: file, signal: signal ?? null });
        if (!response.ok) throw errorOf(response, await response.json().catch(() => undefined));
        return ticket;
      } catch (error) {
        // Nobody else knows the ticket.
        await leave(() => discard(ticket), signal);
        throw error;
      }
    },

    async fetch(fileId, options) {
      refuseUnknownOptions('fetch', options, ['signal']);
      return (await ask(fileId, options?.signal)).body;
    },

    async wait(fileId, options = {}) {
      refuseUnknownOptions('wait', options, waitNames);
      const { signal, onProgress, onPage } = options;
      const told = new Set<number>();
      const tell = (pages: readonly PageRead[]): void => {
        for (const page of pages) {
          if (!told.has(page.page)) onPage?.(page);
          told.add(page.page);
        }
      };
      for (;;) {
        const { body, headers } = await ask(fileId, signal);
        if (!('status' in body)) {
          tell(body.markdown.pages);
          return body;
        }
        const { status, pagesDone, pageCount, markdown } = body;
        onProgress?.({ status, pagesDone, ...(pageCount === undefined ? {} : { pageCount }) });
        tell(markdown?.pages ?? []);
        const seconds = onPage && told.size === 0 ? IMPATIENCE : Number(headers.get('retry-after') ?? 1);
        await pause(seconds * 1000, signal);
      }
    },
  };
}

/**
 * Does what is left to do for a call, whose outcome stands: a ticket that cannot be deleted expires. An aborted call does
 * not wait for it.
 */
export async function leave(work: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  const done = work().catch(() => undefined);
  if (!signal?.aborted) await done;
}

/** Resolves after so many milliseconds; rejects at once with the reason of an abort. */
function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });
}
