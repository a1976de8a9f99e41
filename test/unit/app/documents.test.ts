import { expect, test } from 'vitest';
import { ApiError } from '../../../src/api/errors.ts';
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
  expect(documents.counts).toMatchObject({ failed: 0, cancelled: 1 });
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
  await expect.poll(() => documents.counts).toEqual({ open: 2, done: 1, asking: 0, failed: 0, cancelled: 0 });
  documents.filter = 'done';
  expect(documents.shown.map(standingOf)).toEqual(['done']);
});

test('all documents that were removed at once can be put back, and are read again', async () => {
  const { documents, started, finish } = openDocuments();
  documents.add(files('a', 'b'));
  finish('a');
  await expect.poll(() => states(documents)).toContain('a done');
  documents.removeAll();
  expect(documents.all).toEqual([]);
  expect(documents.removed.map(({ name }) => name)).toEqual(['a', 'b']);
  documents.add(files('later'));
  documents.undo();
  expect(documents.all.map(({ name }) => name)).toEqual(['later', 'a', 'b']);
  await expect.poll(() => started.filter((name) => name === 'a')).toEqual(['a', 'a']);
});

test('what is cleared cannot be put back', () => {
  const { documents } = openDocuments();
  documents.add(files('a'));
  documents.clear();
  documents.undo();
  expect(documents.all).toEqual([]);
});

test('a document stays in a filtered list while it is tried again, and the filter ends with its last document', async () => {
  const read: Read = async (_operation, _file, { password }) => {
    if (password === 'sesame') return parsed as never;
    throw new ApiError(password === undefined ? 'password_required' : 'password_wrong', 'Locked.');
  };
  const documents = new Documents(read);
  documents.add(files('locked', 'other'));
  await expect.poll(() => documents.counts.asking).toBe(2);
  documents.filter = 'asking';
  const [locked, other] = documents.all;
  if (!locked || !other) throw new Error('There are two documents.');
  documents.readAgain(locked, { password: 'guess' });
  expect(documents.shown).toEqual([locked, other]);
  await expect.poll(() => documents.counts.asking).toBe(2);
  documents.readAgain(locked, { password: 'sesame' });
  documents.readAgain(other, { password: 'sesame' });
  await expect.poll(() => documents.filter).toBeUndefined();
  expect(documents.shown).toEqual([locked, other]);
});

test('a file that follows is asked for the same key-values as the one before', () => {
  const { documents } = openDocuments();
  documents.add(files('first'));
  documents.selected?.ask([{ key: 'Fee', description: 'the amount' }]);
  documents.add(files('second'));
  expect(documents.selected?.asked).toEqual([{ key: 'Fee', description: 'the amount' }]);
});

test('what is looked for in one document is looked for in the others too, which are compared', () => {
  const { documents } = openDocuments();
  documents.add(files('first', 'second'));
  documents.ask([{ key: 'Fee', description: 'the amount' }]);
  expect(documents.all.map(({ asked }) => asked.map(({ key }) => key))).toEqual([['Fee'], ['Fee']]);
});

test('a document that waited when it was removed waits again when it is put back', () => {
  const { documents, started } = openDocuments();
  documents.add(files('first', 'second', 'third'));
  const [, , third] = documents.all;
  documents.remove(third as (typeof documents.all)[number]);
  documents.undo();
  expect(documents.all.map(({ name, parse }) => [name, parse.status.name])).toEqual([
    ['first', 'loading'],
    ['second', 'loading'],
    ['third', 'queued'],
  ]);
  expect(started).toEqual(['first', 'second']);
});

/** A document that has been read, and that is read for the second time when `answer` settles. */
async function readOnce() {
  const attempts: { resolve: (answer: unknown) => void; reject: (error: unknown) => void }[] = [];
  const read: Read = (_operation, _file, { signal }) =>
    new Promise((resolve, reject) => {
      attempts.push({ resolve: resolve as (answer: unknown) => void, reject });
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const documents = new Documents(read);
  documents.add(files('report'));
  attempts[0]?.resolve(parsed);
  const [document] = documents.all;
  if (!document) throw new Error('There is a document.');
  await expect.poll(() => document.parse.result).toBe(parsed);
  return { documents, document, again: async () => attempts.at(-1) };
}

test('a document that cannot be read in another way shows what was read before, and why', async () => {
  const { documents, document, again } = await readOnce();
  const tables = document.task('extract_tables');
  void tables.run();
  (await again())?.resolve(parsed);
  await expect.poll(() => tables.status.name).toBe('done');
  documents.readAgain(document, { reading: { pages: '2' } });
  expect(tables.status.name).toBe('queued');
  (await again())?.reject(new ApiError('invalid_request', 'It has 1 page.'));
  await expect.poll(() => document.failed?.reason).toBe('It has 1 page.');
  expect(document.failed).toMatchObject({ retryable: false, reading: { pages: '2' } });
  expect(document.parse.result).toBe(parsed);
  expect(tables.status.name).toBe('done');
  expect(document.reading).toEqual({});
  expect(documents.counts).toMatchObject({ done: 1, failed: 0 });

  documents.readAgain(document);
  expect(document.failed).toBeUndefined();
  const other = { ...parsed };
  (await again())?.resolve(other);
  await expect.poll(() => document.parse.result).toBe(other);
});

test('another reading that is cancelled leaves what was read before, without a complaint', async () => {
  const { documents, document } = await readOnce();
  documents.readAgain(document, { reading: { ocr: 'always' } });
  document.cancel();
  expect(document.parse.result).toBe(parsed);
  expect(document.failed).toBeUndefined();
  expect(document.reading).toEqual({});
});

test('key-values that others were looked for meanwhile are not shown again', async () => {
  const { documents, document, again } = await readOnce();
  const keyValues = document.task('extract_key_value');
  void keyValues.run();
  (await again())?.resolve(parsed);
  await expect.poll(() => keyValues.status.name).toBe('done');
  documents.readAgain(document, { reading: { pages: '2' } });
  documents.ask([{ key: 'Fee', description: 'the amount' }]);
  document.cancel();
  expect(keyValues.status.name).toBe('queued');
});
