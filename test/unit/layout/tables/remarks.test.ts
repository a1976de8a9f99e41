import { describe, expect, test } from 'vitest';
import { layout } from '../../../../src/layout/layout.ts';
import { type LineSpec, page } from '../page.ts';
import { cellTexts, tablesOf } from './grids.ts';

const PLACES = [72, 250, 310, 400];
const row = (y: number, texts: readonly string[], parts: Partial<LineSpec> = {}): LineSpec[] =>
  texts.map((text, column) => ({ text, x: PLACES[column] as number, y, ...parts }));
const bold = { weight: 700 };
const REMARK = [
  'The sample was cloudy; please send another one after a night',
  'without food, and tell us of any medicine taken.',
];

/** The report of a laboratory in which two lines stand below a result, and the next group of results below these. */
const report = (remark: Partial<LineSpec>, head: readonly LineSpec[] = []): LineSpec[] => [
  ...head,
  { text: 'Blood', y: 120, ...bold },
  ...row(134, ['Iron', '14', 'mg', '10 - 20']),
  ...row(148, ['Zinc', '11', 'mg', '12 - 18']),
  { text: 'Liver', y: 166, ...bold },
  ...row(180, ['Albumin', '33', 'g', '35 - 50']),
  ...row(194, ['Bilirubin', '12', 'mg', '5 - 21']),
  ...REMARK.map((text, line) => ({ text, x: 80, y: 206 + 10 * line, size: 8, ...remark })),
  { text: 'Thyroid', y: 234, ...bold },
  ...row(248, ['Iodine', '19', 'mg', '12 - 22']),
  ...row(262, ['Selenium', '15', 'mg', '10 - 18']),
];
const HEAD = row(104, ['Test', 'Result', 'Unit', 'Range'], bold);

describe('the results of a laboratory are one table', () => {
  test.each([
    ['a head in bold', HEAD],
    ['no head', []],
  ])('below %s, with a remark in small print and the title of the next group between two of them', (_, head) => {
    const [table, ...others] = tablesOf(page(report({}, head)));
    expect(others).toEqual([]);
    const texts = cellTexts(table);
    expect(texts.at(-1)?.[0]).toBe('Selenium');
    expect(texts.map(([first]) => first)).toContain(REMARK.join(' '));
    expect(texts.map(([first]) => first)).toContain('Thyroid');
  });

  test('with a remark in italics', () => {
    expect(tablesOf(page(report({ size: 10, italic: true }, HEAD)))).toHaveLength(1);
  });
});

test('a paragraph set as the results are ends their table', () => {
  const blocks = layout([page(report({ size: 10 }, HEAD))]);
  const [table] = blocks.filter(({ kind }) => kind === 'table');
  expect(JSON.stringify(table)).not.toContain('cloudy');
});
