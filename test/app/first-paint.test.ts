import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openSetting, type Setting } from '../browser/setting.ts';
import { button, openEveryView, reading, row } from './workplace.ts';

const HEADING = 'Wrenfield Allotments';

/** The site's address in a page that the test prepares, in a setting of its own or in one that is open. */
async function openPrepared(prepare: (page: Page) => Promise<unknown>, setting?: Setting) {
  const { site, browser } = setting ?? (await openSetting());
  const page = await browser.context.newPage();
  await prepare(page);
  await page.goto(site.address.href);
  return { page, site };
}

const heldBack = (page: Page): Promise<unknown> => page.route('**/assets/*.js', (route) => route.abort());

test('the first paint is a result: text and page are there without any script, in 120 KB', async () => {
  const { page, site } = await openPrepared(heldBack);
  await page.getByRole('heading', { name: HEADING }).waitFor();
  const image = page.getByRole('img', { name: 'Page 1' });
  expect(await image.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBeGreaterThan(
    800,
  );
  const files = site.requests.map(({ url }) => (url === '/' ? 'index.html' : url.slice(1)));
  const scripts = (await readFile('dist/index.html', 'utf8')).match(/assets\/[\w-]+\.js/g) ?? [];
  const sent = await Promise.all([...files, ...scripts].map((file) => readFile(`dist/${file}`)));
  expect(sent.reduce((sum, file) => sum + gzipSync(file).length, 0)).toBeLessThan(120_000);
});

/** Where something is in the window; empty where it is not seen. */
const place = async (page: Page, selector: string): Promise<number[]> => {
  const element = page.locator(selector).first();
  const box = (await element.isVisible()) ? await element.boundingBox() : null;
  return box ? [box.x, box.y, box.width, box.height] : [];
};

function expectSame(found: readonly number[], expected: readonly number[], within: number): void {
  expect(found.length).toBe(expected.length);
  for (const [index, length] of found.entries()) {
    expect(Math.abs(length - (expected[index] ?? 0))).toBeLessThan(within);
  }
}

test.each([
  { width: 1280, height: 720 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
])(
  'what the first paint shows stays where it is when the app takes its place, and nothing shifts: $width wide',
  async (size) => {
    const setting = await openSetting();
    // Without scripts it stores nothing, so that the visit after it is the first one.
    const hold = (fresh: Page) => Promise.all([fresh.setViewportSize(size), heldBack(fresh)]);
    const { page: still } = await openPrepared(hold, setting);
    await still.getByRole('heading', { name: HEADING }).waitFor();
    const { page } = await openPrepared(async (fresh) => {
      await fresh.setViewportSize(size);
      await fresh.addInitScript(() => {
        window.shifts = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) window.shifts += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
    }, setting);
    await reading(page).getByRole('heading', { name: HEADING }).waitFor();
    await page.getByText('works offline').first().waitFor();
    // Browsers round lengths to a 64th of a pixel.
    expectSame(await place(page, '#app article h1'), await place(still, '#first-paint article h1'), 1 / 32);
    // The pixels of an image are whole, the points of its page are not.
    expectSame(await place(page, '#app canvas'), await place(still, '#first-paint .first-page img'), 1);
    expect(await page.evaluate(() => window.shifts)).toBe(0);
  },
);

test('a file that is dropped before the app is there is read once it is', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { page } = await openPrepared((fresh) =>
    fresh.route('**/assets/open-app-*.js', async (route) => {
      await released;
      await route.continue();
    }),
  );
  await page.getByRole('heading', { name: HEADING }).waitFor();
  await page.waitForFunction(() => 'sheaf' in window);
  const isTaken = await page.evaluate(async () => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([await (await fetch('examples/invoice.pdf')).blob()], 'early.pdf'));
    return ['dragover', 'drop'].map(
      (type) => !document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })),
    );
  });
  expect(isTaken).toEqual([true, true]);
  release();
  await row(page, 'early.pdf').waitFor();
  await reading(page).getByText('Gold lettering on spines').first().waitFor();
  expect(await row(page, 'early.pdf').count()).toBe(1);
});

test('every view of the example is there where no engine, no storage and no service worker is', async () => {
  const { page } = await openPrepared((fresh) =>
    fresh.addInitScript(() => {
      for (const name of ['Worker', 'indexedDB']) Object.defineProperty(window, name, { value: undefined });
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
    }),
  );
  await reading(page).getByRole('heading', { name: HEADING }).waitFor();
  await openEveryView(page);
  await page.getByRole('link', { name: 'nothing is kept here' }).waitFor();
});

test('the example is read like any other file when it is to be read in another way', async () => {
  const { open } = await openSetting();
  const page = await open();
  await reading(page).getByRole('heading', { name: HEADING }).waitFor();
  await button(page, 'Options').click();
  await page.getByLabel('Pages', { exact: true }).fill('2');
  await button(page, 'Read again').click();
  await reading(page).getByText('Offer two half plots').waitFor();
  expect(await reading(page).getByRole('heading', { name: HEADING }).count()).toBe(0);
});

test('five examples of five kinds are read beforehand, and over them every view has something to show', async () => {
  const { open } = await openSetting();
  const page = await open();
  await reading(page).getByRole('heading', { name: HEADING }).waitFor();
  await button(page, 'Remove all').click();
  const kinds = {
    Invoice: ['Key-values', '£336.00'],
    Resume: ['Resume', 'Ostrey & Lunn Consulting'],
    Form: ['Tables', 'Quarry Rise'],
    Scan: ['Personal data', 'Imogen Sayle'],
  } as const;
  await button(page, 'Report').click();
  await reading(page).getByText('Tomatoes sold out by noon').waitFor();
  for (const [kind, [view, text]] of Object.entries(kinds)) {
    await button(page, 'Examples ▾').click();
    await page.getByRole('menuitem', { name: kind }).click();
    await page.getByRole('tab', { name: view }).click();
    await page.getByRole('tabpanel', { name: view }).getByText(text).first().waitFor();
  }
  await row(page, 'scan.pdf').waitFor();
});
