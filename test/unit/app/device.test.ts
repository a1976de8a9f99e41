import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Callers } from '../../../src/api/callers.ts';
import type { Services } from '../../../src/api/services.ts';
import { Device } from '../../../src/app/state/device.svelte.ts';
import { AccountStore } from '../../../src/jobs/account-store.ts';
import { type Account, pagesRemaining } from '../../../src/jobs/allowance.ts';
import { defaultConfig } from '../../../src/jobs/config.ts';
import { openDatabase } from '../../../src/jobs/database.ts';
import { JobStore } from '../../../src/jobs/job-store.ts';
import { Signals } from '../../../src/jobs/signals.ts';
import { randomId } from '../../../src/platform/random-id.ts';

const HOUR = 3_600_000;
let services: Services;
let device: Device;

beforeEach(async () => {
  const base = randomId('scope');
  const database = await openDatabase(base);
  services = {
    base,
    database,
    accounts: new AccountStore(database),
    jobs: new JobStore(database),
    signals: new Signals(base),
    callers: new Callers(),
    config: async () => defaultConfig,
    dispatcher: base,
  };
  device = new Device(services, defaultConfig);
  await device.follow();
});

afterEach(() => services.signals.close());

const first = (): Account => {
  const [account] = device.accounts;
  if (!account) throw new Error('There is no key.');
  return account;
};
const left = (): number => pagesRemaining(first(), Date.now());

async function ticket(expiresAt = Date.now() + HOUR): Promise<string> {
  const id = randomId('file');
  const draft = { operation: 'parse', options: {}, maxPages: 10, retention: HOUR } as const;
  await services.jobs.issue({ ...draft, id, kind: 'ticket', fingerprint: id, key: first().key }, expiresAt);
  return id;
}

async function finish(id: string, pages: number): Promise<void> {
  await services.jobs.receive(id, new Blob(['bytes']), 'pdf');
  await services.jobs.claim(id);
  await services.jobs.reserve(id, pages);
  await services.jobs.complete(id, { markdown: { content: '', pages: [] } }, pages);
}

test('the first visit finds one key with its whole allowance', () => {
  expect(device.accounts.map(({ name }) => name)).toEqual(['This device']);
  expect(left()).toBe(1000);
});

test('a job that ends anywhere shows in the allowance and in the count of tickets', async () => {
  const id = await ticket();
  await finish(id, 3);
  services.signals.send({ type: 'settled', job: id });
  await expect.poll(left).toBe(997);
  await expect.poll(() => [device.tickets, device.results]).toEqual([1, 1]);
});

test('after many jobs at once the last one counts too', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => ticket()));
  for (const id of ids) {
    await finish(id, 1);
    services.signals.send({ type: 'settled', job: id });
  }
  await expect.poll(() => [left(), device.results]).toEqual([980, 20]);
});

test('a ticket past its time is not counted', async () => {
  await ticket(Date.now() - 1);
  await ticket();
  await device.refresh();
  expect([device.tickets, device.results]).toEqual([1, 0]);
});

test('revoking the only key brings a new one', async () => {
  const { key } = first();
  await device.revoke(key);
  expect(device.accounts).toHaveLength(1);
  expect(first().key).not.toBe(key);
});

test('a key that is made is added, and can be named anew', async () => {
  await device.create('Script');
  expect(device.accounts.map(({ name }) => name).sort()).toEqual(['Script', 'This device']);
  await device.rename(first().key, 'Mine');
  expect(first().name).toBe('Mine');
});

test('deleting everything leaves a new, unused key and nothing else', async () => {
  const { key } = first();
  await device.create('Script');
  const id = await ticket();
  await finish(id, 3);
  await device.erase();
  expect(device.accounts.map(({ name }) => name)).toEqual(['This device']);
  expect(first().key).not.toBe(key);
  expect([left(), device.tickets, device.results]).toEqual([1000, 0, 0]);
  expect(await services.jobs.answer(id)).toBeUndefined();
});
