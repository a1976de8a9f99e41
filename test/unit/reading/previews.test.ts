import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LevelPage } from '../../../src/reading/level-page.ts';
import { Previews } from '../../../src/reading/previews.ts';
import { page } from '../ocr/words.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pagesTo = (count: number): LevelPage[] =>
  Array.from({ length: count }, (_, index) => ({ level: page({ number: index + 1, words: [] }) }));

/** Reads pages that take so many milliseconds each to read and to show. Returns how many each preview showed. */
async function read(pageCount: number, toRead: number, toShow: number): Promise<number[]> {
  const shown: number[] = [];
  const previews = new Previews(pageCount, async (pages) => {
    vi.advanceTimersByTime(toShow * pages.length);
    shown.push(pages.length);
  });
  for (let count = 1; count <= pageCount; count++) {
    vi.advanceTimersByTime(toRead);
    await previews.offer(count, () => pagesTo(count));
  }
  return shown;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

test('of a long printed document the first page is shown at once, and more as a twentieth of the time pays for them', async () => {
  const shown = await read(1000, 4, 2);
  expect(shown.slice(0, 4)).toEqual([1, 2, 4, 8]);
  expect(sum(shown) * 2).toBeLessThanOrEqual(0.05 * (1000 * 4 + sum(shown) * 2));
});

test('of a scan every page is shown when it is read, but the last, which comes with the answer', async () => {
  expect(await read(9, 2000, 3)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a document that is soon read has no preview', async () => {
  expect(await read(20, 4, 2)).toEqual([]);
});

test('a preview that fails is the last, and the reading goes on', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const show = vi.fn(() => Promise.reject(new Error('no room')));
  const previews = new Previews(100, show);
  for (let count = 1; count <= 3; count++) {
    vi.advanceTimersByTime(2000);
    await previews.offer(count, () => pagesTo(count));
  }
  expect(show).toHaveBeenCalledTimes(1);
  expect(told).toHaveBeenCalledTimes(1);
});
