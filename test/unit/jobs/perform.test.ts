import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { DocumentError } from '../../../src/document/document-error.ts';
import { AccountStore } from '../../../src/jobs/account-store.ts';
import { defaultConfig } from '../../../src/jobs/config.ts';
import { openDatabase } from '../../../src/jobs/database.ts';
import { JobStore } from '../../../src/jobs/job-store.ts';
import { perform } from '../../../src/jobs/perform.ts';
import { Signals } from '../../../src/jobs/signals.ts';
import { randomId } from '../../../src/platform/random-id.ts';
import type { Engines } from '../../../src/reading/read-document.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A job whose document ends in this error. */
async function failing(error: Error) {
  const scope = randomId('scope');
  const database = await openDatabase(scope);
  const store = new JobStore(database);
  const { key } = await new AccountStore(database).deviceAccount(defaultConfig);
  const { id } = await store.enqueue(
    {
      id: randomId('job'),
      kind: 'call',
      operation: 'parse',
      options: {},
      maxPages: 10,
      fingerprint: randomId('print'),
      key,
      retention: 60_000,
    },
    new Blob(['bytes']),
    'pdf',
  );
  const engines: Engines = { readers: { pdf: { open: () => Promise.reject(error) } } };
  const state = async () => (await store.get(id))?.state;
  return { state, run: () => perform(id, { scope, store, signals: new Signals(scope), engines }) };
}

test('while a page closes everything fails: a document is not blamed for it before the page would be gone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { state, run } = await failing(new TypeError('Failed to fetch'));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const done = run();
  await vi.waitUntil(() => vi.getTimerCount() > 0);
  expect(await state()).toBe('processing');
  await vi.runAllTimersAsync();
  await done;
  expect(await state()).toBe('failed');
});

test('a document that cannot be read fails at once', async () => {
  const { state, run } = await failing(new DocumentError('corrupt_file', 'It is damaged.'));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await run();
  expect(await state()).toBe('failed');
});
