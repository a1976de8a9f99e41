import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../src/document/page.ts';
import { blocksOf, texts } from '../blocks-of.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { cellTexts, level, tablesOf, upright } from './grids.ts';

interface Clothes {
  readonly size: number;
  /** Points from row to row. */
  readonly pitch: number;
  /** x in points of the left edges of columns, and of the right one. */
  readonly edges: readonly number[];
  readonly weight: number;
}

const SUBJECTS = ['History', 'Geometry', 'Chemistry'];

/** Three years of results, each a grid below its own head, with the year left of it and the mean below its total. */
const results = ({ size, pitch, edges, weight }: Clothes): { lines: LineSpec[]; rules: Rule[] } => {
  const [left, right] = [edges[0] ?? 0, edges.at(-1) ?? 0];
  const years = [2011, 2012, 2013].map((year, block) => {
    const top = 140 + block * 8.5 * pitch;
    const row = (at: number, cells: readonly string[], parts: Partial<LineSpec> = {}): LineSpec[] =>
      cells.flatMap((text, i) =>
        text ? [{ text, x: (edges[i] ?? 0) + 3, y: top + at * pitch + 0.72 * pitch, size, ...parts }] : [],
      );
    const levels = [0, 1, 2, 3].map((at) => level(left, right, top + at * pitch));
    return {
      lines: [
        ...row(-1, ['Course', 'Credit', 'Mark', 'Earned'], { weight }),
        ...SUBJECTS.flatMap((text, i) => row(i, [text, '1.0', 'A', `${i}.5`])),
        ...row(3, ['Total:', '3.0', '', '4.5']),
        ...row(4.5, [`Mean of the year ${year}`], { italic: true }),
        { text: `Year ${year}`, x: 20, y: top + pitch, size: size + 1, weight: 700 },
      ],
      rules: [...levels, ...edges.map((x) => upright(x, top, top + 3 * pitch))],
    };
  });
  return { lines: years.flatMap(({ lines }) => lines), rules: years.flatMap(({ rules }) => rules) };
};

describe.each<[string, Clothes]>([
  ['narrow rows in small print', { size: 7.5, pitch: 10, edges: [90, 330, 400, 470, 540], weight: 700 }],
  ['rows of usual height', { size: 10, pitch: 14, edges: [100, 300, 380, 460, 560], weight: 400 }],
])('grids of results by year, in %s', (_, clothes) => {
  const { lines, rules } = results(clothes);
  const whole = page([...lines, ...prose(4, 600)], { rules });

  test('have their own heads and totals, and no head of the next', () => {
    const own = [
      ['Course', 'Credit', 'Mark', 'Earned'],
      ...SUBJECTS.map((text, i) => [text, '1.0', 'A', `${i}.5`]),
      ['Total:', '3.0', '', '4.5'],
    ];
    expect(tablesOf(whole).map(cellTexts)).toEqual([own, own, own]);
  });

  test('come after the year that stands left of them', () => {
    const order = texts(blocksOf(whole)).filter((text) => /^Year|^Mean|^table/.test(text));
    expect(order).toEqual([2011, 2012, 2013].flatMap((year) => [`Year ${year}`, 'table', `Mean of the year ${year}`]));
  });
});
