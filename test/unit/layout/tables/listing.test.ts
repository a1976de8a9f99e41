import { expect, test } from 'vitest';
import type { Block } from '../../../../src/document/block.ts';
import { layout } from '../../../../src/layout/layout.ts';
import { page, prose } from '../page.ts';
import { level, upright } from './grids.ts';

const PROGRAM = ['public void clear()', '{', 'this.graph.clear();', 'repaint();', '}'];
const NAMES = ['Harbour office', 'Old mill (north)', 'Town hall; closed', 'Ferry', 'Depot'];

/** What a page makes of texts in boxes that are one below the other, or in shades. */
function blocksOf(texts: readonly string[], look: 'boxes' | 'shades', numbers = false): readonly Block[] {
  const top = (row: number): number => 150 + 16 * row;
  const lines = texts.flatMap((text, row) => [
    ...(numbers ? [{ text: `${row + 1}`, x: 76, y: top(row) + 12 }] : []),
    { text, x: text.includes(';') ? 112 : 100, y: top(row) + 12 },
  ]);
  const rules = [
    ...[...texts, ''].map((_, row) => level(72, 400, top(row))),
    ...[72, 400].map((x) => upright(x, top(0), top(texts.length))),
  ];
  const fills = texts.map((_, row) => ({
    box: [72, top(row), 400, top(row + 1)] as const,
    color: row % 2 === 0 ? '#e6e6e6' : '#e5e5e5',
  }));
  return layout([page([...prose(4, 80), ...lines, ...prose(4, 260)], look === 'boxes' ? { rules } : { fills })]);
}

test.each(['boxes', 'shades'] as const)(
  'the lines of a program in %s of one column are a listing, set in as they are',
  (look) => {
    const [code, ...others] = blocksOf(PROGRAM, look).filter(({ kind }) => kind === 'code' || kind === 'table');
    expect(others).toEqual([]);
    expect(code?.kind === 'code' && code.text).toBe('public void clear()\n{\n  this.graph.clear();\n  repaint();\n}');
  },
);

test('the numbers of its lines are none of its text', () => {
  const code = blocksOf(PROGRAM, 'shades', true).find((block) => block.kind === 'code');
  expect(code?.text.split('\n')[1]).toBe('{');
  expect(code?.lineNumbers?.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5']);
});

test('names in boxes of one column are a table', () => {
  expect(blocksOf(NAMES, 'boxes').map(({ kind }) => kind)).toContain('table');
});
