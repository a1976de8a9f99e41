import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openSetting } from './setting.ts';

test('the example call of the README, pasted into the console, prints the Markdown of the example', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const call = /```js\n(.*?)```/s.exec(readme)?.[1] ?? '';
  const { open } = await openSetting({ prefix: '/tools/sheaf/' });
  const page = await open();
  const printed = page.waitForEvent('console', (message) => message.type() === 'log');
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: call,
    replMode: true,
    awaitPromise: true,
  });
  expect(exceptionDetails).toBeUndefined();
  expect((await printed).text()).toContain('# Wrenfield Allotments');
});
