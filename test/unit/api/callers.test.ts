import { expect, test } from 'vitest';
import { Callers } from '../../../src/api/callers.ts';

test('the last caller of the same work to leave is told that none is left', async () => {
  const callers = new Callers();
  await callers.join('a');
  await callers.join('a');
  await callers.join('b');
  expect(callers.leave('a')).toBe(1);
  expect(callers.leave('b')).toBe(0);
  expect(callers.leave('a')).toBe(0);
});

test('who joins after the last has left is the first again', async () => {
  const callers = new Callers();
  await callers.join('a');
  callers.leave('a');
  await callers.join('a');
  expect(callers.leave('a')).toBe(0);
});

test('what an ended call has left to do is done before an equal one begins, and once', async () => {
  const callers = new Callers();
  const done: string[] = [];
  const hour = 3_600_000;
  callers.end('a', hour, async () => done.push('a'));
  callers.end('b', hour, async () => done.push('b'));
  expect(await callers.join('a')).toBe(0);
  expect(await callers.join('a')).toBe(1);
  expect(done).toEqual(['a']);
  await callers.join('b');
  expect(done).toEqual(['a', 'b']);
});
