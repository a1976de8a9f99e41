import { afterEach, expect, test } from 'vitest';
import { openSite, type Site, uploads } from '../browser/site.ts';
import { slipPdf } from '../fixtures/pdf.ts';
import { png, scanPage } from '../fixtures/scan.ts';
import { findFirefox } from './stock-browser.ts';
import { VIEWS } from './tour.ts';
import { type Visitor, visit } from './visitor.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  while (closing.length > 0) await closing.pop()?.();
});

const letter = slipPdf(
  'Dear Maria Lopez,',
  'the seats for the concert on 4 May 2025 are ready.',
  'Please write to maria.lopez@example.org',
  'or call (212) 555-0188 before noon.',
);

/** A pane, where panes do not fit beside each other. */
const pane = async (visitor: Visitor, isPhone: boolean, name: string): Promise<void> => {
  if (isPhone) await visitor.click(name, 'nav[aria-label="Show"]');
};

/** The first minute of somebody who knows only the page's address. */
async function firstMinute(visitor: Visitor, site: Site, isPhone: boolean): Promise<void> {
  await visitor.see('Wrenfield Allotments Association', '[role=tabpanel]');
  await visitor.picture('1-example');

  await visitor.click('Key-values', '[role=tablist]');
  // On a phone the page is another screen: a tap on the value is kept for it.
  if (isPhone) await visitor.click('Plant sale', '[role=tabpanel]');
  else await visitor.hover('Plant sale', '[role=tabpanel]');
  await pane(visitor, isPhone, 'Page');
  await visitor.until('.box.active[data-label="Plant sale"]');
  await visitor.picture('2-value-to-page');
  await visitor.pointAt('.box[data-label="Well pump"]');
  await visitor.until('.box.active[data-label="Well pump"]');
  await visitor.picture('3-page-to-value');

  await visitor.drop('letter.png', png(await scanPage(letter)));
  await pane(visitor, isPhone, 'Result');
  await visitor.click('Read', '[role=tablist]');
  await visitor.see(/seats for the concert/, '[role=tabpanel]');
  await visitor.picture('4-scan');
  for (const [index, name] of VIEWS.entries()) {
    await visitor.click(name, '[role=tablist]');
    await visitor.until('[role=tabpanel] [type=search], [role=tabpanel] [role=searchbox]');
    await visitor.picture(`5-${index + 1}-${name.replaceAll(' ', '-')}`);
  }

  await visitor.click('Personal data', '[role=tablist]');
  await visitor.see(/maria\.lopez@example\.org/, '[role=tabpanel]');
  await visitor.click('Redact and verify', '[role=tabpanel]');
  await visitor.see(
    /^Verified: it was read again, and (?:none of the \d+ values|the value) is (?:no longer )?in it(?: any more)?\.$/,
  );
  await visitor.picture('6-redacted');

  await visitor.click('Trust', 'header nav');
  await visitor.see(/^0 bytes of a document/);
  await visitor.picture('7-receipt');
  await visitor.click('API', 'header nav');
  await visitor.see('Keys and limits', 'main');
  await visitor.picture('8-api');
  expect(visitor.foreign()).toEqual([]);
  expect(uploads(site)).toEqual([]);
}

const firefox = findFirefox();

test.for([
  { browser: 'chrome', width: 1440, height: 900 },
  { browser: 'chrome', width: 390, height: 844 },
  { browser: 'firefox', width: 1440, height: 900 },
] as const)(
  'the first minute, in $browser $width pixels wide: example, links both ways, scan, views, redaction, receipt',
  async ({ browser, width, height }, { skip }) => {
    skip(browser === 'firefox' && firefox === undefined, 'No Firefox is installed, and FIREFOX_PATH names none.');
    const site = await openSite({ bare: true });
    const visitor = await visit(browser, site.address, width, height);
    closing.push(async () => {
      await visitor.close();
      await site.stop();
    });
    await firstMinute(visitor, site, width < 960);
  },
);
