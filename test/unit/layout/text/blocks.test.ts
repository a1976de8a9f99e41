import { describe, expect, test } from 'vitest';
import type { Word } from '../../../../src/document/page.ts';
import { buildBlocks, furnitureOf } from '../../../../src/layout/text/blocks.ts';
import type { Hyphenation } from '../../../../src/layout/text/hyphenation.ts';
import { candidateOf } from '../../../../src/layout/text/paragraphs.ts';
import { buildRuns } from '../../../../src/layout/text/runs.ts';
import { BODY, line, prose } from '../page.ts';

const hyphenation: Hyphenation = () => true;
const context = {
  rules: [],
  entries: new Set<Word>(),
  typography: BODY,
  hyphenation,
  levels: new Map(),
  trace: undefined,
};

describe('blocks', () => {
  test('are made of candidates in their order, and finished ones are kept', () => {
    const table = { kind: 'table', page: 1, rows: [] } as const;
    const heading = candidateOf([line({ text: 'Title', y: 60, size: 20 })]);
    const text = candidateOf(prose(2, 100).map(line));
    const item = candidateOf([line({ text: '• item', y: 200 })]);
    const code = candidateOf([0, 12].map((y) => line({ text: 'run()', y: 300 + y, monospace: true })));
    const levels = new Map([[heading, 2]]);
    const blocks = buildBlocks([heading, text, table, item, code], { ...context, levels });
    expect(blocks).toMatchObject([
      { kind: 'heading', level: 2 },
      { kind: 'paragraph' },
      { kind: 'table' },
      { kind: 'list' },
      { kind: 'code' },
    ]);
    expect(blocks[2]).toBe(table);
  });

  test('of headings are not bold: that is their style, no emphasis', () => {
    const heading = candidateOf([line({ text: 'Title', y: 60, weight: 700 })]);
    const [block] = buildBlocks([heading], { ...context, levels: new Map([[heading, 1]]) });
    expect(block).toMatchObject({ kind: 'heading', runs: [{ text: 'Title' }] });
    expect(block).not.toMatchObject({ runs: [{ bold: true }] });
  });

  test('that are lines of underscores, dashes or stars are no content', () => {
    const candidates = ['________', '-----', '* * * * *', '---', '– – a'].map((text, index) =>
      candidateOf([line({ text, y: 100 + 40 * index })]),
    );
    expect(buildBlocks(candidates, context).map(({ kind }) => kind)).toEqual([
      'furniture',
      'furniture',
      'furniture',
      'paragraph',
      'paragraph',
    ]);
  });
});

test('a running head keeps its place and its words as evidence', () => {
  const head = line({ text: 'Annual report', y: 30 });
  const furniture = furnitureOf(head, (lines) => buildRuns(lines, BODY, hyphenation));
  expect(furniture).toMatchObject({ kind: 'furniture', page: 1, box: head.box, runs: [{ words: head.words }] });
});
