import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { longPdf } from '../browser/calls.ts';
import { openSetting } from '../browser/setting.ts';
import { textPdf } from '../fixtures/pdf.ts';
import { encryptedPdf } from '../fixtures/pdf-encrypted.ts';
import { focused, walk, watchFocus } from './keyboard.ts';
import { VIEWS } from './tour.ts';
import { button, choose, reading, row } from './workplace.ts';

/** The page with its example read, in a window of this size. */
async function openExample(width = 1440, height = 900): Promise<Page> {
  const { browser, site } = await openSetting();
  const page = await browser.context.newPage();
  await page.setViewportSize({ width, height });
  await page.addInitScript(watchFocus);
  await page.goto(site.address.href);
  await reading(page).getByRole('heading', { name: 'Wrenfield Allotments' }).waitFor();
  return page;
}

/** Presses keys one after another. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Puts the focus on a control and presses Enter. */
async function enter(page: Page, name: string): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
}

const lostFocus = (page: Page): Promise<string[]> => page.evaluate(() => window.lostFocus);

test('Tab reaches everything in every place, shows where it is, hides it under nothing and begins again', async () => {
  const page = await openExample();
  const documents = await walk(page);
  expect(documents.wrong).toEqual([]);
  expect(documents.stops.slice(0, 3)).toEqual(['Skip to the result', 'Skip to the page', 'Skip to your documents']);
  await page.getByRole('tab', { name: 'Tables' }).focus();
  await press(page, 'Enter');
  await page.getByRole('tabpanel', { name: 'Tables' }).getByText('Plot rents').waitFor();
  expect((await walk(page)).wrong).toEqual([]);
  // The last that each place shows: the walk would end before it.
  for (const [place, control] of [
    ['API', 'Send'],
    ['Trust', 'Download text'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: place }).focus();
    await press(page, 'Enter');
    await button(page, control).waitFor();
    expect([place, (await walk(page)).wrong]).toEqual([place, []]);
  }
});

test('on a phone, Tab reaches everything on each of the three screens', async () => {
  const page = await openExample(390, 844);
  for (const name of ['Documents', 'Page', 'Result']) {
    await enter(page, name);
    expect([name, (await walk(page)).wrong]).toEqual([name, []]);
  }
});

test('the skip links lead to the result, the page and the list, on a phone too', async () => {
  const page = await openExample();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [link, target] of [
      ['Skip to the result', 'Read'],
      ['Skip to the page', 'Page images'],
      ['Skip to your documents', 'Add documents'],
    ] as const) {
      await page.getByRole('link', { name: link }).focus();
      await press(page, 'Enter');
      await expect.poll(() => focused(page)).toBe(target);
    }
  }
});

test('arrows go through the views, and Tab from the open one into what it shows', async () => {
  const page = await openExample();
  await page.getByRole('tab', { name: 'Read' }).focus();
  for (const name of VIEWS.slice(1)) {
    await press(page, 'ArrowRight');
    await page.getByRole('tabpanel', { name }).getByRole('searchbox').waitFor();
  }
  await press(page, 'Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role=tabpanel]') !== null)).toBe(true);
});

test('menus, options and dialogs take the focus, keep it, and give it back when they are left', async () => {
  const page = await openExample();
  for (const name of ['More for example.pdf', 'Options']) {
    await enter(page, name);
    await expect.poll(() => focused(page)).not.toBe(name);
    await press(page, 'Escape');
    await expect.poll(() => focused(page)).toBe(name);
  }
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'API' }).focus();
  await press(page, 'Enter');
  for (const name of ['New key', 'Revoke: This device']) {
    await enter(page, name);
    await page.getByRole('dialog').waitFor();
    for (let tab = 0; tab < 6; tab++) {
      await press(page, 'Tab');
      const isOutside = await page.evaluate(() => document.activeElement?.matches('body *:not(dialog, dialog *)'));
      expect([name, tab, isOutside]).toEqual([name, tab, false]);
    }
    await press(page, 'Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe(name);
  }
  expect(await lostFocus(page)).toEqual([]);
});

test('the focus is never lost when what had it goes away', async () => {
  const page = await openExample();
  const removeFromMenu = async (name: string): Promise<void> => {
    await enter(page, `More for ${name}`);
    await page.getByRole('menuitem', { name: 'Remove' }).focus();
    await press(page, 'Enter');
    await expect.poll(() => row(page, name).count()).toBe(0);
  };
  await choose(page, 'locked.pdf', await encryptedPdf(textPdf('Behind the lock'), 'sesame'));
  await row(page, 'locked.pdf').getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('sesame');
  await press(page, 'Enter');
  await reading(page).getByText('Behind the lock').waitFor();
  await removeFromMenu('locked.pdf');
  await enter(page, 'Put back');
  await row(page, 'locked.pdf').waitFor();

  await choose(page, 'long.pdf', longPdf());
  await enter(page, 'Cancel: long.pdf');
  await row(page, 'long.pdf').getByText('Cancelled').waitFor();
  await enter(page, 'Try again: long.pdf');
  await row(page, 'long.pdf').getByText('Reading p.').waitFor();
  await removeFromMenu('long.pdf');
  await enter(page, 'Remove all');
  await expect.poll(() => row(page, 'example.pdf').count()).toBe(0);
  // Frames in which it would be seen that the focus is gone.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let frames = 10;
        const next = (): unknown => (frames-- > 0 ? requestAnimationFrame(next) : done());
        next();
      }),
  );
  expect(await lostFocus(page)).toEqual([]);
});
