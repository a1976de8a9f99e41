import { ApiError } from '../api/errors.ts';
import { respondError } from '../api/respond.ts';
import type { Services } from '../api/services.ts';
import { nativeFetch } from '../platform/native-fetch.ts';
import { randomId } from '../platform/random-id.ts';
import { responds, takeControl } from './service-worker.ts';

/** Answers a call as `fetch` does. Never lets it reach the network. */
export type Door = typeof fetch;

/** Sends requests to the service worker, and refuses them when it does not answer: they would go to the host. */
export function throughServiceWorker(container: ServiceWorkerContainer, base: string): Door {
  return async (input, init) => {
    if ((await responds(container)) || ((await takeControl(base)) && (await responds(container)))) {
      return nativeFetch(input, init);
    }
    const error = new ApiError('no_worker', 'The service worker does not answer. Reload the page and try again.', {
      'retry-after': '5',
    });
    return respondError(error, randomId('req'));
  };
}

/** Answers requests in this page, from the same handler table. */
export async function inPage(services: Services): Promise<Door> {
  const { createApi } = await import('../api/api.ts');
  const api = createApi(services);
  return async (input, init) => {
    const request = new Request(input, init);
    const response = await api(request);
    if (!response) throw new TypeError(`The API does not know ${request.url}.`);
    return response;
  };
}
