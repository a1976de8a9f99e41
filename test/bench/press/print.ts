import { type Browser, chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../../src/tools/find-browser.ts';

export interface Press {
  /** A page of HTML as an A4 or Letter PDF; the same bytes for the same page. Margins are those of its own style. */
  print(html: string, format?: 'A4' | 'Letter'): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** Prints pages of HTML with one browser, which starts with the first of them. */
export function openPress(): Press {
  let launched: Promise<Browser> | undefined;
  const browser = (): Promise<Browser> =>
    (launched ??= (async () => chromium.launch({ executablePath: await findBrowser(), args: browserArguments() }))());
  return {
    async print(html, format = 'A4') {
      const page = await (await browser()).newPage();
      await page.setContent(html);
      const bytes = await page.pdf({ format, printBackground: true, preferCSSPageSize: true });
      await page.close();
      return undated(bytes);
    },
    close: async () => (await launched)?.close(),
  };
}

/** A PDF whose dates of making are all alike. */
function undated(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(bytes).toString('latin1');
  const same = text.replace(/\(D:\d{14}/g, '(D:20260101000000');
  return new Uint8Array(Buffer.from(same, 'latin1'));
}
