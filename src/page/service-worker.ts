import { isProbeAnswer, probeAddress } from '../api/probe.ts';
import { randomId } from '../platform/random-id.ts';
import { unguardedFetch } from './guard/guarded.ts';

/** How long an active service worker may take to answer or to take control of the page, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Registers the site's service worker and waits until it controls this page, on the first visit and after a hard
 * reload too. Returns null where none is possible: a page outside the site, plain http, a private window, no support.
 */
export async function takeControl(base: string): Promise<ServiceWorkerContainer | null> {
  const container = navigator.serviceWorker;
  if (!container || !location.href.startsWith(base)) return null;
  const script = new URL('service-worker.js', base).href;
  try {
    const registering = container.register(script, { scope: base, updateViaCache: 'none' });
    // A page under control does not wait for the update check, which fails without a network.
    if (container.controller?.scriptURL === script) {
      registering.catch(() => undefined);
      return container;
    }
    const registration = await registering;
    const active = await activated(registration);
    if (!active) return null;
    active.postMessage('claim');
    await controlled(container, script);
    return container;
  } catch (error) {
    console.warn('Sheaf works without its service worker, and not offline:', error);
    return null;
  }
}

/**
 * Whether the service worker gets what this page sends: it is asked by a request, as it may well hear messages of a page
 * whose requests pass it by.
 */
export async function isIntercepted(base: string): Promise<boolean> {
  const nonce = randomId('probe');
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    return await isProbeAnswer(
      await unguardedFetch(base)(probeAddress(base, nonce), { signal, cache: 'no-store' }),
      nonce,
    );
  } catch {
    return false;
  }
}

/** The active worker of a registration, once there is one; null when its installation fails. */
function activated(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  return new Promise((resolve) => {
    const settle = (): void => {
      if (worker?.state === 'activated') resolve(worker);
      if (!worker || worker.state === 'redundant') resolve(registration.active);
    };
    worker?.addEventListener('statechange', settle);
    settle();
  });
}

function controlled(container: ServiceWorkerContainer, script: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = (): void => {
      if (container.controller?.scriptURL === script) resolve();
    };
    container.addEventListener('controllerchange', check);
    setTimeout(() => reject(new Error('The service worker did not take control.')), PATIENCE);
    check();
  });
}
