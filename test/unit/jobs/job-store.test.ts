import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AccountStore } from '../../../src/jobs/account-store.ts';
import { type Account, QuotaExceeded } from '../../../src/jobs/allowance.ts';
import { defaultConfig } from '../../../src/jobs/config.ts';
import { type Database, openDatabase } from '../../../src/jobs/database.ts';
import type { Job } from '../../../src/jobs/job.ts';
import { JobStore } from '../../../src/jobs/job-store.ts';
import { randomId } from '../../../src/platform/random-id.ts';

const config = { ...defaultConfig, allowance: { pages: 10, renew: 'never' as const } };
const MINUTE = 60_000;
const draft = { operation: 'parse', options: {}, maxPages: 100 } as const;
const answer = { markdown: { content: 'text', pages: [] } };
let database: Database;
let now: number;
let jobs: JobStore;
let accounts: AccountStore;
let key: string;

const enqueue = (fingerprint = randomId('print')) =>
  jobs.enqueue(
    { ...draft, id: randomId('job'), kind: 'call', fingerprint, key, retention: 10 * MINUTE },
    new Blob(['bytes']),
    'pdf',
  );
const remaining = async () => accounts.pagesRemaining(await accounts.deviceAccount(config));

beforeEach(async () => {
  database = await openDatabase(randomId('scope'));
  now = 1_000_000;
  jobs = new JobStore(database, () => now);
  accounts = new AccountStore(database, () => now);
  key = (await accounts.deviceAccount(config)).key;
});

