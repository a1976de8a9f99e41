import { expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import type { FilledRectangle } from '../../../../src/document/page.ts';
import { markersOf } from '../../../../src/layout/tables/marked-text.ts';
import { type LineSpec, page, words } from '../page.ts';
import { tablesOf } from './grids.ts';

const NAMES = ['volume', 'treble', 'balance', 'bass'];
const lines = NAMES.map((name, i): LineSpec => ({ text: `audio.${name} sets how loud it is`, x: 90, y: 100 + 14 * i }));
/** The box of the first word of each line, up to the space behind it. */
const marks = lines.map((line): Box => {
  const [x0, y0, x1, y1] = words(line)[0]?.box ?? [0, 0, 0, 0];
  return [x0, y0 - 1, x1 + 2, y1 + 1];
});

test('words marked with colour at the beginning of lines are no cells of a table', () => {
  const fills = marks.map((box): FilledRectangle => ({ box, color: '#ffff99' }));
  expect(tablesOf(page(lines, { fills }))).toEqual([]);
});

test.each<[string, Box, readonly LineSpec[]]>([
  ['has room around its words', [84, 88, 160, 104], [{ text: 'Depth', x: 90, y: 100 }]],
  ['ends where nothing goes on', marks[0] as Box, [{ text: 'audio.volume', x: 90, y: 100 }]],
  ['has no words', [300, 88, 360, 104], lines],
])('an area that %s marks no text', (_, area, text) => {
  expect(markersOf(text.flatMap(words).map(({ box }) => box))(area)).toBe(false);
});
