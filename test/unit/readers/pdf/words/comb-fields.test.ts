import { describe, expect, test } from 'vitest';
import type { Box } from '../../../../../src/document/geometry.ts';
import type { Rule, Word } from '../../../../../src/document/page.ts';
import { joinCombs } from '../../../../../src/readers/pdf/words/comb-fields.ts';
import { words } from '../../../layout/page.ts';
import { level, upright } from '../../../layout/tables/grids.ts';

/** Cells of 14 by 18 points from 100 on, with a sign of 11 points in the middle of each; none for a space. */
const signs = (text: string, x = 100, y = 100, pitch = 14): Word[] =>
  [...text].flatMap((sign, at) =>
    sign === ' ' ? [] : words({ text: sign, x: x + at * pitch + pitch / 2 - 2.75, y, size: 11, monospace: true }),
  );
const places = (count: number, x = 100, pitch = 14): number[] =>
  Array.from({ length: count }, (_, at) => x + at * pitch);
const walls = (count: number, top = 87, bottom = 105): Rule[] => places(count + 1).map((x) => upright(x, top, bottom));
const textsIn = (filled: readonly Word[], rules: readonly Rule[], squares: readonly Box[] = []): string[] =>
  joinCombs(filled, rules, squares).map(({ text }) => text);

describe('letters and figures in cells of one each', () => {
  test.each([
    ['between upright lines', walls(8), []],
    ['in a box each', places(8).flatMap((x) => [upright(x, 87, 105), upright(x + 14, 87, 105)]), []],
    ['in boxes that stand apart', places(8).flatMap((x) => [upright(x + 1, 87, 105), upright(x + 13, 87, 105)]), []],
    ['between ticks on a line', [...walls(8, 99, 105), level(100, 212, 105)], []],
    ['in squares as small as boxes to tick', [], places(8).map((x): Box => [x, 90, x + 14, 104])],
  ])('are a word: %s', (_, rules, squares) => {
    expect(textsIn(signs('KW418823'), rules, squares)).toEqual(['KW418823']);
  });

  test('are words where a cell between them is empty, and stay in their places among the others', () => {
    const all = [
      ...words({ text: 'Name of pupil', x: 30, y: 100 }),
      ...signs('ANN LEE'),
      ...words({ text: 'Class', y: 130 }),
    ];
    expect(textsIn(all, walls(9))).toEqual(['Name', 'of', 'pupil', 'ANN', 'LEE', 'Class']);
  });

  test('are one date with the signs that are printed between its parts', () => {
    const slash = (x: number): Word[] => words({ text: '/', x, y: 100, size: 9 });
    const cells = (count: number, x: number): Rule[] => places(count + 1, x).map((at) => upright(at, 87, 105));
    const date = [...signs('07', 100), ...slash(131), ...signs('11', 138), ...slash(169), ...signs('2019', 176)];
    expect(textsIn(date, [...cells(2, 100), ...cells(2, 138), ...cells(4, 176)])).toEqual(['07/11/2019']);
  });

  test('are in no fixed pitch of their own', () => {
    expect(joinCombs(signs('AB'), walls(2), [])[0]).toMatchObject({ monospace: false, inCells: true });
  });
});

describe('signs stay apart', () => {
  const apart = ['3', '1', '4', '5'];

  test.each([
    ['without lines between them', signs('3145'), []],
    ['in cells of a table, with others below', signs('3145'), [...walls(4), ...walls(4, 105, 123)]],
    ['in flat cells', signs('3145', 100, 100, 24), places(5, 100, 24).map((x) => upright(x, 90, 104))],
    ['in wide cells', signs('3145', 100, 100, 40), places(5, 100, 40).map((x) => upright(x, 70, 110))],
    ['between lines as high as a table', signs('3145'), walls(4, 60, 140)],
    ['between strokes on no line', signs('3145'), walls(4, 99, 105)],
  ])('%s', (_, filled, rules) => {
    expect(textsIn(filled, rules)).toEqual(apart);
  });

  test('where they are the degrees of a scale', () => {
    expect(textsIn(signs('12345'), walls(5))).toEqual(['1', '2', '3', '4', '5']);
  });
});
