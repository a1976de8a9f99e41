import { expect, test } from 'vitest';
import { markdown } from '../../../../src/answers/markdown/markdown.ts';
import type { Table } from '../../../../src/document/block.ts';
import { type Box, contains } from '../../../../src/document/geometry.ts';
import type { PositionedPage, Rule, Word } from '../../../../src/document/page.ts';
import { wordsOf } from '../../../../src/document/walk.ts';
import { layout } from '../../../../src/layout/layout.ts';
import { levelCells } from '../../../../src/layout/page/turned-cells.ts';
import { type LineSpec, page, prose, words } from '../page.ts';

/** Words of a line that is written upwards from a foot, on a baseline right of the middle `x`. */
function upwards(text: string, x: number, foot: number, rotation = 270): Word[] {
  return words({ text, x: 0, y: 0 }).map((word) => {
    const [from, to] = rotation === 270 ? [foot - word.box[2], foot - word.box[0]] : [word.box[0], word.box[2]];
    const top = rotation === 270 ? 0 : foot - 60;
    return { ...word, box: [x - 5, from + top, x + 5, to + top], baseline: to, rotation };
  });
}

/** Words of a line that is written upwards to the right, at 45°, from a foot on. */
function slanting(text: string, x: number, foot: number): Word[] {
  const slope = Math.SQRT1_2;
  return words({ text, x: 0, y: 0 }).map((word) => {
    const [from, to] = [word.box[0] * slope, word.box[2] * slope];
    return { ...word, box: [x - 4 + from, foot - to - 7, x + 4 + to, foot - from], baseline: foot, rotation: 315 };
  });
}

const FOOT = 200;
const columns = [220, 250, 280];
const heads = ['Length of stay', 'Beds', 'Theatre use'];
const cells = [
  ['Ward one', 'X', 'O', 'X'],
  ['Ward two', 'O', 'X', ''],
  ['Ward three', 'X', '', 'O'],
  ['Ward four', 'X', 'X', 'O'],
];
const body: LineSpec[] = [
  ...prose(3, 80),
  ...cells.flatMap((row, r) =>
    row.flatMap((text, c): LineSpec[] => {
      const y = FOOT + 14 * (r + 1);
      if (text === '') return [];
      return [{ text, y, x: c === 0 ? 100 : (columns[c - 1] as number) - 2.5 }];
    }),
  ),
];

const withWords = (
  lines: readonly LineSpec[],
  turned: readonly Word[],
  rules: readonly Rule[] = [],
): PositionedPage => {
  const level = page(lines);
  return { ...level, words: [...level.words, ...turned], rules };
};

const markdownOf = (one: PositionedPage): string =>
  markdown({ pageCount: 1, pages: [one], blocks: layout([one]) }).content;

const table = `| Unit | Length of stay | Beds | Theatre use |
| --- | --- | --- | --- |
| Ward one | X | O | X |
| Ward two | O | X |  |
| Ward three | X |  | O |
| Ward four | X | X | O |`;

test.each([
  ['upwards', (text: string, x: number) => upwards(text, x, FOOT)],
  ['downwards', (text: string, x: number) => upwards(text, x, FOOT, 90)],
  ['aslant', (text: string, x: number) => slanting(text, x, FOOT)],
])('heads that are written %s are those of their columns', (_, turned) => {
  const unit = { text: 'Unit', x: 100, y: FOOT - 2 };
  const all = heads.flatMap((text, index) => turned(text, columns[index] as number));
  expect(markdownOf(withWords([...body, unit], all))).toContain(table);
});

test.each([
  ['at the top of its cell', 140],
  ['half way down its cell', 170],
])('a level head %s stands in one row with turned ones', (_, y) => {
  const all = heads.flatMap((text, index) => upwards(text, columns[index] as number, FOOT));
  expect(markdownOf(withWords([...body, { text: 'Unit', x: 100, y }], all))).toContain(table);
});

test('a turned head of two lines is one, left line first where it reads upwards', () => {
  const all = [
    ...upwards('Length', 214, FOOT),
    ...upwards('of stay', 226, FOOT),
    ...upwards('Beds', 250, FOOT),
    ...upwards('Theatre use', 280, FOOT),
  ];
  expect(markdownOf(withWords([...body, { text: 'Unit', x: 100, y: FOOT - 2 }], all))).toContain(table);
});

test.each(['upwards', 'downwards'])(
  'labels of groups of rows that read %s are in the first row of their group',
  (how) => {
    const groups = [
      ['North', ['Ward one', '12'], ['Ward two', '7']],
      ['South', ['Ward three', '31'], ['Ward four', '5']],
    ] as const;
    const ys = [120, 134, 148, 162, 176, 190];
    const rules = [
      ...[95, 115, 205, 265].map((x): Rule => ({ box: [x, 120, x + 0.5, 190], orientation: 'vertical' })),
      ...ys.map((y, index): Rule => {
        const left = index === 2 || index === 4 ? 115 : 95;
        return { box: [left, y, 265, y + 0.5], orientation: 'horizontal' };
      }),
    ];
    const rotation = how === 'upwards' ? 270 : 90;
    const turned = groups.flatMap(([name], index) =>
      upwards(name, 105, 160, rotation).map((word): Word => {
        const [top, bottom] = [136 + 28 * index, 160 + 28 * index];
        return { ...word, box: [word.box[0], top, word.box[2], bottom] };
      }),
    );
    const text: LineSpec[] = [
      { text: 'Ward', x: 120, y: 130 },
      { text: 'Beds', x: 210, y: 130 },
      ...groups.flatMap(([, ...rows], g) =>
        rows.flatMap(([ward, beds], r) => [
          { text: ward, x: 120, y: 144 + 28 * g + 14 * r },
          { text: beds, x: 210, y: 144 + 28 * g + 14 * r },
        ]),
      ),
    ];
    const answer = markdownOf(withWords([...prose(3, 80), ...text], turned, rules));
    expect(answer).toContain('<td rowspan="2">North</td><td>Ward one</td><td>12</td>');
    expect(answer).toContain('<td rowspan="2">South</td><td>Ward three</td><td>31</td>');
  },
);