describe('a job', () => {
  test('with the fingerprint of an unfinished one is that one', async () => {
    const [first, second] = [await enqueue('same'), await enqueue('same')];
    expect(second.id).toBe(first.id);
  });

  test('with the fingerprint of a failed one is a new one', async () => {
    const first = await enqueue('same');
    await jobs.claim(first.id);
    await jobs.fail(first.id, { code: 'corrupt_file', message: '' });
    expect((await enqueue('same')).id).not.toBe(first.id);
  });

  test('that is completed twice is charged once and keeps no file', async () => {
    const { id } = await enqueue();
    await jobs.claim(id);
    await jobs.reserve(id, 3);
    await jobs.complete(id, answer, 3);
    await jobs.complete(id, answer, 3);
    expect(await jobs.file(id)).toBeUndefined();
    for (const _caller of ['one', 'another']) expect(await jobs.collect(id)).toEqual({ answer, pageCount: 3 });
    await jobs.remove(id);
    expect(await remaining()).toBe(7);
  });

  test('whose caller never came for the answer costs nothing, and holds its pages until it is dropped', async () => {
    const { id } = await enqueue();
    await jobs.claim(id);
    await jobs.reserve(id, 3);
    await jobs.complete(id, answer, 3);
    expect(await remaining()).toBe(7);
    await jobs.remove(id);
    expect(await remaining()).toBe(10);
    expect(await jobs.collect(id)).toBeUndefined();
  });

  test('that has failed has nothing to collect', async () => {
    const { id } = await enqueue();
    await jobs.fail(id, { code: 'corrupt_file', message: '' });
    expect(await jobs.collect(id)).toBeUndefined();
  });

  test('that is set back is open until the third time', async () => {
    const failure = { code: 'processing_failed', message: 'Again and again.' } as const;
    const { id } = await enqueue();
    await jobs.reserve(id, 3);
    const settled = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await jobs.claim(id))?.state).toBe('processing');
      settled.push(await jobs.setBack(id, failure));
    }
    expect(settled).toEqual([false, false, true]);
    expect(await jobs.get(id)).toMatchObject({ state: 'failed', failure });
    expect(await remaining()).toBe(10);
  });

  test('whose workers stood still at known steps is open until the fourth', async () => {
    const failure = { code: 'processing_failed', message: 'Again and again.' } as const;
    const { id } = await enqueue();
    const steps = [1, 2, 3, 4].map((page) => ({ page, task: 'drawing' }) as const);
    const settled = [];
    for (const step of steps) {
      await jobs.claim(id);
      settled.push(await jobs.setBack(id, failure, step));
    }
    expect(settled).toEqual([false, false, false, true]);
    expect(await jobs.get(id)).toMatchObject({ state: 'failed', standstills: steps.slice(0, 3) });
  });

  test('is as far as its worker noted last, and begins anew with the next attempt', async () => {
    const { id } = await enqueue();
    await jobs.claim(id);
    await jobs.noteProgress(id, { pagesDone: 4, recognising: 5 });
    await jobs.noteProgress(id, { pagesDone: 5 });
    expect(await jobs.progress(id)).toEqual({ pagesDone: 5 });
    await jobs.claim(id);
    expect(await jobs.progress(id)).toEqual({ pagesDone: 0 });
  });

  test('leaves no progress behind, also when that comes after its end', async () => {
    const [ended, removed] = [await enqueue(), await enqueue()];
    await jobs.claim(ended.id);
    await jobs.noteProgress(ended.id, { pagesDone: 4 });
    await jobs.complete(ended.id, answer, 4);
    await jobs.remove(removed.id);
    await jobs.noteProgress(removed.id, { pagesDone: 4 });
    await jobs.removeExpired();
    expect(await database.getAllKeys('progress')).toEqual([]);
  });

  test('at work has a partial answer until the whole one takes its place', async () => {
    const partial = { markdown: { content: 'te', pages: [] } };
    const { id } = await enqueue();
    await jobs.storePreview(id, partial);
    expect(await jobs.preview(id)).toBeUndefined();
    await jobs.claim(id);
    await jobs.storePreview(id, partial);
    expect(await jobs.preview(id)).toEqual(partial);
    await jobs.complete(id, answer, 1);
    await jobs.storePreview(id, partial);
    expect(await jobs.preview(id)).toBeUndefined();
    expect(await jobs.answer(id)).toEqual(answer);
  });

  test('that fails keeps no partial answer', async () => {
    const { id } = await enqueue();
    await jobs.claim(id);
    await jobs.storePreview(id, answer);
    await jobs.fail(id, { code: 'processing_failed', message: '' });
    expect(await jobs.answer(id)).toBeUndefined();
  });

  test('keeps no password once it is settled', async () => {
    const fingerprint = randomId('print');
    const secret = { ...draft, id: randomId('job'), kind: 'call', fingerprint, key, retention: MINUTE } as const;
    const { id } = await jobs.enqueue({ ...secret, options: { password: 'secret' } }, new Blob(['bytes']), 'pdf');
    await jobs.claim(id);
    await jobs.complete(id, answer, 1);
    expect(JSON.stringify(await jobs.get(id))).not.toContain('secret');
  });

  test('that fails costs nothing', async () => {
    const { id } = await enqueue();
    await jobs.reserve(id, 3);
    expect(await remaining()).toBe(7);
    await jobs.fail(id, { code: 'corrupt_file', message: '' });
    expect(await remaining()).toBe(10);
  });

  test('that is removed at work costs nothing and leaves nothing', async () => {
    const { id } = await enqueue();
    await jobs.reserve(id, 3);
    await jobs.remove(id);
    expect(await remaining()).toBe(10);
    expect(await jobs.get(id)).toBeUndefined();
    expect(await jobs.file(id)).toBeUndefined();
  });

  test('that is taken up again after its worker died holds its pages once', async () => {
    const { id } = await enqueue();
    await jobs.reserve(id, 6);
    await jobs.reserve(id, 6);
    expect(await remaining()).toBe(4);
  });

  test('that needs more pages than are left is refused, beside one that is still at work', async () => {
    const [first, second] = [await enqueue(), await enqueue()];
    await jobs.reserve(first.id, 6);
    await expect(jobs.reserve(second.id, 5)).rejects.toThrow(QuotaExceeded);
  });

  test('that ends every worker is given up', async () => {
    const { id } = await enqueue();
    const claims = [];
    for (let attempt = 0; attempt <= 12; attempt++) claims.push((await jobs.claim(id)) !== undefined);
    expect(claims).toEqual([...Array(12).fill(true), false]);
    expect((await jobs.get(id))?.failure?.code).toBe('processing_failed');
  });

  test('whose tab is closed again and again is not given up', async () => {
    const { id } = await enqueue();
    for (let attempt = 0; attempt < 20; attempt++) {
      expect((await jobs.claim(id))?.attempts).toBe(1);
      await jobs.release(id);
    }
  });

  test('that nobody came for is forgotten after ten minutes, and an unfinished one is not', async () => {
    const [done, waiting] = [await enqueue(), await enqueue()];
    await jobs.fail(done.id, { code: 'corrupt_file', message: '' });
    now += 10 * MINUTE;
    await jobs.removeExpired();
    expect(await jobs.get(done.id)).toBeUndefined();
    expect(await jobs.get(waiting.id)).toBeDefined();
  });
});

test('jobs that have ended their workers wait behind those that have not', async () => {
  const first = await enqueue();
  now += 1;
  const second = await enqueue();
  expect((await jobs.unfinished()).map(({ id }) => id)).toEqual([first.id, second.id]);
  await jobs.claim(first.id);
  expect((await jobs.unfinished()).map(({ id }) => id)).toEqual([second.id, first.id]);
});

