import { describe, expect, test } from 'vitest';
import type { PositionedPage } from '../../../../src/document/page.ts';
import { blocksOf, texts } from '../blocks-of.ts';
import { type LineSpec, page, prose } from '../page.ts';

/** A row: its label, a colon that stands alone at x 200, and its value. */
const row = (label: string, value: string, y: number): LineSpec[] => [
  { text: label, y },
  { text: ':', x: 200, y },
  { text: value, x: 220, y },
];

const of = (specs: readonly LineSpec[], parts: Partial<PositionedPage> = {}): string[] =>
  texts(blocksOf(page([...specs, ...prose(3, 300)], parts))).slice(0, -1);

describe('colons below each other', () => {
  test('part labels and values, one pair to a line', () => {
    expect(of([...row('Plot', '2377', 100), ...row('Yearly rent', '48 pounds', 112)])).toEqual([
      'Plot : 2377\nYearly rent : 48 pounds',
    ]);
  });

  test('of which labels and values go on below, part what belongs together', () => {
    const specs = [
      ...row('Rent of the', '48 pounds, payable in full', 100),
      { text: 'whole plot', y: 112 },
      { text: 'on application', x: 220, y: 112 },
      ...row('Water', 'from the pump', 124),
    ];
    expect(of(specs)).toEqual([
      'Rent of the whole plot : 48 pounds, payable in full on application\nWater : from the pump',
    ]);
  });

  test('may end labels that are set to the right', () => {
    const labels = ['Plot:', 'Yearly rent:'].map((text, index) => ({
      text,
      x: 200 - 5 * text.replace(' ', '').length - (text.includes(' ') ? 3 : 0),
      y: 100 + 12 * index,
    }));
    const values = ['2377', '48 pounds'].map((text, index) => ({ text, x: 220, y: 100 + 12 * index }));
    expect(of([...labels, ...values])).toEqual(['Plot: 2377\nYearly rent: 48 pounds']);
  });

  test('between rules, or behind further columns, are those of tables', () => {
    const rule = { orientation: 'horizontal', box: [72, 104, 400, 104.5] } as const;
    const rows = [...row('Plot', '2377', 100), ...row('Yearly rent', '48 pounds', 112)];
    const pair = 'Plot : 2377\nYearly rent : 48 pounds';
    expect(of(rows, { rules: [rule] })).not.toContain(pair);
    const years = [100, 112].map((y) => ({ text: 'NEW', x: 40, y }));
    expect(of([...rows, ...years])).not.toContain(pair);
  });

  test('behind bullets are in items of a list', () => {
    const rows = ['• build : makes it', '• serve : shows it'].map((text, index) => ({ text, y: 100 + 12 * index }));
    expect(of(rows)).toEqual(['list']);
  });
});
