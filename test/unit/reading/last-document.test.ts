import { expect, test } from 'vitest';
import type { Message } from '../../../src/document/message.ts';
import { type ReadDocument, rememberingLast } from '../../../src/reading/last-document.ts';
import type { ReadRequest } from '../../../src/reading/read-document.ts';

const request = (of: Partial<ReadRequest>): ReadRequest => ({
  bytes: new Uint8Array(),
  type: 'pdf',
  maxPages: 10,
  maxInflatedBytes: 1,
  ...of,
});

/** A reader of documents with one word or more, that counts what it reads. */
function counting(words = 1, messages: readonly Message[] = []) {
  let readings = 0;
  const read: ReadDocument = async () => {
    readings++;
    const page = { source: 'text', words: Array.from({ length: words }) };
    return { document: { pages: [page], blocks: [], pageCount: 1 }, messages } as never;
  };
  return { read: rememberingLast(read), readings: () => readings };
}

test('another question about the last document does not read it again, and is told how many pages it has', async () => {
  const { read, readings } = counting();
  const told: number[] = [];
  const onPageCount = async (pages: number) => void told.push(pages);
  const first = await read({ readers: {} }, request({ source: 'a' }));
  expect(await read({ readers: {} }, request({ source: 'a', onPageCount }))).toBe(first);
  expect(readings()).toBe(1);
  expect(told).toEqual([1]);
});

test('another file, another way of reading it, or a file without a name is read', async () => {
  const { read, readings } = counting();
  for (const of of [{ source: 'a' }, { source: 'b' }, { source: 'b', ocr: 'always' }, {}, {}] as const) {
    await read({ readers: {} }, request(of));
  }
  expect(readings()).toBe(5);
});

test('a document of very many words is not kept in memory', async () => {
  const { read, readings } = counting(250_001);
  await read({ readers: {} }, request({ source: 'a' }));
  await read({ readers: {} }, request({ source: 'a' }));
  expect(readings()).toBe(2);
});

test('an allowance that does not suffice ends the second question as it would the first', async () => {
  const { read } = counting();
  await read({ readers: {} }, request({ source: 'a' }));
  const onPageCount = () => Promise.reject(new Error('Too few pages are left.'));
  await expect(read({ readers: {} }, request({ source: 'a', onPageCount }))).rejects.toThrow('Too few');
});

test('a document of which a page was not read for want of a recogniser is read again', async () => {
  const { read, readings } = counting(1, [{ code: 'not_recognised', page: 2, text: '' }]);
  await read({ readers: {} }, request({ source: 'a' }));
  await read({ readers: {} }, request({ source: 'a' }));
  expect(readings()).toBe(2);
});

test('a document of which lines in doubt were read by one recogniser alone is read again', async () => {
  const { read, readings } = counting(1, [{ code: 'recognised_by_one', page: 1, text: '' }]);
  await read({ readers: {} }, request({ source: 'a' }));
  await read({ readers: {} }, request({ source: 'a' }));
  expect(readings()).toBe(2);
});

test('a scan is read again when it is to be read closely, a document with text of its own is not', async () => {
  const scan = counting(1, [{ code: 'recognised', page: 1, text: '' }]);
  const print = counting();
  for (const closely of [false, true, true, false]) {
    await scan.read({ readers: {} }, request({ source: 'a', closely }));
    await print.read({ readers: {} }, request({ source: 'a', closely }));
  }
  expect(scan.readings()).toBe(3);
  expect(print.readings()).toBe(1);
});
