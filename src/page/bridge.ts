import { staysHere } from '../api/paths.ts';
import { configFile } from '../jobs/config-file.ts';
import { HELLO, type Reply, type Request } from './bridge-messages.ts';
import { connect } from './connection.ts';
import { installGuard } from './guard.ts';

/*
 * The script of `bridge.html`: a page of the site, with workers of its own, that answers the page which embeds it. The
 * browser keeps it apart from the site's other visitors: service worker, jobs and keys are one set per embedding site.
 */
const base = new URL('./', document.baseURI).href;

installGuard(base, () => connect(base));

window.addEventListener('message', ({ data, source, origin, ports: [port] }) => {
  if (data === HELLO && source === window.parent && port) void greet(port, origin);
});

/** Answers the calls of a page that may embed the site, and refuses others. */
async function greet(port: MessagePort, origin: string): Promise<void> {
  const admission = admit(origin);
  answerCalls(port, admission);
  const greeting: Reply = await admission.then(
    (key) => ({ type: 'welcome', key }),
    (error: Error) => ({ type: 'refused', message: error.message }),
  );
  port.postMessage(greeting);
}

/** The key for an origin. Rejects with a sentence when it may not embed the site, or the site cannot work here. */
async function admit(origin: string): Promise<string> {
  const { origins } = await configFile(base)();
  if (!origins.includes(origin)) {
    throw new Error(
      `${origin} may not embed this Sheaf. Whoever hosts it can add that to «origins» in sheaf.config.json.`,
    );
  }
  const { services } = await connect(base);
  return (await services.accounts.deviceAccount(await services.config())).key;
}

function answerCalls(port: MessagePort, admission: Promise<unknown>): void {
  const open = new Map<number, AbortController>();
  const reply = (message: Reply, transfer: Transferable[] = []): void => port.postMessage(message, transfer);
  window.addEventListener('pagehide', () => {
    reply({ type: 'bye' });
    // Failures from here on are caused by the closing of this page.
    port.close();
  });
  port.onmessage = async ({ data }: MessageEvent<Request>) => {
    if (data.type === 'ping') return reply({ type: 'pong' });
    if (data.type === 'abort') return open.get(data.id)?.abort();
    const { id } = data;
    const controller = new AbortController();
    open.set(id, controller);
    try {
      await admission;
      const { status, headers, body } = await answer(data, controller.signal);
      reply({ type: 'answer', id, status, headers, body }, [body]);
    } catch (error) {
      reply({ type: 'failed', id, message: (error as Error).message });
    } finally {
      open.delete(id);
    }
  };
}

async function answer({ method, url, headers, body }: Extract<Request, { type: 'call' }>, signal: AbortSignal) {
  if (!staysHere({ method, url, headers: new Headers(headers) }, base))
    throw new Error(`The API of ${base} does not know ${url}.`);
  const response = await fetch(url, { method, headers, body: body ?? null, signal });
  return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
}
