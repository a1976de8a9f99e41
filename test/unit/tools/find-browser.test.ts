import { afterEach, expect, test, vi } from 'vitest';
import { findBrowser } from '../../../src/tools/find-browser.ts';

afterEach(() => vi.unstubAllEnvs());

test('CHROMIUM_PATH comes before any installed browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await findBrowser()).toBe(process.execPath);
});

test('a CHROMIUM_PATH without a file is an error, not a reason to take another browser', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(findBrowser()).rejects.toThrow('CHROMIUM_PATH names /nowhere/chromium');
});
