import { memoryIsTold, peakPageMemory } from '../../browser/memory.ts';
import { docx, paragraph } from '../../fixtures/docx.ts';
import { bombs } from '../../fixtures/docx-bombs.ts';
import { openSite } from '../api/open-site.ts';
import { openEmptyBrowser } from '../browser/empty-browser.ts';
import { ensureSite } from '../built-site.ts';
import { type HostileFile, hostileFiles } from '../hostile-files.ts';
import { decimals, textTable } from '../text-table.ts';
import { reportVerdicts } from '../verdict.ts';
import { type Answer, hostileCall } from './hostile-call.ts';

/** Seconds and megabytes that a file may take, whatever it is. */
const MOST_SECONDS = 5;
const MOST_MEGABYTES = 300;

interface Sample extends Answer {
  readonly name: string;
  /** By how many megabytes the page's process came to hold more than after a file of one word. */
  readonly growth: number;
}

/** In a browser of its own, so that no peak hides another. */
async function measure(site: string, file: HostileFile): Promise<Sample> {
  const browser = await openEmptyBrowser();
  try {
    const { page, key, close } = await openSite(browser.context, site);
    const send = (bytes: Uint8Array, password?: string): Promise<Answer> =>
      page.evaluate(hostileCall, { base64: Buffer.from(bytes).toString('base64'), key, password });
    const { status } = await send(docx({ body: paragraph('hello') }));
    if (status !== 200) throw new Error(`The site does not read a plain Word file: ${status}.`);
    const before = memoryIsTold ? peakPageMemory(browser.profile) : Number.NaN;
    const answer = await send(await file.bytes(), file.password);
    const growth = memoryIsTold ? peakPageMemory(browser.profile) - before : Number.NaN;
    await close();
    return { ...answer, name: file.name, growth };
  } finally {
    await browser.close();
  }
}

const isClean = ({ status, code }: Answer): boolean =>
  status === 200 || (status >= 400 && status < 500 && code !== undefined);

/** Prints what every hostile Word file takes in Chromium; resolves to whether each keeps to its limits. */
export async function checkHostile(site: string, corpus: string | undefined): Promise<boolean> {
  await ensureSite(site);
  const generated = Object.entries(bombs).map(([name, bytes]) => ({ name, bytes }));
  const files: HostileFile[] = [...(corpus === undefined ? [] : await hostileFiles(corpus, '.docx')), ...generated];
  const samples: Sample[] = [];
  for (const file of files) samples.push(await measure(site, file));
  const rows = samples.map(({ name, status, code, seconds, growth }) => [
    name,
    `${status}${code === undefined ? '' : ` ${code}`}`,
    decimals(seconds, 2),
    decimals(growth, 0),
  ]);
  console.log(textTable([['file', 'answer', 's', 'growth, MB'], ...rows], 2));
  const slowest = Math.max(...samples.map(({ seconds }) => seconds));
  const largest = Math.max(...samples.map(({ growth }) => growth));
  const unclean = samples.filter((sample) => !isClean(sample)).length;
  return reportVerdicts([
    {
      claim: `an answer or a clean refusal within ${MOST_SECONDS} s each`,
      seen: `${samples.length - unclean} of ${samples.length}, ${decimals(slowest, 2)} s at most`,
      met: unclean === 0 && slowest <= MOST_SECONDS,
    },
    {
      claim: `within ${MOST_MEGABYTES} MB each`,
      seen: `${decimals(largest, 0)} MB at most`,
      ...(memoryIsTold && { met: largest <= MOST_MEGABYTES }),
    },
  ]);
}
