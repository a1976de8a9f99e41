import type { BrowserContext, Page } from 'playwright';
import { launchBrowser } from '../../../src/tools/launch-browser.ts';
import { serve } from '../../../src/tools/serve.ts';
import { fillDisk, quotaOf } from '../../attack/disk.ts';
import { deviceKey } from '../../browser/calls.ts';
import type { Attack } from '../attack.ts';
import { openEmptyBrowser } from '../browser/empty-browser.ts';
import { reportVerdicts, type Verdict } from '../verdict.ts';
import { type Outcome, round } from './storage/round.ts';
import { smallDisk } from './storage/small-disk.ts';

const MOMENTS = 20;
/** Milliseconds between two moments: the last is after the work. */
const STEP = 250;
/** Megabytes: a profile with the files of the site, and some documents. */
const DISK = 400;
/** The browser is started again after so many moments. */
const RELAUNCH = 5;
/** Bytes that the site itself takes, and the steps by which there is more than that. */
const [SITE, MORE] = [14_000_000, 400_000];

async function openSite(context: BrowserContext, address: URL): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address.href);
  await page.waitForFunction(() => 'sheaf' in window);
  return page;
}

const ended = ({ message }: Error): Outcome => ({ broken: [message], lost: 0 });

/** Chromium drops a database whose disk is full now and then: its tickets are lost, say so, and cost nothing. */
const verdictOn = (claim: string, { broken, lost }: Outcome): Verdict => ({
  claim,
  seen: [...broken, ...(lost > 0 ? [`${lost} tickets lost, told so and uncharged`] : [])].join('; ') || 'as promised',
  met: broken.length === 0,
});

/** A disk that is full, as the system says it, at each of the moments. */
async function fullDisk(address: URL): Promise<Verdict[]> {
  const disk = await smallDisk(DISK);
  if (!disk) return [{ claim: 'a disk that is full (only root may mount one)', seen: '' }];
  const verdicts: Verdict[] = [];
  let browser = await launchBrowser(disk.folder);
  let app = await openSite(browser.context, address);
  const key = await deviceKey(app);
  const trouble = { begin: async () => disk.fill(), end: () => disk.free() };
  try {
    for (let moment = 0; moment < MOMENTS; moment++) {
      const claim = `the disk is full ${moment * STEP} ms after the start of two tickets and a call`;
      verdicts.push(verdictOn(claim, await round(app, address, key, moment * STEP, trouble).catch(ended)));
      await disk.free();
      if ((moment + 1) % RELAUNCH > 0) continue;
      await browser.kill();
      browser = await launchBrowser(disk.folder);
      app = await openSite(browser.context, address);
      const again = await deviceKey(app);
      verdicts.push({ claim: 'the key is there after a relaunch', seen: again, met: again === key });
    }
  } finally {
    await browser.kill();
    await disk.close();
  }
  return verdicts;
}

/** A quota of each size, filled when the work begins. */
async function smallQuotas(address: URL): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (let size = 0; size < MOMENTS; size++) {
    const browser = await openEmptyBrowser();
    const bytes = SITE + size * MORE;
    try {
      const caller = await browser.context.newPage();
      await caller.goto(new URL('caller.html', address).href);
      const quota = await quotaOf(caller);
      await quota(bytes);
      const app = await openSite(browser.context, address);
      const key = await deviceKey(app);
      const trouble = { begin: () => fillDisk(caller), end: () => quota() };
      const claim = `a quota of ${bytes / 1_000_000} MB`;
      verdicts.push(verdictOn(claim, await round(app, address, key, 0, trouble).catch(ended)));
    } finally {
      await browser.close();
    }
  }
  return verdicts;
}

/** Tickets, keys and charges on a disk that is full, and with quotas that are nearly used up. */
export const storage: Attack = async ({ site }) => {
  const server = await serve({ directory: site, replace: { 'caller.html': '<!doctype html>' } });
  try {
    const full = reportVerdicts(await fullDisk(server.address));
    return reportVerdicts(await smallQuotas(server.address)) && full;
  } finally {
    await server.close();
  }
};
