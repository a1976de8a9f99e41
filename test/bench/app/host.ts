import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createLine, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import sirv from 'sirv';

/** Brotli's quality: hosts take 11 for files that they compress once, which takes minutes here and saves little more. */
const QUALITY = 9;
/** What hosts compress: text, and WebAssembly. */
const COMPRESSED = ['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest', '.wasm'];

export interface Host {
  readonly address: string;
  close(): Promise<void>;
}

/** Serves a built site as static hosts do: text compressed with Brotli beforehand, hashed files kept for good. */
export async function openHost(site: string): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-host-'));
  await cp(site, folder, { recursive: true });
  for (const name of await readdir(folder, { recursive: true })) {
    // No part of this bench recognises text.
    if (!COMPRESSED.includes(extname(name)) || name.startsWith('ocr')) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(await readFile(join(folder, name)), { params }));
  }
  const files = sirv(folder, { brotli: true, etag: true });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404).end('There is no such file.');
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    async close() {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A line of so many bytes a second to a host, shared by all that goes through it: pages, workers and the service worker
 * alike, which throttling by DevTools does not do.
 */
export async function slowLine(host: Host, bytesPerSecond: number): Promise<Host> {
  const sockets = new Set<Socket>();
  let free = 0;
  const line = createLine((client) => {
    const upstream = connect(Number(new URL(host.address).port), '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    client.pipe(upstream);
    upstream.on('data', (chunk) => {
      const now = performance.now();
      free = Math.max(now, free) + (1000 * chunk.length) / bytesPerSecond;
      upstream.pause();
      setTimeout(() => {
        client.write(chunk);
        upstream.resume();
      }, free - now);
    });
    upstream.on('end', () => setTimeout(() => client.end(), Math.max(0, free - performance.now())));
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  return {
    address: `http://127.0.0.1:${(line.address() as AddressInfo).port}/`,
    async close() {
      line.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
