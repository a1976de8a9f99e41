import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Loaded, Loading } from '../../../../src/ocr/engines/loading.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const loading = new Loading();
  const told: (Loaded | undefined)[] = [];
  const stop = loading.watch((loaded) => told.push(loaded));
  return { loading, told, stop };
}

test('files that arrive together are counted together, until the last has arrived', () => {
  const { loading, told } = watched();
  const [engine, model] = [loading.begin(), loading.begin()];
  engine.count({ loaded: 1, total: 3 });
  model.count({ loaded: 2, total: 4 });
  vi.advanceTimersByTime(1000);
  expect(told.at(-1)).toEqual({ loaded: 3, total: 7 });
  engine.end();
  expect(told.at(-1)).toEqual({ loaded: 3, total: 7 });
  model.end();
  expect(told.at(-1)).toBeUndefined();
});

test('files of a later need are counted from nothing', () => {
  const { loading, told } = watched();
  const first = loading.begin();
  first.count({ loaded: 5, total: 5 });
  first.end();
  loading.begin().count({ loaded: 1, total: 2 });
  vi.advanceTimersByTime(1000);
  expect(told.at(-1)).toEqual({ loaded: 1, total: 2 });
});

test('it is told a few times a second, however many parts a file comes in', () => {
  const { loading, told } = watched();
  const { count } = loading.begin();
  for (let part = 1; part <= 100; part++) {
    count({ loaded: part, total: 100 });
    vi.advanceTimersByTime(10);
  }
  expect(told.length).toBeGreaterThan(2);
  expect(told.length).toBeLessThanOrEqual(5);
});

test('a file that turns out longer than was said is never more than whole, and who stops watching hears no more', () => {
  const { loading, told, stop } = watched();
  const { count, end } = loading.begin();
  count({ loaded: 9, total: 0 });
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([{ loaded: 9, total: 9 }]);
  stop();
  end();
  expect(told).toHaveLength(1);
});
