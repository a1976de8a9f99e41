import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { pageOf } from '../../fixtures/book.ts';
import { pdf } from '../../fixtures/pdf.ts';
import { openEmptyBrowser } from '../browser/empty-browser.ts';
import type { Host } from './host.ts';
import { noteResponsiveness, takeLongest } from './responsiveness.ts';

const PAGES = 562;
/** Milliseconds that a step may take: a loaded machine is slow. */
const PATIENCE = 300_000;
/** Pixels to a side of the picture on each page, which make the file 23 MB: noise is not compressed. */
const SIDE = 200;
const VIEWS = ['Markdown', 'Read', 'Text', 'JSON', 'Read', 'Tables', 'Read', 'Tables', 'Read'] as const;

/** A book with a small picture on each page. */
function longPdf(): Uint8Array<ArrayBuffer> {
  const pixels = new Uint8Array(SIDE * SIDE);
  let state = 1;
  const noise = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  };
  return pdf({
    pages: Array.from({ length: PAGES }, (_, index) => {
      const image = { width: SIDE, height: SIDE, pixels: pixels.map(noise), resolution: 300 };
      return { ...pageOf(index), pictures: [{ box: [500, 30, 540, 70] as const, image }] };
    }),
  });
}

export interface LongDocument {
  readonly megabytes: number;
  /** Milliseconds from the choice of the file until text of its first page is seen in the result. */
  readonly firstPage: number;
  /** Milliseconds from the choice until it says that all is done. */
  readonly done: number;
  /** Milliseconds of the longest task while it was read. */
  readonly taskWhileReading: number;
  /** Milliseconds of the longest task while result, pages and thumbnails were scrolled and views were opened. */
  readonly taskLater: number;
  /** Milliseconds of each change of views to the frame that shows it, and whether its answer was there already. */
  readonly changes: readonly { readonly view: string; readonly took: number; readonly wasThere: boolean }[];
}

/** Opens a view and waits for the frame after its content is there: milliseconds. */
const switchTo = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find((one) =>
      one.textContent.startsWith(wanted),
    );
    const start = performance.now();
    tab?.focus();
    tab?.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    do await frame();
    while (
      !document.querySelector('[role=tabpanel]:not([hidden]) [role=searchbox], [role=tabpanel] input[type=search]')
    );
    await frame();
    return performance.now() - start;
  }, name);

/** Reads a document of 562 pages in the page, looks at it, and measures what that takes. */
export async function measureLongDocument(host: Host): Promise<LongDocument> {
  const browser = await openEmptyBrowser();
  try {
    browser.context.setDefaultTimeout(PATIENCE);
    const page = await browser.context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript(noteResponsiveness);
    await page.goto(host.address);
    await page.getByRole('tabpanel', { name: 'Read' }).getByRole('heading').first().waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const bytes = longPdf();
    const file = join(browser.profile, 'long.pdf');
    await writeFile(file, bytes);
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Add documents', exact: true }).click(),
    ]);
    await takeLongest(page);
    const timing = page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const input = document.querySelector<HTMLInputElement>('input[type=file]');
      await new Promise((resolve) => input?.addEventListener('change', resolve, { once: true, capture: true }));
      const start = performance.now();
      const shows = (selector: string, text: string) =>
        [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(text));
      while (!shows('[role=tabpanel]', 'Chapter 1')) await frame();
      const firstPage = performance.now() - start;
      while (!shows('[role=listitem]', '562 pages · ')) await frame();
      return { firstPage, done: performance.now() - start };
    });
    // What fails first says why: the browser ends with it.
    timing.catch(() => undefined);
    await chooser.setFiles(file);
    const { firstPage, done } = await timing;
    const { task: taskWhileReading } = await takeLongest(page);
    const changes: { view: string; took: number; wasThere: boolean }[] = [];
    const seen = new Set(['Read', 'Markdown', 'Text', 'JSON']);
    for (const name of VIEWS) {
      changes.push({ view: name, took: await switchTo(page, name), wasThere: seen.has(name) });
      seen.add(name);
      await page.mouse.move(1100, 500);
      for (let turn = 0; turn < 10; turn++) await page.mouse.wheel(0, 4000);
    }
    await page.mouse.move(600, 500);
    for (let turn = 0; turn < 20; turn++) await page.mouse.wheel(0, 4000);
    await page.getByRole('button', { name: 'Thumbnails', exact: true }).click();
    await page.getByRole('navigation', { name: 'Thumbnails' }).hover();
    for (let turn = 0; turn < 40; turn++) await page.mouse.wheel(0, 700);
    const { task: taskLater } = await takeLongest(page);
    return {
      megabytes: bytes.length / 1e6,
      firstPage,
      done,
      taskWhileReading,
      taskLater,
      changes,
    };
  } finally {
    await browser.close();
  }
}
