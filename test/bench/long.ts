import { parseArgs } from 'node:util';
import { peakPageMemory } from '../browser/memory.ts';
import { book } from '../fixtures/book.ts';
import { openSite } from './api/open-site.ts';
import { type CallTimes, timedCall } from './api/timed-call.ts';
import type { Bench } from './bench-definition.ts';
import { openEmptyBrowser } from './browser/empty-browser.ts';
import { ensureSite } from './built-site.ts';
import { conditions } from './conditions.ts';
import { decimals, textTable } from './text-table.ts';
import { reportVerdicts } from './verdict.ts';

/** Pages: none, a book, and what people call long. */
const LENGTHS = [1, 352, 1000] as const;
/** Megabytes that the page's process may hold at most while it parses a book of 352 pages. */
const MOST_MEMORY = 400;
/** Milliseconds after which the first of 1,000 pages has been read. */
const FIRST_PAGE = 2000;

interface Sample extends CallTimes {
  /** Megabytes. */
  readonly peak: number;
}

/** Each length in a browser of its own, so that no peak hides another. */
async function measure(site: string, length: number): Promise<Sample> {
  const browser = await openEmptyBrowser();
  try {
    const { page, key, close } = await openSite(browser.context, site);
    const base64 = Buffer.from(book(length)).toString('base64');
    const call = await page.evaluate(timedCall, [base64, key] as [string, string]);
    const peak = peakPageMemory(browser.profile);
    await close();
    return { ...call, peak };
  } finally {
    await browser.close();
  }
}

async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { site: { type: 'string', default: 'dist' }, check: { type: 'boolean', default: false } },
  });
  await ensureSite(values.site);
  console.log(conditions());
  const samples = new Map<number, Sample>();
  for (const length of LENGTHS) samples.set(length, await measure(values.site, length));
  const head = ['pages', 'first page, s', 'answer, s', 'peak memory of the page and its worker, MB'];
  const rows = [...samples].map(([length, { firstPage, answered, peak }]) => [
    String(length),
    decimals(firstPage / 1000, 2),
    decimals(answered / 1000, 2),
    decimals(peak, 0),
  ]);
  console.log(textTable([head, ...rows]));
  const [bookOf352, long] = [samples.get(352) as Sample, samples.get(1000) as Sample];
  const met = reportVerdicts([
    {
      claim: `a book of 352 pages takes less than ${MOST_MEMORY} MB at its peak`,
      seen: `${decimals(bookOf352.peak, 0)} MB`,
      met: bookOf352.peak < MOST_MEMORY,
    },
    {
      claim: `the first of 1,000 pages has been read within ${FIRST_PAGE / 1000} s`,
      seen: `${decimals(long.firstPage / 1000, 2)} s`,
      met: long.firstPage <= FIRST_PAGE,
    },
  ]);
  return met || !values.check;
}

export const long: Bench = {
  summary: 'Time and memory of long PDFs through POST /parse of the built site, in headless Chromium.',
  usage: `--site FOLDER          the built site; dist when absent, and built when that is not there
--check                fails when a bar is missed
`,
  run,
};
