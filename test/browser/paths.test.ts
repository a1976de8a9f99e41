import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../src/build/content-security-policy.ts';
import { deviceKey } from './calls.ts';
import { openSetting, shared } from './setting.ts';

const visited = shared(async () => {
  const setting = await openSetting();
  const page = await setting.open();
  await deviceKey(page);
  return { ...setting, page };
});

test.each([
  ['GET', 'async/nothing', 404],
  ['POST', 'parse/more', 404],
  ['GET', 'parse', 405],
  ['PUT', 'query', 405],
])('%s %s is answered on the device and never asked of the host', async (method, path, status) => {
  const { page, site } = visited();
  const reply = await page.evaluate(
    async ({ method, path }) => {
      const response = await fetch(path, { method });
      return { status: response.status, body: await response.json() };
    },
    { method, path },
  );
  expect(reply).toMatchObject({ status, body: { message: expect.any(String), code: expect.any(String) } });
  expect(site.requests.filter(({ url }) => url === `/${path}`)).toEqual([]);
});

test('a page that the contract does not name is the host’s, and keeps its own scripts', async () => {
  const notes = '<!doctype html><title>Notes</title><script>document.title = "Written by its own script"</script>';
  const { open, site } = await openSetting({ replace: { 'notes.html': notes } });
  await deviceKey(await open());
  const page = await open('notes.html');
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(await page.title()).toBe('Written by its own script');
  expect(site.requests.map(({ url }) => url)).toContain('/notes.html');
});

test('on a host that sends no headers, the page and its workers are under the policy all the same', async () => {
  const { open, site } = await openSetting();
  await deviceKey(await open());
  const page = await open();
  const policies = await page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
    const files = [location.href, ...scripts.filter((name) => name.endsWith('.js'))];
    return Promise.all(files.map(async (file) => (await fetch(file)).headers.get('content-security-policy')));
  });
  expect(policies.length).toBeGreaterThan(2);
  expect(new Set(policies)).toEqual(new Set([contentSecurityPolicy()]));
  expect(site.requests.filter(({ url }) => url.includes('extraction-worker'))).toHaveLength(1);
});
