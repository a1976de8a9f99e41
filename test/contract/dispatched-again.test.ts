import { afterEach, expect, test } from 'vitest';
import { createApi } from '../../src/api/api.ts';
import type { Services } from '../../src/api/services.ts';
import { textPdf } from '../fixtures/pdf.ts';
import { config } from './config.ts';
import { openNodeServices } from './services.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  while (closing.length > 0) closing.pop()?.();
});

/** One resume a minute: a second call comes within that, however slow the machine. */
const slow = { ...config, limits: { ...config.limits, resumePerSecond: 1 / 60 } };

/** The services of a site as a service worker has opened them that was just started. */
async function start(base: string): Promise<Services> {
  const { services, close } = await openNodeServices(base);
  closing.push(close);
  return { ...services, config: async () => slow };
}

/** One call, as often as it is dispatched. */
async function callOf(services: Services, path: string): Promise<(services: Services) => Promise<number | undefined>> {
  const { key } = await services.accounts.deviceAccount(config);
  const body = JSON.stringify({ file_content: Buffer.from(textPdf('Once')).toString('base64'), file_type: 'pdf' });
  const headers = { 'content-type': 'application/json', 'x-api-key': key };
  return async (dispatched) =>
    (await createApi(dispatched)(new Request(services.base + path, { method: 'POST', headers, body })))?.status;
}

const used = async ({ accounts }: Services): Promise<number | undefined> => (await accounts.deviceAccount(config)).used;

test('a call whose service worker was stopped as it answered is dispatched again: answered, within its rate, charged once', async () => {
  const stopped = await start('http://dispatched.test/');
  const next = await start('http://dispatched.test/');
  const call = await callOf(stopped, 'extract_resume_key_value');
  expect(await call(stopped)).toBe(200);
  expect(await call(next)).toBe(200);
  expect(await used(stopped)).toBe(1);
});

test('an equal call to the same service worker is another call, which counts', async () => {
  const services = await start('http://again.test/');
  const resume = await callOf(services, 'extract_resume_key_value');
  expect(await resume(services)).toBe(200);
  expect(await resume(services)).toBe(429);
  const parse = await callOf(services, 'parse');
  expect(await parse(services)).toBe(200);
  expect(await parse(services)).toBe(200);
  expect(await used(services)).toBe(3);
});
