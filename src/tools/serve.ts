import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { contentSecurityPolicy } from '../build/content-security-policy.ts';

/** A request as it arrived at the server. */
export interface ServedRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** Whether a body came with it. */
  readonly hasBody: boolean;
}

export interface ServeOptions {
  /** Folder to serve. Read at every request, so that a new build is seen. */
  readonly directory: string;
  /** Port on loopback; any free one when absent. */
  readonly port?: number;
  /** Path under which the folder appears, e.g. `/tools/sheaf/`; `/` when absent. */
  readonly prefix?: string;
  /** Texts that stand in for files, JSON or HTML by their ending, by path relative to the folder, e.g. `sheaf.config.json`. */
  readonly replace?: Readonly<Record<string, string>>;
  /** Files of which a half is sent at once and the rest when the promise resolves, as by a slow host; by such paths. */
  readonly slow?: Readonly<Record<string, Promise<void>>>;
  /** Sends none of our headers, as a plain static host. */
  readonly bare?: boolean;
  /** Told of every request; `body` flows on at once, whether it is read or not. */
  readonly onRequest?: (request: ServedRequest, body: Readable) => void;
  /** Headers of the host's own for a file, by its path relative to the folder; that of the folder itself is empty. */
  readonly headersOf?: (path: string) => Readonly<Record<string, string>>;
}

export interface RunningServer {
  /** Where the folder appears, with the prefix. */
  readonly address: URL;
  /** Stops listening and drops the connections that are open. */
  close(): Promise<void>;
}

const replacementTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
};

const protectiveHeaders = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

async function sendInHalves(response: ServerResponse, file: string, rest: Promise<void>): Promise<void> {
  const content = await readFile(file);
  const half = Math.floor(content.length / 2);
  response.writeHead(200, { 'content-length': content.length, 'cache-control': 'no-cache' });
  response.write(content.subarray(0, half));
  await rest;
  response.end(content.subarray(half));
}

// With `dev`, sirv reads the disk at every request, marks each file `no-cache`, and answers 304 while it is unchanged.
function listener({
  directory,
  prefix = '/',
  replace = {},
  slow = {},
  bare = false,
  headersOf = () => ({}),
  onRequest,
}: ServeOptions): RequestListener {
  const files = sirv(directory, { dev: true, etag: true });
  return (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
    onRequest?.({ method, url, headers, hasBody }, request);
    request.resume();

    const path = url.split('?', 1)[0] ?? '/';
    if (!bare) response.setHeaders(new Map(Object.entries(protectiveHeaders)));
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(response, 405, 'This server only hands out files.');
    }
    if (`${path}/` === prefix) {
      response.writeHead(301, { location: prefix }).end();
      return;
    }
    if (!path.startsWith(prefix)) return refuse(response, 404, 'There is no such file.');
    response.setHeaders(new Map(Object.entries(headersOf(path.slice(prefix.length)))));
    const replacement = replace[path.slice(prefix.length)];
    if (replacement !== undefined) {
      const type = replacementTypes[extname(path)] ?? 'text/plain';
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' });
      response.end(replacement);
      return;
    }
    const rest = slow[path.slice(prefix.length)];
    if (rest) return void sendInHalves(response, join(directory, path.slice(prefix.length)), rest);
    request.url = url.slice(prefix.length - 1);
    files(request, response, () => refuse(response, 404, 'There is no such file.'));
  };
}

function running(server: Server, prefix: string): RunningServer {
  const { port } = server.address() as AddressInfo;
  return {
    address: new URL(prefix, `http://127.0.0.1:${port}`),
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Serves a folder of static files on loopback.
 * @throws the error of `net.Server.listen` (`EADDRINUSE`, …) when the port cannot be had.
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const server = createServer(listener(options));
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  return running(server, options.prefix ?? '/');
}
