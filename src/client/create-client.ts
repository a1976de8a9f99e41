import type { InferOutput } from 'valibot';
import {
  contract,
  type DocumentRow,
  type DocumentRowOfContract,
  type ProcessRow,
  type ProcessType,
  processTypes,
  rowsOf,
} from '../api/contract.ts';
import type { QueryAnswer, Schemas } from '../api/schemas.ts';
import type { FileType } from '../formats/formats.ts';
import { fileTypeOf, isImage, sniff } from '../formats/sniff.ts';
import { encodeBase64 } from '../platform/base64.ts';
import { type ArgumentOptions, argumentNames, extractArgs } from './extract-args.ts';
import { refuseNoFile, refuseUnknownOptions } from './refusals.ts';
import { type Origin, type Send, sender } from './send.ts';
import { leave, type Tickets, tickets, type WaitOptions, waitNames } from './tickets.ts';

/**
 * A file with more bytes is uploaded to a ticket. As base64 in JSON it would be held a third larger, as text, by the
 * page and again by the service worker: 20 MB take that worker 0.2 s, 100 MB about a second, during which it answers
 * no other call.
 */
const JSON_LIMIT = 25_000_000;

/**
 * Options of every document operation. `onProgress` is called for files large enough for a ticket. With `onPage` any file
 * goes by ticket, where the operation has one; nothing is left of it afterwards. Aborting `signal` rejects with its
 * reason, and the work ends at once.
 */
export interface DocumentOptions extends Omit<ArgumentOptions, 'partial'>, WaitOptions {}

const documentNames = [...argumentNames.filter((name) => name !== 'partial'), ...waitNames];

/** A method for each document operation of the contract: `parse`, `tables`, `keyValue`, `pii`, `resume`. */
type DocumentMethods = {
  readonly [Row in DocumentRowOfContract as Row['clientMethod']]: (
    file: Blob,
    options?: DocumentOptions,
  ) => Promise<InferOutput<Schemas[Row['answer']]>>;
};

/** The documented API, typed. Every method throws `SheafError` for an answer that is not a success. */
export interface Client extends DocumentMethods, Tickets {
  /** The pages that are left, as digits. */
  query(options?: { readonly signal?: AbortSignal }): Promise<QueryAnswer>;
}

/** A client for the Sheaf site at a base address. */
export function createClient(origin: Origin): Client {
  const send = sender(origin);
  const ticketing = tickets(send, origin);

  const methods = rowsOf(contract).flatMap(({ path, row }) => {
    if (row.answerKind === undefined) return [];
    const processType = processTypeOf(row);
    const method = async (file: Blob, options: DocumentOptions = {}): Promise<unknown> => {
      refuseNoFile(row.clientMethod, file);
      refuseUnknownOptions(row.clientMethod, options, documentNames);
      const partial = options.onPage !== undefined;
      if (!processType || (file.size <= JSON_LIMIT && !partial)) return sendFile(send, path, row, file, options);
      const { signal, onProgress, onPage, ...args } = options;
      const heard = { ...(signal && { signal }), ...(onProgress && { onProgress }), ...(onPage && { onPage }) };
      const asked = { ...args, ...(signal && { signal }), processType, ...(partial && { partial }) };
      const ticket = await ticketing.upload(file, asked);
      try {
        return await ticketing.wait(ticket.file_id, heard);
      } finally {
        await leave(() => ticketing.discard(ticket), signal);
      }
    };
    return [[row.clientMethod, method]];
  });

  return {
    ...ticketing,
    ...(Object.fromEntries(methods) as DocumentMethods),
    async query(options) {
      refuseUnknownOptions('query', options, ['signal']);
      return (await send<QueryAnswer>('query', undefined, options?.signal)).body;
    },
  };
}

/** The process type that does the same as a call; undefined where there is none, and the file cannot go by ticket. */
const processTypeOf = ({ answerKind }: DocumentRow): ProcessType | undefined =>
  (Object.entries(processTypes) as [ProcessType, ProcessRow][]).find(
    ([, { operation, options }]) => operation === answerKind && options === undefined,
  )?.[0];

async function sendFile(
  send: Send,
  path: string,
  { request: schema }: DocumentRow,
  file: Blob,
  options: DocumentOptions,
): Promise<unknown> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const request = {
    file_content: encodeBase64(bytes),
    file_type: schema === 'ResumeRequest' ? await declaredType(bytes) : undefined,
    extract_args: extractArgs(options),
  };
  return (await send(path, request, options.signal)).body;
}

/** The type to declare, where one has to be. */
async function declaredType(bytes: Uint8Array<ArrayBuffer>): Promise<FileType | undefined> {
  const format = await sniff(bytes);
  // Without a known type the API's answer explains what is wrong with the file.
  return isImage(format) ? undefined : (fileTypeOf(format) ?? 'pdf');
}
