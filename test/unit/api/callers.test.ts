import { expect, test } from 'vitest';
import { Callers } from '../../../src/api/callers.ts';

test('the last caller of the same work to leave is told that none is left', () => {
  const callers = new Callers();
  callers.join('a');
  callers.join('a');
  callers.join('b');
  expect(callers.leave('a')).toBe(1);
  expect(callers.leave('b')).toBe(0);
  expect(callers.leave('a')).toBe(0);
});

test('who joins after the last has left is the first again', () => {
  const callers = new Callers();
  callers.join('a');
  callers.leave('a');
  callers.join('a');
  expect(callers.leave('a')).toBe(0);
});
