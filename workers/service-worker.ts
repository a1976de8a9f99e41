import './shims/local-storage.ts';
import { type Api, createApi } from '../src/api/api.ts';
import { isNamed } from '../src/api/paths.ts';
import { respondError } from '../src/api/respond.ts';
import { openServices } from '../src/api/services.ts';
import type { Site } from '../src/api/site.ts';
import { randomId } from '../src/jobs/random-id.ts';
import { SiteFiles } from './site-files.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __SITE__: Site;

const base = self.registration.scope;
const files = new SiteFiles(base, __SITE__);
let api: Promise<Api> | undefined;

/** Whatever happens, a request that the contract names gets its answer here and never reaches the network. */
async function answer(request: Request): Promise<Response> {
  try {
    api ??= openServices(base, base).then(createApi);
    const response = await (await api)(request);
    if (response) return response;
    throw new Error(`The API does not know ${request.url}.`);
  } catch (error) {
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
  if (isNamed(request.url, base)) event.respondWith(answer(request));
  else if (request.method === 'GET' && request.url.startsWith(base)) event.respondWith(files.respond(request));
});

/** `claim`: take control of pages that a hard reload left without. Any message keeps the worker alive while a call is open. */
self.addEventListener('message', (event) => {
  if (event.data === 'claim') event.waitUntil(self.clients.claim());
  event.ports[0]?.postMessage('heard');
});
