import { describe, expect, test } from 'vitest';
import type { List } from '../../../../src/document/block.ts';
import { markersOfLists } from '../../../../src/layout/tables/marker-columns.ts';
import { blocksOf, kinds } from '../blocks-of.ts';
import { type LineSpec, page } from '../page.ts';
import { cell, level } from './grids.ts';

const ITEMS = ['Open the gate', 'Oil hinges', 'Paint fence', 'Count sheep'];
const NUMBERS = ['1.', '2.', '3.', '4.'];
const repeated = (bullet: string): string[] => ITEMS.map(() => bullet);

/** What begins the lists in cells of the given columns. */
const markersIn = (...columns: readonly (readonly string[])[]) =>
  markersOfLists(
    columns.flatMap((texts, c) =>
      texts.map((text, r) => cell(r, c, text ? [{ text, x: 76 + 100 * c, y: 100 + 13 * r }] : [])),
    ),
  );

describe('a column before words is of markers', () => {
  test('where all texts are one bullet', () => {
    for (const bullet of ['●', '○', '✓', '–', '*']) expect(markersIn(repeated(bullet), ITEMS)).toBe('bullets');
    expect(markersIn(['●', '○', '●', '●'], ITEMS)).toBeUndefined();
  });

  test('where all texts are numbers in sequence, with the sign of one', () => {
    expect(markersIn(NUMBERS, ITEMS)).toBe('numbers');
    expect(markersIn(['a)', 'b)', 'c)', 'd)'], ITEMS)).toBe('numbers');
    expect(markersIn(['1.', '3.', '2.', '4.'], ITEMS)).toBeUndefined();
    expect(markersIn(['1', '2', '3', '4'], ITEMS)).toBeUndefined();
  });

  test('where wrapped items have it once', () => {
    expect(markersIn(['1.', '', '2.', ''], ITEMS)).toBe('numbers');
  });

  test('in lists beside each other too', () => {
    expect(markersIn(repeated('●'), ITEMS, repeated('●'), ITEMS)).toBe('bullets');
    expect(markersIn(NUMBERS, ITEMS, ['5.', '6.', '7.', '8.'], ITEMS)).toBe('numbers');
  });

  test('not under a head, nor before numbers, nor where other columns follow', () => {
    expect(markersIn(['No.', '1.', '2.', '3.'], ITEMS)).toBeUndefined();
    expect(markersIn(repeated('●'), ['12', '14', '9', '20'])).toBeUndefined();
    expect(markersIn(repeated('●'), ITEMS, ITEMS)).toBeUndefined();
    expect(markersIn(ITEMS, repeated('✓'))).toBeUndefined();
  });
});

describe('items far from their markers are a list', () => {
  const items = (markers: readonly string[], x = 76): LineSpec[] =>
    ITEMS.flatMap((text, i) => [
      { text: markers[i] as string, x, y: 114 + 13 * i },
      { text, x: x + 24, y: 114 + 13 * i },
    ]);
  const around = [level(72, 540, 102), level(72, 540, 160)];
  const between = [0, 1, 2, 3, 4].map((row) => level(72, 540, 104.5 + 13 * row));
  const textsOf = (lines: readonly LineSpec[], rules = around): unknown[] => {
    const blocks = blocksOf(page(lines, { rules }));
    return blocks.flatMap((block) => (block.kind === 'list' ? (block as List).items.map(({ marker }) => marker) : []));
  };

  test('between two rulings', () => {
    for (const markers of [repeated('●'), NUMBERS]) expect(textsOf(items(markers))).toEqual(markers);
  });

  test('in two columns, written one after the other or row by row', () => {
    const both = [...items(repeated('●')), ...items(repeated('●'), 320)];
    const byRow = both.toSorted((a, b) => a.y - b.y);
    for (const lines of [both, byRow]) {
      for (const rules of [[], around]) expect(textsOf(lines, rules)).toHaveLength(8);
    }
  });

  test('with a ruling between any two, but a table where they are numbers', () => {
    expect(textsOf(items(repeated('●')), between)).toEqual(repeated('●'));
    expect(kinds(blocksOf(page(items(NUMBERS), { rules: between })))).toEqual(['table']);
  });
});
