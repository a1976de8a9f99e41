import { HELLO, type Reply } from '../page/bridge-messages.ts';
import { bridgeFetch } from './bridge-fetch.ts';
import { type Client, createClient } from './create-client.ts';
import { obstacleOf, watchPolicy } from './embedding/obstacles.ts';
import { whySilent } from './embedding/why-silent.ts';
import type { Origin } from './send.ts';
import { SheafError } from './sheaf-error.ts';

export { jsonResume } from '../api/json-resume/json-resume.ts';
export { SheafError } from './sheaf-error.ts';

/** Milliseconds until the first sign of a bridge. With the time to find out why there is none, `embed` ends within 15 s. */
const PATIENCE = 12_000;
/** Interval in milliseconds of questions to the bridge. It counts as gone after two questions without an answer. */
const PULSE = 5000;

const script = document.currentScript;
/** The folder that this script came from. */
const home = script instanceof HTMLScriptElement ? new URL('./', script.src).href : undefined;

export interface EmbedOptions {
  /** Folder of the Sheaf site; the one that this script came from, when absent. */
  readonly baseUrl?: string;
}

/** A Sheaf site inside this page. Its documents, keys and allowance are kept apart from those of every other site. */
export interface Embedded {
  /** `fetch` for the API: relative addresses are relative to the site's folder. */
  readonly fetch: typeof globalThis.fetch;
  /** The API key that the site made for this page's site. */
  readonly key: string;
  /** The typed client, with that key unless told otherwise. */
  createClient(origin?: Partial<Pick<Origin, 'apiKey'>>): Client;
  /** Removes the site from the page; open calls reject. */
  close(): void;
}

/**
 * Embeds the Sheaf site of another origin in a hidden frame. Its `sheaf.config.json` has to list this page's origin.
 * Rejects with `SheafError` when it does not (`forbidden`), within 15 seconds when a policy, a header or a sandbox keeps
 * the frame out (`blocked`) or no Sheaf answers (`foreign_answer`), and when the browser refuses it storage.
 */
export async function embed({ baseUrl = home }: EmbedOptions = {}): Promise<Embedded> {
  if (baseUrl === undefined) throw new TypeError('Name the folder of the Sheaf site: embed({ baseUrl }).');
  const base = new URL(baseUrl.replace(/(?<!\/)\/*$/, '/'), document.baseURI).href;
  const obstacle = obstacleOf(base);
  if (obstacle) throw obstacle;
  const gone = new AbortController();
  const end = (message: string): void => gone.abort(new SheafError(0, { code: 'gone', message, retryable: true }));
  const { port1: port, port2 } = new MessageChannel();
  const welcome = greeting(port, gone.signal, base);

  const frame = bridgeFrame(base);
  frame.addEventListener(
    'load',
    () => {
      // An error page in the frame has another origin, and is told nothing.
      frame.contentWindow?.postMessage(HELLO, new URL(base).origin, [port2]);
      watch(port, gone.signal, () => end('The embedded page is gone. Call embed() again.'));
    },
    { once: true },
  );
  gone.signal.addEventListener('abort', () => {
    frame.remove();
    port.close();
  });
  (document.body ?? document.documentElement).append(frame);
  const fetch = bridgeFetch(port, base, gone.signal);
  const key = await welcome.catch((error) => {
    gone.abort(error);
    throw error;
  });
  return {
    fetch,
    key,
    createClient: (origin = {}) => createClient({ baseUrl: base, apiKey: key, fetch, ...origin }),
    close: () => end('The embedded page was closed.'),
  };
}

/** A hidden frame for the bridge. */
function bridgeFrame(base: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // Without its own origin the frame would have no storage and no service worker.
  frame.sandbox.add('allow-scripts', 'allow-same-origin');
  frame.src = new URL('bridge.html', base).href;
  frame.title = 'Sheaf';
  frame.hidden = true;
  return frame;
}

/** The key in the bridge's welcome. Rejects with the reason of a refusal, or with that of a silence. */
function greeting(port: MessagePort, gone: AbortSignal, base: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const heard = new AbortController();
  const timer = setTimeout(async () => reject(await whySilent(base)), PATIENCE);
  heard.signal.addEventListener('abort', () => clearTimeout(timer));
  watchPolicy(base, AbortSignal.any([heard.signal, gone]), reject);
  port.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    heard.abort();
    if (data.type === 'welcome') resolve(data.key);
    if (data.type === 'refused') {
      reject(new SheafError(403, { code: 'forbidden', message: data.message, retryable: false }));
    }
  });
  gone.addEventListener('abort', () => {
    heard.abort();
    reject(gone.reason);
  });
  port.start();
  return promise;
}

/**
 * Calls `end` when the bridge says goodbye, and when it stops answering: browsers report no crash at the other end of a
 * port. It counts questions, not seconds, because browsers suspend pages in the background.
 */
function watch(port: MessagePort, gone: AbortSignal, end: () => void): void {
  let unanswered = 0;
  port.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    unanswered = 0;
    if (data.type === 'bye') end();
  });
  const timer = setInterval(() => {
    if (unanswered === 2) return end();
    unanswered++;
    port.postMessage({ type: 'ping' });
  }, PULSE);
  gone.addEventListener('abort', () => clearInterval(timer));
}
