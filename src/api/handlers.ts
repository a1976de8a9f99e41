import { type HttpHandler, http } from 'msw/http';
import { randomId } from '../platform/random-id.ts';
import { type Contract, type ContractRow, contract, type Method, type PlainName, rowsOf } from './contract.ts';
import { ApiError } from './errors.ts';
import { noSuchPath } from './no-such-path.ts';
import { openapi } from './openapi/document.ts';
import { documentOperation } from './operations/document.ts';
import { fetchResult } from './operations/fetch.ts';
import type { Exchange, Operation } from './operations/operation.ts';
import { query } from './operations/query.ts';
import { discard, receiveForm, receivePut } from './operations/receive.ts';
import { upload } from './operations/upload.ts';
import { isNamed, staysHere } from './paths.ts';
import { respond, respondError } from './respond.ts';
import type { Services } from './services.ts';

/** The handlers of the rows that take no document, by the row's name. */
const plainOperations = {
  createUpload: upload,
  uploadFile: receivePut,
  uploadForm: receiveForm,
  deleteUpload: discard,
  fetchResult,
  query,
  openapi: async ({ services }) => ({ status: 200, body: openapi(services.base) }),
} as const satisfies Readonly<Record<PlainName, Operation>>;

/** What answers a row; a row without a handler answers 404. */
function operationOf(row: ContractRow): Operation {
  if (row.answerKind !== undefined) return documentOperation(row);
  return (plainOperations as Readonly<Record<string, Operation>>)[row.name] ?? nothing(contract);
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const satisfies Record<
  Method,
  unknown
>;

/** A request, and what aborts when nobody waits for its answer any more. */
export type Original = Pick<Exchange, 'request' | 'signal'>;

/** A request that stands for itself. */
export const itself = (request: Request): Original => ({ request, signal: request.signal });

/**
 * The handler table for Mock Service Worker: the same in the service worker, in a page and in Node.
 * @param original finds what to read where the matched request is a stand-in without a body.
 * @param table the contract; a longer one in tests.
 */
export function createHandlers(services: Services, original = itself, table: Contract = contract): HttpHandler[] {
  const answering = (operation: Operation) => {
    return async ({ request, params }: { request: Request; params: object }): Promise<Response> => {
      const requestId = randomId('req');
      try {
        const exchange = { ...original(request), params: params as Record<string, string>, services };
        return respond(await operation(exchange), requestId);
      } catch (error) {
        return respondError(error, requestId);
      }
    };
  };
  const address = (path: string): string => new URL(path, services.base).href;
  const stays = (request: Request): boolean => staysHere(original(request).request, services.base, table);
  return [
    // First: msw would take an encoded path for the one that is meant.
    http.all(({ request }) => stays(request) && !isNamed(request.url, services.base, table), answering(nothing(table))),
    ...rowsOf(table).map(({ path, method, row }) => methods[method](address(path), answering(operationOf(row)))),
    ...Object.entries(table).map(([path, row]) => http.all(address(path), answering(wrongMethod(Object.keys(row))))),
    http.all(({ request }) => stays(request), answering(nothing(table))),
  ];
}

const wrongMethod =
  (allowed: readonly string[]): Operation =>
  async ({ request: { method } }) => {
    throw new ApiError('method_not_allowed', `${method} is not possible here; use ${allowed.join(' or ')}.`, {
      allow: allowed.join(', '),
    });
  };

const nothing =
  (table: Contract): Operation =>
  async ({ request, services }) => {
    throw noSuchPath(request.url, services.base, table);
  };
