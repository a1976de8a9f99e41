import { describe, expect, test } from 'vitest';
import type { Word } from '../../../../src/document/page.ts';
import { textOf } from '../../../../src/document/text.ts';
import { findFormulas } from '../../../../src/layout/figures/formulas.ts';
import { layout } from '../../../../src/layout/layout.ts';
import { linesOf } from '../lines.ts';
import { type LineSpec, page, prose, words } from '../page.ts';

const inMathFont = (word: Word): Word => ({ ...word, fontFamily: 'CMMI10' });

/** x = a / b, its parts at three heights, in the order in which TeX writes them. */
const fraction: Word[] = [
  ...words({ text: 'x =', x: 200, y: 150 }),
  ...words({ text: 'a', x: 222, y: 143 }),
  ...words({ text: 'b', x: 222, y: 157 }),
].map(inMathFont);

const texts = (of: readonly Word[]): string[] =>
  layout([page([], { words: of })]).map((block) => ('runs' in block ? textOf(block.runs) : block.kind));

test('a fraction is one paragraph in the order in which it was written', () => {
  expect(texts(fraction)).toEqual(['x = a b']);
});

test('the number of an equation ends it', () => {
  expect(texts([...fraction, ...words({ text: '(3.1)', x: 500, y: 150 })])).toEqual(['x = a b (3.1)']);
});

test('of two formulas side by side each has the number at its end', () => {
  const other = fraction.map(
    (word): Word => ({ ...word, box: [word.box[0] + 200, word.box[1], word.box[2] + 200, word.box[3]] }),
  );
  const numbers = [...words({ text: '(1)', x: 290, y: 150 }), ...words({ text: '(2)', x: 490, y: 150 })];
  expect(texts([...fraction, ...other, ...numbers])).toEqual(['x = a b (1)', 'x = a b (2)']);
  expect(texts([...fraction, ...other, ...numbers.slice(0, 1)])).toEqual(['x = a b (1)', 'x = a b']);
});

test('lines of prose around a formula stay their own', () => {
  const before = prose(2, 110).flatMap(words);
  expect(texts([...before, ...fraction])).toHaveLength(2);
});

test('the number of an equation may stand below its end, and the text goes on after it', () => {
  const after = words({ text: 'This is what follows', y: 180 });
  expect(texts([...fraction, ...words({ text: '(3)', x: 222, y: 170 }), ...after])).toEqual([
    'x = a b (3)',
    'This is what follows',
  ]);
});

test('small signs beside or above a word of a formula are its scripts', () => {
  const small = (text: string, x: number, y: number): Word[] => words({ text, x, y, size: 7 });
  const sum: Word[] = [
    ...words({ text: 'x =', x: 200, y: 150 }),
    ...words({ text: '∑', x: 224, y: 150 }),
    ...small('i=0', 222, 156),
    ...words({ text: 'p', x: 240, y: 150 }).map((word) => ({ ...word, spaced: false })),
    ...small('n−k', 245, 145),
    ...words({ text: 'a', x: 270, y: 143 }),
    ...words({ text: 'b', x: 270, y: 157 }),
  ].map(inMathFont);
  const [block] = layout([page([], { words: sum })]);
  const runs = block && 'runs' in block ? block.runs : [];
  expect(runs.filter(({ position }) => position === 'subscript').map(({ text }) => text)).toEqual(['i=0']);
  expect(runs.filter(({ position }) => position === 'superscript').map(({ text }) => text)).toEqual(['n−k']);
});

test('runs know whether a font for formulas sets them', () => {
  const [block] = layout([page([], { words: [...words({ text: 'area', y: 100 }), ...fraction] })]);
  const runs = [block, ...layout([page([], { words: fraction })])].flatMap((b) => (b && 'runs' in b ? b.runs : []));
  expect(runs.map(({ text, mathFont = false }) => [text, mathFont])).toEqual([
    ['area', false],
    ['x = a b', true],
  ]);
});

describe('lines', () => {
  const found = (lines: readonly LineSpec[]): number =>
    findFormulas(
      1,
      linesOf(lines),
      () => 0,
      () => [],
    ).length;

  test("are a formula when they reach 2.5 points into each other's height, not 1.5", () => {
    const above = (distance: number): LineSpec[] => [
      { text: 'x =', x: 200, y: 150 },
      { text: 'a', x: 221, y: 150 - distance },
    ];
    expect(found(above(7.5))).toBe(1);
    expect(found(above(8.5))).toBe(0);
  });

  test('are a formula when they are 15 points apart, not 25', () => {
    const beside = (gap: number): LineSpec[] => [
      { text: 'x =', x: 200, y: 150 },
      { text: 'a', x: 213 + gap, y: 144 },
    ];
    expect(found(beside(15))).toBe(1);
    expect(found(beside(25))).toBe(0);
  });

  test('are a formula with baselines 2.5 points apart, not 1.5', () => {
    const beside = (distance: number): LineSpec[] => [
      { text: 'x =', x: 200, y: 150 },
      { text: 'a', x: 230, y: 150 + distance },
    ];
    expect(found(beside(2.5))).toBe(1);
    expect(found(beside(1.5))).toBe(0);
  });

  test('in small letters are the limits of an operator that they are 7 points above or below, not 9', () => {
    const limits = (gap: number): LineSpec[] => [
      { text: 'x = ∑', x: 200, y: 150 },
      { text: 'n', x: 217, y: 150 - gap - 9, size: 6 },
      { text: 'i', x: 217, y: 150 + gap + 7, size: 6 },
    ];
    expect(found(limits(7))).toBe(1);
    expect(found(limits(9))).toBe(0);
  });

  test('are a formula with one word of prose in six, not in four', () => {
    const stacked = (text: string): LineSpec[] => [
      { text, x: 200, y: 150 },
      { text: 'b', x: 210, y: 157 },
    ];
    expect(found(stacked('x = a + b where'))).toBe(1);
    expect(found(stacked('x = a where'))).toBe(0);
  });
});

test('a script is 1.8 points beside its base, of 7 points in size, not 2.6', () => {
  const raised = (gap: number): (string | undefined)[] => {
    const parts = [
      ...words({ text: 'y =', x: 200, y: 150 }),
      ...words({ text: 'p', x: 221, y: 150 }),
      ...words({ text: 'n', x: 226 + gap, y: 143, size: 7 }),
      ...words({ text: 'a', x: 250, y: 143 }),
      ...words({ text: 'b', x: 250, y: 157 }),
    ].map(inMathFont);
    const [block] = layout([page([], { words: parts })]);
    const runs = block && 'runs' in block ? block.runs : [];
    return runs.filter(({ text }) => text.includes('n')).map(({ position }) => position);
  };
  expect(raised(1.8)).toEqual(['superscript']);
  expect(raised(2.6)).toEqual([undefined]);
});
