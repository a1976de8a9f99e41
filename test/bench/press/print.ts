import { type Browser, chromium, type Page } from 'playwright';
import { browserArguments, findBrowser } from '../../../src/tools/find-browser.ts';

export interface Press {
  /** A page of HTML as an A4 or Letter PDF; the same bytes for the same page. Margins are those of its own style. */
  print(html: string, format?: 'A4' | 'Letter'): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

/** Prints pages of HTML, one after the other, in one tab of a browser that starts with the first of them. */
export function openPress(): Press {
  let launched: Promise<Browser> | undefined;
  let opened: Promise<Page> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const browser = (): Promise<Browser> =>
    (launched ??= (async () => chromium.launch({ executablePath: await findBrowser(), args: browserArguments() }))());
  const printed = async (html: string, format: 'A4' | 'Letter'): Promise<Uint8Array<ArrayBuffer>> => {
    opened ??= (await browser()).newPage();
    const page = await opened;
    await page.setContent(html);
    return undated(await page.pdf({ format, printBackground: true, preferCSSPageSize: true }));
  };
  return {
    print(html, format = 'A4') {
      const next = last.then(() => printed(html, format));
      last = next.catch(() => {});
      return next;
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
