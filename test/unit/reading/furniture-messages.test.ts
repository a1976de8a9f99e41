import { expect, test } from 'vitest';
import type { Block } from '../../../src/document/block.ts';
import { furnitureMessages } from '../../../src/reading/furniture-messages.ts';
import { words } from '../layout/page.ts';

const furniture = (page: number, text: string): Block => ({
  kind: 'furniture',
  page,
  runs: [{ text, spaced: false, words: words({ text, y: 20 }) }],
});

test('running heads that differ in numbers only are one message, which quotes the first', () => {
  const blocks = [furniture(2, 'Report 7'), furniture(3, 'Report 8'), furniture(3, 'Appendix')];
  expect(furnitureMessages(blocks)).toMatchObject([
    { code: 'running_head', page: 2, text: expect.stringMatching(/on 2 pages from page 2 on .*«Report 7»/) },
    { code: 'running_head', page: 3, text: expect.stringMatching(/on page 3 .*«Appendix»/) },
  ]);
});

test('the running head of a document that flows, whose text has no places, is quoted; an empty one is no loss', () => {
  const flowing = (text: string): Block => ({ kind: 'furniture', page: 1, runs: [{ text, spaced: false, words: [] }] });
  expect(furnitureMessages([flowing('Minutes\n  of May'), flowing(' ')])).toMatchObject([
    { code: 'running_head', page: 1, text: expect.stringMatching(/: «Minutes of May»\.$/) },
  ]);
});

test('line numbers of a listing are quoted', () => {
  const code: Block = { kind: 'code', page: 4, text: 'x', words: [], lineNumbers: words({ text: '1 2 3', y: 20 }) };
  expect(furnitureMessages([code])).toMatchObject([
    { code: 'line_numbers', page: 4, text: expect.stringContaining('«1 2 3»') },
  ]);
});

test('a document that loses nothing has no messages', () => {
  expect(furnitureMessages([{ kind: 'paragraph', page: 1, runs: [] }])).toEqual([]);
});
