import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../src/jobs/database.ts';
import { JobStore } from '../../../src/jobs/job-store.ts';
import { randomId } from '../../../src/platform/random-id.ts';

test('jobs and keys of a database without indexes by state are still found after the update', async () => {
  const scope = randomId('scope');
  const old = await openDB(`sheaf ${scope}`, 1, {
    upgrade(database) {
      database.createObjectStore('jobs', { keyPath: 'id' }).createIndex('fingerprint', 'fingerprint');
      for (const name of ['files', 'answers', 'passages', 'secrets']) database.createObjectStore(name);
      database.createObjectStore('accounts', { keyPath: 'key' });
    },
  });
  await old.put('jobs', { id: 'late', state: 'queued', createdAt: 2 });
  await old.put('jobs', { id: 'early', state: 'processing', createdAt: 1 });
  await old.put('jobs', { id: 'done', state: 'succeeded', createdAt: 0, key: 'sk', expiresAt: 10 });
  await old.put('accounts', { key: 'sk', name: 'Kept', reservations: {} });
  old.close();

  const database = await openDatabase(scope);
  const store = new JobStore(database, () => 20);
  expect((await store.unfinished()).map(({ id }) => id)).toEqual(['early', 'late']);
  await store.removeExpired();
  expect(await database.getAllKeys('jobs')).toEqual(['early', 'late']);
  expect(await database.get('accounts', 'sk')).toMatchObject({ name: 'Kept' });
});
