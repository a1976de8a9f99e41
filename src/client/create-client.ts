import type {
  FetchAnswer,
  KeyValueAnswer,
  ParseAnswer,
  PiiAnswer,
  ProcessType,
  QueryAnswer,
  ResumeAnswer,
  TablesAnswer,
} from '../api/schemas.ts';
import { encodeBase64 } from '../platform/encode-base64.ts';
import { documentType, sniff } from '../readers/sniff.ts';
import { type ArgumentOptions, extractArgs } from './extract-args.ts';
import { type Origin, type Send, sender } from './send.ts';
import { type Tickets, tickets, type WaitOptions } from './tickets.ts';

/**
 * A file with more bytes is uploaded to a ticket. As base64 in JSON it would be held a third larger, as text, by the
 * page and again by the service worker: 20 MB take that worker 0.2 s, 100 MB about a second, during which it answers
 * nobody else.
 */
const JSON_LIMIT = 25_000_000;

/**
 * What every document operation may be told. `onProgress` hears of files large enough for a ticket. Aborting `signal`
 * rejects with its reason: a call ends its work at once, a ticket goes on until it is done or its retention ends.
 */
export interface DocumentOptions extends Omit<ArgumentOptions, 'instruction'>, WaitOptions {}

export interface KeyValueOptions extends DocumentOptions, Pick<ArgumentOptions, 'instruction'> {}

/** The documented API, typed. Every method throws `SheafError` for an answer that is not a success. */
export interface Client extends Tickets {
  /** The whole document as Markdown. */
  parse(file: Blob, options?: DocumentOptions): Promise<ParseAnswer>;
  /** Its tables as HTML. */
  tables(file: Blob, options?: DocumentOptions): Promise<TablesAnswer>;
  /** Its key-value pairs: those of `instruction`, or all. */
  keyValue(file: Blob, options?: KeyValueOptions): Promise<KeyValueAnswer>;
  /** The personal data in it. */
  pii(file: Blob, options?: DocumentOptions): Promise<PiiAnswer>;
  /** What a resume says about its candidate; a PDF or DOCX, one a second, and never as a ticket. */
  resume(file: Blob, options?: DocumentOptions): Promise<ResumeAnswer>;
  /** The pages that are left, as digits. */
  query(options?: { readonly signal?: AbortSignal }): Promise<QueryAnswer>;
}

/** A client for the Sheaf site at a base address. */
export function createClient(origin: Origin): Client {
  const send = sender(origin);
  const ticketing = tickets(send, origin);

  /** An operation that takes large files by ticket, under the process type that does the same. */
  const operation =
    <Answer>(path: string, processType: ProcessType) =>
    async (file: Blob, options: KeyValueOptions = {}): Promise<Answer> => {
      if (file.size <= JSON_LIMIT) return sendFile<Answer>(send, path, file, options);
      const { file_id } = await ticketing.upload(file, { ...options, processType });
      return (await ticketing.wait(file_id, options)) as FetchAnswer & Answer;
    };

  return {
    ...ticketing,
    parse: operation<ParseAnswer>('parse', 'file'),
    tables: operation<TablesAnswer>('extract_tables', 'table'),
    keyValue: operation<KeyValueAnswer>('extract_key_value', 'json'),
    pii: operation<PiiAnswer>('extract_pii', 'extract_pii'),
    resume: (file, options = {}) => sendFile(send, 'extract_resume_key_value', file, options, true),
    query: async ({ signal } = {}) => (await send<QueryAnswer>('query', undefined, signal)).body,
  };
}

async function sendFile<Answer>(
  send: Send,
  path: string,
  file: Blob,
  options: KeyValueOptions,
  declareType = false,
): Promise<Answer> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const request = {
    file_content: encodeBase64(bytes),
    file_type: declareType ? (documentType(sniff(bytes)) === 'docx' ? 'docx' : 'pdf') : undefined,
    extract_args: extractArgs(options),
  };
  return (await send<Answer>(path, request, options.signal)).body;
}
