import { type Browser, chromium } from 'playwright';
import type { PageImage } from '../../../../src/document/page-image.ts';
import { rotate } from '../../../../src/ocr/image/rotate.ts';
import { browserArguments, findBrowser } from '../../../../src/tools/find-browser.ts';
import { imagePdf, scan } from '../../../fixtures/scan.ts';
import type { Description } from './description.ts';
import { docxOf } from './docx-file.ts';
import { htmlOf } from './html.ts';

/** The forms in which each document is measured. */
export const FORMS = ['pdf', 'docx', 'scan'] as const;
export type Form = (typeof FORMS)[number];

/** What a scanner of an office does to a page: pixels per inch, degrees of slant, amplitude of noise of 255. */
const SCANNER = { resolution: 200, slant: 0.4, noise: 24 };

/** Writes the files of descriptions with one browser. */
export async function openPress(): Promise<{
  files(description: Description): Promise<Record<Form, Uint8Array<ArrayBuffer>>>;
  close(): Promise<void>;
}> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() });
  return {
    async files(description) {
      const pdf = await print(browser, htmlOf(description));
      return { pdf, docx: docxOf(description), scan: await scanned(pdf) };
    },
    close: () => browser.close(),
  };
}

async function print(browser: Browser, html: string): Promise<Uint8Array<ArrayBuffer>> {
  const page = await browser.newPage();
  await page.setContent(html);
  const margin = { top: '20mm', right: '20mm', bottom: '20mm', left: '20mm' };
  const pdf = new Uint8Array(await page.pdf({ format: 'A4', margin, printBackground: true }));
  await page.close();
  return pdf;
}

async function scanned(pdf: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const pages = await scan(pdf.slice(), SCANNER.resolution);
  return imagePdf(pages.map((page) => ({ image: withNoise(rotate(page, SCANNER.slant)) })));
}

/** Noise of a generator with a fixed seed (Numerical Recipes, 3rd edition, section 7.1.5), so that every run reads the same pages. */
function withNoise(image: PageImage): PageImage {
  let state = 20_251_121;
  const pixels = image.pixels.map((value) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.max(0, Math.min(255, value + (state / 2 ** 32 - 0.5) * 2 * SCANNER.noise));
  });
  return { ...image, pixels };
}
