import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../../src/jobs/database.ts';
import { endPassage, pass } from '../../../src/jobs/rate-limit.ts';
import { randomId } from '../../../src/platform/random-id.ts';

describe('a rate limit of one a second', async () => {
  const scope = randomId('scope');
  const database = await openDatabase(scope);

  test('lets the first pass and tells the second how long to wait', async () => {
    expect(await pass(database, 'a', 1000, 5000)).toBe(0);
    expect(await pass(database, 'a', 1000, 5400)).toBe(600);
  });

  test('is not pushed back by what it refused', async () => {
    expect(await pass(database, 'a', 1000, 6000)).toBe(0);
  });

  test('counts each key by itself', async () => {
    expect(await pass(database, 'b', 1000, 6000)).toBe(0);
  });

  test('holds for whoever opens the database next', async () => {
    expect(await pass(await openDatabase(scope), 'a', 1000, 6001)).toBe(999);
  });

  test('lets a call pass that the browser dispatches again, until it has its answer', async () => {
    expect(await pass(database, 'c', 1000, 7000, 'call')).toBe(0);
    expect(await pass(database, 'c', 1000, 7001, 'call')).toBe(0);
    expect(await pass(database, 'c', 1000, 7002, 'another')).toBe(998);
    expect(await pass(database, 'c', 1000, 7003)).toBe(997);
    await endPassage(database, 'c', 'call');
    expect(await pass(database, 'c', 1000, 7004, 'call')).toBe(996);
  });

  test('reads what an older version stored', async () => {
    await database.put('passages', 8000, 'd');
    expect(await pass(database, 'd', 1000, 8400)).toBe(600);
  });

  test('does not lock a key out when the clock is set back', async () => {
    expect(await pass(database, 'a', 1000, 100)).toBe(0);
  });
});
