import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import { barsOf } from '../../../../src/layout/page/bars.ts';
import { type LineSpec, page, words } from '../page.ts';
import { cellTexts, level, tablesOf } from '../tables/grids.ts';

const barsIn = (boxes: readonly Box[], text: readonly LineSpec[] = [], uprights: readonly number[] = []): unknown[] =>
  barsOf({
    fills: boxes.map((box) => ({ box, color: '#8a1f3c' })),
    words: text.flatMap(words),
    rules: uprights.map((x) => ({ box: [x, 100, x + 0.5, 300], orientation: 'vertical' })),
  }).map(({ box }) => box);

describe('an area that is long and low', () => {
  test('is a line, in pieces between which squares are joints', () => {
    expect(barsIn([[60, 200, 360, 204]])).toEqual([[60, 200, 360, 204]]);
    expect(
      barsIn([
        [164, 200, 360, 204],
        [60, 200, 160, 204],
        [160, 200, 164, 204],
      ]),
    ).toEqual([
      [60, 200, 160, 204],
      [160, 200, 360, 204],
    ]);
  });

  test.each<readonly [string, readonly Box[], readonly LineSpec[]]>([
    ['is as high as a row of text', [[60, 200, 360, 208]], []],
    ['is short', [[60, 200, 130, 204]], []],
    ['has text over it', [[60, 200, 360, 204]], [{ text: 'struck', x: 80, y: 204 }]],
    [
      'touches the one below',
      [
        [60, 200, 360, 204],
        [60, 204, 360, 208],
      ],
      [],
    ],
  ])('is none where it %s', (_, boxes, text) => {
    expect(barsIn(boxes, text)).toEqual([]);
  });

  test('is none where it ends within a cell, as the arrows of a picture do', () => {
    const bar: Box = [60, 200, 360, 204];
    expect(barsIn([bar], [], [60, 200, 360])).toEqual([bar]);
    expect(barsIn([bar], [], [20, 200, 360])).toEqual([]);
    expect(barsIn([bar], [], [60, 200, 420])).toEqual([]);
  });
});

/** A title, a head over a bar, and rows with lines below them, in pieces that are as long as the columns. */
const headed = (top: number, head: readonly (readonly string[])[], rows: readonly (readonly string[])[]) => {
  const columns = [60, 180, 260, 340, 460];
  const cell = (text: string, column: number, y: number, weight: number): LineSpec[] =>
    text ? [{ text, x: (columns[column] as number) + 3, y, size: 8, weight }] : [];
  const below = top + 14 * head.length + 2;
  return {
    lines: [
      { text: `List ${top}: what was sent`, x: 60, y: top - 8, size: 8 },
      ...head.flatMap((texts, r) => texts.flatMap((text, c) => cell(text, c, top + 13 * r + 6, 700))),
      ...rows.flatMap((texts, r) => texts.flatMap((text, c) => cell(text, c, below + 5 + 20 * r + 12, 400))),
    ],
    bar: columns.slice(1).map((x, c): Box => [columns[c] as number, below, x, below + 5]),
    rules: rows.flatMap((_, r) =>
      columns.slice(1).map((x, c) => level(columns[c] as number, x, below + 5 + 20 * (r + 1))),
    ),
    end: below + 5 + 20 * rows.length,
  };
};

test('tables with their heads over bars are tables of their own, though their columns are the same and heads are wrapped', () => {
  const head = [
    ['Parcel', 'Gross', 'Place of', 'Carrier'],
    ['', 'weight', 'delivery', ''],
  ];
  const first = headed(100, head, [
    ['Books', '3 kg', 'Porto', 'Rail'],
    ['Lamps', '2 kg', 'Cork', 'Ship'],
  ]);
  const second = headed(first.end + 30, head, [
    ['Tiles', '90 kg', 'Graz', 'Road'],
    ['Seeds', '1 kg', 'Turku', 'Air'],
  ]);
  const fills = [...first.bar, ...second.bar].map((box) => ({ box, color: '#8a1f3c' }));
  const tables = tablesOf(page([...first.lines, ...second.lines], { fills, rules: [...first.rules, ...second.rules] }));
  const names = ['Parcel', 'Gross weight', 'Place of delivery', 'Carrier'];
  expect(tables.map(cellTexts)).toEqual([
    [names, ['Books', '3 kg', 'Porto', 'Rail'], ['Lamps', '2 kg', 'Cork', 'Ship']],
    [names, ['Tiles', '90 kg', 'Graz', 'Road'], ['Seeds', '1 kg', 'Turku', 'Air']],
  ]);
});
