import { describe, expect, test } from 'vitest';
import { partLineNumbers } from '../../../../src/layout/page/line-numbers.ts';
import { blocksOf, texts } from '../blocks-of.ts';
import { linesOf, textOfLine } from '../lines.ts';
import { type LineSpec, page, prose } from '../page.ts';

/** Numbers whose right edge is `gap` points left of the text at x 72, every so many lines of 12 points. */
const counted = (count: number, { gap = 8, size = 5, every = 1, color = '#000000' } = {}): LineSpec[] =>
  Array.from({ length: count }, (_, index) => {
    const text = `${every * (index + 1)}`;
    return { text, x: 72 - gap - 0.5 * size * text.length, y: 100 + 12 * every * index, size, color };
  });

const numbersOf = (...specs: readonly LineSpec[]): string[] =>
  [...partLineNumbers(linesOf(specs)).numbers].map(textOfLine);

describe('numbers in the left margin count lines', () => {
  test('when they are smaller than the text', () => {
    expect(numbersOf(...prose(12, 100), ...counted(12))).toHaveLength(12);
  });

  test('not when they are years before rows of amounts', () => {
    const amounts = Array.from({ length: 9 }, (_, i) => ({
      text: `${2031 + i} 44.1 9.5 31.7 20.3 65.6 12.4 50.8`,
      y: 100 + 12 * i,
    }));
    expect(numbersOf(...amounts)).toEqual([]);
  });

  test('when they are as large, and beside every line of running text', () => {
    expect(numbersOf(...prose(12, 100), ...counted(12, { gap: 20, size: 10 }))).toHaveLength(12);
  });

  test('when they stand at every fifth line', () => {
    expect(numbersOf(...prose(30, 100), ...counted(6, { every: 5 }))).toEqual(['5', '10', '15', '20', '25', '30']);
  });

  test('when they are so close that they are in one line with the text, which they leave', () => {
    const { lines, numbers } = partLineNumbers(linesOf([...counted(6, { gap: 3 }), ...prose(6, 100)]));
    expect([...numbers].map(textOfLine)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(lines.filter((line) => !numbers.has(line)).map(textOfLine)).toEqual(linesOf(prose(6, 100)).map(textOfLine));
  });
});

describe('numbers count no lines', () => {
  test('when they are few, or do not grow by one step', () => {
    expect(numbersOf(...prose(4, 100), ...counted(4))).toEqual([]);
    const years = counted(8).map((spec, index) => ({ ...spec, text: `${[3, 9, 4, 12, 5, 8, 1, 30][index]}` }));
    expect(numbersOf(...prose(8, 100), ...years)).toEqual([]);
  });

  test('when they are the first column of a table in the size of the text', () => {
    const rows = Array.from({ length: 8 }, (_, index): LineSpec => ({ text: 'Oats 120 7.50', y: 100 + 12 * index }));
    expect(numbersOf(...rows, ...counted(8, { gap: 20, size: 10 }))).toEqual([]);
  });

  test('when they are labels of rows of short cells, though smaller', () => {
    const cells = Array.from({ length: 8 }, (_, row) =>
      [0, 1, 2, 3].map((column): LineSpec => ({ text: `A${row}${column}`, x: 72 + 40 * column, y: 100 + 12 * row })),
    ).flat();
    expect(numbersOf(...cells, ...counted(8))).toEqual([]);
  });

  test('when they number a listing, which knows them', () => {
    const code = prose(8, 100).map((spec) => ({ ...spec, monospace: true }));
    expect(numbersOf(...code, ...counted(8))).toEqual([]);
  });

  test('when text beside them begins farther left', () => {
    expect(numbersOf(...prose(8, 100), ...counted(8), { text: 'Heading', x: 40, y: 124 })).toEqual([]);
  });
});

test('text with numbered lines reads as without', () => {
  const specs = [{ text: 'Rivers and lakes', y: 70, size: 16, weight: 700 }, ...prose(8, 100)];
  expect(texts(blocksOf(page([...specs, ...counted(8)]))).slice(0, 2)).toEqual(texts(blocksOf(page(specs))));
});
