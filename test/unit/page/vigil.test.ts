import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Progress } from '../../../src/jobs/signals.ts';
import { Vigil } from '../../../src/page/vigil.ts';

const SECOND = 1000;

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => vi.useRealTimers());

const at = { page: 7, task: 'drawing' } as const;
const progress: Progress = { type: 'progress', job: 'job', phase: 'reading', pagesDone: 1, at };
const alive = { type: 'alive', job: 'job' } as const;

/** A vigil, and what it has said. */
function vigil() {
  const over = vi.fn();
  return { over, watching: new Vigil(over) };
}

test('a worker that falls silent at a step is ended within twenty seconds, with that step', () => {
  const { over, watching } = vigil();
  watching.hear(progress);
  vi.advanceTimersByTime(14 * SECOND);
  expect(over).not.toHaveBeenCalled();
  vi.advanceTimersByTime(6 * SECOND);
  expect(over).toHaveBeenCalledWith(at);
});

test('a worker that gives a sign now and then is never ended', () => {
  const { over, watching } = vigil();
  for (let minute = 0; minute < 60; minute++) {
    for (let sign = 0; sign < 5; sign++) {
      watching.hear(progress);
      vi.advanceTimersByTime(12 * SECOND);
    }
  }
  expect(over).not.toHaveBeenCalled();
});

test('a worker whose script is still loading has two minutes, as one that waits without progress', () => {
  for (const isAlive of [false, true]) {
    const { over, watching } = vigil();
    for (let second = 0; second < 115; second++) {
      if (isAlive) watching.hear(alive);
      vi.advanceTimersByTime(SECOND);
    }
    expect(over).not.toHaveBeenCalled();
    vi.advanceTimersByTime(30 * SECOND);
    expect(over).toHaveBeenCalled();
    watching.end();
  }
});

test('a vigil that has ended says nothing more', () => {
  const { over, watching } = vigil();
  watching.hear(progress);
  watching.end();
  vi.advanceTimersByTime(600 * SECOND);
  expect(over).not.toHaveBeenCalled();
});
