import { describe, expect, test } from 'vitest';
import type { Rule } from '../../../../src/document/page.ts';
import { drawnLines } from '../../../../src/layout/tables/page-rulings.ts';
import { statementCandidates } from '../../../../src/layout/tables/statements/statements.ts';
import { blocksOf, texts } from '../blocks-of.ts';
import { linesOf } from '../lines.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { cellTexts, level, tablesOf, upright } from './grids.ts';

interface Clothes {
  readonly size: number;
  /** Points from row to row. */
  readonly pitch: number;
  /** x in points where the last digits of the columns stand, and how wide the rules under them are. */
  readonly edges: readonly [number, number];
  readonly rule: number;
  /** Points from the sign of a currency to the last digit. */
  readonly sign: number;
  /** Whether one rule goes on under all columns. */
  readonly isJoined: boolean;
}

const LEFT = 72;

/** A text that ends at an x in points; a closing bracket hangs out. */
const ending = (text: string, right: number, y: number, size: number, parts: Partial<LineSpec> = {}): LineSpec => {
  const digits = text.replace(/\)$/, '');
  return { text, x: right - digits.length * size * 0.5, y, size, ...parts };
};

type Entry = readonly [label: string, indent: number, amounts?: readonly [string, string], sign?: string];

/** Lines and rules of a statement; a total is set off by a rule above it. */
function statement(entries: readonly (Entry | 'rule')[], clothes: Clothes, top: number) {
  const { size, pitch, edges, rule, sign: gap, isJoined } = clothes;
  const lines: LineSpec[] = [];
  const rules: Rule[] = [];
  let y = top;
  for (const entry of entries) {
    if (entry === 'rule') {
      const ends = isJoined ? [[edges[0] - rule, edges[1]]] : edges.map((edge) => [edge - rule, edge]);
      for (const [from, to] of ends) rules.push(level(from as number, to as number, y - 0.85 * pitch));
      continue;
    }
    const [label, indent, amounts, sign] = entry;
    lines.push({ text: label, x: LEFT + indent, y, size });
    for (const [index, amount] of (amounts ?? []).entries()) {
      const edge = edges[index] as number;
      if (sign) lines.push({ text: sign, x: edge - gap, y, size });
      lines.push(ending(amount, edge, y, size));
    }
    y += pitch;
  }
  return { lines, rules };
}

const INCOME: readonly (Entry | 'rule')[] = [
  ['Receipts:', 0],
  ['Tickets', 10, ['4,210', '3,985'], '$'],
  ['Guided tours', 10, ['1,302', '1,118']],
  'rule',
  ['Total receipts', 20, ['5,512', '5,103']],
  ['Outlays:', 0],
  ['Wages', 10, ['(2,950)', '(2,711)']],
  ['Upkeep of the halls', 10, ['(1,044)', '—']],
  'rule',
  ['Total outlays', 20, ['(3,994)', '(2,711)']],
  'rule',
  ['Surplus', 0, ['1,518', '2,392'], '$'],
  'rule',
];

const BODY = [
  ['Receipts:', '', ''],
  ['Tickets', '$ 4,210', '$ 3,985'],
  ['Guided tours', '1,302', '1,118'],
  ['Total receipts', '5,512', '5,103'],
  ['Outlays:', '', ''],
  ['Wages', '(2,950)', '(2,711)'],
  ['Upkeep of the halls', '(1,044)', '—'],
  ['Total outlays', '(3,994)', '(2,711)'],
  ['Surplus', '$ 1,518', '$ 2,392'],
];

describe.each<[string, Clothes]>([
  ['rules under each column', { size: 10, pitch: 14, edges: [400, 500], rule: 70, sign: 66, isJoined: false }],
  ['one rule under all columns', { size: 8, pitch: 13, edges: [330, 390], rule: 50, sign: 44, isJoined: true }],
])('a statement with %s', (_, clothes) => {
  const { size, pitch, edges } = clothes;
  const { lines, rules } = statement(INCOME, clothes, 200);
  const [first, second] = edges;
  const middle = (first - clothes.rule + second) / 2;
  const period = 'Year to 30 June';
  const head: LineSpec[] = [
    { text: period, x: middle - (period.length * size * 0.5) / 2, y: 200 - 2 * pitch, size },
    { text: '(in thousands)', x: LEFT, y: 200 - pitch, size },
    ending('2018', first, 200 - pitch, size),
    ending('2017', second, 200 - pitch, size),
  ];

  test('is one table: titles of groups and totals are rows, signs are with their amounts', () => {
    const [table, ...others] = tablesOf(page([...head, ...lines, ...prose(3, 500)], { rules }));
    expect(others).toEqual([]);
    expect(cellTexts(table)).toEqual([['', period], ['(in thousands)', '2018', '2017'], ...BODY]);
    expect(table?.rows[0]?.map(({ columnSpan, header }) => [columnSpan, header])).toEqual([
      [1, true],
      [2, true],
    ]);
  });

  test('has the two lines of a head of one column in one cell', () => {
    const dates = [ending('June 30,', first, 200 - 2 * pitch, size), ending('June 30,', second, 200 - 2 * pitch, size)];
    const [table] = tablesOf(page([...dates, ...head.slice(1), ...lines], { rules }));
    expect(cellTexts(table)).toEqual([['(in thousands)', 'June 30, 2018', 'June 30, 2017'], ...BODY]);
  });

  test('does not take the name of the house above its head, nor the text below it', () => {
    const title = { text: 'Harbour Museum', x: LEFT, y: 200 - 3.2 * pitch, size };
    const note = { text: 'The notes are part of these accounts.', x: LEFT, y: 200 + 10.5 * pitch, size };
    const order = texts(blocksOf(page([title, ...head, ...lines, note], { rules })));
    expect(order).toEqual([title.text, 'table', note.text]);
  });

  test('does not take the text of another column of the page', () => {
    const aside = prose(14, 196, { x: second + 30, letters: 12 });
    const tables = tablesOf(page([...head, ...lines, ...aside], { rules }));
    expect(tables.map(cellTexts)).toEqual([[['', period], ['(in thousands)', '2018', '2017'], ...BODY]]);
  });

  test('is none where upright lines draw its cells', () => {
    const walls = [LEFT - 4, first - clothes.rule - 6, first + 8, second + 8].map((x) => upright(x, 180, 400));
    const drawn = tablesOf(page([...lines], { rules: [...rules, ...walls] }));
    expect(drawn.map(cellTexts)).not.toContainEqual(BODY);
  });
});

