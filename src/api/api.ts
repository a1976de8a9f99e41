import { getResponse } from 'msw/utils/get-response';
import { randomId } from '../platform/random-id.ts';
import { type Contract, contract } from './contract.ts';
import { createHandlers } from './handlers.ts';
import { noSuchPath } from './no-such-path.ts';
import { isNamed, staysHere } from './paths.ts';
import { respondError } from './respond.ts';
import type { Services } from './services.ts';

/** Answers the requests that stay on the device; `undefined` for all others. */
export type Api = (request: Request) => Promise<Response> | undefined;

/** The API over its services, as a function from request to response; `table` is a longer contract in tests. */
export function createApi(services: Services, table: Contract = contract): Api {
  // msw clones every request, and the unread half of a clone holds a second copy of a 100 MB body:
  // it matches on a stand-in without a body, and the operation reads the real request.
  const originals = new WeakMap<Request, Request>();
  const handlers = createHandlers(services, (request) => originals.get(request) ?? request, table);

  const answer = async (request: Request): Promise<Response> => {
    const nothing = (): Response => respondError(noSuchPath(request.url, services.base, table), randomId('req'));
    // msw would take another letter case for the same path.
    if (!isNamed(request.url, services.base, table)) return nothing();
    const standIn = new Request(request.url, { method: request.method });
    originals.set(standIn, request);
    const response = await getResponse(handlers, standIn);
    return response ?? nothing();
  };
  return (request) => (staysHere(request, services.base, table) ? answer(request) : undefined);
}
