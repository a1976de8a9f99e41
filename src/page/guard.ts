import { CALL_HEADER } from '../api/call-header.ts';
import { isNamed } from '../api/paths.ts';
import { nativeFetch } from '../platform/native-fetch.ts';
import { randomId } from '../platform/random-id.ts';
import type { Connection } from './connection.ts';

/**
 * Puts a guard before this page's `fetch`: calls that the API names wait until something can answer them on the
 * device, and are refused rather than sent to the host. A call that the page gives up, or leaves open when it is
 * closed, ends its work. All other requests pass as they are.
 */
export function installGuard(base: string, connection: () => Promise<Connection>): void {
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, document.baseURI).href;
    if (!isNamed(url, base)) return nativeFetch(input, init);
    const given = input instanceof Request ? input : undefined;
    const signal = init?.signal ?? given?.signal;
    const headers = new Headers(init?.headers ?? given?.headers);
    const call = randomId('call');
    headers.set(CALL_HEADER, call);
    const { fetch, services } = await connection();
    const abandon = (): void => services.signals.send({ type: 'abandoned', call });
    signal?.addEventListener('abort', abandon);
    window.addEventListener('pagehide', abandon);
    try {
      return await fetch(input, { ...init, headers });
    } finally {
      signal?.removeEventListener('abort', abandon);
      window.removeEventListener('pagehide', abandon);
    }
  };
}
