import { expect, test } from 'vitest';
import { withoutComments } from '../../../src/answers/without-comments.ts';
import type { Block } from '../../../src/document/block.ts';
import { runsOf, visit } from '../../../src/document/walk.ts';
import { cell, flowing, item, list, paragraph, run, table } from './documents.ts';

const comment: Block = { kind: 'footnote', page: 1, marker: 'c1', comment: true, blocks: [paragraph('too long')] };
const footnote: Block = { kind: 'footnote', page: 1, marker: '1', blocks: [paragraph('see above')] };
const commented: Block = {
  kind: 'paragraph',
  page: 1,
  runs: [run('text'), run('1', { footnote: '1' }), run('', { footnote: 'c1' })],
};

const textsOf = (blocks: readonly Block[]): string[] =>
  [...visit(withoutComments(flowing(...blocks)).blocks)].flatMap((block) => runsOf(block).map(({ text }) => text));

test('comments and the references to them go, notes and theirs stay', () => {
  expect(textsOf([commented, comment, footnote])).toEqual(['text', '1', 'see above']);
});

test('comments go in list items and table cells too', () => {
  const inCell = cell('', { blocks: [commented, comment] });
  expect(textsOf([list(item('•', commented, comment)), table([inCell])])).toEqual(['text', '1', 'text', '1']);
});
