import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../src/document/page.ts';
import { besideTables } from '../../../../src/layout/reading-order/beside-table.ts';
import { blocksOf, kinds, texts } from '../blocks-of.ts';
import { type LineSpec, page, prose } from '../page.ts';

const ROWS = 12;
const PITCH = 16;
const TOP = 90;

/** The lines and rules of a grid of labels and values. */
function grid(x: number): { lines: LineSpec[]; rules: Rule[] } {
  const lines = Array.from({ length: ROWS }, (_, row): LineSpec[] => [
    { text: `Label ${row}`, x: x + 4, y: TOP + 12 + PITCH * row },
    { text: `value ${row}`, x: x + 104, y: TOP + 12 + PITCH * row },
  ]).flat();
  const bottom = TOP + ROWS * PITCH;
  const rules = [
    ...Array.from({ length: ROWS + 1 }, (_, row): Rule => {
      const y = TOP + row * PITCH;
      return { box: [x, y, x + 200, y + 0.5], orientation: 'horizontal' };
    }),
    ...[0, 100, 200].map((at): Rule => ({ box: [x + at, TOP, x + at + 0.5, bottom], orientation: 'vertical' })),
  ];
  return { lines, rules };
}

/** Labels at the left edge, each with an address set in below it. */
const addresses = (x: number): LineSpec[] => [
  { text: 'Sold by', x: x + 90, y: 96, weight: 700 },
  { text: 'Alder & Birch', x: x + 90, y: 108, weight: 700 },
  { text: 'Bill to:', x, y: 136 },
  { text: 'Cedar Works', x: x + 70, y: 165 },
  { text: '12 Daphne Street', x: x + 70, y: 177 },
  { text: 'Pay to:', x, y: 229 },
  { text: 'Elder Bank', x: x + 6, y: 249 },
  { text: 'Box 90016', x: x + 6, y: 261 },
  { text: 'Fir Town', x: x + 6, y: 273 },
  { text: 'Gorse Land', x: x + 6, y: 285 },
];

const NAMES = ['Sold by', 'Alder', 'Bill to', 'Cedar', '12 Daphne', 'Pay to', 'Elder', 'Box 90016', 'Fir', 'Gorse'];

describe('text beside a tall table', () => {
  test.each([
    ['left', 72, 330, 'before'],
    ['right', 330, 72, 'after'],
  ])('at the %s is read whole, label by label', (_, x, at, place) => {
    const { lines, rules } = grid(at);
    const text = texts(blocksOf(page([...addresses(x), ...lines, ...prose(4, 330)], { rules }))).join('\n');
    const places = NAMES.map((name) => text.indexOf(name));
    expect(places.every((index) => index >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const table = /^table$/m.exec(text)?.index ?? -1;
    expect(places.every((index) => (place === 'before' ? index < table : index > table))).toBe(true);
  });

  test('that goes on closely below stays one block with its last line', () => {
    const { lines, rules } = grid(330);
    const blocks = texts(blocksOf(page([...addresses(72), ...lines, ...prose(4, 330)], { rules })));
    expect(blocks).toContainEqual(expect.stringMatching(/Elder Bank\s+Box 90016\s+Fir Town\s+Gorse Land/));
  });

  test('that is a column of an article goes on in its column', () => {
    const { lines, rules } = grid(330);
    const left = prose(30, 60, { letters: 46 });
    const right = prose(12, 310, { x: 330, letters: 42 });
    const blocks = blocksOf(page([...left, ...lines, ...right], { rules }));
    expect(kinds(blocks)).toEqual(['paragraph', 'table', 'paragraph']);
  });
});

const item = (x0: number, x1: number, y: number, lines?: { words: [] }[]) => ({
  box: [x0, y, x1, y + 10] as const,
  fontSize: 10,
  ...(lines && { lines }),
});

describe('a table', () => {
  const table = { box: [300, 100, 540, 300] as const, fontSize: 10, lines: [] };
  const isTable = (other: unknown): boolean => other === table;
  const blocks = [item(72, 150, 110), item(100, 180, 140), item(72, 150, 180)];

  test('has the blocks beside it', () => {
    expect(besideTables([table, ...blocks], isTable)).toEqual([{ table, beside: blocks }]);
  });

  test.each([
    ['text on both sides', [...blocks, item(560, 600, 200)]],
    ['running text', [...blocks, item(72, 280, 200)]],
    ['a column that goes on above', [...blocks, item(72, 150, 92)]],
    ['lines without white space between', [item(72, 150, 110), item(72, 150, 121), item(72, 150, 132)]],
    ['two lines', blocks.slice(1)],
  ])('with %s beside it has none', (_, beside) => {
    expect(besideTables([table, ...beside], isTable)).toEqual([]);
  });
});
