import { getResponse } from 'msw/utils/get-response';
import { type Contract, contract } from './contract.ts';
import { createHandlers, itself, type Original } from './handlers.ts';
import { staysHere } from './paths.ts';
import type { Services } from './services.ts';

/**
 * Answers the requests that stay on the device; `undefined` for all others. `signal` aborts when nobody waits for the
 * answer any more, besides that of the request.
 */
export type Api = (request: Request, signal?: AbortSignal) => Promise<Response> | undefined;

/** The API over its services, as a function from request to response; `table` is a longer contract in tests. */
export function createApi(services: Services, table: Contract = contract): Api {
  // msw clones every request, and the unread half of a clone holds a second copy of a 100 MB body:
  // it matches on a stand-in without a body, and the operation reads the real request.
  const originals = new WeakMap<Request, Original>();
  const handlers = createHandlers(services, (request) => originals.get(request) ?? itself(request), table);

  const answer = async (request: Request, signal?: AbortSignal): Promise<Response> => {
    const standIn = new Request(request.url, { method: request.method });
    originals.set(standIn, { request, signal: signal ? AbortSignal.any([signal, request.signal]) : request.signal });
    const response = await getResponse(handlers, standIn);
    if (!response) throw new Error(`No handler takes ${request.url}.`);
    return response;
  };
  return (request, signal) => (staysHere(request, services.base, table) ? answer(request, signal) : undefined);
}
