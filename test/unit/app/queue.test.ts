import { expect, test } from 'vitest';
import { Queue } from '../../../src/app/state/queue.svelte.ts';
import type { Parsed } from '../../../src/page/parse-file.ts';

const parsed: Parsed = { markdown: { content: '', pages: [] }, pageCount: 1 };
const files = (...names: string[]): File[] => names.map((name) => new File(['bytes'], name));

/** A queue whose files are read when `finish` says so; `started` names them in the order of their start. */
function openQueue() {
  const started: string[] = [];
  const finishers = new Map<string, () => void>();
  const queue = new Queue((file, { signal }) => {
    const { name } = file as File;
    started.push(name);
    return new Promise((resolve, reject) => {
      finishers.set(name, () => resolve(parsed));
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  return { queue, started, finish: (name: string) => finishers.get(name)?.() };
}

const states = (queue: Queue): string[] => queue.tasks.map(({ name, status }) => `${name} ${status.name}`);

test('two files are at work at once, and the third follows when one of them is done', async () => {
  const { queue, started, finish } = openQueue();
  queue.add(files('a', 'b', 'c'));
  expect(states(queue)).toEqual(['a loading', 'b loading', 'c queued']);
  finish('b');
  await expect.poll(() => started).toEqual(['a', 'b', 'c']);
  expect(states(queue)).toEqual(['a loading', 'b done', 'c loading']);
});

test('a cancelled file makes room for the next, and can be tried again', async () => {
  const { queue, started } = openQueue();
  queue.add(files('a', 'b', 'c'));
  const [a] = queue.tasks;
  a?.cancel();
  await expect.poll(() => started).toEqual(['a', 'b', 'c']);
  if (a) queue.retry(a);
  expect(states(queue)).toEqual(['a queued', 'b loading', 'c loading']);
});

test('a file that is removed while it waits is never read', async () => {
  const { queue, started, finish } = openQueue();
  queue.add(files('a', 'b', 'c', 'd'));
  const waiting = queue.tasks[2];
  if (waiting) queue.remove(waiting);
  finish('a');
  await expect.poll(() => started).toEqual(['a', 'b', 'd']);
});

test('the first of the files that were added is shown, and its neighbour when it is removed', () => {
  const { queue } = openQueue();
  queue.add(files('example'), true);
  queue.add(files('a', 'b'));
  expect(queue.selected?.name).toBe('a');
  if (queue.selected) queue.remove(queue.selected);
  expect(queue.selected?.name).toBe('b');
  if (queue.selected) queue.remove(queue.selected);
  expect(queue.selected?.name).toBe('example');
  queue.clear();
  expect(queue.selected).toBeUndefined();
});
