import { describe, expect, test } from 'vitest';
import type { Drawing, FilledRectangle, PositionedPage, Rule } from '../../../../src/document/page.ts';
import { blocksOf, kinds, texts } from '../blocks-of.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { cells, grid, level, tablesOf, upright } from '../tables/grids.ts';
import { itemsOf, labelsIn, type Node, node, sides } from './diagram-page.ts';

const nodes: Node[] = [
  node(0, 0, 'Letter comes', 'in by post'),
  node(1, 0, 'Clerk gives', 'it a number'),
  node(2, 0, 'Office reads it'),
  node(0, 1, 'Answer is sent'),
];
const arrows = [level(192, 242, 120), level(362, 412, 120), upright(132, 140, 190)];
const framed = nodes.flatMap(({ box }) => sides(box));
const ITEMS = ['Letter comes in by post', 'Clerk gives it a number', 'Office reads it', 'Answer is sent'];

const pageOf = (parts: Partial<PositionedPage>, more: readonly LineSpec[] = []): PositionedPage =>
  page([...labelsIn(nodes), ...more], parts);

describe('boxes that lines join are a list with an item for each box, and no table', () => {
  test('in frames', () => {
    expect(itemsOf(blocksOf(pageOf({ rules: [...framed, ...arrows] })))).toEqual([ITEMS]);
  });

  test('on shades', () => {
    const fills = nodes.map(({ box }): FilledRectangle => ({ box, color: '#dde8ff' }));
    expect(itemsOf(blocksOf(pageOf({ fills, rules: arrows })))).toEqual([ITEMS]);
  });

  test('in ellipses, with curves that end before the heads of their arrows', () => {
    const drawings: Drawing[] = [
      ...nodes.map(({ box }) => ({ box })),
      ...[[192, 234] as const, [362, 404] as const].map(
        ([from, to]): Drawing => ({
          box: [from, 115, to, 125],
          ends: [
            [from, 115],
            [to, 125],
          ],
        }),
      ),
      { box: [128, 180, 136, 190] },
    ];
    expect(itemsOf(blocksOf(pageOf({ drawings, rules: [upright(132, 140, 180)] })))).toEqual([ITEMS]);
  });
});

test('labels of lines stand where they are, one at the end of a line too, and bold type makes none of them a heading', () => {
  const more: LineSpec[] = [
    { text: 'one day', x: 200, y: 115, size: 8 },
    { text: 'Archive', x: 114, y: 272, weight: 700 },
  ];
  const rules = [...framed, ...arrows, upright(132, 230, 260)];
  const [first = '', second = '', ...rest] = ITEMS;
  expect(blocksOf(pageOf({ rules }, more)).map(({ kind }) => kind)).toEqual(['list']);
  expect(itemsOf(blocksOf(pageOf({ rules }, more)))).toEqual([[first, 'one day', second, ...rest, 'Archive']]);
});

/** Two boxes that a curve joins, so far to the right and in a frame. */
const pair = (right: number): { lines: LineSpec[]; parts: Required<Pick<PositionedPage, 'rules' | 'drawings'>> } => {
  const [x, y] = [72 + right, 100];
  const boxes: Node[] = [
    { box: [x + 20, y + 60, x + 60, y + 80], lines: ['In'] },
    { box: [x + 140, y + 60, x + 180, y + 80], lines: ['Out'] },
  ];
  const curve: Drawing = {
    box: [x + 40, y + 20, x + 160, y + 60],
    ends: [
      [x + 40, y + 60],
      [x + 160, y + 60],
    ],
  };
  const rules = [...sides([x, y, x + 200, y + 100]), ...boxes.flatMap(({ box }) => sides(box))];
  return { lines: [...labelsIn(boxes), { text: 'Coil', x: x + 92, y: y + 15 }], parts: { rules, drawings: [curve] } };
};

test('two boxes that a curve joins are a diagram, and those in frames side by side are two', () => {
  const [first, second] = [pair(0), pair(204)];
  const parts = {
    rules: [...first.parts.rules, ...second.parts.rules],
    drawings: [...first.parts.drawings, ...second.parts.drawings],
  };
  expect(itemsOf(blocksOf(page(first.lines, first.parts)))).toEqual([['Coil', 'In', 'Out']]);
  expect(itemsOf(blocksOf(page([...first.lines, ...second.lines], parts)))).toEqual([
    ['Coil', 'In', 'Out'],
    ['Coil', 'In', 'Out'],
  ]);
});

