import { expect, test } from 'vitest';
import { Documents, standingOf } from '../../../src/app/state/documents.svelte.ts';
import type { Read } from '../../../src/app/state/opened-document.svelte.ts';
import type { Answers } from '../../../src/page/read-file.ts';

const parsed: Answers['parse'] = { markdown: { content: '', pages: [] }, pageCount: 1 };
const files = (...names: string[]): File[] => names.map((name) => new File(['bytes'], name));

/** Documents whose files are read when `finish` says so; `started` names them in the order of their start. */
function openDocuments() {
  const started: string[] = [];
  const finishers = new Map<string, () => void>();
  const read: Read = (_operation, { name }, { signal }) => {
    started.push(name);
    return new Promise((resolve, reject) => {
      finishers.set(name, () => resolve(parsed as never));
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  };
  const documents = new Documents(read);
  return { documents, started, finish: (name: string) => finishers.get(name)?.() };
}

const states = ({ all }: Documents): string[] => all.map(({ name, parse }) => `${name} ${parse.status.name}`);

test('two files are at work at once, and the third follows when one of them is done', async () => {
  const { documents, started, finish } = openDocuments();
  documents.add(files('a', 'b', 'c'));
  expect(states(documents)).toEqual(['a loading', 'b loading', 'c queued']);
  finish('b');
  await expect.poll(() => started).toEqual(['a', 'b', 'c']);
  expect(states(documents)).toEqual(['a loading', 'b done', 'c loading']);
});

test('a cancelled file makes room for the next, and can be tried again', async () => {
  const { documents, started } = openDocuments();
  documents.add(files('a', 'b', 'c'));
  const [a] = documents.all;
  a?.parse.cancel();
  await expect.poll(() => started).toEqual(['a', 'b', 'c']);
  if (a) documents.readAgain(a);
  expect(states(documents)).toEqual(['a queued', 'b loading', 'c loading']);
});

test('a file that is removed while it waits is never read', async () => {
  const { documents, started, finish } = openDocuments();
  documents.add(files('a', 'b', 'c', 'd'));
  const waiting = documents.all[2];
  if (waiting) documents.remove(waiting);
  finish('a');
  await expect.poll(() => started).toEqual(['a', 'b', 'd']);
});

test('the first of the files that were added is shown, and its neighbour when it is removed', () => {
  const { documents } = openDocuments();
  documents.add(files('example'));
  documents.add(files('a', 'b'));
  expect(documents.selected?.name).toBe('a');
  if (documents.selected) documents.remove(documents.selected);
  expect(documents.selected?.name).toBe('b');
  if (documents.selected) documents.remove(documents.selected);
  expect(documents.selected?.name).toBe('example');
  documents.clear();
  expect(documents.selected).toBeUndefined();
});

test('what was removed last can be put back where it was', async () => {
  const { documents, finish } = openDocuments();
  documents.add(files('a', 'b', 'c'));
  finish('b');
  await expect.poll(() => states(documents)).toContain('b done');
  const b = documents.all[1];
  if (b) documents.remove(b);
  expect(states(documents)).toHaveLength(2);
  documents.undo();
  expect(states(documents)[1]).toBe('b done');
  expect(documents.selected).toBe(b);
});

test('a document that is removed while it is read is read again when it is put back', async () => {
  const { documents, started } = openDocuments();
  documents.add(files('a'));
  const [a] = documents.all;
  if (a) documents.remove(a);
  documents.undo();
  await expect.poll(() => started).toEqual(['a', 'a']);
});

test('the counters tell how many are done, and show only those when one is chosen', async () => {
  const { documents, finish } = openDocuments();
  documents.add(files('a', 'b', 'c'));
  finish('a');
  await expect.poll(() => documents.counts).toEqual({ open: 2, done: 1, asking: 0, failed: 0 });
  documents.filter = 'done';
  expect(documents.shown.map(standingOf)).toEqual(['done']);
});
