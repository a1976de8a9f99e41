import { expect, test } from 'vitest';
import type { FilledRectangle } from '../../../../src/document/page.ts';
import { textOf } from '../../../../src/document/text.ts';
import { layout } from '../../../../src/layout/layout.ts';
import { type LineSpec, page } from '../page.ts';

const column = (word: string, x: number, y: number): LineSpec[] =>
  Array.from({ length: 8 }, (_, i) => ({ text: `${word} line ${i} of this column of text`, x, y: y + 12 * i }));

/** Bars from y 100 to 200, each with its own height. */
const bars = [40, 75, 55, 90].map(
  (height, i): FilledRectangle => ({ box: [100 + 60 * i, 200 - height, 140 + 60 * i, 200], color: '#4871b8' }),
);
const labels: LineSpec[] = [
  ...[40, 75, 55, 90].map((value, i) => ({ text: `${value}`, x: 112 + 60 * i, y: 195 })),
  ...['2017', '2018', '2019', '2020'].map((text, i) => ({ text, x: 108 + 60 * i, y: 214 })),
];

const texts = (of: Parameters<typeof page>): string[] =>
  layout([page(...of)]).map((block) => ('runs' in block ? textOf(block.runs) : block.kind));

test('the labels of a chart are one paragraph, row by row, and no table', () => {
  expect(texts([labels, { fills: bars }])).toEqual(['40 75 55 90 2017 2018 2019 2020']);
});

test('a chart above two columns does not keep them from being read one after the other', () => {
  const text = texts([[...labels, ...column('left', 72, 260), ...column('right', 320, 260)], { fills: bars }]).join(
    '\n',
  );
  expect(text.indexOf('2020')).toBeLessThan(text.indexOf('left line 0'));
  expect(text.indexOf('left line 7')).toBeLessThan(text.indexOf('right line 0'));
});

test('shaded cells that share their edges are a table', () => {
  const fills = [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map(
      (cell): FilledRectangle => ({
        box: [72 + 100 * cell, 100 + 20 * row, 172 + 100 * cell, 120 + 20 * row],
        color: row === 0 ? '#dddddd' : '#eeeeee',
      }),
    ),
  );
  const cells = [0, 1, 2].flatMap((row) =>
    ['Name', 'Size', 'Price'].map((text, i) => ({ text: `${text} ${row}`, x: 76 + 100 * i, y: 114 + 20 * row })),
  );
  expect(texts([cells, { fills }])).toEqual(['table']);
});

test('text in rounded frames is no picture', () => {
  const words = ['Distributed systems', 'Infrastructure', 'Databases', 'Languages', 'Testing', 'Leadership'];
  const chips: LineSpec[] = words.map((text, i) => ({ text, x: 80, y: 100 + 34 * i }));
  const drawings = chips.map(({ y }) => ({ box: [72, y - 22, 220, y + 12] as const }));
  expect(texts([chips, { drawings }])).toEqual(words);
});
