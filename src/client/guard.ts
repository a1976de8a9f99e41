import { isNamed } from '../api/paths.ts';
import type { Connection } from './connection.ts';
import { nativeFetch } from './native-fetch.ts';

/**
 * Puts a guard before this page's `fetch`: calls that the API names wait until something can answer them on the
 * device, and are refused rather than sent to the host. All other requests pass as they are.
 */
export function installGuard(base: string, connection: () => Promise<Connection>): void {
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI).href;
    if (!isNamed(url, base)) return nativeFetch(input, init);
    const request = new Request(input, init);
    return (await connection()).fetch(request);
  };
}
