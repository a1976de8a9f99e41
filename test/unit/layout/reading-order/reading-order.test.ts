import { describe, expect, test } from 'vitest';
import { blocksOf, texts } from '../blocks-of.ts';
import { type LineSpec, page } from '../page.ts';
import { cellTexts, tablesOf } from '../tables/grids.ts';

describe('reading order', () => {
  test('takes two columns one after the other, below a title that spans both', () => {
    const column = (word: string, x: number): LineSpec[] =>
      Array.from({ length: 8 }, (_, i) => ({ text: `${word} line ${i} of this column of text`, x, y: 120 + 12 * i }));
    const rows = column('left', 72).flatMap((line, i) => [line, column('right', 320)[i] as LineSpec]);
    const title: LineSpec = {
      text: 'A title that spans both of the columns of this page',
      y: 80,
      size: 18,
      weight: 700,
    };
    const text = texts(blocksOf(page([title, ...rows]))).join('\n');
    expect(text.indexOf('A title')).toBe(0);
    expect(text.indexOf('left line 7')).toBeLessThan(text.indexOf('right line 0'));
  });

  test('follows the place on the page, not the content stream', () => {
    expect(
      texts(
        blocksOf(
          page([
            { text: 'second', y: 200 },
            { text: 'first', y: 100 },
          ]),
        ),
      ),
    ).toEqual(['first', 'second']);
  });

  test('keeps a row of short parts together', () => {
    expect(
      texts(
        blocksOf(
          page([
            { text: 'Total', x: 72, y: 100 },
            { text: '12.50', x: 400, y: 100 },
          ]),
        ),
      ),
    ).toEqual(['Total 12.50']);
  });
});

test('labels beside values are read row by row', () => {
  const rows = ['Invoice number', 'Date of issue', 'Payment due by', 'Customer name'];
  const lines = rows.flatMap((text, i) => [
    { text, x: 72, y: 100 + 14 * i },
    { text: `value number ${i}`, x: 320, y: 100 + 14 * i },
  ]);
  expect(tablesOf(page(lines)).map(cellTexts)).toEqual([rows.map((text, i) => [text, `value number ${i}`])]);
});
