import { expect, test } from 'vitest';
import { labelPlace } from '../../../src/app/pages/label-place.ts';
import { markAt } from '../../../src/app/pages/mark-at.ts';

const page = { width: 600, height: 800 };
const label = { width: 40, height: 12 };
type Box = [number, number, number, number];
const box: Box = [100, 100, 160, 112];

test('a label stands above its box, below it where a line is above, and beside it where lines are on both sides', () => {
  const [above, below]: Box[] = [
    [80, 84, 300, 96],
    [80, 116, 300, 128],
  ];
  expect(labelPlace(box, label, page, [box])).toEqual([100, 86]);
  expect(labelPlace(box, label, page, [box, above as Box])).toEqual([100, 114]);
  expect(labelPlace(box, label, page, [box, above as Box, below as Box])).toEqual([162, 100]);
});

test('a label stays on its page', () => {
  expect(labelPlace([580, 0, 600, 10], label, page, [])).toEqual([560, 12]);
});

test('of boxes within boxes the smallest under the pointer is meant', () => {
  const mark = (id: string, ...boxes: Box[]) => ({ id, evidence: { pointer: '', page: 1, boxes, confidence: 1 } });
  const marks = [mark('cell', [10, 10, 20, 20]), mark('table', [0, 0, 100, 100], [0, 110, 100, 120])];
  expect(markAt(marks, 15, 15)?.id).toBe('cell');
  expect(markAt(marks, 50, 115)?.id).toBe('table');
  expect(markAt(marks, 50, 105)).toBeUndefined();
});