test('boxes in a frame are a diagram too where the lines from them end before a symbol', () => {
  const { lines, parts } = pair(0);
  const halves: Drawing[] = [
    {
      box: [112, 120, 168, 160],
      ends: [
        [112, 160],
        [168, 120],
      ],
    },
    {
      box: [176, 120, 232, 160],
      ends: [
        [176, 120],
        [232, 160],
      ],
    },
  ];
  expect(itemsOf(blocksOf(page(lines, { ...parts, drawings: halves })))).toEqual([['Coil', 'In', 'Out']]);
});

test('text above and below a drawing is not part of it', () => {
  const more = [...prose(2, 60), { text: 'Figure 2: The way of a letter through the office', y: 260 }];
  expect(kinds(blocksOf(pageOf({ rules: [...framed, ...arrows] }, more)))).toEqual(['paragraph', 'list', 'paragraph']);
});

test('the sections of a class are lines of its box, and what is wrapped in one is not', () => {
  const box = [72, 100, 192, 180] as const;
  const texts = ['Animal', '- name : String', '- age : int', '+ eat(food) : void'];
  const labels = texts.map((text, i): LineSpec => ({ text, x: i === 0 ? 117 : 76, y: 112 + 20 * i }));
  const others = [node(1, 0, 'Owner of', 'the animal'), node(2, 0, 'Farm')];
  const rules = [
    ...sides(box),
    level(72, 192, 120),
    level(72, 192, 160),
    ...others.flatMap((other) => sides(other.box)),
    level(192, 242, 130),
    level(362, 412, 130),
  ];
  expect(itemsOf(blocksOf(page([...labels, ...labelsIn(others)], { rules })))).toEqual([
    ['Animal | - name : String | - age : int | + eat(food) : void', 'Owner of the animal', 'Farm'],
  ]);
});

describe('no diagram', () => {
  test('are two boxes that a level line joins, or three that no lines join', () => {
    const two = nodes.slice(0, 2);
    const parts = { rules: [...two.flatMap(({ box }) => sides(box)), level(192, 242, 120)] };
    expect(itemsOf(blocksOf(page(labelsIn(two), parts)))).toEqual([]);
    expect(itemsOf(blocksOf(pageOf({ rules: framed })))).toEqual([]);
  });

  test('are the cells of a table, some of them merged', () => {
    const rows = [
      ['Harbour', 'Boats'],
      ['North', '12'],
      ['Total of all harbours', ''],
      ['South', '14'],
      ['Sum of both parts', ''],
    ];
    const rules = [
      ...[100, 120, 140, 160, 180, 200].map((y) => level(72, 272, y)),
      ...[72, 272].map((x) => upright(x, 100, 200)),
      upright(172, 100, 140),
      upright(172, 160, 180),
    ];
    expect(itemsOf(blocksOf(page(cells(rows), { rules })))).toEqual([]);
    expect(tablesOf(page(cells(rows), { rules }))).toHaveLength(1);
  });

  test('are dates in boxes with dashes between them', () => {
    const parts = [node(0, 0, '12'), node(1, 0, '05'), node(2, 0, '2026')];
    const rules = [...parts.flatMap(({ box }) => sides(box)), ...arrows.slice(0, 2)];
    expect(itemsOf(blocksOf(page(labelsIn(parts), { rules })))).toEqual([]);
  });

  test('are boxes with running text between them', () => {
    const more = prose(3, 160, { x: 210, letters: 60 });
    expect(texts(blocksOf(pageOf({ rules: [...framed, ...arrows] }, more)))).not.toContain('list');
  });
});

test('sections of a form, each a shaded title above a grid, are no diagram', () => {
  const bars = [60, 124, 188].map((y): FilledRectangle => ({ box: [60, y, 400, y + 18], color: '#dddddd' }));
  const titles: LineSpec[] = ['Pay and tax', 'Insurance', 'Other details'].map((text, at) => ({
    text,
    x: 66,
    y: [72, 136, 200][at] as number,
    weight: 700,
  }));
  const rows = [
    ['Kind', 'Pay', 'Tax'],
    ['Before', '4,120', '212'],
  ];
  const below =
    (dy: number) =>
    (rule: Rule): Rule => ({
      ...rule,
      box: [rule.box[0], rule.box[1] + dy, rule.box[2], rule.box[3] + dy],
    });
  const rules = [...grid(2, 3).map(below(-19)), ...grid(2, 3).map(below(45))];
  const lines = [-19, 45].flatMap((dy) => cells(rows).map((line) => ({ ...line, y: line.y + dy })));
  const blocks = blocksOf(page([...titles, ...lines, ...prose(3, 230)], { fills: bars, rules }));
  expect(kinds(blocks)).toContain('table');
  expect(kinds(blocks)).not.toContain('list');
});
