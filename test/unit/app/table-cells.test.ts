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

test('a cell that a spreadsheet would work out is text, signed numbers and telephones stay as they are', () => {
  for (const cell of [
    '=HYPERLINK("https://a.example/")',
    '@SUM(A1)',
    '+A1+B1',
    "-2+cmd|' /C calc'!A0",
    ' =1',
    '\u200b=1',
    '\u0000@A1',
    '＝1+1',
    '－A1',
  ]) {
    expect([tsv([[cell]]), csv([[cell]])]).toEqual([`'${cell}\n`, expect.stringMatching(/^"?'/)]);
  }
  for (const sign of ['\t', '\r', '\r\n']) {
    expect(csv([[`${sign}=1`]])).toContain(`'${sign}=1`);
    expect(tsv([[`${sign}=1`]])).toBe("' =1\n");
  }
  for (const cell of ['-1745', '-12.50', '−12.50', '- 1.234 €', '+44 (20) 7946-0958', '- 3 %', '-', '+1.5'])
    expect(csv([[cell]])).toBe(`${cell}\r\n`);
});
