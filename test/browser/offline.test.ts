import { expect, test } from 'vitest';
import { violations } from '../app/axe.ts';
import { docx, paragraph } from '../fixtures/docx.ts';
import { textPdf } from '../fixtures/pdf.ts';
import { deviceKey, parse } from './calls.ts';
import { openSetting } from './setting.ts';

test('after one visit the page opens and parses with the server gone', async () => {
  const { site, open, browser } = await openSetting();
  const first = await open();
  await deviceKey(first);
  await site.stop();
  await browser.kill();
  await browser.relaunch();

  const page = await open();
  const key = await deviceKey(page);
  expect(await parse(page, site.address, key, textPdf('No network'))).toMatchObject({
    status: 200,
    body: { markdown: { content: 'No network' } },
  });
  expect(await parse(page, site.address, key, docx({ body: paragraph('Nor for Word') }))).toMatchObject({
    status: 200,
    body: { markdown: { content: 'Nor for Word' } },
  });
  await page.goto(new URL('docs/README.html', site.address).href);
  await page.getByRole('link', { name: 'docs/hosting.md' }).click();
  await page.getByRole('heading', { name: 'Hosting', exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
});
