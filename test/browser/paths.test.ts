import { expect, test } from 'vitest';
import { deviceKey } from './calls.ts';
import { openSetting } from './setting.ts';

test.each([
  ['GET', 'async/nothing', 404],
  ['POST', 'parse/more', 404],
  ['GET', 'parse', 405],
  ['PUT', 'query', 405],
  ['GET', 'openapi.json', 501],
])('%s %s is answered on the device and never asked of the host', async (method, path, status) => {
  const { site, open } = await openSetting();
  const page = await open();
  await deviceKey(page);
  const reply = await page.evaluate(
    async ({ method, path }) => {
      const response = await fetch(path, { method });
      return { status: response.status, body: await response.json() };
    },
    { method, path },
  );
  expect(reply).toMatchObject({ status, body: { message: expect.any(String), code: expect.any(String) } });
  expect(site.requests.filter(({ url }) => url.includes(path))).toEqual([]);
});

test('a file that the contract does not name is the host’s', async () => {
  const { open, site } = await openSetting({ replace: { 'notes.html': '<!doctype html><title>Notes</title>' } });
  await deviceKey(await open());
  const page = await open('notes.html');
  expect(await page.title()).toBe('Notes');
  expect(site.requests.map(({ url }) => url)).toContain('/notes.html');
});
