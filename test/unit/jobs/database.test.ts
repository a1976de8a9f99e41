import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { VERSION } from '../../../src/jobs/database/tables.ts';
import { openDatabase } from '../../../src/jobs/database.ts';
import { JobStore } from '../../../src/jobs/job-store.ts';
import { randomId } from '../../../src/platform/random-id.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const draft = { kind: 'call', operation: 'parse', options: {}, maxPages: 1, retention: 1 } as const;

/** Has the next requests of a kind fail as those of a browser do. */
function failing(method: 'put' | 'get', error: DOMException, times: number) {
  const original = IDBObjectStore.prototype[method] as (...given: unknown[]) => IDBRequest;
  let left = times;
  const once = function (this: IDBObjectStore, ...given: unknown[]) {
    if (left-- <= 0) return original.apply(this, given);
    throw error;
  };
  return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(once as never);
}

test('jobs and keys of a database without indexes by state are still found after the update', async () => {
  const scope = randomId('scope');
  const old = await openDB(`sheaf ${scope}`, 1, {
    upgrade(database) {
      database.createObjectStore('jobs', { keyPath: 'id' }).createIndex('fingerprint', 'fingerprint');
      for (const name of ['files', 'answers', 'passages', 'secrets']) database.createObjectStore(name);
      database.createObjectStore('accounts', { keyPath: 'key' });
    },
  });
  const row = { ...draft, fingerprint: 'same', key: 'sk', attempts: 0, pagesDone: 0 };
  await old.put('jobs', { ...row, id: 'late', state: 'queued', createdAt: 2 });
  await old.put('jobs', { ...row, id: 'early', state: 'processing', createdAt: 1 });
  await old.put('jobs', { ...row, id: 'done', state: 'succeeded', createdAt: 0, expiresAt: 10 });
  const account = {
    key: 'sk',
    name: 'Kept',
    source: 'device',
    createdAt: 0,
    periodStart: 0,
    used: 3,
    reservations: {},
  };
  await old.put('accounts', account);
  old.close();

  const database = await openDatabase(scope);
  const store = new JobStore(database, () => 20);
  expect((await store.unfinished()).map(({ id }) => id)).toEqual(['early', 'late']);
  await store.removeExpired();
  expect(await database.getAllKeys('jobs')).toEqual(['early', 'late']);
  expect(await database.get('accounts', 'sk')).toEqual(account);
});

test('a database that is deleted while it is open is there again at the next call', async () => {
  const scope = randomId('scope');
  const database = await openDatabase(scope);
  await database.put('passages', 1, 'a');
  await deleteDB(`sheaf ${scope}`);
  expect(await database.get('passages', 'a')).toBeUndefined();
  await database.put('passages', 2, 'a');
  expect(await database.get('passages', 'a')).toBe(2);
});

test.each([1, 2, VERSION])('a database of version %i without any stores is made anew', async (version) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const scope = randomId('scope');
  (await openDB(`sheaf ${scope}`, version)).close();
  const database = await openDatabase(scope);
  await database.put('passages', 1, 'a');
  expect(await database.get('passages', 'a')).toBe(1);
});

test('two contexts that find a database without stores at once make one, and lose nothing that is put in it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const scope = randomId('scope');
  (await openDB(`sheaf ${scope}`, VERSION)).close();
  const fill = async (key: string): Promise<void> => {
    await (await openDatabase(scope)).put('passages', 1, key);
  };
  await Promise.all([fill('a'), fill('b')]);
  expect(await (await openDatabase(scope)).getAllKeys('passages')).toEqual(['a', 'b']);
});

test('a database of a newer version says that the page is to be reloaded, and is left as it is', async () => {
  const scope = randomId('scope');
  const database = await openDatabase(scope);
  const newer = await openDB(`sheaf ${scope}`, 9, {
    upgrade: (opened) => void opened.createObjectStore('later').put(1, 'kept'),
  });
  const refused = { name: 'StorageError', code: 'storage_unavailable', message: expect.stringContaining('Reload') };
  await expect(database.get('passages', 'a')).rejects.toMatchObject(refused);
  await expect(openDatabase(scope)).rejects.toMatchObject(refused);
  expect(await newer.get('later', 'kept')).toBe(1);
});

test('a transaction that a closed connection refuses is done with another one', async () => {
  const database = await openDatabase(randomId('scope'));
  failing('put', new DOMException('The database connection is closing.', 'InvalidStateError'), 1);
  await database.put('passages', 1, 'a');
  expect(await database.get('passages', 'a')).toBe(1);
});

