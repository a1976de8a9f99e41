import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { memoryIsTold, peakPageMemory } from '../../browser/memory.ts';
import { imageBombs } from '../../fixtures/bombs/images.ts';
import { pdfContentBombs } from '../../fixtures/bombs/pdf-content.ts';
import { pdfImageBombs } from '../../fixtures/bombs/pdf-images.ts';
import { pdfStructureBombs } from '../../fixtures/bombs/pdf-structure.ts';
import { wordBombs } from '../../fixtures/bombs/word.ts';
import { docx, paragraph } from '../../fixtures/docx.ts';
import { bombs as docxBombs } from '../../fixtures/docx-bombs.ts';
import { openSite } from '../api/open-site.ts';
import type { Attack } from '../attack.ts';
import { openEmptyBrowser } from '../browser/empty-browser.ts';
import { ensureSite } from '../built-site.ts';
import { type HostileFile, hostileFiles } from '../hostile-files.ts';
import { decimals, textTable } from '../text-table.ts';
import { reportVerdicts } from '../verdict.ts';
import { type Silence, silentCall } from './silent-call.ts';

/** Megabytes over the idle page, and seconds without a sign of progress, that any file may take. */
const MOST_MEGABYTES = 1024;
const MOST_SILENCE = 20;
/** Milliseconds after which a file counts as hung: three times as long as a blocked worker is tried again. */
const HANG = 300_000;

interface Sample extends Silence {
  readonly name: string;
  /** Megabytes. */
  readonly growth: number;
  /** Status of a small file that is sent behind it. */
  readonly after: number;
}

const MADE: readonly HostileFile[] = [
  ...wordBombs,
  ...Object.entries(docxBombs).map(([name, bytes]) => ({ name, bytes })),
  ...imageBombs,
  ...pdfImageBombs,
  ...pdfContentBombs,
  ...pdfStructureBombs,
];

/** Has the page's client parse a file, which it takes from the disk: what drives the browser does not hold it. */
async function send(page: Page, folder: string, bytes: Uint8Array, password?: string): Promise<Silence> {
  const path = join(folder, 'document');
  await writeFile(path, bytes);
  const input = await page.evaluateHandle(() => Object.assign(document.createElement('input'), { type: 'file' }));
  await input.setInputFiles(path);
  const hung = new Promise<Silence>((resolve) =>
    setTimeout(() => resolve({ status: 0, code: 'hung', seconds: HANG / 1000, silence: HANG / 1000 }), HANG).unref(),
  );
  return Promise.race([input.evaluate(silentCall, password ?? null), hung]);
}

/** In a browser of its own, so that no peak hides another. */
async function measure(site: string, { name, bytes, password }: HostileFile): Promise<Sample> {
  const browser = await openEmptyBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'sheaf-bombs-'));
  try {
    const { page, close } = await openSite(browser.context, site);
    const small = docx({ body: paragraph('hello') });
    await send(page, folder, small);
    const idle = peakPageMemory(browser.profile);
    const silence = await send(page, folder, await bytes(), password);
    const growth = memoryIsTold ? peakPageMemory(browser.profile) - idle : Number.NaN;
    const { status: after } = await send(page, folder, small);
    await close();
    return { ...silence, name, growth, after };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

const row = ({ name, status, code, seconds, silence, growth, after }: Sample): string[] => [
  name,
  `${status}${code === undefined ? '' : ` ${code}`}`,
  ...[decimals(seconds, 1), decimals(silence, 1), decimals(growth, 0)],
  String(after),
];

/** Sends each made bomb, and the hostile set of a corpus, to the real page, and a small file behind each. */
export const bombs: Attack = async ({ site, matching, corpus }) => {
  await ensureSite(site);
  const files = [...MADE, ...(corpus === undefined ? [] : await hostileFiles(corpus))];
  const samples: Sample[] = [];
  for (const file of files.filter(({ name }) => name.includes(matching))) {
    const sample = await measure(site, file);
    samples.push(sample);
    console.log([...row(sample), sample.message ?? ''].join(' | '));
  }
  console.log(
    textTable([['file with', 'answer', 's', 'longest silence, s', 'growth, MB', 'after it'], ...samples.map(row)], 2),
  );
  const held = ({ silence, growth, after, status }: Sample): boolean =>
    status > 0 &&
    status < 500 &&
    after === 200 &&
    silence <= MOST_SILENCE &&
    (!memoryIsTold || growth <= MOST_MEGABYTES);
  return reportVerdicts([
    {
      claim: `each within ${MOST_MEGABYTES} MB and ${MOST_SILENCE} s of silence, a small file is read after it`,
      seen: `${samples.filter(held).length} of ${samples.length}`,
      met: samples.every(held),
    },
  ]);
};
