import { describe, expect, test } from 'vitest';
import { blocksOf, kinds } from '../blocks-of.ts';
import { type LineSpec, page, prose } from '../page.ts';
import { cellTexts, tablesOf } from './grids.ts';

type Pairs = readonly (readonly [label: string, value: string])[];

const PRICES: Pairs = [
  ['Haircut, short', '24.00'],
  ['Wash and dry', '18.50'],
  ['Colouring', 'from 45.00'],
  ['Beard trim', '9.50'],
];
const asTable = (pairs: Pairs): string[][] => pairs.map((pair) => [...pair]);

/** What fills so many points. */
type Leader = (room: number) => string;

const ONE_WORD: Leader = (room) => ` ${'.'.repeat(Math.floor(room / 5) - 2)}`;
const LEADERS: Readonly<Record<string, Leader>> = {
  'dots in one word': ONE_WORD,
  'dots apart from each other': (room) => ' .'.repeat(Math.floor(room / 8)),
  'dots that touch the label': (room) => '.'.repeat(Math.floor(room / 5) - 1),
  'signs of an ellipsis': (room) => ` ${'…'.repeat(Math.floor(room / 5) - 2)}`,
};

/** Letters are 5 points wide, spaces 3. */
const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (sign === ' ' ? 3 : 5), 0);

/** Rows from x 72 to 460. */
const rows = (pairs: Pairs, leader: Leader, y = 100): LineSpec[] =>
  pairs.flatMap(([label, value], index) => {
    const at = 460 - widthOf(value);
    return [
      { text: `${label}${leader(at - 72 - widthOf(label))}`, y: y + 14 * index },
      { text: value, x: at, y: y + 14 * index },
    ];
  });

const textsIn = (lines: readonly LineSpec[]): string[][][] =>
  tablesOf(page([...lines, ...prose(6, 400)])).map(cellTexts);

describe.each(Object.entries(LEADERS))('labels and values joined by %s', (_, leader) => {
  test('are a table without the dots', () => {
    expect(textsIn(rows(PRICES, leader))).toEqual([asTable(PRICES)]);
  });

  test('keep a label whole that begins in the line above', () => {
    const long = 'Permanent wave with care, cutting and all that is to be done afterwards, also of';
    const lines = [
      ...rows(PRICES, leader),
      { text: long, y: 156 },
      ...rows([['long hair', '80.00']], leader, 168),
      ...rows(PRICES.slice(0, 1), leader, 182),
    ];
    expect(textsIn(lines)).toEqual([
      [...asTable(PRICES), [`${long} long hair`, '80.00'], ...asTable(PRICES.slice(0, 1))],
    ]);
  });
});

test('values that dots touch are cells of their own', () => {
  const touching = PRICES.filter(([, value]) => !value.includes(' '));
  const lines = touching.map(([label, value], index) => ({
    text: `${label}${'.'.repeat(60 - label.length - value.length)}${value}`,
    y: 100 + 14 * index,
  }));
  expect(textsIn(lines)).toEqual([asTable(touching)]);
});

test('are tables below the titles of their groups', () => {
  const title = { text: 'For children', y: 170, weight: 700 };
  const lines = [...rows(PRICES, ONE_WORD), title, ...rows(PRICES.slice(0, 2), ONE_WORD, 192)];
  expect(textsIn(lines)).toEqual([asTable(PRICES), asTable(PRICES.slice(0, 2))]);
});

test('casts are tables, as their names are at one edge', () => {
  const cast: Pairs = [
    ['Hamlet', 'J. Dale'],
    ['Ophelia', 'Ann Orr'],
    ['Polonius', 'Tom Brewster'],
  ];
  expect(textsIn(rows(cast, ONE_WORD))).toEqual([asTable(cast)]);
});

test('casts are tables where their names begin at one edge, and some end at another', () => {
  const cast: Pairs = [
    ['Arkadina, actress', 'Nina Holm'],
    ['Konstantin, her son', 'P. Lowe'],
    ['Sorin', 'Hugh Brandt-Mills'],
    ['Dorn', 'Iain Moss'],
    ['Masha', 'Eva Linde'],
  ];
  const lines = cast.flatMap(([label, value], index) => [
    { text: `${label}${ONE_WORD(300 - 72 - widthOf(label))}`, y: 100 + 14 * index },
    { text: value, x: 300, y: 100 + 14 * index },
  ]);
  expect(textsIn(lines)).toEqual([asTable(cast)]);
});

test('items of lists stay such', () => {
  const items = PRICES.map(([label, value], index) => ({
    text: `• ${label} ${'.'.repeat(50 - label.length - value.length)} ${value}`,
    y: 100 + 14 * index,
  }));
  expect(kinds(blocksOf(page(items)))).toEqual(['list']);
});

test('rows that go on with figures are of another table', () => {
  const figures = PRICES.map((_, index) => ({ text: `${index + 3}0.00`, x: 500, y: 100 + 14 * index }));
  expect(textsIn([...rows(PRICES, ONE_WORD), ...figures])).not.toContainEqual(asTable(PRICES));
});

test('rows behind the numbers of items are of a form', () => {
  const numbers = ['7', '8a', 'b', '9'];
  const numbered = PRICES.flatMap((row, index) => {
    const y = 100 + 14 * index;
    return [{ text: numbers[index] ?? '', x: 50, y }, ...rows([row], ONE_WORD, y)];
  });
  expect(textsIn(numbered)).not.toContainEqual(asTable(PRICES));
});

test('two rows are none', () => {
  expect(textsIn(rows(PRICES.slice(0, 2), ONE_WORD))).toEqual([]);
});
