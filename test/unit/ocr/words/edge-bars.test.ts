import { expect, test } from 'vitest';
import { withoutEdgeBars } from '../../../../src/ocr/words/edge-bars.ts';
import { word } from '../words.ts';

const at = (text: string, left: number) => word(text, { box: [left, 100, left + 2, 118] });
const kept = (text: string, left: number): boolean => withoutEdgeBars([at(text, left)], 600).length === 1;

test('the edge of the paper on either side of a scan is no bar', () => {
  expect([kept('|', 0), kept('|', 10), kept('||', 598), kept('¦', 588)]).toEqual([false, false, false, false]);
});

test('a bar farther in is kept, and at the sides what is no bar', () => {
  expect([kept('|', 12), kept('|', 300), kept('|', 586), kept('1', 0), kept('I', 598)]).toEqual(Array(5).fill(true));
});
