import type { Services } from '../api/services.ts';
import { unguardedFetch } from './guard/guarded.ts';

/** Answers a call as `fetch` does. Never lets it reach the network. */
export type Door = typeof fetch;

/**
 * Sends requests to the service worker where it is seen to get them. Those that would go to the host, as with «Bypass for
 * network» in the developer tools, are answered in this page.
 */
export function throughServiceWorker(services: Services, isIntercepted: () => Promise<boolean>): Door {
  let page: Promise<Door> | undefined;
  return async (input, init) => {
    if (await isIntercepted()) return unguardedFetch(services.base)(input, init);
    page ??= inPage(services);
    return (await page)(input, init);
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
