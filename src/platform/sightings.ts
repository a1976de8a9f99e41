import { type Channel, openChannel } from './channel.ts';

/** What one context of the site has seen of its network; times in milliseconds since the epoch. */
export type Sighting =
  /** A request of its own, as the Resource Timing API tells it. */
  | {
      readonly type: 'request';
      readonly by: 'page' | 'worker';
      readonly at: number;
      readonly address: string;
      /** Whether it went through a service worker. */
      readonly throughServiceWorker: boolean;
    }
  /** Something that the Content-Security-Policy has refused. */
  | {
      readonly type: 'violation';
      readonly by: 'page' | 'worker';
      readonly at: number;
      readonly directive: string;
      /** The address, or a word such as `inline`. */
      readonly blocked: string;
    }
  /** A request that the service worker did not answer from what it keeps, and so let go to the network. */
  | {
      readonly type: 'passed';
      readonly at: number;
      readonly method: string;
      readonly address: string;
      /** Whether it may have had a body, in which a document could travel. */
      readonly hasBody: boolean;
    };

/** The channel on which workers and the service worker of the site at `scope` tell its pages what they have seen. */
export const openSightings = (scope: string): Channel => openChannel(`sheaf sightings ${scope}`);

/** Tells every request of this context, those before the call too, and every violation of the policy from now on. */
export function watchRequests(by: 'page' | 'worker', tell: (sighting: Sighting) => void): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      // Blobs and data URLs are no requests.
      if (!/^(https?|wss?):/.test(entry.name)) continue;
      const at = performance.timeOrigin + entry.startTime;
      tell({ type: 'request', by, at, address: entry.name, throughServiceWorker: entry.workerStart > 0 });
    }
  });
  observer.observe({ type: 'resource', buffered: true });
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective: directive, blockedURI: blocked } = event as SecurityPolicyViolationEvent;
    tell({ type: 'violation', by, at: Date.now(), directive, blocked });
  });
}