describe('a ticket', () => {
  const issue = async () => {
    const id = randomId('file');
    await jobs.issue({ ...draft, id, kind: 'ticket', fingerprint: id, key, retention: 60 * MINUTE }, now + 5 * MINUTE);
    return id;
  };
  const file = (text: string) => new Blob([text]);

  test('goes from waiting for its file to its answer, and keeps that for its retention', async () => {
    const id = await issue();
    expect((await jobs.get(id))?.state).toBe('awaiting_upload');
    expect(await jobs.unfinished()).toEqual([]);
    expect(await jobs.receive(id, file('bytes'), 'pdf')).toBe('stored');
    expect((await jobs.get(id))?.state).toBe('queued');
    expect((await jobs.claim(id))?.state).toBe('processing');
    await jobs.complete(id, answer, 3);
    now += 60 * MINUTE - 1;
    expect((await jobs.get(id))?.state).toBe('succeeded');
    now += 1;
    expect(await jobs.get(id)).toBeUndefined();
    await jobs.removeExpired();
    expect(await jobs.answer(id)).toBeUndefined();
  });

  test('takes a second file in place of the first until a worker begins', async () => {
    const id = await issue();
    await jobs.receive(id, file('first'), 'pdf');
    expect(await jobs.receive(id, file('second'), 'docx')).toBe('stored');
    expect(await (await jobs.file(id))?.text()).toBe('second');
    expect((await jobs.claim(id))?.type).toBe('docx');
    expect(await jobs.receive(id, file('third'), 'pdf')).toBe('late');
    expect(await (await jobs.file(id))?.text()).toBe('second');
  });

  test('that never got a file is gone when its address expires, and one at work is not', async () => {
    const [never, working] = [await issue(), await issue()];
    await jobs.receive(working, file('bytes'), 'pdf');
    now += 5 * MINUTE;
    await jobs.removeExpired();
    expect(await jobs.receive(never, file('bytes'), 'pdf')).toBe('gone');
    expect((await jobs.get(working))?.state).toBe('queued');
  });

  test('cannot be settled before it was taken up, nor twice', async () => {
    const id = await issue();
    await jobs.complete(id, answer, 3);
    expect((await jobs.get(id))?.state).toBe('awaiting_upload');
    await jobs.receive(id, file('bytes'), 'pdf');
    await jobs.claim(id);
    await jobs.fail(id, { code: 'corrupt_file', message: '' });
    await jobs.complete(id, answer, 3);
    expect((await jobs.get(id))?.state).toBe('failed');
    expect(await remaining()).toBe(10);
  });
});

describe('a key', () => {
  test('made on the device stays the same one', async () => {
    expect((await accounts.deviceAccount(config)).key).toBe(key);
  });

  test('that is unknown, or listed no longer, opens nothing', async () => {
    const listed = { ...config, keys: [{ key: 'sk_from_the_host', name: 'host', pages: 5 }] };
    expect(await accounts.authenticate('sk_nobody', config)).toBeUndefined();
    expect((await accounts.authenticate('sk_from_the_host', listed))?.allowance).toEqual({ pages: 5, renew: 'never' });
    expect(await accounts.authenticate('sk_from_the_host', config)).toBeUndefined();
  });
});

test('a call that is charged although its answer never reached its caller is given back, once', async () => {
  const { id } = await enqueue();
  await jobs.claim(id);
  await jobs.reserve(id, 3);
  await jobs.complete(id, answer, 3);
  await jobs.collect(id);
  expect(await remaining()).toBe(7);
  await jobs.remove(id, true);
  await jobs.remove(id, true);
  expect(await remaining()).toBe(10);
});

describe('a damaged row', () => {
  const damaged = [
    ['of an unknown state', { state: 'resting' }],
    ['without options', { options: undefined }],
    ['without a number of attempts', { attempts: undefined }],
    ['without a key', { key: undefined }],
  ] as const;

  test.each(damaged)('%s is named once, is no work for anyone, and says to send the file again', async (_, change) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const [sound, { id }] = [await enqueue(), await enqueue()];
    await jobs.claim(id);
    await jobs.reserve(id, 4);
    await database.put('jobs', { ...((await jobs.get(id)) as Job), ...change } as unknown as Job);
    for (let sweep = 0; sweep < 3; sweep++) expect((await jobs.unfinished()).map((job) => job.id)).toEqual([sound.id]);
    expect(await jobs.get(id)).toMatchObject({ state: 'failed', failure: { message: expect.stringMatching(/again/) } });
    expect(await remaining()).toBe(10);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
    now += 25 * 60 * MINUTE;
    await jobs.removeExpired();
    expect(await database.getAllKeys('jobs')).toEqual([sound.id]);
    expect(await database.getAllKeys('files')).toEqual([sound.id]);
  });

  test('takes no upload', async () => {
    await database.put('jobs', { id: 'bad', kind: 'ticket', state: 'resting' } as unknown as Job);
    expect(await jobs.receive('bad', new Blob(['bytes']), 'pdf')).toBe('gone');
  });

  test('of the account does not keep a job from its end', async () => {
    const { id } = await enqueue();
    await jobs.claim(id);
    await database.put('accounts', { key } as unknown as Account);
    await jobs.complete(id, answer, 3);
    expect((await jobs.get(id))?.state).toBe('succeeded');
    await jobs.remove(id);
    expect(await jobs.get(id)).toBeUndefined();
  });
});
