import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onePage } from './api/one-page.ts';
import { openSite } from './api/open-site.ts';
import { type CallTimes, timedCall, timedQuery } from './api/timed-call.ts';
import type { Bench } from './bench-definition.ts';
import { openEmptyBrowser } from './browser/empty-browser.ts';
import { openEngines } from './browser/open-engines.ts';
import { ensureSite } from './built-site.ts';
import { conditions } from './conditions.ts';
import { median, percentile } from './statistics.ts';
import { decimals, textTable } from './text-table.ts';
import { reportVerdicts } from './verdict.ts';

const CALLS = 50;
/** Calls before those that count: they start the workers and compile the engine. */
const WARM_UP = 5;
/** Milliseconds that a call may take beyond the worker's own time. */
const MAX_OVERHEAD = 30;

/** Of every call: what it took, and what the same work took alone. */
interface Sample extends CallTimes {
  /** Milliseconds of reader, layout and Markdown in a worker of another page, measured inside that worker. */
  readonly alone: number;
  /** Milliseconds of a call without a document. */
  readonly query: number;
}

const rows: readonly (readonly [label: string, value: (sample: Sample) => number])[] = [
  ['POST /parse, from sending to having the answer', ({ answered }) => answered],
  ['  service worker: body, key, file stored, a worker woken', ({ wake }) => wake],
  ['  page and worker: job found, leased, claimed, file read', ({ wake, loading }) => loading - wake],
  ['  worker: document opened, pages reserved', ({ loading, opened }) => opened - loading],
  ['  worker: read, laid out, written, answer stored', ({ opened, settled }) => settled - opened],
  ['  service worker: answer fetched, job removed, answer sent', ({ settled, answered }) => answered - settled],
  ['the same work alone in a worker', ({ alone }) => alone],
  ['GET /query, for comparison', ({ query }) => query],
];

async function collect(site: string): Promise<Sample[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-api-'));
  const browser = await openEmptyBrowser();
  try {
    const document = onePage();
    const path = join(folder, 'one-page.pdf');
    await writeFile(path, document);
    const base64 = Buffer.from(document).toString('base64');
    const { page, key, close } = await openSite(browser.context, site);
    const engines = await openEngines(browser.context);
    const samples: Sample[] = [];
    for (let index = 0; index < WARM_UP + CALLS; index++) {
      const call = await page.evaluate(timedCall, [base64, key] as [string, string]);
      const query = await page.evaluate(timedQuery, key);
      const { milliseconds: alone } = await engines.convert('sheaf', path);
      if (index >= WARM_UP) samples.push({ ...call, query, alone });
    }
    await engines.close();
    await close();
    return samples;
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { site: { type: 'string', default: 'dist' }, check: { type: 'boolean', default: false } },
  });
  await ensureSite(values.site);
  console.log(conditions());
  const samples = await collect(values.site);
  const lines = rows.map(([label, value]) => {
    const all = samples.map(value);
    return [label, ...[percentile(all, 0.1), median(all), percentile(all, 0.9)].map((figure) => decimals(figure, 1))];
  });
  console.log(textTable([[`milliseconds, ${CALLS} calls`, '10 %', 'median', '90 %'], ...lines]));
  const overhead = median(samples.map(({ answered }) => answered)) - median(samples.map(({ alone }) => alone));
  console.log();
  const met = reportVerdicts([
    {
      claim: `POST /parse takes at most ${MAX_OVERHEAD} ms more than the same work alone (medians)`,
      seen: `${decimals(overhead, 1)} ms`,
      met: overhead <= MAX_OVERHEAD,
    },
  ]);
  return met || !values.check;
}

export const api: Bench = {
  summary: 'What the way through the service worker adds to the parsing of a one-page PDF, in headless Chromium.',
  usage: `--site FOLDER          the built site; dist when absent, and built when that is not there
--check                fails when a bar is missed
`,
  run,
};
