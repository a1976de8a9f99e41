import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { AccountStore } from '../../../src/jobs/account-store.ts';
import { reserve, settle } from '../../../src/jobs/allowance.ts';
import { defaultConfig } from '../../../src/jobs/config.ts';
import { type Database, openDatabase } from '../../../src/jobs/database.ts';
import { randomId } from '../../../src/platform/random-id.ts';

const NOVEMBER = Date.UTC(2026, 10, 20, 12);
const config = { ...defaultConfig, allowance: { pages: 10, renew: 'monthly' as const } };
let database: Database;
let now: number;
let accounts: AccountStore;
let key: string;

beforeEach(async () => {
  database = await openDatabase(randomId('scope'));
  now = NOVEMBER;
  accounts = new AccountStore(database, () => now);
  key = (await accounts.deviceAccount(config)).key;
  now += 1000;
});

const names = async () => (await accounts.list(config)).map(({ name }) => name);

test('keys are listed oldest first, and the oldest stays the one that the page uses', async () => {
  await accounts.create('Second', config);
  now += 1000;
  await accounts.create('Third', config);
  expect(await names()).toEqual(['This device', 'Second', 'Third']);
  expect((await accounts.deviceAccount(config)).key).toBe(key);
});

test('a key that is made has the whole allowance, and is not one of those before it', async () => {
  const made = await accounts.create('Second', config);
  expect(accounts.pagesRemaining(made)).toBe(10);
  expect(made.key).toMatch(/^sk_[0-9a-f]{32}$/);
  expect(made.key).not.toBe(key);
});

test('a new name changes nothing else, and a name for an unknown key makes none', async () => {
  const before = await accounts.list(config);
  await accounts.rename(key, 'Invoices');
  await accounts.rename('sk_nobody', 'Nobody');
  expect(await accounts.list(config)).toEqual(before.map((account) => ({ ...account, name: 'Invoices' })));
});

test('a revoked key opens nothing and is listed no more', async () => {
  const made = await accounts.create('Second', config);
  expect((await accounts.authenticate(made.key, config))?.name).toBe('Second');
  await accounts.revoke(made.key);
  expect(await accounts.authenticate(made.key, config)).toBeUndefined();
  expect(await names()).toEqual(['This device']);
});

test('a revoked key opens nothing even if the configuration lists it', async () => {
  await accounts.revoke(key);
  const listed = { ...config, keys: [{ key, name: 'host' }] };
  expect(await accounts.authenticate(key, listed)).toBeUndefined();
});

test('when the page’s key is revoked, the next oldest takes its place', async () => {
  const second = await accounts.create('Second', config);
  await accounts.revoke(key);
  expect((await accounts.deviceAccount(config)).key).toBe(second.key);
});

test('when the last key is revoked, another is made on demand', async () => {
  await accounts.revoke(key);
  expect(await accounts.list(config)).toEqual([]);
  const made = await accounts.deviceAccount(config);
  expect(made.key).not.toBe(key);
  expect(await accounts.list(config)).toEqual([made]);
});

test('a key knows when it last opened something', async () => {
  expect((await accounts.list(config))[0]?.lastUsedAt).toBeUndefined();
  await accounts.authenticate(key, config);
  expect((await accounts.list(config))[0]?.lastUsedAt).toBe(now);
});

test('the list shows what is charged and set aside, and the new month’s whole allowance', async () => {
  const [account] = await accounts.list(config);
  if (!account) throw new Error('No key.');
  await database.put('accounts', reserve(settle(account, 'done', 3, now), 'running', 2, now));
  const left = async () => (await accounts.list(config)).map((listed) => accounts.pagesRemaining(listed));
  expect(await left()).toEqual([5]);
  now = Date.UTC(2026, 11, 1);
  expect(await left()).toEqual([8]);
});

test('the list follows the configuration’s allowance', async () => {
  const generous = { ...config, allowance: { pages: 99, renew: 'never' as const } };
  expect((await accounts.list(generous))[0]?.allowance).toEqual(generous.allowance);
});

test('keys that the configuration lists are not those of the device', async () => {
  const listed = { ...config, keys: [{ key: 'sk_from_the_host', name: 'host' }] };
  await accounts.authenticate('sk_from_the_host', listed);
  expect(await names()).toEqual(['This device']);
});

test('a key that is used again within a minute is not written again', async () => {
  await accounts.authenticate(key, config);
  const noted = await database.get('accounts', key);
  expect(noted?.lastUsedAt).toBe(now);
  now += 59_000;
  await accounts.authenticate(key, config);
  expect(await database.get('accounts', key)).toEqual(noted);
  now += 1000;
  await accounts.authenticate(key, config);
  expect(await database.get('accounts', key)).toEqual({ ...noted, lastUsedAt: now });
});

test('a change of the configuration is noted at the next use', async () => {
  await accounts.authenticate(key, config);
  const allowance = { pages: 7, renew: 'daily' as const };
  await accounts.authenticate(key, { ...config, allowance });
  expect((await database.get('accounts', key))?.allowance).toEqual(allowance);
});
