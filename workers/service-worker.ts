import './shims/local-storage.ts';
import { type Api, createApi } from '../src/api/api.ts';
import type { PageMessage } from '../src/api/page-message.ts';
import { staysHere } from '../src/api/paths.ts';
import { probeAnswer } from '../src/api/probe.ts';
import { respondError } from '../src/api/respond.ts';
import { openServices, type Services } from '../src/api/services.ts';
import type { Site } from '../src/api/site.ts';
import { afterTeardown } from '../src/jobs/teardown.ts';
import { randomId } from '../src/platform/random-id.ts';
import { openSightings, type Sighting } from '../src/platform/sightings.ts';
import { receiveShared, SHARE } from './shared-files.ts';
import { SiteFiles } from './site-files.ts';
import { whileClient } from './while-client.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __SITE__: Site;

const base = self.registration.scope;
const sightings = openSightings(base);
const files = new SiteFiles(base, __SITE__, passed);
let services: Promise<Services> | undefined;
let api: Promise<Api> | undefined;

const open = (): Promise<Services> => (services ??= openServices(base, base));

/** Whatever happens, a request that stays on the device gets its answer here and never reaches the network. */
async function answer(request: Request, signal: AbortSignal): Promise<Response> {
  try {
    api ??= open().then(createApi);
    const response = await (await api)(request, signal);
    if (response) return response;
    throw new Error(`The API does not know ${request.url}.`);
  } catch (error) {
    services = undefined;
    api = undefined;
    return respondError(error, randomId('req'));
  }
}

self.addEventListener('install', (event) => {
  event.waitUntil(files.keep().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(files.dropOld().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const probed = probeAnswer(request.url, base);
  if (probed) event.respondWith(probed);
  else if (staysHere(request, base))
    event.respondWith(whileClient(event.clientId, (signal) => answer(request, signal)));
  else if (request.method === 'GET' && request.url.startsWith(base)) {
    event.respondWith(files.respond(request, (work) => event.waitUntil(work)));
  } else if (request.method === 'POST' && request.url === new URL(SHARE, base).href) {
    event.respondWith(receiveShared(request, base));
  } else {
    event.waitUntil(passedBy(request, event.clientId));
  }
});

/** Tells pages of a request that goes to the network. */
function passed({ url: address, method }: Request): void {
  const hasBody = !['GET', 'HEAD'].includes(method);
  sightings.postMessage({ type: 'passed', at: Date.now(), method, address, hasBody } satisfies Sighting);
}

/** The same, of one that this worker leaves to the browser; pages that others put below this folder may make such. */
async function passedBy(request: Request, clientId: string): Promise<void> {
  const client = await self.clients.get(clientId);
  const ours = client?.type !== 'window' || [base, `${base}index.html`].includes(client.url.replace(/[?#].*/, ''));
  if (ours) passed(request);
}

async function release(ids: readonly string[]): Promise<void> {
  const { jobs, signals } = await open();
  signals.send({ type: 'wake' });
  // Until the page is gone its workers may still take up what they were about to.
  await afterTeardown();
  for (const id of ids) await jobs.release(id);
}

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  if (message === 'claim') event.waitUntil(self.clients.claim());
  const [port] = event.ports;
  if (message === 'missing') event.waitUntil(files.missing().then((missing) => port?.postMessage(missing)));
  if (typeof message === 'object') event.waitUntil(release(message.released));
  // Pages of the version before ask so whether anything answers.
  if (message !== 'missing') port?.postMessage('heard');
});
