import { peakPageMemory } from '../../browser/memory.ts';
import { openSite } from '../api/open-site.ts';
import { openEmptyBrowser } from '../browser/empty-browser.ts';
import type { CorpusDocument } from '../corpus.ts';
import { longCall } from '../long/long-call.ts';
import { imagePdf } from './image-pdf.ts';
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
  const images = (await Promise.all(documents.map(rasterise))).flat();
  const scan = imagePdf(Array.from({ length }, (_, index) => images[index % images.length] as (typeof images)[number]));
  const browser = await openEmptyBrowser();
  try {
    const { page, key, close } = await openSite(browser.context, site);
    const { answered, pages } = await page.evaluate(longCall, [Buffer.from(scan).toString('base64'), key] as [
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
