import { memoryIsTold, peakPageMemory } from '../../browser/memory.ts';
import type { Bomb } from '../../fixtures/bombs/bomb.ts';
import { pdfContentBombs } from '../../fixtures/bombs/pdf-content.ts';
import { pdfImageBombs } from '../../fixtures/bombs/pdf-images.ts';
import { pdfStructureBombs } from '../../fixtures/bombs/pdf-structure.ts';
import { wordBombs } from '../../fixtures/bombs/word.ts';
import { docx, paragraph } from '../../fixtures/docx.ts';
import { openSite } from '../api/open-site.ts';
import type { Attack } from '../attack.ts';
import { openEmptyBrowser } from '../browser/empty-browser.ts';
import { ensureSite } from '../built-site.ts';
import { decimals, textTable } from '../text-table.ts';
import { reportVerdicts } from '../verdict.ts';
import { type Silence, silentCall } from './silent-call.ts';

/** Megabytes over the idle page, and seconds without a sign of progress, that any file may take. */
const MOST_MEGABYTES = 1024;
const MOST_SILENCE = 20;

const FILES: readonly Bomb[] = [...wordBombs, ...pdfImageBombs, ...pdfContentBombs, ...pdfStructureBombs];

interface Sample extends Silence {
  readonly name: string;
  /** Megabytes. */
  readonly growth: number;
  /** Status of a small file that is sent behind it. */
  readonly after: number;
}

/** In a browser of its own, so that no peak hides another. */
async function measure(site: string, { name, bytes }: Bomb): Promise<Sample> {
  const browser = await openEmptyBrowser();
  try {
    const { page, key, close } = await openSite(browser.context, site);
    page.setDefaultTimeout(0);
    const send = (file: Uint8Array): Promise<Silence> =>
      page.evaluate(silentCall, [Buffer.from(file).toString('base64'), key] as [string, string]);
    const small = docx({ body: paragraph('hello') });
    await send(small);
    const idle = peakPageMemory(browser.profile);
    const silence = await send(bytes());
    const growth = memoryIsTold ? peakPageMemory(browser.profile) - idle : Number.NaN;
    const { status: after } = await send(small);
    await close();
    return { ...silence, name, growth, after };
  } finally {
    await browser.close();
  }
}

/** Sends each made bomb to the real page, and a small file behind it. */
export const bombs: Attack = async ({ site }) => {
  await ensureSite(site);
  const samples: Sample[] = [];
  for (const bomb of FILES) {
    const sample = await measure(site, bomb);
    samples.push(sample);
    const { name, status, code = '', seconds, silence, growth, after } = sample;
    console.log(
      [name, status, code, decimals(seconds, 1), decimals(silence, 1), decimals(growth, 0), after].join(' | '),
    );
  }
  const rows = samples.map(({ name, status, code, seconds, silence, growth, after }) => [
    name,
    `${status}${code === undefined ? '' : ` ${code}`}`,
    ...[decimals(seconds, 1), decimals(silence, 1), decimals(growth, 0)],
    String(after),
  ]);
  console.log(textTable([['file with', 'answer', 's', 'longest silence, s', 'growth, MB', 'after it'], ...rows], 2));
  const held = ({ silence, growth, after, status }: Sample): boolean =>
    status < 500 && after === 200 && silence <= MOST_SILENCE && (!memoryIsTold || growth <= MOST_MEGABYTES);
  return reportVerdicts([
    {
      claim: `each within ${MOST_MEGABYTES} MB and ${MOST_SILENCE} s of silence, a small file is read after it`,
      seen: `${samples.filter(held).length} of ${samples.length}`,
      met: samples.every(held),
    },
  ]);
};
