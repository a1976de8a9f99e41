import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import { type BrowserName, launchStockBrowser } from './stock-browser.ts';

const RESULTS = 'test-results/first-minute';

/** Somebody who looks at the page and points at it, in a browser of either kind, over WebDriver BiDi in Firefox. */
export interface Visitor {
  /** What was asked of any machine but this one, by whomever but Firefox itself. */
  foreign(): string[];
  /** Resolves with what is seen with this text, once it is; the smallest element where several hold it. */
  see(text: string | RegExp, within?: string): Promise<ElementHandle<Element>>;
  click(text: string, within?: string): Promise<void>;
  hover(text: string, within?: string): Promise<void>;
  /** Resolves once an element matches. */
  until(selector: string): Promise<void>;
  /** Points at the middle of an element that itself takes no pointer. */
  pointAt(selector: string): Promise<void>;
  drop(name: string, bytes: Uint8Array): Promise<void>;
  /** Puts a picture of the window into the folder of test results. */
  picture(name: string): Promise<void>;
  close(): Promise<void>;
}

const PATIENCE = 120_000;

/** Opens an address in a window of this size. */
export async function visit(browserName: BrowserName, address: URL, width: number, height: number): Promise<Visitor> {
  const { browser, foreign, close } = await launchStockBrowser(browserName, { width, height });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  await mkdir(RESULTS, { recursive: true });
  await page.goto(address.href);

  async function see(text: string | RegExp, within = 'body'): Promise<ElementHandle<Element>> {
    const found = await page.waitForFunction(
      (source, exact, root) => {
        const pattern = new RegExp(source);
        const holds = (element: Element): boolean => {
          const shown = (element.ariaLabel ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
          return exact ? shown === source : pattern.test(shown);
        };
        const all = [...document.querySelectorAll(root)].flatMap((one) => [one, ...one.querySelectorAll('*')]);
        const seen = all.filter((one) => holds(one) && one.checkVisibility({ visibilityProperty: true }));
        return seen.find((one) => !seen.some((other) => other !== one && one.contains(other)));
      },
      { polling: 100 },
      typeof text === 'string' ? text : text.source,
      typeof text === 'string',
      within,
    );
    return found as ElementHandle<Element>;
  }
  return {
    foreign,
    see,
    async click(text, within) {
      await (await see(text, within)).click();
    },
    async hover(text, within) {
      await (await see(text, within)).hover();
    },
    async until(selector) {
      await page.waitForSelector(selector);
    },
    async pointAt(selector) {
      const box = await (await page.waitForSelector(selector))?.boundingBox();
      if (!box) throw new Error(`${selector} has no place.`);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    },
    async drop(name, bytes) {
      await page.evaluate(
        (given, content) => {
          const dataTransfer = new DataTransfer();
          const file = new File([Uint8Array.from(atob(content), (character) => character.charCodeAt(0))], given);
          dataTransfer.items.add(file);
          for (const type of ['dragenter', 'dragover', 'drop']) {
            document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
          }
        },
        name,
        Buffer.from(bytes).toString('base64'),
      );
    },
    async picture(name) {
      await page.screenshot({ path: join(RESULTS, `${browserName}-${width}-${name}.png`) as `${string}.png` });
    },
    close,
  };
}
