import type { RequestHead } from '../../api/paths.ts';
import type { Scope } from './guard.ts';

/** Whether the first argument of `fetch` is a request, be it of another frame. */
export const isRequest = (input: RequestInfo | URL): input is Request =>
  typeof input === 'object' && 'headers' in input;

/** What the arguments of `fetch` ask for; `url` is absolute. Throws where they ask for nothing. */
export function headOf(input: RequestInfo | URL, init: RequestInit | undefined, scope: Scope): RequestHead {
  const given = isRequest(input) ? input : undefined;
  return {
    url: given?.url ?? new URL(String(input), scope.document.baseURI).href,
    method: init?.method ?? given?.method ?? 'GET',
    headers: new Headers(init?.headers ?? given?.headers),
  };
}
