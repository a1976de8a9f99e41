import { describe, expect, test } from 'vitest';
import { blocksOf, kinds } from '../blocks-of.ts';
import { type LineSpec, page } from '../page.ts';
import { level } from './grids.ts';

const PROS = ['• simple to change', '• works in all weathers', '• costs little'];
const CONS = ['• one place alone', '• slow to be built', '• heavy when full'];
const list = (x: number, title: string, items: readonly string[]): LineSpec[] =>
  [title, ...items].map((text, index) => ({ text, x, y: 120 + 16 * index, ...(index === 0 && { weight: 700 }) }));
/** The edges of the bars above and below what a slide shows. */
const bars = [level(40, 560, 80), level(40, 560, 200)];
const left = list(72, 'For it', PROS);
const right = list(330, 'Against it', CONS);
const tables = (lines: readonly LineSpec[]): number =>
  kinds(blocksOf(page(lines, { rules: bars }))).filter((kind) => kind === 'table').length;

describe('two lists beside each other between the bars of a slide', () => {
  test('are two lists where one is written after the other', () => {
    const all = kinds(blocksOf(page([...left, ...right], { rules: bars })));
    expect(all.filter((kind) => kind === 'list')).toHaveLength(2);
    expect(all).not.toContain('table');
  });

  test('are the rows of a table where they are written row by row', () => {
    expect(tables(left.flatMap((line, index) => [line, right[index] as LineSpec]))).toBe(1);
  });
});
