import { expect, test } from 'vitest';
import { csv, tsv } from '../../../src/app/results/table-cells.ts';

const rows = [
  ['Item', 'Price, net'],
  ['Nuts "large"', '1\n2'],
];

test('cells with commas, quotes and line ends are quoted in CSV', () => {
  expect(csv(rows)).toBe('Item,"Price, net"\r\n"Nuts ""large""","1\n2"\r\n');
});

test('tab-separated values hold no tabs or line ends within a cell', () => {
  expect(tsv([['a\tb', 'c\r\nd']])).toBe('a b\tc d\n');
});
