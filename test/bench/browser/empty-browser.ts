import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { launchBrowser } from '../../../src/tools/launch-browser.ts';

export interface EmptyBrowser {
  readonly context: BrowserContext;
  /** Folder of its profile. */
  readonly profile: string;
  close(): Promise<void>;
}

/** A headless Chromium on a profile that is empty, and gone when it is closed. */
export async function openEmptyBrowser(): Promise<EmptyBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'sheaf-bench-'));
  const browser = await launchBrowser(profile);
  return {
    context: browser.context,
    profile,
    async close() {
      await browser.kill();
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
