import type { Request as BridgeRequest, Reply } from '../page/bridge-messages.ts';

/** Statuses whose responses may have no body (Fetch standard, null body status). */
const NO_BODY = [204, 205, 304];

/**
 * `fetch` over the port to a bridge: relative addresses are relative to the site at `base`. Requests and answers go as
 * wholes. Rejects with the reason of `gone` once that is aborted.
 */
export function bridgeFetch(port: MessagePort, base: string, gone: AbortSignal): typeof fetch {
  const open = new Map<number, PromiseWithResolvers<Response>>();
  let calls = 0;
  const send = (request: BridgeRequest): void => port.postMessage(request);

  port.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if (data.type === 'answer') open.get(data.id)?.resolve(responseOf(data));
    if (data.type === 'failed') open.get(data.id)?.reject(new TypeError(data.message));
  });
  gone.addEventListener('abort', () => {
    for (const { reject } of open.values()) reject(gone.reason);
  });

  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, base), init);
    const { method, url, signal } = request;
    const body = await request.blob();
    gone.throwIfAborted();
    signal.throwIfAborted();
    const id = ++calls;
    const call = Promise.withResolvers<Response>();
    const abort = (): void => {
      send({ type: 'abort', id });
      call.reject(signal.reason);
    };
    open.set(id, call);
    signal.addEventListener('abort', abort);
    send({ type: 'call', id, method, url, headers: [...request.headers], ...(body.size > 0 ? { body } : {}) });
    return call.promise.finally(() => {
      open.delete(id);
      signal.removeEventListener('abort', abort);
    });
  };
}

const responseOf = ({ status, headers, body }: Extract<Reply, { type: 'answer' }>): Response =>
  new Response(NO_BODY.includes(status) ? null : body, { status, headers });
