import { staysHere } from '../api/paths.ts';
import { configFile } from '../jobs/config-file.ts';
import { HELLO, type Reply, type Request } from './bridge-messages.ts';
import { connect } from './connection.ts';
import { installGuard } from './guard/install.ts';

/*
 * The script of `bridge.html`: a page of the site, with workers of its own, that answers the page which embeds it. The
 * browser keeps it apart from the site's other visitors: service worker, jobs and keys are one set per embedding site.
 */
const base = new URL('./', document.baseURI).href;

/** Asked for once, whatever it says and however often a page asks to be let in. */
const config = configFile(base)();
// Whoever is refused for it is told.
config.catch(() => undefined);

installGuard(base, () => connect(base));

window.addEventListener('message', ({ data, source, origin, ports: [port] }) => {
  if (data === HELLO && source === window.parent && port) void greet(port, origin);
});

/** Answers the calls of a page that may embed the site, and refuses others. */
async function greet(port: MessagePort, origin: string): Promise<void> {
  const admission = admit(origin);
  const gone = answerCalls(port, admission);
  try {
    send(port, { type: 'welcome', key: await admission });
  } catch (error) {
    send(port, { type: 'refused', message: (error as Error).message });
    gone.abort();
  }
}

/** The key for an origin. Rejects with a sentence when it may not embed the site, or the site cannot work here. */
async function admit(origin: string): Promise<string> {
  const { origins } = await config;
  if (!origins.includes(origin)) {
    throw new Error(
      `${origin} may not embed this Sheaf. Whoever hosts it can add that to «origins» in sheaf.config.json.`,
    );
  }
  const { services } = await connect(base);
  return (await services.accounts.deviceAccount(await services.config())).key;
}

const send = (port: MessagePort, message: Reply, transfer: Transferable[] = []): void =>
  port.postMessage(message, transfer);

/** Answers what comes over a port until what it returns is aborted. */
function answerCalls(port: MessagePort, admission: Promise<unknown>): AbortController {
  const open = new Map<number, AbortController>();
  const gone = new AbortController();
  // Failures from then on are caused by the closing of this page.
  gone.signal.addEventListener('abort', () => port.close());
  const leave = (): void => {
    send(port, { type: 'bye' });
    gone.abort();
  };
  window.addEventListener('pagehide', leave, { signal: gone.signal });
  port.onmessage = async ({ data }: MessageEvent<Request>) => {
    if (data.type === 'ping') return send(port, { type: 'pong' });
    if (data.type === 'abort') return open.get(data.id)?.abort();
    const { id } = data;
    const controller = new AbortController();
    open.set(id, controller);
    try {
      await admission;
      const { status, headers, body } = await answer(data, controller.signal);
      send(port, { type: 'answer', id, status, headers, body }, [body]);
    } catch (error) {
      send(port, { type: 'failed', id, message: (error as Error).message });
    } finally {
      open.delete(id);
    }
  };
  return gone;
}

async function answer({ method, url, headers, body }: Extract<Request, { type: 'call' }>, signal: AbortSignal) {
  if (!staysHere({ method, url, headers: new Headers(headers) }, base))
    throw new Error(`The API of ${base} does not know ${url}.`);
  const response = await fetch(url, { method, headers, body: body ?? null, signal });
  return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
}
