import { describe, expect, test } from 'vitest';
import { type LineSpec, page, prose } from '../page.ts';
import { cellTexts, tablesOf } from './grids.ts';

const COUNTS = [
  ['1,284', 'Visitors'],
  ['87 %', 'Occupancy'],
  ['€ 640', 'Revenue'],
  ['4.6', 'Rating'],
  ['312', 'New members'],
] as const;

interface Clothes {
  readonly size: number;
  readonly isCentred: boolean;
}

const CLOTHES: Readonly<Record<string, Clothes>> = {
  'centred, three times as large': { size: 27, isCentred: true },
  'at one edge, half as large again': { size: 14, isCentred: false },
};

/** A text in column, whose letters are half a font size wide, and spaces three tenths. */
const at = (text: string, column: number, size: number, { isCentred }: Clothes): number => {
  const width = [...text].reduce((sum, sign) => sum + (sign === ' ' ? 0.3 : 0.5) * size, 0);
  return 80 + 100 * column + (isCentred ? 40 - width / 2 : 0);
};

const row = (texts: readonly string[], y: number, size: number, clothes: Clothes): LineSpec[] =>
  texts.map((text, column) => ({ text, x: at(text, column, size, clothes), y, size }));

describe.each(Object.entries(CLOTHES))('numbers over their captions, %s', (_, clothes) => {
  const numbers = row(
    COUNTS.map(([number]) => number),
    130,
    clothes.size,
    clothes,
  );
  const captions = row(
    COUNTS.map(([, caption]) => caption),
    144,
    9,
    clothes,
  );
  const textsIn = (lines: readonly LineSpec[]): string[][][] =>
    tablesOf(page([...prose(3, 60), ...lines, ...prose(4, 200)])).map(cellTexts);
  const table = [COUNTS.map(([number]) => number), COUNTS.map(([, caption]) => caption)];

  test('are a table', () => {
    expect(textsIn([...numbers, ...captions])).toEqual([table]);
  });

  test('are a table right above running text, which is below all of them', () => {
    const [textsOfTable] = tablesOf(page([...numbers, ...captions, ...prose(4, 164)])).map(cellTexts);
    expect(textsOfTable).toEqual(table);
  });

  test('have captions of two lines', () => {
    const second = row(['per day', 'of beds', 'from bar', 'by guests', 'this year'], 155, 9, clothes);
    const [, whole] = textsIn([...numbers, ...captions, ...second])[0] ?? [];
    expect(whole).toEqual([
      'Visitors per day',
      'Occupancy of beds',
      'Revenue from bar',
      'Rating by guests',
      'New members this year',
    ]);
  });

  test('are cards where text of its own follows below them', () => {
    const bodies = row(['and their guests', 'in all of May', 'by our guests', 'for the choir'], 157, 11, clothes);
    expect(textsIn([...numbers, ...captions, ...bodies])).not.toContainEqual(table);
  });

  test('are no table where there are two', () => {
    expect(textsIn([...numbers.slice(0, 2), ...captions.slice(0, 2)])).toEqual([]);
  });
});
