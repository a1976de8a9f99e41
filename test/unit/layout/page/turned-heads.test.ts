import { expect, test } from 'vitest';
import { markdown } from '../../../../src/answers/markdown/markdown.ts';
import type { Table } from '../../../../src/document/block.ts';
import { type Box, contains } from '../../../../src/document/geometry.ts';
import type { PositionedPage, Rule, Word } from '../../../../src/document/page.ts';
import { wordsOf } from '../../../../src/document/walk.ts';
import { layout } from '../../../../src/layout/layout.ts';
import { levelHeads } from '../../../../src/layout/page/turned-heads.ts';
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
  const { originals } = levelHeads(withWords([...body, ...beside], all));
  expect([...originals.values()]).toEqual(all);
});
