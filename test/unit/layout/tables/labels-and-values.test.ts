import { describe, expect, test } from 'vitest';
import { textOf } from '../../../../src/document/text.ts';
import { layout } from '../../../../src/layout/layout.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { cellTexts, tablesOf, upright } from './grids.ts';

const PAIRS = [
  ['Invoice no.', '2024-0371'],
  ['Customer', '10884'],
  ['Date', '14 May 2024'],
  ['Clerk', 'J. Lindner'],
] as const;

interface Clothes {
  readonly pitch: number;
  readonly label: Partial<LineSpec>;
  readonly isRight: boolean;
}

/** Letters are half a font size wide. */
const startOf = (text: string, { isRight }: Clothes): number => (isRight ? 520 - 5 * text.length : 420);

const rows = (pairs: readonly (readonly [string, string])[], clothes: Clothes, y = 100): LineSpec[] =>
  pairs.flatMap(([label, value], index) => [
    { text: label, x: 330, y: y + clothes.pitch * index, ...clothes.label },
    { text: value, x: startOf(value, clothes), y: y + clothes.pitch * index },
  ]);
const textsIn = (lines: readonly LineSpec[]): string[][][] =>
  tablesOf(page([...lines, ...prose(6, 400)])).map(cellTexts);

const CLOTHES: Readonly<Record<string, Clothes>> = {
  'grey labels, values at the right': { pitch: 15, label: { color: '#777777' }, isRight: true },
  'plain labels, values at one edge': { pitch: 13, label: {}, isRight: false },
  'bold labels, values at one edge': { pitch: 13, label: { weight: 700 }, isRight: false },
};

describe.each(Object.entries(CLOTHES))('%s', (_, clothes) => {
  const asTable = PAIRS.map((pair) => [...pair]);

  test('are a table of two columns', () => {
    expect(textsIn(rows(PAIRS, clothes))).toEqual([asTable]);
  });

  test('are apart from the address beside them', () => {
    const address = ['Henrike Vollmer', 'Bergstr. 17', '99425 Weimar'].map((text, index) => ({
      text,
      y: 100 + clothes.pitch * index,
    }));
    expect(textsIn([...address, ...rows(PAIRS, clothes)])).toEqual([asTable]);
  });
});

test.each(Object.entries(CLOTHES).filter(([, { isRight }]) => !isRight))(
  '%s: keep a value whole that goes on in the next line',
  (_, clothes) => {
    const last = rows([['Place', 'the flat on the']], clothes, 100 + 4 * clothes.pitch);
    const below = [{ text: 'second floor', x: 420, y: 111 + 4 * clothes.pitch }];
    const after = rows([['Ends', '1 May 2025']], clothes, 111 + 5 * clothes.pitch);
    expect(textsIn([...rows(PAIRS, clothes), ...last, ...below, ...after])).toEqual([
      [...PAIRS.map((pair) => [...pair]), ['Place', 'the flat on the second floor'], ['Ends', '1 May 2025']],
    ]);
  },
);

test('names in two columns are no labels', () => {
  const plain = CLOTHES['plain labels, values at one edge'] as Clothes;
  const names = [
    ['Anna Huber', 'Eva Loibl'],
    ['Gerda Maier', 'Ilse Kern'],
    ['Franz Bichler', 'Josef Wimmer'],
    ['Hans Estner', 'Rupert Kaiser'],
  ] as const;
  expect(textsIn(rows(names, plain))).toEqual([]);
});

describe.each([
  { edge: 420, pitch: 13 },
  { edge: 400, pitch: 16 },
])('names beside values in plain type, one with a figure: $edge, $pitch', ({ edge, pitch }) => {
  const facts = [
    ['Year built', '1890'],
    ['Heating', 'Oil and wood'],
    ['Parking', 'Garage'],
    ['Available', 'Immediately'],
  ] as const;
  const left = facts.map(([text], index): LineSpec => ({ text, x: 330, y: 100 + pitch * index }));
  const right = facts.map(([, text], index): LineSpec => ({ text, x: edge, y: 100 + pitch * index }));
  const pairs = left.flatMap((label, index) => [label, right[index] as LineSpec]);

  test('are a table where each value is written right after its name', () => {
    expect(textsIn(pairs)).toEqual([facts.map((pair) => [...pair])]);
  });

  test('are none where all names are written before the values', () => {
    expect(textsIn([...left, ...right])).toEqual([]);
  });

  test('are none where no value has a figure', () => {
    const words = pairs.map((line) => ({ ...line, text: line.text.replace('1890', 'Unknown') }));
    expect(textsIn(words)).toEqual([]);
  });

  test('are none where names hold figures or end as sentences do', () => {
    const others = left.map((label, index) => ({ ...label, text: index === 1 ? 'Room 2' : `${label.text}.` }));
    expect(textsIn(others.flatMap((label, index) => [label, right[index] as LineSpec]))).toEqual([]);
  });

  test('are a table beside an address on their right, which is written after them', () => {
    const address = ['Jana Novotna', '8 Mill Lane', 'York'].map((text, i) => ({ text, x: 500, y: 100 + pitch * i }));
    expect(textsIn([...pairs, ...address])).toEqual([facts.map((pair) => [...pair])]);
  });

  test('are in order below their title, beside a list under another one', () => {
    const items = ['Stove in the kitchen', 'Terrace', 'Orchard', 'Workshop'].map((text, i) => ({
      text,
      y: 100 + pitch * i,
    }));
    const title = (text: string, x: number): LineSpec => ({ text, x, y: 96 - pitch, size: 12, weight: 700 });
    const lines = [title('Features', 72), ...items, title('Key facts', 330), ...pairs];
    const blocks = layout([page([...lines, ...prose(6, 400)])]);
    const titles = blocks.filter((block) => block.kind === 'heading').map(({ runs }) => textOf(runs));
    expect(titles).toEqual(['Features', 'Key facts']);
    expect(blocks.findIndex(({ kind }) => kind === 'table')).toBe(3);
  });
});

