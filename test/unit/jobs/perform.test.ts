import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { DocumentError } from '../../../src/document/document-error.ts';
import { AccountStore } from '../../../src/jobs/account-store.ts';
import { awaitJob } from '../../../src/jobs/await-job.ts';
import { defaultConfig } from '../../../src/jobs/config.ts';
import { openDatabase } from '../../../src/jobs/database.ts';
import { JobStore } from '../../../src/jobs/job-store.ts';
import { perform } from '../../../src/jobs/perform.ts';
import { Signals } from '../../../src/jobs/signals.ts';
import { randomId } from '../../../src/platform/random-id.ts';
import { docxReader } from '../../../src/readers/docx/docx.ts';
import type { Reader } from '../../../src/readers/reader.ts';
import { docx, paragraph, run as textRun } from '../../fixtures/docx.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Open = Reader['open'];

/** A job whose document is opened so. */
async function job(open: Open, kind: 'call' | 'ticket' = 'call') {
  const scope = randomId('scope');
  const file = docx({ body: paragraph(textRun('Kept')) });
  const database = await openDatabase(scope);
  const store = new JobStore(database);
  const accounts = new AccountStore(database);
  const { key } = await accounts.deviceAccount(defaultConfig);
  const id = randomId('job');
  const draft = { id, kind, operation: 'parse', options: {}, maxPages: 10, fingerprint: id, key } as const;
  if (kind === 'ticket') {
    await store.issue({ ...draft, retention: 60_000 }, Date.now() + 60_000);
    await store.receive(id, new Blob([file]), 'docx');
  } else await store.enqueue({ ...draft, retention: 60_000 }, new Blob([file]), 'docx');
  const workplace = { scope, store, signals: new Signals(scope), engines: { readers: { docx: { open } } } };
  const waiting = { scope, store, signals: workplace.signals, signal: new AbortController().signal, timeout: 60_000 };
  return {
    ended: () => awaitJob(id, waiting),
    row: () => store.get(id),
    hasFile: async () => (await store.file(id)) !== undefined,
    loseFile: () => database.write(['files'], async ({ store: files }) => files.delete(id)),
    used: async () => (await accounts.deviceAccount(defaultConfig)).used,
    run: () => perform(id, workplace),
  };
}

const failing =
  (error: Error): Open =>
  () =>
    Promise.reject(error);
const readable: Open = (...given) => docxReader.open(...given);

/** Has every answer, or everything, fail for want of room while it lasts. */
const fullDisk = (stores: readonly string[] = ['answers']) => {
  const put = IDBObjectStore.prototype.put;
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (stores.includes(this.name)) throw new DOMException('No room.', 'QuotaExceededError');
    return put.apply(this, given);
  });
};

/** Runs attempts, each with all the time that it needs. */
async function attempt(run: () => Promise<unknown>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const done = run();
  await vi.waitUntil(() => vi.getTimerCount() > 0);
  await vi.runAllTimersAsync();
  await done;
  vi.useRealTimers();
}

test('while a page closes everything fails: a document is not blamed for it before the page would be gone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { row, run } = await job(failing(new TypeError('Failed to fetch')));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const done = run();
  await vi.waitUntil(() => vi.getTimerCount() > 0);
  expect((await row())?.state).toBe('processing');
  await vi.runAllTimersAsync();
  await done;
});

test.each([
  ['an error that nobody expected', new TypeError('Failed to fetch')],
  ['a file that is lost', undefined],
])('%s is tried again twice, and then the job ends', async (_, error) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { row, run, loseFile } = await job(error ? failing(error) : readable);
  if (!error) await loseFile();
  const states = [];
  for (let count = 0; count < 3; count++) {
    await attempt(run);
    states.push((await row())?.state);
  }
  expect(states).toEqual(['processing', 'processing', 'failed']);
});

test('a document that cannot be read fails at once', async () => {
  const { row, run } = await job(failing(new DocumentError('corrupt_file', 'It is damaged.')));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await run();
  expect((await row())?.state).toBe('failed');
});

test('a ticket whose answer finds no room is read again from its file, and is charged once it is stored', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { row, hasFile, used, run } = await job(readable, 'ticket');
  const disk = fullDisk();
  expect(await run()).toBe(false);
  expect(await row()).toMatchObject({ state: 'processing', attempts: 1 });
  expect(await hasFile()).toBe(true);
  expect(await used()).toBe(0);
  disk.mockRestore();
  expect(await run()).toBe(true);
  expect((await row())?.state).toBe('succeeded');
  expect(await used()).toBe(1);
});

test('a ticket that never finds room fails after some attempts with the sentence of the browser, uncharged', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { row, used, run } = await job(readable, 'ticket');
  fullDisk();
  while (!(await run()));
  expect(await row()).toMatchObject({ state: 'failed', attempts: 5, failure: { code: 'storage_full' } });
  expect(await used()).toBe(0);
});

test('the caller of a call whose answer finds no room is told at once, and charged nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { row, used, run } = await job(readable);
  fullDisk();
  expect(await run()).toBe(true);
  expect(await row()).toMatchObject({ state: 'failed', failure: { code: 'storage_full' } });
  expect(await used()).toBe(0);
});

test('a call that cannot even be begun for want of room says so at once, and its row is left to be cleared away', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { ended, row, run } = await job(readable);
  const full = fullDisk(['jobs']);
  const call = expect(ended()).rejects.toMatchObject({ name: 'StorageError', code: 'storage_full' });
  expect(await run()).toBe(false);
  await call;
  full.mockRestore();
  expect((await row())?.state).toBe('queued');
});
