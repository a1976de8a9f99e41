import { afterEach, expect, test, vi } from 'vitest';
import { isAwaited, waitForCall } from '../../../src/jobs/caller.ts';
import { holdForLife, tryLease } from '../../../src/jobs/lease.ts';
import { requestLock } from '../../../src/platform/web-lock.ts';

/** As Chromium and Firefox have it where site data are blocked. */
const refusing = { request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')) };

afterEach(() => vi.unstubAllGlobals());

test.each<readonly [string, object]>([
  ['there are no Web Locks', {}],
  ['the browser refuses Web Locks', { locks: refusing }],
])('where %s the one page at work does its jobs, and takes its own calls for awaited', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const work = vi.fn(async () => undefined);
  expect(await tryLease('site', 'job', work)).toBe(true);
  expect(work).toHaveBeenCalledOnce();
  await holdForLife('worker');
  const stop = await waitForCall('site', 'call');
  expect(await isAwaited('site', 'call')).toBe(true);
  stop();
});

test('an error of the work is its own, and the work is not done again for it', async () => {
  const work = vi.fn(() => Promise.reject(new DOMException('Of the work.', 'SecurityError')));
  await expect(requestLock('lock', {}, work)).rejects.toThrow('Of the work.');
  expect(work).toHaveBeenCalledOnce();
});
