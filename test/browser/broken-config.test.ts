import { expect, test } from 'vitest';
import { openSetting } from './setting.ts';

test('a broken sheaf.config.json is an error of the site that names the file, not a silent default', async () => {
  const script = "import './client.js';";
  const { open, site } = await openSetting({
    replace: {
      'sheaf.config.json': '{ "allowance": ',
      'page.html': `<!doctype html><title>Page</title><script type="module">${script}</script>`,
    },
  });
  const page = await open('page.html');
  const reply = await page.evaluate(async () => {
    const response = await fetch('query', { headers: { 'x-api-key': 'sk_any' } });
    return { status: response.status, body: await response.json() };
  });
  expect(reply).toMatchObject({
    status: 500,
    body: { code: 'internal_error', message: expect.stringContaining('sheaf.config.json is not valid JSON') },
  });
  expect(site.requests.filter(({ url }) => url.includes('query'))).toEqual([]);
});
