import { openEmptyBrowser } from '../browser/empty-browser.ts';
import { openEngines } from '../browser/open-engines.ts';
import type { Place } from './place.ts';

/** The engines made for browsers, in one dedicated worker of headless Chromium. */
export async function openChromiumPlace(): Promise<Place> {
  const browser = await openEmptyBrowser();
  const engines = await openEngines(browser.context);
  return {
    engines: ['sheaf', 'liteparse', 'pdf-inspector'],
    inProcess: false,
    sameGround: true,
    async convert(name, path) {
      if (name === 'pdfjs' || name === 'pdf2md') throw new Error(`${name} is measured in Node only.`);
      return engines.convert(name, path);
    },
    async close() {
      await engines.close();
      await browser.close();
    },
  };
}
