import type { PageMessage } from '../api/page-message.ts';
import type { Services } from '../api/services.ts';
import { Host } from '../jobs/host.ts';
import { randomId } from '../platform/random-id.ts';
import { type Door, inPage, throughServiceWorker } from './doors.ts';
import { Pool } from './pool.ts';
import { isIntercepted, takeControl } from './service-worker.ts';
import { openStorage } from './storage.ts';

/** Interval in milliseconds of messages that keep the service worker alive while a call is open. */
const HEARTBEAT = 5000;

/** This page's connection to the site: it lends its workers to every caller, and knows the door of its own calls. */
export interface Connection {
  readonly base: string;
  /** What answers API calls: the service worker, or this page where there is none. Only the former works offline. */
  readonly door: 'service-worker' | 'page';
  readonly services: Services;
  /** Whether keys, allowance and tickets outlive this page. */
  readonly isKept: boolean;
  readonly fetch: Door;
  /** Whether the service worker gets what this page sends now; where it lost control of the page, it takes it again. */
  readonly isIntercepted: () => Promise<boolean>;
}

const tell = (container: ServiceWorkerContainer, message: PageMessage): void =>
  container.controller?.postMessage(message);

const connections = new Map<string, Promise<Connection>>();

/** Connects this page with the site at `base`, once. Rejects with `StorageError` where nothing can be stored. */
export function connect(base: string): Promise<Connection> {
  const connection = connections.get(base) ?? open(base);
  connections.set(base, connection);
  // The next call may find its storage.
  connection.catch(() => connections.delete(base));
  return connection;
}

async function open(base: string): Promise<Connection> {
  const { services, isKept } = await openStorage(base, randomId('page'));
  // Workers start under control of the service worker: from its files, and under the policy it adds.
  const container = await takeControl(base);
  const host = new Host(base, services.jobs, services.signals, new Pool(base, services.jobs, services.signals, isKept));
  host.start();
  if (!container) {
    return { base, services, isKept, door: 'page', fetch: await inPage(services), isIntercepted: async () => false };
  }
  setInterval(() => {
    if (host.running.length > 0) tell(container, 'heartbeat');
  }, HEARTBEAT);
  // A closed tab ends its workers: that is no failure of their jobs.
  window.addEventListener('pagehide', () => tell(container, { released: host.running }));
  const isReached = async (): Promise<boolean> =>
    (await isIntercepted(base)) || ((await takeControl(base)) !== null && (await isIntercepted(base)));
  return {
    base,
    services,
    isKept,
    door: (await isReached()) ? 'service-worker' : 'page',
    fetch: throughServiceWorker(services, isReached),
    isIntercepted: isReached,
  };
}
