/** Asks the API of the sources that it lies beside, and prints the outcome: run in a process of its own, in a changed copy. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createApi } from '../../../src/api/api.ts';
import { openapi } from '../../../src/api/openapi/document.ts';
import { operationsTable } from '../../../src/build/readme-operations.ts';
import { createClient } from '../../../src/client/create-client.ts';
import { extensions } from '../../../src/formats/lists.ts';
import type { Reader } from '../../../src/readers/reader.ts';
import { FULL_KEY } from '../../contract/config.ts';
import { openNodeServices } from '../../contract/services.ts';

export interface Question {
  /** The file, in base64. */
  readonly file: string;
  /** A method of the client, or the process type of a ticket. */
  readonly method?: string;
  readonly processType?: string;
  /** A reader that Node's services lack: a module of the copy, and its export. */
  readonly reader?: { readonly documentType: string; readonly module: string; readonly name: string };
}

export interface Outcome {
  /** The answer, or the error. */
  readonly answer: unknown;
  /** The OpenAPI document. */
  readonly openapi: unknown;
  /** The table of operations in README. */
  readonly table: string;
  /** The extensions that the file dialog offers. */
  readonly extensions: readonly string[];
}

type Method = (file: Blob) => Promise<unknown>;

const base = 'https://sheaf.test/';
const { file, method, processType, reader } = JSON.parse(process.argv[2] ?? '') as Question;

async function readers(): Promise<Record<string, Reader>> {
  if (!reader) return {};
  const module = await import(pathToFileURL(join(import.meta.dirname, '../../..', reader.module)).href);
  return { [reader.documentType]: module[reader.name] };
}

const { services, close } = await openNodeServices(base, await readers());
const api = createApi(services);
const client = createClient({
  baseUrl: base,
  apiKey: FULL_KEY,
  fetch: async (input, init) => {
    const response = await api(new Request(input, init));
    if (!response) throw new Error(`${input} reaches the network.`);
    return response;
  },
});

async function answerOf(document: Blob): Promise<unknown> {
  if (method !== undefined) return (client as unknown as Record<string, Method>)[method]?.(document);
  const { file_id } = await client.upload(document, { processType: processType as 'file' });
  return client.wait(file_id);
}

const answer = await answerOf(new Blob([Buffer.from(file, 'base64')])).catch(({ status, message }) => ({
  status,
  message,
}));
console.log(JSON.stringify({ answer, openapi: openapi(base), table: operationsTable(), extensions } satisfies Outcome));
close();
process.exit();
