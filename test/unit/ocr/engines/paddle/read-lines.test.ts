import { expect, test } from 'vitest';
import { batches } from '../../../../../src/ocr/engines/paddle/read-lines.ts';

test('lines are read together only when they are of like width', () => {
  const sizes = batches([
    [0, 0, 100, 20],
    [0, 30, 600, 50],
    [0, 60, 102, 80],
  ]).map((batch) => batch.length);
  expect(sizes).toEqual([2, 1]);
});
