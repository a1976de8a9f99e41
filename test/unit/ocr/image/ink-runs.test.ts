import { expect, test } from 'vitest';
import { inkRuns } from '../../../../src/ocr/image/ink-runs.ts';
import { drawing } from '../../../fixtures/type-image.ts';

test('runs of ink across and down, from the length asked for', () => {
  const { across, down } = inkRuns(drawing('###.', '#...', '#.##'), 0, { across: 3, down: 3 });
  expect(across).toEqual([{ line: 0, start: 0, end: 3 }]);
  expect(down).toEqual([{ line: 0, start: 0, end: 3 }]);
});

test('a run may reach the edge of the image', () => {
  expect(inkRuns(drawing('.##'), 0, { across: 2, down: 2 }).across).toEqual([{ line: 0, start: 1, end: 3 }]);
});

test('runs down are told by the row in which they end, each as long as its column has ink', () => {
  const { down } = inkRuns(drawing('#.##', '#.#.', '..##', '#.##'), 0, { across: 9, down: 2 });
  expect(down).toEqual([
    { line: 0, start: 0, end: 2 },
    { line: 2, start: 0, end: 4 },
    { line: 3, start: 2, end: 4 },
  ]);
});

test('a run several times as long is told once, and so are others of its row', () => {
  const { across } = inkRuns(drawing('.#######.###'), 0, { across: 3, down: 3 });
  expect(across).toEqual([
    { line: 0, start: 1, end: 8 },
    { line: 0, start: 9, end: 12 },
  ]);
  const { down } = inkRuns(drawing('.', '#', '#', '#', '#', '#', '#', '.', '#', '#'), 0, { across: 9, down: 2 });
  expect(down).toEqual([
    { line: 0, start: 1, end: 7 },
    { line: 0, start: 8, end: 10 },
  ]);
});
