import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright';
import { launchBrowser, type RunningBrowser } from '../../src/tools/launch-browser.ts';
import { watchForeignRequests } from './foreign-requests.ts';

/** Milliseconds that a step in a page may take: a loaded machine starts a page in many seconds. */
const PATIENCE = 120_000;
/** Milliseconds after which a browser that has not forgotten a site is stuck: it takes a second, ten on a loaded machine. */
const STUCK = 60_000;

export interface Browser {
  /** Folder of its profile. */
  readonly profile: string;
  /** The context of the running browser; another one after `kill` and `relaunch`. */
  readonly context: BrowserContext;
  /** Every address that anything in this browser asked for, over all launches. */
  readonly requested: readonly string[];
  /** What was asked of any origin but the site's, e.g. `CONNECT example.com:443`: there must be nothing, ever. */
  foreign(site: URL): string[];
  /** Kills all processes of the browser at once. */
  kill(): Promise<void>;
  /** Starts it again on the same profile. */
  relaunch(): Promise<void>;
  /**
   * Makes the browser as new for another site: closes its pages, and forgets what is stored and what was asked. Returns
   * whether it is: not once it was killed, nor where it is stuck.
   * @param sites those that were open.
   */
  forget(...sites: readonly URL[]): Promise<boolean>;
  /** Ends the browser and removes its profile. */
  close(): Promise<void>;
}

/** A plain headless Chromium on a profile of its own, with every request of it noted. */
export async function openBrowser(extraArguments: readonly string[] = []): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'sheaf-browser-'));
  const proxy = await watchForeignRequests();
  const requested: string[] = [];
  /** Where sites were that it has forgotten: what was asked of them may be told late. */
  const former: string[] = [];
  let [refused, wasKilled] = [0, false];

  async function launch(): Promise<RunningBrowser> {
    const launched = await launchBrowser(profile, [proxy.argument, '--window-size=1440,900', ...extraArguments]);
    launched.context.setDefaultTimeout(PATIENCE);
    launched.context.on('request', (request) => requested.push(request.url()));
    return launched;
  }

  let running = await launch();
  return {
    profile,
    get context() {
      return running.context;
    },
    requested,
    foreign(site) {
      const origins = [site.origin, 'null', ...former];
      return [...proxy.seen.slice(refused), ...requested.filter((url) => !origins.includes(new URL(url).origin))];
    },
    kill() {
      wasKilled = true;
      return running.kill();
    },
    async relaunch() {
      running = await launch();
    },
    async forget(...sites) {
      if (wasKilled) return false;
      const origins = sites.map(({ origin }) => origin);
      const cleared = clear(running.context, origins).then(() => true);
      if (!(await Promise.race([cleared, setTimeout(STUCK, false, { ref: false })]))) return false;
      former.push(...origins);
      requested.length = 0;
      refused = proxy.seen.length;
      return true;
    },
    async close() {
      await running.kill();
      await proxy.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** Closes the pages of a browser and deletes what sites have stored, their service workers too. */
async function clear(context: BrowserContext, origins: readonly string[]): Promise<void> {
  const blank = await context.newPage();
  for (const page of context.pages()) if (page !== blank) await page.close();
  const session = await context.newCDPSession(blank);
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearPermissions();
}

/** Stops the service workers of a page's site through DevTools, as Chromium does on its own to an idle one. */
export async function stopServiceWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const running = new Set<string>();
  const { promise: listed, resolve: list } = Promise.withResolvers<void>();
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    // Of one that was unregistered with a site before, nothing would tell that it has stopped.
    const own = versions.filter(({ scriptURL }) => new URL(scriptURL).origin === new URL(page.url()).origin);
    if (own.length === 0) return;
    for (const { versionId, runningStatus } of own) {
      if (runningStatus === 'stopped') running.delete(versionId);
      else running.add(versionId);
    }
    list();
    if (running.size === 0) stop();
  });
  await session.send('ServiceWorker.enable');
  // They are read from the disk. What is stopped before may run again by then, and nothing would tell of its end.
  await listed;
  await session.send('ServiceWorker.stopAllWorkers');
  await stopped;
  await session.detach();
}
