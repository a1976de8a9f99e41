import { expect, test } from 'vitest';
import type { Box } from '../../../../src/document/geometry.ts';
import type { PositionedPage, Rule } from '../../../../src/document/page.ts';
import { framesOf } from '../../../../src/layout/boxes/frames.ts';
import { drawnRulings } from '../../../../src/layout/tables/page-rulings.ts';
import { page } from '../page.ts';

const framesOn = (parts: Partial<PositionedPage>): Box[] => {
  const drawn = page([], parts);
  return [...framesOf(drawn, drawnRulings(drawn.rules))];
};

/** The four sides of a box, as rules one point thick. */
const sides = ([x0, y0, x1, y1]: Box): Rule[] => [
  { box: [x0, y0, x1, y0 + 1], orientation: 'horizontal' },
  { box: [x0, y1 - 1, x1, y1], orientation: 'horizontal' },
  { box: [x0, y0, x0 + 1, y1], orientation: 'vertical' },
  { box: [x1 - 1, y0, x1, y1], orientation: 'vertical' },
];

test('shades, closed shapes and four rules that meet frame what is in them', () => {
  const box: Box = [72, 100, 300, 160];
  const color = '#eeeeee';
  expect(framesOn({ fills: [{ box, color }] })).toEqual([box]);
  expect(framesOn({ drawings: [{ box }] })).toEqual([box]);
  expect(framesOn({ rules: sides(box) })).toEqual([[72, 100.5, 300, 159.5]]);
});

test('a shade within its border is one frame', () => {
  const box: Box = [72, 100, 300, 160];
  expect(framesOn({ fills: [{ box, color: '#eeeeee' }], rules: sides(box) })).toHaveLength(1);
});

test('three sides, rules of different lengths and backgrounds frame nothing', () => {
  const box: Box = [72, 100, 300, 160];
  expect(framesOn({ rules: sides(box).slice(0, 3) })).toEqual([]);
  const [top, , left, right] = sides(box) as [Rule, Rule, Rule, Rule];
  const longer: Rule = { box: [40, 159, 300, 160], orientation: 'horizontal' };
  expect(framesOn({ rules: [top, longer, left, right] })).toEqual([]);
  expect(framesOn({ fills: [{ box: [20, 20, 592, 772], color: '#eeeeee' }] })).toEqual([]);
});

test('what is between two boxes in a column is no frame', () => {
  const rules = [...sides([72, 100, 300, 160]), ...sides([72, 170, 300, 260])];
  expect(framesOn({ rules })).toEqual([
    [72, 170.5, 300, 259.5],
    [72, 100.5, 300, 159.5],
  ]);
});

test('a frame may be ruled into rows', () => {
  const rules = [...sides([72, 100, 300, 120]), ...sides([72, 119, 300, 139]), ...sides([72, 138, 300, 158])];
  expect(framesOn({ rules })[0]).toEqual([72, 100.5, 300, 157.5]);
});

test('the largest frame comes first', () => {
  const [small, large]: Box[] = [
    [80, 110, 200, 150],
    [72, 100, 300, 160],
  ] as Box[];
  expect(framesOn({ drawings: [{ box: small as Box }, { box: large as Box }] })).toEqual([large, small]);
});
