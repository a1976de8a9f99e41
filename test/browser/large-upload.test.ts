import { expect, test } from 'vitest';
import { deviceKey } from './calls.ts';
import { openSetting } from './setting.ts';
import { Tickets } from './tickets.ts';

test('an upload of 99 MB is stored, and one of 101 MB refused', async () => {
  const { site, open } = await openSetting();
  const page = await open();
  const tickets = new Tickets(page, site.address, await deviceKey(page));
  const ticket = await tickets.create();
  const put = (megabytes: number) =>
    page.evaluate(
      async ({ url, bytes }) => {
        const response = await fetch(url, { method: 'PUT', body: new Blob(['%PDF-1.7\n', new Uint8Array(bytes)]) });
        return { status: response.status, body: response.ok ? null : await response.json() };
      },
      { url: ticket.presignedUrl, bytes: megabytes * 1_000_000 },
    );
  expect(await put(101)).toMatchObject({ status: 413, body: { code: 'too_large' } });
  expect(await tickets.fetch(ticket)).toMatchObject({ status: 409 });
  expect(await put(99)).toEqual({ status: 200, body: null });
  // There is no document in those zeros: it fails, and the site works on.
  await expect.poll(() => tickets.fetch(ticket)).toMatchObject({ status: 422 });
});
