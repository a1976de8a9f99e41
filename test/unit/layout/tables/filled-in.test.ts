import { expect, test } from 'vitest';
import { isField } from '../../../../src/layout/tables/filled-in.ts';
import { words } from '../page.ts';

// A line of ten points with its baseline at 110 reaches from 102.5 to 112.5.
const LABEL = words({ text: 'Date of birth', x: 76, y: 110 });

test.each([
  [126, true],
  [118, false],
])('a box is a field with a line’s height and more below its label: down to %i: %s', (bottom, expected) => {
  expect(isField([72, 100, 200, bottom], LABEL)).toBe(expected);
});

test('text in the middle or at the foot of a box is a cell', () => {
  expect(isField([72, 86, 200, 129], LABEL)).toBe(false);
  expect(isField([72, 60, 200, 114], LABEL)).toBe(false);
});

test.each([
  ['in larger letters', { size: 12 }, true],
  ['in letters a little larger', { size: 10.5 }, false],
  ['typed', { monospace: true }, true],
  ['in the letters of the label', {}, false],
])('a full box is a field where what is filled in below the label is %s: %s', (_, value, expected) => {
  const filled = [...LABEL, ...words({ text: '4 June 1971', x: 76, y: 124, ...value })];
  expect(isField([72, 100, 200, 128], filled)).toBe(expected);
});
