import { describe, expect, test } from 'vitest';
import { printed } from '../../documents.ts';
import { valuesOf } from '../values-of.ts';

describe('a role that a paper gives to somebody', () => {
  test.each([
    ['Purchaser: Ada Marsh', { purchaser_name: 'name of the purchaser' }],
    ['Buyer: Ada Marsh', { buyer_name: 'name of the buyer' }],
  ])('is not that of who issued it: %s', (line, asked) => {
    const order = printed([
      { text: 'Birch Tooling, Inc.', y: 60, size: 16, weight: 700 },
      { text: '4400 Industrial Pkwy', y: 80 },
      { text: 'Dayton, OH 45414', y: 95 },
      { text: 'PURCHASE ORDER', x: 350, y: 60, size: 16, weight: 700 },
      { text: line, x: 350, y: 95 },
      { text: 'Please deliver the goods below by the end of the month.', y: 200 },
    ]);
    expect(Object.values(valuesOf(order, asked) as object)).toEqual([['Ada Marsh']]);
  });
});
