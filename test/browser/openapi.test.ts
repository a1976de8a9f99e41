import { expect, test } from 'vitest';
import { openapi } from '../../src/api/openapi/document.ts';
import { deviceKey } from './calls.ts';
import { openSetting } from './setting.ts';

test('GET openapi.json needs no key and describes the API at the address it came from', async () => {
  const { site, open } = await openSetting({ prefix: '/tools/sheaf/' });
  const page = await open();
  await deviceKey(page);
  const document = await page.evaluate(async () => (await fetch('openapi.json')).json());
  expect(document).toEqual(openapi(site.address.href));
  expect(site.requests.map(({ url }) => url)).not.toContain('/tools/sheaf/openapi.json');
});

test('openapi.json is a file of the site too, for curl and whatever else no service worker answers', async () => {
  const { site } = await openSetting({ prefix: '/tools/sheaf/' });
  const response = await fetch(new URL('openapi.json', site.address));
  expect(await response.json()).toEqual({ ...openapi('./'), servers: [{ url: '.' }] });
});
