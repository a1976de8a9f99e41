declare const self: ServiceWorkerGlobalScope;

/** Interval in milliseconds at which it is looked whether a client is still there. */
const INTERVAL = 1000;

/**
 * What `work` resolves with. Its signal aborts when the client that has made the request is gone, killed ones too: the
 * request's own signal does not abort for that in Chromium.
 * @param clientId of the `FetchEvent`; empty for a navigation, which is not watched.
 */
export async function whileClient<T>(clientId: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const gone = new AbortController();
  const look = async (): Promise<void> => {
    if (!(await self.clients.get(clientId))) gone.abort();
  };
  const timer = clientId === '' ? undefined : setInterval(look, INTERVAL);
  try {
    return await work(gone.signal);
  } finally {
    clearInterval(timer);
  }
}
