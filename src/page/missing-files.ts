import type { PageMessage } from '../api/page-message.ts';
import type { MissingFile, MissingFiles } from '../api/site-parts.ts';

/** What the service worker of this page does not keep yet; undefined where there is none. */
export async function missingFiles(): Promise<MissingFiles | undefined> {
  const controller = navigator.serviceWorker?.controller;
  if (!controller) return undefined;
  const { port1, port2 } = new MessageChannel();
  const { promise, resolve } = Promise.withResolvers<MissingFiles>();
  port1.onmessage = ({ data }) => resolve(data);
  controller.postMessage('missing' satisfies PageMessage, [port2]);
  return promise.finally(() => port1.close());
}

/** Fetches files, which the service worker keeps. Rejects when one cannot be had. */
export async function fetchFiles(files: readonly MissingFile[], onLoaded: (bytes: number) => void): Promise<void> {
  let loaded = 0;
  for (const { address, bytes } of files) {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    await response.arrayBuffer();
    loaded += bytes;
    onLoaded(loaded);
  }
}
