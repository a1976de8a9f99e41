import { expect, test } from 'vitest';
import { limited } from '../../../src/platform/limited.ts';

test('tasks run in order, so many at once, and one that fails makes room for the next', async () => {
  const inTurn = limited(2);
  const started: number[] = [];
  const ends = new Map<number, (error?: Error) => void>();
  const task = (name: number): Promise<number> =>
    inTurn(() => {
      started.push(name);
      return new Promise((resolve, reject) => ends.set(name, (error) => (error ? reject(error) : resolve(name))));
    });
  const results = [task(1), task(2), task(3), task(4)].map((result) => result.catch((error: Error) => error.message));
  await Promise.resolve();
  expect(started).toEqual([1, 2]);
  ends.get(2)?.(new Error('broken'));
  await expect.poll(() => started).toEqual([1, 2, 3]);
  ends.get(1)?.();
  await expect.poll(() => started).toEqual([1, 2, 3, 4]);
  ends.get(3)?.();
  ends.get(4)?.();
  expect(await Promise.all(results)).toEqual([1, 'broken', 3, 4]);
});