test('a turned head of two lines within rules is one, though no cell below it has text', () => {
  const xs = [95, 205, 245, 285];
  const ys = [120, 203, 217, 231, 245, 259];
  const rules = [
    ...xs.map((x): Rule => ({ box: [x, 120, x + 0.5, 259], orientation: 'vertical' })),
    ...ys.map((y): Rule => ({ box: [95, y, 285, y + 0.5], orientation: 'horizontal' })),
  ];
  const names = cells.map(([name], r): LineSpec => ({ text: name as string, x: 100, y: FOOT + 14 * (r + 1) }));
  const heads = [...upwards('Length', 219, FOOT), ...upwards('of stay', 231, FOOT), ...upwards('Beds', 265, FOOT)];
  const filled = [
    { text: '12', x: 222, y: FOOT + 14 },
    { text: '7', x: 222, y: FOOT + 28 },
  ];
  const answer = markdownOf(
    withWords([...prose(3, 80), { text: 'Unit', x: 100, y: 160 }, ...names, ...filled], heads, rules),
  );
  expect(answer).toContain('| Unit | Length of stay | Beds |');
});

test('turned heads within rules are those of their columns', () => {
  const xs = [95, 205, 235, 265, 295];
  const ys = [120, 203, 217, 231, 245, 259];
  const rules = [
    ...xs.map((x): Rule => ({ box: [x, 120, x + 0.5, 259], orientation: 'vertical' })),
    ...ys.map((y): Rule => ({ box: [95, y, 295, y + 0.5], orientation: 'horizontal' })),
  ];
  const all = heads.flatMap((text, index) => upwards(text, columns[index] as number, FOOT));
  expect(markdownOf(withWords([...body, { text: 'Unit', x: 100, y: 160 }], all, rules))).toContain(table);
});

test('the words of turned heads stay those of the page, and the boxes of table and cell hold them', () => {
  const turned = heads.flatMap((text, index) => upwards(text, columns[index] as number, FOOT));
  const one = withWords([...body, { text: 'Unit', x: 100, y: FOOT - 2 }], turned);
  const found = layout([one]).find((block): block is Table => block.kind === 'table');
  expect(found && turned.every((word) => wordsOf(found).includes(word))).toBe(true);
  expect(found && turned.every(({ box }) => contains(found.box as Box, box))).toBe(true);
  const [, head] = found?.rows[0] ?? [];
  expect(head?.blocks.flatMap(wordsOf).every(({ box }) => contains(head.box as Box, box))).toBe(true);
});

test('labels of an axis with a caption below are no heads', () => {
  const labels = heads.flatMap((text, index) => upwards(text, columns[index] as number, FOOT));
  const caption = { text: 'Beds in use by year and by ward of the house', x: 100, y: FOOT + 14 };
  const answer = markdownOf(withWords([...prose(3, 80), caption], labels));
  expect(answer).not.toContain('|');
  expect(answer).toContain(caption.text);
});

test('text beside turned heads that fills its column stays where it is', () => {
  const all = heads.flatMap((text, index) => upwards(text, columns[index] as number, FOOT));
  const beside = prose(8, 130, { x: 330, letters: 40 });
  const { originals } = levelCells(withWords([...body, ...beside], all));
  expect([...originals.values()]).toEqual(all);
});

test('the label of a picture in a box stays where it is, whatever stands beside the box', () => {
  const box: Rule[] = [
    { box: [95, 120, 200, 121], orientation: 'horizontal' },
    { box: [95, 180, 200, 181], orientation: 'horizontal' },
    { box: [95, 120, 96, 180], orientation: 'vertical' },
    { box: [200, 120, 201, 180], orientation: 'vertical' },
  ];
  const beside = prose(8, 110, { x: 310, letters: 40 });
  expect(levelCells(withWords(beside, upwards('Tree', 105, 165), box)).originals.size).toBe(0);
});

test('the label of an axis in a frame stays where it is', () => {
  const frame: Rule[] = [
    { box: [95, 120, 300, 120.5], orientation: 'horizontal' },
    { box: [95, 240, 300, 240.5], orientation: 'horizontal' },
    { box: [95, 120, 95.5, 240], orientation: 'vertical' },
    { box: [140, 130, 140.5, 230], orientation: 'vertical' },
  ];
  const ticks = [140, 170, 200].map((y, index): LineSpec => ({ text: `${30 - 10 * index}`, x: 125, y }));
  const label = upwards('Beds', 110, 190);
  expect(levelCells(withWords([...prose(3, 80), ...ticks], label, frame)).originals.size).toBe(0);
});
