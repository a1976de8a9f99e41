import { describe, expect, test } from 'vitest';
import type { Run } from '../../../../src/document/block.ts';
import type { Drawing, FilledRectangle, ImageRegion, PositionedPage, Rule } from '../../../../src/document/page.ts';
import { textOf } from '../../../../src/document/text.ts';
import { findFigures } from '../../../../src/layout/figures/figures.ts';
import { layout } from '../../../../src/layout/layout.ts';
import type { Line } from '../../../../src/layout/page/lines.ts';
import { linesOf, textOfLine } from '../lines.ts';
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
  expect(texts([labels, { fills: bars }])).toEqual(['40 75 55 90\n2017 2018 2019 2020']);
});

test('each row of names in a drawing is a line, and what is small beside them is no index', () => {
  const names: LineSpec[] = [
    { text: 'Pump', x: 120, y: 120 },
    { text: 'Valve', x: 220, y: 120 },
    { text: 'DN50', x: 158, y: 122, size: 6 },
    { text: 'Boiler', x: 120, y: 200 },
    { text: 'Drain', x: 220, y: 260 },
  ];
  const [labels] = layout([page(names, { drawings: curves(6, 200) })]).flatMap((block) =>
    'runs' in block ? [block.runs] : [],
  );
  expect(textOf(labels ?? [])).toBe('Pump DN50 Valve\nBoiler\nDrain');
  expect(labels?.filter(({ position }) => position)).toEqual([]);
});

test.each<[string, Partial<LineSpec>]>([
  ['larger', { size: 14 }],
  ['bold', { weight: 700 }],
])('the title of a chart in its frame is a paragraph of its own: %s', (_, look) => {
  const rules: Rule[] = [
    ...[60, 230].map((y): Rule => ({ box: [80, y, 360, y], orientation: 'horizontal' })),
    ...[80, 360].map((x): Rule => ({ box: [x, 60, x, 230], orientation: 'vertical' })),
  ];
  const title = { text: 'Boats in the harbour', x: 150, y: 80, ...look };
  expect(texts([[title, ...labels], { fills: bars, rules }])).toEqual([title.text, '40 75 55 90\n2017 2018 2019 2020']);
});

test('charts side by side have each their own title and labels, and no title is a heading', () => {
  const move = ({ box: [x0, y0, x1, y1], ...rest }: Rule): Rule => ({ ...rest, box: [x0 + 230, y0, x1 + 230, y1] });
  const first = lineChart(4);
  const parts = {
    rules: [...(first.rules ?? []), ...(first.rules ?? []).map(move)],
    drawings: [
      ...(first.drawings ?? []),
      ...(first.drawings ?? []).map(({ box: [x0, y0, x1, y1] }) => ({ box: [x0 + 230, y0, x1 + 230, y1] as const })),
    ],
  };
  const second = ticked.map(
    (label): LineSpec => ({ ...label, x: (label.x ?? 0) + 230, text: label.text.replace('0', '5') }),
  );
  const titles = ['Boats', 'Ships'].map((text, i): LineSpec => ({ text, x: 193 + 230 * i, y: 92, size: 12 }));
  const found = layout([page([...ticked, ...second, ...titles], parts)]);
  expect(found.map((block) => ('runs' in block ? textOf(block.runs) : block.kind))).toEqual([
    'Boats',
    '30 20 10\nMay June July',
    'Ships',
    '35 25 15\nMay June July',
  ]);
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['paragraph']));
});

