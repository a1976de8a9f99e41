import { type HttpHandler, http } from 'msw/http';
import { randomId } from '../platform/random-id.ts';
import { ApiError, noSuchPath } from './errors.ts';
import { openapi } from './openapi/document.ts';
import { documentOperation } from './operations/document.ts';
import { fetchResult } from './operations/fetch.ts';
import type { Operation } from './operations/operation.ts';
import { query } from './operations/query.ts';
import { receiveForm, receivePut } from './operations/receive.ts';
import { extractResumeKeyValue } from './operations/resume.ts';
import { upload } from './operations/upload.ts';
import { respond, respondError } from './respond.ts';
import { documentRequest } from './schemas.ts';
import type { Services } from './services.ts';

/** One row per path of the contract, relative to the base address: what answers each method. */
export const operations = {
  parse: { POST: documentOperation('parse', documentRequest) },
  extract_tables: { POST: documentOperation('extract_tables', documentRequest) },
  extract_key_value: { POST: documentOperation('extract_key_value', documentRequest) },
  extract_pii: { POST: documentOperation('extract_pii', documentRequest) },
  extract_resume_key_value: { POST: extractResumeKeyValue },
  'async/upload': { POST: upload },
  'async/upload/:file_id': { PUT: receivePut, POST: receiveForm },
  'async/fetch': { POST: fetchResult },
  query: { GET: query },
  'openapi.json': { GET: async ({ services }) => ({ status: 200, body: openapi(services.base) }) },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<Method, Operation>>>>>;

const methods = { GET: http.get, POST: http.post, PUT: http.put };
type Method = keyof typeof methods;

/**
 * The handler table for Mock Service Worker: the same in the service worker, in a page and in Node.
 * @param original finds the request to read where the matched one is a stand-in without a body.
 */
export function createHandlers(services: Services, original = (request: Request): Request => request): HttpHandler[] {
  const answering = (operation: Operation) => {
    return async ({ request, params }: { request: Request; params: object }): Promise<Response> => {
      const requestId = randomId('req');
      try {
        const exchange = { request: original(request), params: params as Record<string, string>, services };
        return respond(await operation(exchange), requestId);
      } catch (error) {
        return respondError(error, requestId);
      }
    };
  };
  const address = (path: string): string => new URL(path, services.base).href;
  const rows = Object.entries(operations);
  return [
    ...rows.flatMap(([path, row]) =>
      Object.entries(row).map(([method, operation]) => methods[method as Method](address(path), answering(operation))),
    ),
    ...rows.map(([path, row]) => http.all(address(path), answering(wrongMethod(Object.keys(row))))),
    http.all(address('async/*'), answering(nothing)),
  ];
}

const wrongMethod =
  (allowed: readonly string[]): Operation =>
  async ({ request: { method } }) => {
    throw new ApiError('method_not_allowed', `${method} is not possible here; use ${allowed.join(' or ')}.`, {
      allow: allowed.join(', '),
    });
  };

const nothing: Operation = async () => {
  throw noSuchPath();
};
