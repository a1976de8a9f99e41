import { CALL_HEADER } from '../../api/call-header.ts';
import { type RequestHead, staysHere } from '../../api/paths.ts';
import { randomId } from '../../platform/random-id.ts';
import type { Connection } from '../connection.ts';
import { isOfAnother } from './guarded.ts';
import { isRequest } from './request-head.ts';

/** The global scope of a page or of a frame in it. */
export type Scope = Window & typeof globalThis;

/** What keeps the requests of a page on the device, whichever way it sends them. */
export interface Guard {
  readonly base: string;
  /** Whether a request may not go to the host. */
  keeps(request: RequestHead): boolean;
  /** Answers such a request on the device, once something can; as `fetch` does. */
  readonly answer: typeof fetch;
  /** Whether what the browser itself sends from this page reaches the service worker. */
  isIntercepted(): Promise<boolean>;
}

/** One way in which pages send requests: puts the guard before it, in the page or in a frame of it. */
export type Way = (scope: Scope, guard: Guard) => void;

/**
 * The guard of the site at `base`. Calls wait for the connection, and are refused where there is none. A call that the
 * page gives up, or leaves open when it is closed, ends its work.
 */
export const createGuard = (base: string, connection: () => Promise<Connection>): Guard => ({
  base,
  keeps: (request) => staysHere(request, base) && !isOfAnother(window, request.url, base),
  async answer(input, init) {
    const given = isRequest(input) ? input : undefined;
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
  },
  isIntercepted: async () => (await connection()).isIntercepted(),
});