test('titles of a form that are marked with colour are no bars of a chart', () => {
  const titles = ['FIRST PART', 'SECOND PART', 'DATA OF THE EMPLOYEE', 'POSITION'];
  const sections: LineSpec[] = titles.map((text, i) => ({ text, x: 80, y: 110 + 40 * i }));
  const cells = titles.map((_, i): LineSpec => ({ text: `${i + 1}. Name of the office`, x: 80, y: 128 + 40 * i }));
  const fills = sections.map(
    ({ text, x = 0, y }): FilledRectangle => ({
      box: [x - 4, y - 9, x + 5 * text.length + 8, y + 3],
      color: '#ffff00',
    }),
  );
  const rules = [92, 132, 172, 212, 252].map((y): Rule => ({ box: [72, y, 400, y], orientation: 'horizontal' }));
  expect(texts([sections.flatMap((line, i) => [line, cells[i] as LineSpec]), { fills, rules }])).toEqual(
    expect.arrayContaining(titles),
  );
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

/** The four lines of a frame around most of the page. */
const FRAME: Rule[] = [
  { box: [40, 40, 572, 40.5], orientation: 'horizontal' },
  { box: [40, 752, 572, 752.5], orientation: 'horizontal' },
  { box: [40, 40, 40.5, 752], orientation: 'vertical' },
  { box: [571.5, 40, 572, 752], orientation: 'vertical' },
];

test('a frame around most of a page does not make one picture of all that is in it', () => {
  const head = { text: 'Name: A. Smith', x: 60, y: 60 };
  const separator: Rule = { box: [40, 70, 572, 70.5], orientation: 'horizontal' };
  const axis: Rule = { box: [40, 300, 572, 300.5], orientation: 'horizontal' };
  const curves = Array.from({ length: 12 }, (_, i) => ({ box: [60 + 40 * i, 302, 99 + 40 * i, 360] as const }));
  const strip = { text: '9:36', x: 60, y: 330 };
  expect(texts([[head, strip], { rules: [...FRAME, separator, axis], drawings: curves }])).toEqual([
    'Name: A. Smith',
    '9:36',
  ]);
});

test('text in rounded frames is no picture', () => {
  const words = ['Distributed systems', 'Infrastructure', 'Databases', 'Languages', 'Testing', 'Leadership'];
  const chips: LineSpec[] = words.map((text, i) => ({ text, x: 80, y: 100 + 34 * i }));
  const drawings = chips.map(({ y }) => ({ box: [72, y - 22, 220, y + 12] as const }));
  expect(texts([chips, { drawings }])).toEqual(words);
});

/** Axes with ticks `length` points long, and the two strokes of one line between them. */
const lineChart = (length: number): Pick<PositionedPage, 'rules' | 'drawings'> => ({
  rules: [
    { box: [120, 100, 120.5, 200], orientation: 'vertical' },
    { box: [120, 200, 300, 200.5], orientation: 'horizontal' },
    ...[0, 1, 2].flatMap((tick): Rule[] => [
      { box: [120 - length, 110 + 40 * tick, 120, 110.5 + 40 * tick], orientation: 'horizontal' },
      { box: [150 + 60 * tick, 200, 150.5 + 60 * tick, 200 + length], orientation: 'vertical' },
    ]),
  ],
  drawings: [{ box: [150, 140, 210, 180] }, { box: [210, 120, 270, 140] }],
});
const ticked: LineSpec[] = [
  ...[30, 20, 10].map((value, tick) => ({ text: `${value}`, x: 100, y: 114 + 40 * tick })),
  ...['May', 'June', 'July'].map((text, tick) => ({ text, x: 142 + 60 * tick, y: 214 })),
];

test('a chart of few strokes is known by the ticks along its axes', () => {
  expect(texts([ticked, lineChart(4)])).toEqual(['30 20 10\nMay June July']);
  expect(texts([ticked, lineChart(12)])).not.toEqual(['30 20 10\nMay June July']);
});

test('lines with ticks along one side, as boxes for letters have, are no chart', () => {
  const { rules } = lineChart(4);
  const comb = rules.filter(({ box, orientation }) => orientation === 'vertical' || box[2] - box[0] > 10);
  expect(texts([ticked, { rules: comb }])).not.toEqual(['30 20 10\nMay June July']);
});

/** Runs of lines, as texts. */
const runsOf = (lines: readonly Line[]): Run[] =>
  lines.map((line) => ({ text: textOfLine(line), spaced: true, words: line.words }));

/** The texts of the figures of a page. */
const figuresIn = (lines: readonly LineSpec[], parts: Partial<PositionedPage>): string[] =>
  findFigures(page(lines, parts), linesOf(lines), runsOf).map(({ block }) =>
    'runs' in block ? block.runs.map(({ text }) => text).join(', ') : '',
  );

/** So many curves side by side that fill a square of `side` points from (100, 100) on. */
const curves = (count: number, side = 60): Drawing[] =>
  Array.from({ length: count }, (_, i) => ({
    box: [100 + (side * i) / count, 100, 100 + (side * (i + 1)) / count, 100 + side],
  }));

const label: LineSpec = { text: 'ab', x: 115, y: 120 };

describe('curves with a label', () => {
  test('are a figure from six on, not at five', () => {
    expect(figuresIn([label], { drawings: curves(6) })).toEqual(['ab']);
    expect(figuresIn([label], { drawings: curves(5), fills: bars.slice(0, 1) })).toEqual([]);
  });

  test('are a figure 40 points wide and high, not 30', () => {
    expect(figuresIn([label], { drawings: curves(6, 40) })).toEqual(['ab']);
    expect(figuresIn([label], { drawings: curves(6, 30) })).toEqual([]);
  });

  test('are a figure with an image of half the page, not on a background of 70 % of it', () => {
    const far: LineSpec = { text: 'ab', x: 300, y: 300 };
    const image = (share: number): ImageRegion => ({ box: [0, 0, 612, 792 * share] });
    expect(figuresIn([far], { drawings: curves(6), images: [image(0.5)] })).toEqual(['ab']);
    expect(figuresIn([far], { drawings: curves(6), images: [image(0.7)] })).toEqual([]);
  });

  test('are no figure without text, nor where they frame it', () => {
    expect(figuresIn([], { drawings: curves(6) })).toEqual([]);
    expect(figuresIn([label], { drawings: curves(6).map(() => ({ box: [100, 100, 160, 160] })) })).toEqual([]);
  });
});

test('bars are rectangles 9 points long, not 7: those are ticks', () => {
  const axes: Rule[] = [
    { box: [100, 100, 100, 160], orientation: 'vertical' },
    { box: [100, 160, 160, 160], orientation: 'horizontal' },
  ];
  const chart = (length: number): Partial<PositionedPage> => ({
    rules: axes,
    fills: [0, 1, 2, 3].map((i) => ({
      box: [100, 105 + 12 * i, 100 + length + 0.6 * i, 109 + 12 * i],
      color: '#000000',
    })),
  });
  const text: LineSpec = { text: 'ab', x: 130, y: 130 };
  expect(figuresIn([text], chart(9))).toEqual(['ab']);
  expect(figuresIn([text], chart(5.5))).toEqual([]);
});

describe('text in a drawing 200 points wide', () => {
  const drawings = Array.from({ length: 12 }, (_, i): Drawing => ({ box: [100, 100 + 8 * i, 300, 104 + 8 * i] }));
  const lines = (...texts: readonly string[]): LineSpec[] =>
    texts.map((text, i) => ({ text, x: 102, y: 120 + 20 * i }));

  test('is made of labels of four words, not of five', () => {
    expect(figuresIn(lines('a b c d', 'a b c d'), { drawings })).toHaveLength(1);
    expect(figuresIn(lines('a b c d e', 'a b c d e'), { drawings })).toEqual([]);
  });
});

test('a logo on the rule below the head of a page does not take the head with it', () => {
  const rules: Rule[] = [{ box: [72, 100, 540, 101], orientation: 'horizontal' }];
  const drawings = Array.from({ length: 12 }, (_, i): Drawing => ({ box: [300 + 3 * i, 60, 310 + 3 * i, 101] }));
  const head: LineSpec[] = [
    { text: 'Notice 7', y: 80 },
    { text: 'Office of Ports', x: 400, y: 80 },
  ];
  expect(findFigures(page(head, { rules, drawings }), linesOf(head), () => [])).toEqual([]);
});
