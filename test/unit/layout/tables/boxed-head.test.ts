import { describe, expect, test } from 'vitest';
import type { PositionedPage } from '../../../../src/document/page.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { cellTexts, level, tablesOf, upright } from './grids.ts';

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

const HEAD: Box = [66, 96, 500, 126];

const CLOTHES: Readonly<Record<string, Partial<PositionedPage>>> = {
  'a box of lines': {
    rules: [level(66, 500, 96), level(66, 500, 126), upright(66, 96, 126), upright(500, 96, 126)],
  },
  'a shade': { fills: [{ box: HEAD, color: '#dddddd' }] },
};

/** Heads of two lines: the judges' is in the middle of three columns, those of infringements and of the referee over none. */
const HEADS: readonly LineSpec[] = [
  { text: 'Dive', x: 72, y: 108 },
  { text: 'no.', x: 72, y: 119 },
  { text: 'Level', x: 140, y: 108 },
  { text: 'Info', x: 190, y: 108 },
  { text: 'Judges’ marks', x: 258, y: 108 },
  { text: 'by lot', x: 275, y: 119 },
  { text: 'Ref', x: 390, y: 108 },
  { text: 'Total', x: 460, y: 108 },
].map((spec) => ({ ...spec, weight: 700 }));

const MARKS = [
  ['103B', '1.6', '7.0', '7.5', '8.0', '35.2'],
  ['203C', '2.0', '6.5', '6.0', '6.5', '39.0'],
  ['405C', '2.7', '5.5', '5.0', '6.5', '47.2'],
] as const;
const PLACES = [72, 145, 240, 284, 328, 465];

const marks = MARKS.flatMap((row, index) =>
  row.map((text, at) => ({ text, x: PLACES[at] as number, y: 145 + 13 * index })),
);

const TABLE = [
  ['Dive no.', 'Level', 'Info', 'Judges’ marks by lot', 'Ref', 'Total'],
  ...MARKS.map(([dive, difficulty, first, second, third, total]) => [
    dive,
    difficulty,
    '',
    first,
    second,
    third,
    '',
    total,
  ]),
];

const textsIn = (lines: readonly LineSpec[], drawn: Partial<PositionedPage>): string[][][] =>
  tablesOf(page([...lines, ...prose(4, 500)], drawn)).map(cellTexts);

describe.each(Object.entries(CLOTHES))('a head in %s above rows of marks', (_, drawn) => {
  test('is over the columns in whose middle it is, and over empty ones', () => {
    expect(textsIn([...HEADS, ...marks], drawn)).toEqual([TABLE]);
  });

  test('leaves what stands below the rows out of the table', () => {
    const foot = { text: 'Printed at noon', y: 184 };
    expect(textsIn([...HEADS, ...marks, foot], drawn)).toEqual([TABLE]);
  });

  test('is none where a column has no head', () => {
    const more = MARKS.map((_row, index) => ({ text: `${index}.25`, x: 425, y: 145 + 13 * index }));
    expect(textsIn([...HEADS, ...marks, ...more], drawn).flat(2)).not.toContain('Judges’ marks by lot');
  });

  test('is no head of sentences', () => {
    const texts = [72, 300].flatMap((x) => prose(4, 145, { x, letters: 38 }));
    expect(textsIn([...HEADS, ...texts], drawn)).toEqual([]);
  });
});
