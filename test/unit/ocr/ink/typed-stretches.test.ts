import { expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import { typedStretches } from '../../../../src/ocr/ink/typed-stretches.ts';

/** Ink of a text in type of one width: digits 14 wide and 20 high, one every 20 pixels; points 4 wide. */
const typed = (text: string, pitch = 20, left = 100): Box[] =>
  [...text].flatMap((character, index): Box[] => {
    const middle = left + index * pitch;
    if (character === ' ') return [];
    return character === '.' ? [[middle - 2, 116, middle + 2, 120]] : [[middle - 7, 100, middle + 7, 120]];
  });
const groups = (ink: readonly Box[]): number[][] =>
  typedStretches(ink).map((stretch) => stretch.groups.map((group) => group.length));

test('the places of a typed amount are counted with its point', () => {
  expect(groups(typed('310.75'))).toEqual([[6]]);
  expect(typedStretches(typed('310.75'))[0]).toMatchObject({
    box: [93, 100, 207, 120],
    type: 20,
    pitch: expect.closeTo(20),
  });
});

test('an empty place parts groups, two part stretches', () => {
  expect(groups(typed('$ 310.75'))).toEqual([[1, 6]]);
  expect(groups(typed('310.75   48.20'))).toEqual([[6], [5]]);
});

test('letters that stand close are no type of one width that needs more room', () => {
  expect(groups(typed('31075', 17))).toEqual([]);
  expect(groups(typed('31075', 18))).toEqual([[5]]);
});

test('letters of several widths are none', () => {
  const widths = [20, 20, 4, 4, 20, 4];
  let left = 100;
  const ink = widths.map((wide): Box => {
    left += wide + 6;
    return [left - wide, 100, left, 120];
  });
  expect(groups(ink)).toEqual([]);
});

test('digits of one width are none where a point has less room than a digit', () => {
  const ink: Box[] = [...typed('65'), [131, 116, 135, 120], ...typed('00', 20, 148)];
  expect(groups(ink)).toEqual([]);
});

test('two letters are none, three are', () => {
  expect(groups(typed('31'))).toEqual([]);
  expect(groups(typed('310'))).toEqual([[3]]);
});
