import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../../src/jobs/database.ts';
import { pass } from '../../../src/jobs/rate-limit.ts';
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

  test('does not lock a key out when the clock is set back', async () => {
    expect(await pass(database, 'a', 1000, 100)).toBe(0);
  });
});
