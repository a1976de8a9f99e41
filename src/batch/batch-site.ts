import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { launchBrowser } from '../tools/launch-browser.ts';
import { serve } from '../tools/serve.ts';
import { type BatchAnswer, type BatchCall, callFromPage } from './batch-call.ts';

export interface BatchSite {
  /** Sends one file, and again after a 429. Throws when there is no answer: the network's error, or a crash. */
  send(path: string, call: Omit<BatchCall, 'key'>): Promise<BatchAnswer>;
  close(): Promise<void>;
}

/** The site's own configuration, and a key in it whose allowance a folder of any size does not use up. */
async function configWithKey(directory: string, key: string): Promise<string> {
  const path = join(directory, 'sheaf.config.json');
  const config = existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : {};
  const account = { key, name: 'Batch', pages: 1_000_000_000, renew: 'never' };
  return JSON.stringify({ ...config, keys: [...(config.keys ?? []), account] });
}

async function openPage(page: Page, address: URL): Promise<Page> {
  await page.goto(address.href);
  await page.waitForFunction(() => 'sheaf' in window);
  const door = await page.evaluate(async () => {
    const { sheaf } = window as unknown as { sheaf: { ready(): Promise<{ door: string }> } };
    return (await sheaf.ready()).door;
  });
  if (door !== 'service-worker') throw new Error('The service worker of the site did not start.');
  return page;
}

/** Serves a built site on loopback and opens it in a headless browser with an empty profile. */
export async function openBatchSite(directory: string): Promise<BatchSite> {
  const key = `sk_batch_${randomUUID()}`;
  const server = await serve({ directory, replace: { 'sheaf.config.json': await configWithKey(directory, key) } });
  const profile = await mkdtemp(join(tmpdir(), 'sheaf-batch-'));
  const browser = await launchBrowser(profile);
  const open = async (): Promise<Page> => openPage(await browser.context.newPage(), server.address);

  let page = open();
  /** The page, or a new one when it has crashed. */
  async function livePage(): Promise<Page> {
    const current = page;
    const crashed = await current.then((opened) => opened.evaluate(() => false)).catch(() => true);
    if (crashed && current === page) page = open();
    return page;
  }

  async function attempt(path: string, call: BatchCall): Promise<BatchAnswer> {
    const opened = await livePage();
    const input = await opened.evaluateHandle(() => {
      const element = document.createElement('input');
      element.type = 'file';
      return element;
    });
    try {
      await input.setInputFiles(path);
      return await opened.evaluate(callFromPage, [input, call] as [typeof input, BatchCall]);
    } finally {
      await input.dispose().catch(() => undefined);
    }
  }

  const site: BatchSite = {
    async send(path, call) {
      let answer = await attempt(path, { ...call, key });
      while (answer.status === 429) {
        await wait(answer.retryAfter * 1000);
        answer = await attempt(path, { ...call, key });
      }
      return answer;
    },
    async close() {
      await browser.kill();
      await server.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
  try {
    await page;
    return site;
  } catch (error) {
    await site.close();
    throw error;
  }
}
