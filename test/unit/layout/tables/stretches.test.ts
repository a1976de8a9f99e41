import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../../src/layout/tables/rows.ts';
import { stretchesOf } from '../../../../src/layout/tables/stretches.ts';
import { linesOf } from '../lines.ts';
import type { LineSpec } from '../page.ts';

/** Rows of texts at the given x, 15 points apart from `y` on. */
const rows = (y: number, xs: readonly number[], texts: readonly (readonly string[])[]): LineSpec[] =>
  texts.flatMap((row, r) => row.flatMap((text, c) => (text ? [{ text, x: xs[c] ?? 72, y: y + 15 * r }] : [])));

/** The numbers of rows of the stretches. */
const stretches = (lines: readonly LineSpec[]): number[] =>
  stretchesOf(rowsOf(linesOf(lines))).map((stretch) => stretch.length);

const values = [
  ['Oak', '10', '12'],
  ['Elm', '11', '13'],
  ['Fir', '14', '15'],
];
const places = [72, 200, 300];

describe('two tables below each other', () => {
  test('are parted by a caption', () => {
    const caption = { text: 'Tabla 2. Trees', x: 72, y: 145 };
    expect(stretches([...rows(100, places, values), caption, ...rows(160, places, values)])).toEqual([3, 3]);
  });

  test('are parted by a line where their columns differ', () => {
    const sentence = 'by the old gate of the farm on the hill';
    const other = rows(
      160,
      [72, 120],
      [
        ['Ash', sentence],
        ['Yew', sentence],
      ],
    );
    expect(stretches([...rows(100, places, values), { text: 'Others', x: 72, y: 145 }, ...other])).toEqual([3, 2]);
  });
});

describe('rows of several parts', () => {
  test('are parted by a sentence in ordinary type where they are typewritten', () => {
    const typed = (y: number, monospace: boolean): LineSpec[] =>
      rows(y, places, values).map((line) => ({ ...line, monospace }));
    const sentence = { text: 'The trees by the gate are these:', x: 60, y: 145 };
    expect(stretches([...typed(100, true), sentence, ...typed(160, true)])).toEqual([3, 3]);
    expect(stretches([...typed(100, false), sentence, ...typed(160, false)])).toEqual([7]);
  });

  test('end above text in ordinary type where they are typewritten, though a heading below it has its number apart', () => {
    const typed = rows(100, places, values).map((line) => ({ ...line, monospace: true }));
    const text = { text: 'The file has three trees.', x: 72, y: 145 };
    const heading = rows(160, [72, 110], [['3.2', 'Kinds of files']]).map((line) => ({ ...line, weight: 700 }));
    expect(stretches([...typed, text, ...heading])).toContain(3);
    expect(stretches([...typed, text, ...heading])).not.toContain(5);
  });

  test('are parted by a title below which the head is said again', () => {
    const title = { text: 'Others', x: 72, y: 145 };
    const head = ['Tree', 'Height', 'Age'];
    const [above, below] = [
      [head, ...values.slice(1)],
      [head, ...values.slice(0, 1)],
    ];
    expect(stretches([...rows(100, places, above), title, ...rows(160, places, below)])).toEqual([3, 2]);
  });
});

describe('one table', () => {
  test('goes on after the title of a group of rows', () => {
    const title = { text: 'Others', x: 72, y: 145 };
    expect(stretches([...rows(100, places, values), title, ...rows(160, places, values)])).toEqual([7]);
  });

  test('goes on after white space where its columns do', () => {
    expect(stretches([...rows(100, places, values), ...rows(155, places, values)])).toEqual([6]);
  });

  test('ends before a list below it', () => {
    const list = rows(
      160,
      [72, 90],
      [
        ['•', 'an oak by the gate of the old farm'],
        ['•', 'an elm and a fir'],
      ],
    );
    expect(stretches([...rows(100, places, values), ...list])).toEqual([3, 2]);
  });
});

test('a wrapped title of a group of rows is within the first column', () => {
  const title = (second: string): LineSpec[] => [
    { text: 'Others that', x: 72, y: 145 },
    { text: second, x: 72, y: 160 },
  ];
  const around = (lines: readonly LineSpec[]): LineSpec[] => [
    ...rows(100, places, values),
    ...lines,
    ...rows(175, places, values),
  ];
  expect(stretches(around(title('grow by the gate')))).toEqual([8]);
  expect(stretches(around(title('grow by the gate of the old farm')))).toEqual([3, 3]);
});
