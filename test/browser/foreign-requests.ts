import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignRequests {
  /** Every request that left for another machine, e.g. `GET http://example.com/` or `CONNECT example.com:443`. */
  readonly seen: readonly string[];
  /** The browser's argument that sends them here. */
  readonly argument: string;
  close(): Promise<void>;
}

/**
 * A proxy that notes what it is asked for and refuses it. Chromium asks it for everything that is not loopback, whoever
 * the sender is (page, worker, service worker, the browser itself), so nothing escapes the count.
 */
export async function watchForeignRequests(): Promise<ForeignRequests> {
  const seen: string[] = [];
  const proxy = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    response.writeHead(502).end();
  });
  proxy.on('connect', (request, socket) => {
    seen.push(`CONNECT ${request.url}`);
    socket.destroy();
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    seen,
    argument: `--proxy-server=http://127.0.0.1:${port}`,
    async close() {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, 'close');
    },
  };
}
