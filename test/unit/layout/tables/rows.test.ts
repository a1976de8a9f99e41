import { expect, test } from 'vitest';
import { rowsOf } from '../../../../src/layout/tables/rows.ts';
import { linesOf, textOfLine } from '../lines.ts';

test('a label between the two rows of a head does not join them', () => {
  const head = linesOf([
    { text: '2031', x: 160, y: 100 },
    { text: 'Fruit', x: 72, y: 105 },
    { text: 'Goal', x: 132, y: 110 },
    { text: 'Done', x: 192, y: 110 },
  ]);
  expect(rowsOf(head).map((row) => row.map(textOfLine))).toEqual([
    ['Fruit', '2031'],
    ['Goal', 'Done'],
  ]);
});
