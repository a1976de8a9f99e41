import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openSetting } from './setting.ts';

/** The picture in the README: remove the file, and the next test run makes it anew. */
const picture = fileURLToPath(new URL('screenshot.png', import.meta.url));

test('the first visit shows a result before anything is asked of the visitor', async () => {
  const { open } = await openSetting();
  const page = await open();
  await page.setViewportSize({ width: 1440, height: 900 });
  const heading = page.getByRole('heading', { name: 'Wrenfield Allotments' });
  await heading.waitFor();
  if (!existsSync(picture)) {
    await page.getByRole('tab', { name: 'Personal data 10' }).waitFor();
    await page.getByRole('link', { name: 'works offline' }).waitFor();
    await page.screenshot({ path: picture });
  }
  expect(await heading.isVisible()).toBe(true);
});
