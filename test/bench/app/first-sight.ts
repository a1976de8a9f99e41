import { openEmptyBrowser } from '../browser/empty-browser.ts';
import type { Host } from './host.ts';

export interface FirstSight {
  /** Milliseconds from the navigation until something of the page is painted. */
  readonly painted: number;
  /** Milliseconds from the navigation until a heading of the example is seen in the result. */
  readonly readable: number;
  /** Bytes of bodies and headers, as compressed, of what had been asked for and received before the first paint. */
  readonly bytes: number;
  /** The files among them, with their bytes. */
  readonly files: readonly (readonly [path: string, bytes: number])[];
}

interface Received {
  readonly path: string;
  /** Seconds of the browser's clock. */
  readonly at: number;
  readonly bytes: number;
}

/** Opens a host's page in a browser that has never been there. */
export async function firstSight(host: Host): Promise<FirstSight> {
  const browser = await openEmptyBrowser();
  try {
    const page = await browser.context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const addresses = new Map<string, string>();
    const received: Received[] = [];
    let started = Number.POSITIVE_INFINITY;
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
      started = Math.min(started, timestamp);
      addresses.set(requestId, new URL(request.url).pathname);
    });
    session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      received.push({ path: addresses.get(requestId) ?? '', at: timestamp, bytes: encodedDataLength }),
    );
    await page.goto(host.address, { waitUntil: 'commit' });
    const readable = await page.waitForFunction(
      () => {
        const heading = document.querySelector('[role=tabpanel] :is(h1, h2, h3)');
        return heading?.checkVisibility() ? performance.now() : undefined;
      },
      undefined,
      { polling: 'raf', timeout: 120_000 },
    );
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    const before = received.filter(({ at }) => 1000 * (at - started) <= painted);
    return {
      painted,
      readable: (await readable.jsonValue()) ?? Number.NaN,
      bytes: before.reduce((sum, { bytes }) => sum + bytes, 0),
      files: before.map(({ path, bytes }) => [path, bytes] as const),
    };
  } finally {
    await browser.close();
  }
}
