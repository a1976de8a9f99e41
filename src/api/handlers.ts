import { type HttpHandler, http } from 'msw/http';
import { randomId } from '../jobs/random-id.ts';
import { ApiError } from './errors.ts';
import { parse } from './operations/parse.ts';
import { query } from './operations/query.ts';
import { type Path, paths } from './paths.ts';
import { respond, respondError } from './respond.ts';
import type { Services } from './services.ts';

type Operation = (request: Request, services: Services) => Promise<unknown>;

const notImplemented: Operation = async () => {
  throw new ApiError('not_implemented', 'This operation is documented but not built yet.');
};

/** One row per path of the contract: what answers it. */
const operations: Readonly<Record<Path, Operation>> = {
  parse,
  extract_tables: notImplemented,
  extract_key_value: notImplemented,
  extract_pii: notImplemented,
  extract_resume_key_value: notImplemented,
  'async/upload': notImplemented,
  'async/fetch': notImplemented,
  query,
  'openapi.json': notImplemented,
};

/**
 * The handler table for Mock Service Worker: the same in the service worker, in a page and in Node.
 * @param original finds the request to read where the matched one is a stand-in without a body.
 */
export function createHandlers(services: Services, original = (request: Request): Request => request): HttpHandler[] {
  const answering = (operation: Operation) => {
    return async ({ request }: { request: Request }): Promise<Response> => {
      const requestId = randomId('req');
      try {
        return respond(200, await operation(original(request), services), requestId);
      } catch (error) {
        return respondError(error, requestId);
      }
    };
  };
  const address = (path: string): string => new URL(path, services.base).href;
  const rows = Object.entries(operations) as [Path, Operation][];
  return [
    ...rows.map(([path, operation]) => {
      const method = paths[path] === 'GET' ? http.get : http.post;
      return method(address(path), answering(operation));
    }),
    ...rows.map(([path]) => http.all(address(path), answering(wrongMethod(paths[path])))),
    http.all(address('async/*'), answering(noSuchPath)),
  ];
}

const wrongMethod =
  (allowed: string): Operation =>
  async ({ method }) => {
    throw new ApiError('method_not_allowed', `${method} is not possible here; use ${allowed}.`, { allow: allowed });
  };

const noSuchPath: Operation = async () => {
  throw new ApiError('not_found', 'The API has no such path.');
};
