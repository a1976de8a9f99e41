import type { BrowserContext, Page } from 'playwright';
import { serve } from '../../../src/tools/serve.ts';

export interface OpenSite {
  readonly page: Page;
  /** The key that the site made for this browser. */
  readonly key: string;
  close(): Promise<void>;
}

/** Serves a built site and opens it, ready to answer through its service worker. */
export async function openSite(context: BrowserContext, directory: string): Promise<OpenSite> {
  const server = await serve({ directory });
  const page = await context.newPage();
  await page.goto(server.address.href);
  await page.waitForFunction(() => 'sheaf' in window);
  const { door, key } = await page.evaluate(async () => {
    const { sheaf } = window as unknown as { sheaf: { ready(): Promise<{ door: string }>; key(): Promise<string> } };
    return { door: (await sheaf.ready()).door, key: await sheaf.key() };
  });
  if (door !== 'service-worker') throw new Error('The service worker of the site did not start.');
  return {
    page,
    key,
    async close() {
      await page.close();
      await server.close();
    },
  };
}