test.each([300, 340])('codes and dates are a table below the last line of an address that begins at %i', (x) => {
  const pairs = [
    ['Invoice', '2025/1188'],
    ['Room', '214'],
    ['Arrival', '14.02.2025'],
    ['Departure', '17.02.2025'],
  ] as const;
  const above = { text: `Tel. 5675 6301 and ${'fax '.repeat(6).trim()}`, x, y: 84 };
  const found = textsIn([above, ...rows(pairs, { pitch: 13, label: {}, isRight: false })]);
  expect(found).toEqual(x < 330 ? [pairs.map((pair) => [...pair])] : []);
});

describe('lists under titles of their own, parted by upright lines', () => {
  const shows = [
    ['The Copper Kettles', '19:00 - 20:15'],
    ['Lorraine', '17:45 - 18:45'],
    ['Hill Street Five', '16:30 - 17:15'],
    ['Elm', '15:00 - 16:00'],
  ] as const;
  const stage = (title: string, x: number, size: number, value: number): LineSpec[] => [
    { text: title, x: x + 60, y: 80, size: 12, weight: 700 },
    ...shows.flatMap(([label, time], index) => [
      { text: label, x, y: 100 + 12 * index, size },
      { text: time, x: x + value, y: 100 + 12 * index, size },
    ]),
  ];

  const stages = (size = 8, value = 90): LineSpec[] => [
    ...stage('Main', 72, size, value),
    ...stage('Tent', 252, size, value),
  ];

  test.each([
    { size: 8, value: 90, wall: upright(245, 85, 145) },
    { size: 9, value: 95, wall: upright(245, 85, 145) },
    { size: 9, value: 95, wall: upright(245, 96, 135) },
  ])('are one table with a head over each: $size $wall.box', ({ size, value, wall }) => {
    const [table] = tablesOf(page(stages(size, value), { rules: [wall] }));
    expect(cellTexts(table)).toEqual([['Main', 'Tent'], ...shows.map((row) => [...row, ...row])]);
    expect(table?.rows.map((row) => row.every(({ header }) => header))).toEqual([true, false, false, false, false]);
  });

  test('are none of their own where the line ends a row before them', () => {
    const tables = tablesOf(page(stages(), { rules: [upright(245, 85, 125)] }));
    expect(tables.map(cellTexts)).not.toContainEqual([['Main', 'Tent'], ...shows.map((row) => [...row, ...row])]);
  });
});

test('texts over lines to write on are no values', () => {
  const blanks = ['Name:', 'Place:', 'Date:'].map((label) => [label, '____________'] as const);
  expect(textsIn(rows(blanks, CLOTHES['plain labels, values at one edge'] as Clothes))).toEqual([]);
});

describe.each([
  { pitch: 13, size: 10 },
  { pitch: 16, size: 9 },
])('rows $pitch points apart', ({ pitch, size }) => {
  const at = (pairs: readonly (readonly [string, string])[], value: (text: string) => number, y = 100): LineSpec[] =>
    pairs.flatMap(([label, text], index) => [
      { text: label, x: 330, y: y + pitch * index, size },
      { text, x: value(text), y: y + pitch * index, size },
    ]);

  test('have the widest label too, which comes as near to its value as a word', () => {
    const pairs = [['Delivery note no.', 'L 23-0918'], ...PAIRS] as const;
    const edge = 330 + ('Delivery note no.'.length - 2) * 0.5 * size + 0.9 * size;
    expect(textsIn(at(pairs, () => edge))).toEqual([pairs.map((pair) => [...pair])]);
  });

  const sums = [
    ['Net', '2 260.00'],
    ['Tax', '428.00'],
    ['To pay', '2 688.00'],
  ] as const;
  const right = (text: string): number => 520 - (text.length - 1) * 0.5 * size;

  test('of amounts are a table where nothing is above them', () => {
    const amounts = sums.map(([label, text]) => [label, text.replace(' ', '')] as const);
    expect(textsIn(at(amounts, right))).toEqual([amounts.map((pair) => [...pair])]);
  });

  test('of amounts below those of a wider row are left to its table', () => {
    const amounts = sums.map(([label, text]) => [label, text.replace(' ', '')] as const);
    const items = ['Oak bench', '4', '96.00'].map((text, c) => ({
      text,
      x: c === 2 ? right(text) : 80 + 150 * c,
      y: 100 - pitch,
      size,
    }));
    expect(textsIn([...items, ...at(amounts, right)])).not.toContainEqual(amounts.map((pair) => [...pair]));
  });
});