test('a full disk is 507, and leaves what was there', async () => {
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 100, usage: 90 }) } });
  const database = await openDatabase(randomId('scope'));
  await database.put('passages', 1, 'a');
  const spy = failing('put', new DOMException('No room.', 'QuotaExceededError'), 1);
  const work = database.write(['passages'], async ({ store }) => {
    await store.delete('a');
    await store.put(2, 'b');
  });
  await expect(work).rejects.toMatchObject({ code: 'storage_full', room: { free: 10 } });
  spy.mockRestore();
  expect(await database.getAllKeys('passages')).toEqual(['a']);
});

test('a file for which the browser says that it has no room is refused with what is needed and what is free', async () => {
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 100, usage: 95 }) } });
  const database = await openDatabase(randomId('scope'));
  const enqueued = new JobStore(database).enqueue(
    { ...draft, id: 'a', fingerprint: 'a', key: '' },
    new Blob(['123456']),
    'pdf',
  );
  await expect(enqueued).rejects.toMatchObject({ code: 'storage_full', room: { needed: 6, free: 5 } });
  expect(await database.getAllKeys('jobs')).toEqual([]);
});

test('a browser that says more than it gives is not quoted: the error names only what is needed', async () => {
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 10 ** 10, usage: 0 }) } });
  const database = await openDatabase(randomId('scope'));
  const jobs = new JobStore(database);
  await database.storable(new Blob(['asked before']));
  failing('put', new DOMException('No room.', 'QuotaExceededError'), 1);
  const enqueued = jobs.enqueue({ ...draft, id: 'a', fingerprint: 'a', key: '' }, new Blob(['123456']), 'pdf');
  await expect(enqueued).rejects.toMatchObject({ code: 'storage_full', room: { needed: 6 } });
  await expect(jobs.file('a')).resolves.toBeUndefined();
});

test('input and output that fail again and again are 503, and work again once they do', async () => {
  const database = await openDatabase(randomId('scope'));
  const spy = failing('put', new DOMException('Internal error.', 'UnknownError'), 3);
  await expect(database.put('passages', 1, 'a')).rejects.toMatchObject({ code: 'storage_unavailable' });
  await database.put('passages', 1, 'a');
  expect(spy).toHaveBeenCalledTimes(4);
});

test('whoever asks soon after the database could not be opened waits for another try, and finds what was there', async () => {
  const database = await openDatabase(randomId('scope'));
  await database.put('passages', 1, 'a');
  const closed = failing('get', new DOMException('The database connection is closing.', 'InvalidStateError'), 1);
  const opening = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('Internal error.', 'UnknownError');
  });
  await expect(database.get('passages', 'a')).rejects.toMatchObject({ code: 'storage_unavailable' });
  expect(closed).toHaveBeenCalledTimes(1);
  expect(await Promise.all([database.get('passages', 'a'), database.get('passages', 'a')])).toEqual([1, 1]);
  expect(opening).toHaveBeenCalledTimes(2);
});

test('a mistake of ours is none of the storage, and undoes its transaction', async () => {
  const database = await openDatabase(randomId('scope'));
  const work = database.write(['passages'], async ({ store }) => {
    await store.put(1, 'a');
    throw new RangeError('ours');
  });
  await expect(work).rejects.toThrow(RangeError);
  expect(await database.getAllKeys('passages')).toEqual([]);
});

test('a browser that refuses Blobs gets the bytes, and the file is the same', async () => {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    if (given[0] instanceof Blob) throw new DOMException('BlobURLs are not yet supported', 'DataCloneError');
    return put.apply(this, given);
  });
  const database = await openDatabase(randomId('scope'));
  const jobs = new JobStore(database);
  await jobs.enqueue({ ...draft, key: '', id: 'a', fingerprint: 'a' }, new Blob(['of the file']), 'pdf');
  expect(await database.get('files', 'a')).toBeInstanceOf(ArrayBuffer);
  expect(await (await jobs.file('a'))?.text()).toBe('of the file');
});

test('a browser that takes Blobs gets them, and nothing stays of the question', async () => {
  const database = await openDatabase(randomId('scope'));
  const file = new Blob(['of the file']);
  expect(await database.storable(file)).toBe(file);
  expect(await database.getAllKeys('files')).toEqual([]);
});
