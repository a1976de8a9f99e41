import { describe, expect, test } from 'vitest';
import { typedRulesOf } from '../../../../src/layout/page/typed-rules.ts';
import { linesOf } from '../lines.ts';
import { BODY, type LineSpec, page, prose } from '../page.ts';
import { cellTexts, tablesOf } from '../tables/grids.ts';

/** A character's width and a line's height in points, at ten points. */
const [CHARACTER, LINE] = [5, 13];
/** Typed lines as words with their places: one specification for each text between two spaces and more. */
const typed = (lines: readonly string[], parts: Partial<LineSpec> = {}): LineSpec[] =>
  lines.flatMap((line, row) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
      text,
      x: 72 + CHARACTER * index,
      y: 200 + LINE * row,
      ...parts,
    })),
  );

const TABLE = [
  'ITEM      DESCRIPTION      ON HAND      VALUE',
  '-------   --------------   -------   --------',
  '10-4420   BRASS FITTING        120     340.50',
  '10-4421   COPPER ELBOW          35      88.20',
  '10-4777   WASHER              2400      24.00',
  '                           -------   --------',
  '          TOTAL               2555     452.70',
];
const WHOLE = TABLE.map((text) => (text.startsWith('-') ? '='.repeat(text.length) : text));

describe.each([
  ['hyphens below each head, on a typewriter', TABLE, { monospace: true, family: 'Courier' }],
  ['hyphens below each head, in another font', TABLE, {}],
  ['a row of equals signs, on a typewriter', WHOLE, { monospace: true, family: 'Courier' }],
])('a table with %s', (_, text, parts) => {
  test('has its head, its rows and its total, and no row of strokes', () => {
    const found = tablesOf(
      page([...prose(4, 100), ...typed(text), ...prose(4, 330)].map((line) => ({ ...line, ...parts }))),
    );
    expect(found.map(cellTexts)).toEqual([
      [
        ['ITEM', 'DESCRIPTION', 'ON HAND', 'VALUE'],
        ['10-4420', 'BRASS FITTING', '120', '340.50'],
        ['10-4421', 'COPPER ELBOW', '35', '88.20'],
        ['10-4777', 'WASHER', '2400', '24.00'],
        ['', 'TOTAL', '2555', '452.70'],
      ],
    ]);
  });
});

describe('rows of strokes', () => {
  const rules = (lines: readonly string[]): number => typedRulesOf(linesOf(typed(lines)), BODY).rules.length;
  const names = 'Item     Hours     Sum';

  test('are rules above or below a row of several texts, not beside running text', () => {
    expect(rules([names, '----------------------'])).toBe(1);
    expect(rules(['----------------------', names])).toBe(1);
    expect(rules(['Item and hours', '----------------------'])).toBe(0);
    expect(rules([names, '', '', '', '----------------------'])).toBe(0);
  });

  test('are one rule where they are as long as the row, and one each where they are shorter', () => {
    expect(rules([names, '-----    -----     ---'])).toBe(1);
    expect(rules([names, '         -----     ---'])).toBe(2);
  });

  test('are none in a listing of a document that is not typewritten', () => {
    const parts = { monospace: true, family: 'Courier' };
    const lines = linesOf(typed(['____________________________', 'int open(file *f,  int *status)'], parts));
    expect(typedRulesOf(lines, BODY).rules).toHaveLength(0);
    expect(typedRulesOf(lines, { ...BODY, monospace: true }).rules).toHaveLength(1);
  });

  test('of four strokes each, or beside a text, are missing values', () => {
    expect(rules([names, '----     ----      ---'])).toBe(0);
    expect(rules([names, 'Gate     -----   -----'])).toBe(0);
  });

  test('of underscores are blanks to fill in, unless one is nearly as wide as the text', () => {
    expect(rules(['Buyer      Seller', '______     ______'])).toBe(0);
    expect(rules(['Buyer      Seller', '_________________'])).toBe(1);
    expect(rules(['Buyer      Seller', '________'])).toBe(0);
  });
});
