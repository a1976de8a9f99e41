import { readdirSync } from 'node:fs';
import { type RunningServer, type ServedRequest, type ServeOptions, serve } from '../../src/tools/serve.ts';

export interface Site {
  /** Where the site is; stays the same when it is stopped and started again. */
  readonly address: URL;
  /** Every request that reached the server, in order, over all starts. */
  readonly requests: readonly ServedRequest[];
  /** Takes the server away, as when the network is gone. */
  stop(): Promise<void>;
  /** Brings a stopped server back at the same address. */
  start(): Promise<void>;
}

/** Serves the built site on a free port. A `prefix` such as `/tools/sheaf/` puts it under a sub-path. */
export async function openSite(options: Partial<ServeOptions> = {}): Promise<Site> {
  const requests: ServedRequest[] = [];
  const record: ServeOptions['onRequest'] = (request, body) => {
    requests.push(request);
    options.onRequest?.(request, body);
  };
  const open = (port?: number): Promise<RunningServer> =>
    serve({ directory: 'dist', ...options, ...(port !== undefined && { port }), onRequest: record });

  let server: RunningServer | undefined = await open(options.port);
  const { address } = server;
  return {
    address,
    requests,
    async stop() {
      await server?.close();
      server = undefined;
    },
    async start() {
      server ??= await open(Number(address.port));
    },
  };
}

/** The requests that carried a document or anything else to the server: there must be none, ever. */
export const uploads = (site: Site): readonly ServedRequest[] =>
  site.requests.filter(({ method, hasBody }) => hasBody || (method !== 'GET' && method !== 'HEAD'));

/** What stands in for every file of text recognition at a host that refuses them, as `replace` of its options. */
export const withoutRecogniser = (): Record<string, string> =>
  Object.fromEntries(readdirSync('dist/ocr').map((file) => [`ocr/${file}`, 'Please log in']));
