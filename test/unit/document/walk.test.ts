import { expect, test } from 'vitest';
import type { Block } from '../../../src/document/block.ts';
import type { Word } from '../../../src/document/page.ts';
import { mapBlocks, runsOf, visit, wordsOf } from '../../../src/document/walk.ts';
import { cell, heading, item, list, paragraph, run, table } from '../answers/documents.ts';
import { words } from '../layout/page.ts';

const quote = (...blocks: readonly Block[]): Block => ({ kind: 'quote', page: 1, blocks });
const note = (...blocks: readonly Block[]): Block => ({ kind: 'footnote', page: 1, marker: '1', blocks });
const figure = (caption: string): Block => ({ kind: 'figure', page: 1, alternative: '', caption: [run(caption)] });
const captioned = (caption: string, block: Block): Block => ({ ...block, caption: [run(caption)] }) as Block;

/** A block of every kind, nested three deep. */
const BLOCKS: readonly Block[] = [
  heading('head'),
  list(item('1.', paragraph('item'), list(item('a)', paragraph('inner item'))))),
  captioned('table caption', table([cell('a'), cell('', { blocks: [list(item('•', paragraph('in a cell')))] })])),
  quote(paragraph('quoted')),
  note(paragraph('noted')),
  figure('figure caption'),
  { kind: 'furniture', page: 1, runs: [run('page 1')] },
];

/** What a document says, block by block. */
const texts = (blocks: Iterable<Block>): string[] =>
  [...blocks].flatMap((block) => runsOf(block).map(({ text }) => text));

test('every text and caption is visited once, in reading order', () => {
  expect(texts(visit(BLOCKS))).toEqual([
    'head',
    'item',
    'inner item',
    'table caption',
    'a',
    'in a cell',
    'quoted',
    'noted',
    'figure caption',
    'page 1',
  ]);
});

test('a block that is not entered is visited without its children', () => {
  expect(texts(visit(BLOCKS, ({ kind }) => kind === 'quote'))).toEqual([
    'head',
    'table caption',
    'quoted',
    'figure caption',
    'page 1',
  ]);
});

test('runs are changed at every depth, and the given blocks stay as they were', () => {
  const before = structuredClone(BLOCKS);
  const changed = mapBlocks(BLOCKS, {
    runs: (runs) => runs.map((each) => ({ ...each, text: each.text.toUpperCase() })),
  });
  expect(texts(visit(changed))).toEqual(texts(visit(BLOCKS)).map((text) => text.toUpperCase()));
  expect(BLOCKS).toEqual(before);
});

test('runs change only in blocks that are entered', () => {
  const changed = mapBlocks(BLOCKS, { enters: ({ kind }) => kind === 'list', runs: () => [run('x')] });
  expect(texts(visit(changed))).toEqual(['x', 'x', 'x', 'x', 'a', 'in a cell', 'quoted', 'noted', 'x', 'x']);
});

test('a block that goes takes its children with it, at any depth', () => {
  const kept = mapBlocks(BLOCKS, { keeps: ({ kind }) => kind !== 'list' && kind !== 'footnote' });
  expect(texts(visit(kept))).toEqual(['head', 'table caption', 'a', 'quoted', 'figure caption', 'page 1']);
});

test('the words of a block are those of its captions, cells, items and code', () => {
  const printed = words({ text: 'Table item code', y: 100 });
  const [inCaption, inItem, inCode] = printed.map((word) => [word]) as [Word[], Word[], Word[]];
  const code: Block = { kind: 'code', page: 1, text: 'code', words: inCode };
  const items = list(item('•', { kind: 'paragraph', page: 1, runs: [run('item', { words: inItem })] }));
  const block: Block = {
    kind: 'table',
    page: 1,
    rows: [[cell('', { blocks: [items, code] })]],
    caption: [run('Table', { words: inCaption })],
  };
  expect(wordsOf(block)).toEqual(printed);
});
