import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AwakeTime } from '../../../src/platform/awake-time.ts';

const LIMIT = 60_000;
const MINUTE = 60_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => vi.useRealTimers());

/** Time passes in which no timer runs: the process is stopped. */
const freeze = (milliseconds: number): void => {
  const timers = vi.getTimerCount();
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + milliseconds);
  expect(vi.getTimerCount()).toBe(timers);
  vi.advanceTimersToNextTimer();
  vi.restoreAllMocks();
};

test('silence longer than the limit is told once', () => {
  const over = vi.fn();
  new AwakeTime(LIMIT).watch(over);
  vi.advanceTimersByTime(LIMIT - 1);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(LIMIT);
  expect(over).toHaveBeenCalledTimes(1);
});

test.each([2, 10, 600])('a freeze of %i minutes is no silence', (minutes) => {
  const over = vi.fn();
  new AwakeTime(LIMIT).watch(over);
  freeze(minutes * MINUTE);
  expect(over).not.toHaveBeenCalled();
});

test('silence after a freeze is told all the same', () => {
  let now = 0;
  const silence = new AwakeTime(LIMIT, () => now);
  now += 10 * MINUTE;
  expect(silence.isOver()).toBe(false);
  let looks = 0;
  for (; !silence.isOver(); looks++) now += 1000;
  expect(looks).toBeGreaterThan(40);
  expect(looks).toBeLessThanOrEqual(60);
});

test('what is heard begins the count anew, and an ended watch tells nothing', () => {
  const over = vi.fn();
  const silence = new AwakeTime(LIMIT);
  const end = silence.watch(over);
  for (let heard = 0; heard < 5; heard++) {
    vi.advanceTimersByTime(LIMIT / 2);
    silence.reset();
  }
  end();
  vi.advanceTimersByTime(10 * LIMIT);
  expect(over).not.toHaveBeenCalled();
});
