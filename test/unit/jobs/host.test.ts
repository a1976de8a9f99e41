import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { AccountStore } from '../../../src/jobs/account-store.ts';
import { waitForCall } from '../../../src/jobs/caller.ts';
import { defaultConfig } from '../../../src/jobs/config.ts';
import { openDatabase } from '../../../src/jobs/database.ts';
import { Host } from '../../../src/jobs/host.ts';
import type { Job } from '../../../src/jobs/job.ts';
import { JobStore } from '../../../src/jobs/job-store.ts';
import { Signals } from '../../../src/jobs/signals.ts';
import { randomId } from '../../../src/platform/random-id.ts';

const answer = { markdown: { content: 'text', pages: [] } };
const ending: (() => void)[] = [];

afterEach(() => {
  while (ending.length > 0) ending.pop()?.();
  vi.useRealTimers();
});

/** A site with a host whose workers begin jobs and never end them. */
async function setting() {
  const scope = randomId('scope');
  const database = await openDatabase(scope);
  const store = new JobStore(database);
  const accounts = new AccountStore(database);
  const { key } = await accounts.deviceAccount(defaultConfig);
  const begun: string[] = [];
  const cancelled: string[] = [];
  const signals = new Signals(scope);
  const host = new Host(scope, store, signals, {
    capacity: 4,
    run({ id }: Job) {
      begun.push(id);
      return new Promise(() => {});
    },
    cancel: (id) => void cancelled.push(id),
  });
  ending.push(() => {
    host.stop();
    signals.close();
  });
  const call = async (fingerprint: string): Promise<string> => {
    const draft = { id: randomId('job'), kind: 'call', fingerprint, operation: 'parse', options: {} } as const;
    await store.enqueue({ ...draft, key, maxPages: 10, retention: 60_000 }, new Blob(['bytes']), 'pdf');
    return draft.id;
  };
  const left = async () => accounts.pagesRemaining(await accounts.deviceAccount(defaultConfig));
  return { scope, store, host, begun, cancelled, call, left };
}

/** Lets the host sweep again and again, while real time passes between. */
const sweeps = async (isDone: () => Promise<boolean>): Promise<void> => {
  await vi.waitFor(async () => {
    vi.advanceTimersByTime(3000);
    await new Promise((resolve) => setImmediate(resolve));
    expect(await isDone()).toBe(true);
  });
};

test('a call that its caller left behind is not begun, and dropped with its file; one that is awaited is begun', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const { scope, store, host, begun, call } = await setting();
  ending.push(await waitForCall(scope, 'awaited'));
  const [awaited, lost] = [await call('awaited'), await call('lost')];
  host.start();
  await sweeps(async () => (await store.get(lost)) === undefined);
  expect(begun).toEqual([awaited]);
  expect(await store.file(lost)).toBeUndefined();
  expect(await store.get(awaited)).toBeDefined();
});

test('an answer goes with its caller, uncharged', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const { store, host, call, left } = await setting();
  const before = await left();
  const id = await call('lost');
  await store.claim(id);
  await store.reserve(id, 900);
  await store.complete(id, answer, 900);
  host.start();
  await sweeps(async () => (await store.get(id)) === undefined);
  expect(await store.answer(id)).toBeUndefined();
  expect(await left()).toBe(before);
});

test('a call at work whose caller has gone is ended; one whose caller comes back in time is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const { scope, store, host, begun, cancelled, call } = await setting();
  const [gone, back] = [await waitForCall(scope, 'gone'), await waitForCall(scope, 'back')];
  const [first, second] = [await call('gone'), await call('back')];
  host.start();
  await sweeps(async () => begun.length === 2);
  gone();
  back();
  await vi.waitFor(async () => ending.push(await waitForCall(scope, 'back')));
  await sweeps(async () => (await store.get(first)) === undefined);
  expect(cancelled).toEqual([first]);
  expect(await store.get(second)).toBeDefined();
});