/** Items of an invoice in the given clothes, with two addresses above them and totals below. */
const invoice = (size: number, pitch: number, top: number, shift: number) => {
  const edges = [320, 400, 500].map((x) => x + shift);
  const row = (y: number, number: string, item: string, amounts: readonly string[]): LineSpec[] => [
    { text: number, x: LEFT, y, size },
    { text: item, x: LEFT + 40, y, size },
    ...amounts.map((amount, index) => ending(amount, edges[index] as number, y, size)),
  ];
  const last = edges[2] as number;
  const total = (label: string, amount: string, y: number): LineSpec[] => [
    { text: label, x: (edges[0] as number) + 15, y, size },
    ending(amount, last, y, size),
  ];
  const address = (x: number, texts: readonly string[]): LineSpec[] =>
    texts.map((text, index) => ({ text, x, y: top - 100 + 12 * index, size }));
  const body = top + pitch;
  return {
    lines: [
      ...address(LEFT, ['Bill to', 'Nora Quist', '8 Canal Street']),
      ...address(LEFT + 230, ['Ship to', 'Quist Joinery', '40 Timber Wharf']),
      ...row(top - 1.2 * size, '', 'Item', ['', 'Price', 'Amount']).filter(({ text }) => text !== ''),
      ...row(top, 'No.', 'of order', ['Pieces', 'in EUR', 'in EUR']),
      ...row(body, '1', 'Oak board', ['12', '31.50', '378.00']),
      ...row(body + pitch, '2', 'Brass hinge', ['40', '2.25', '90.00']),
      ...row(body + 2 * pitch, '3', 'Wood glue', ['3', '7.00', '21.00']),
      ...total('Subtotal', '489.00', body + 3 * pitch),
      ...total('VAT', '97.80', body + 4 * pitch),
      ...total('Total due', '586.80', body + 5 * pitch),
    ],
    rules: [2, 4, 5].map((at) => level(last - 80, last, body + at * pitch + 0.3 * size)),
  };
};

describe.each([
  ['in ordinary print', 10, 16, 0],
  ['in small print', 8, 15, 20],
])('an invoice whose totals stand on rules, %s', (_, size, pitch, shift) => {
  const { lines, rules } = invoice(size, pitch, 260, shift);
  const whole = page(lines, { rules });

  test('is one table: heads of two lines are whole, and the labels of totals span the columns before the amount', () => {
    const [table, ...others] = tablesOf(whole);
    expect(others).toEqual([]);
    expect(cellTexts(table)).toEqual([
      ['No.', 'Item of order', 'Pieces', 'Price in EUR', 'Amount in EUR'],
      ['1', 'Oak board', '12', '31.50', '378.00'],
      ['2', 'Brass hinge', '40', '2.25', '90.00'],
      ['3', 'Wood glue', '3', '7.00', '21.00'],
      ['Subtotal', '489.00'],
      ['VAT', '97.80'],
      ['Total due', '586.80'],
    ]);
    expect(table?.rows.slice(4).map(([label]) => label?.columnSpan)).toEqual([4, 4, 4]);
  });

  test('does not have the addresses above it in its head', () => {
    expect(texts(blocksOf(whole)).slice(0, 2).join(' ')).toMatch(/Bill to.*8 Canal Street.*Ship to.*40 Timber Wharf/s);
  });
});

test.each([
  ['31', 0],
  ['310', 1],
])(
  'numbers of lines on short rules, as forms have them, are no statement, and larger ones are: %s',
  (number, count) => {
    const labels = ['Name of the keeper', 'Place of the stable', 'Number of horses', 'Number of carts'];
    const lines = labels.flatMap((text, index): LineSpec[] => [
      { text, y: 200 + 16 * index },
      { text: number, x: 420, y: 200 + 16 * index },
    ]);
    const rules = labels.map((_, index) => level(415, 500, 203 + 16 * index));
    expect(statementCandidates(linesOf(lines), drawnLines(rules))).toHaveLength(count);
  },
);

test('a fraction in running text is no statement', () => {
  const rules = [level(200, 214, 250)];
  const fraction: LineSpec[] = [
    { text: 'so the share is', y: 254 },
    { text: '120', x: 200, y: 247 },
    { text: '365', x: 200, y: 260 },
  ];
  expect(tablesOf(page([...prose(4, 180), ...fraction, ...prose(4, 290)], { rules }))).toEqual([]);
});
