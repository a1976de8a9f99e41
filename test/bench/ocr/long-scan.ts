import { peakPageMemory } from '../../browser/memory.ts';
import { imagePdf } from '../../fixtures/image-pdf.ts';
import { openSite } from '../api/open-site.ts';
import { timedCall } from '../api/timed-call.ts';
import { openEmptyBrowser } from '../browser/empty-browser.ts';
import type { CorpusDocument } from '../corpus.ts';
import { rasterise } from './scans.ts';

/** What a long scan took. */
export interface LongScan {
  readonly pages: number;
  readonly seconds: number;
  /** Megabytes that the page's process, its workers included, held at most. */
  readonly peak: number;
}

/** A scan of so many pages, those of the documents over and over, in a browser of its own. */
export async function measureLongScan(
  documents: readonly CorpusDocument[],
  length: number,
  site: string,
): Promise<LongScan> {
  const pages = (await Promise.all(documents.map(rasterise))).flat().map((image) => ({ image }));
  const scan = imagePdf(Array.from({ length }, (_, index) => pages[index % pages.length] as (typeof pages)[number]));
  const browser = await openEmptyBrowser();
  try {
    const { page, key, close } = await openSite(browser.context, site);
    const { answered, pages } = await page.evaluate(timedCall, [Buffer.from(scan).toString('base64'), key] as [
      string,
      string,
    ]);
    const peak = peakPageMemory(browser.profile);
    await close();
    return { pages, seconds: answered / 1000, peak };
  } finally {
    await browser.close();
  }
}
