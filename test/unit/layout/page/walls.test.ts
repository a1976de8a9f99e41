import { describe, expect, test } from 'vitest';
import type { Rule, Word } from '../../../../src/document/page.ts';
import { buildLines } from '../../../../src/layout/page/lines.ts';
import { wallsOf } from '../../../../src/layout/page/walls.ts';
import { drawnLines } from '../../../../src/layout/tables/page-rulings.ts';
import type { Ruling } from '../../../../src/layout/tables/rulings.ts';
import { textOfLine } from '../lines.ts';
import { words } from '../page.ts';
import { level, upright } from '../tables/grids.ts';

/** Two texts of 10 points with four points between them; the second begins at x = 140. */
const beside = [...words({ text: 'Street and number', x: 51, y: 100 }), ...words({ text: 'Town', x: 140, y: 100 })];

const linesBetween = (rules: readonly Rule[]): string[] =>
  buildLines(1, beside, wallsOf(drawnLines(rules).vertical)).map(textOfLine);

describe('a line of text ends', () => {
  test.each([
    ['at a tall line', [upright(138, 40, 300)]],
    ['at the side of a box as high as a line and a half', [upright(138, 90, 106), level(40, 138, 90)]],
    ['at a line in pieces', [upright(138, 80, 97), upright(138, 97, 120)]],
    ['at a line that its text touches', [upright(139.5, 80, 120)]],
  ])('%s', (_, rules) => {
    expect(linesBetween(rules)).toEqual(['Street and number', 'Town']);
  });
});

describe('a line of text goes on', () => {
  test.each([
    ['past a bar as high as itself', [upright(138, 93, 103)]],
    ['below a line that ends above it', [upright(138, 20, 96)]],
    ['above a line that begins below it', [upright(138, 104, 180)]],
    ['across a line through a word', [upright(150, 40, 300)]],
    ['past a level line', [level(40, 300, 97)]],
  ])('%s', (_, rules) => {
    expect(linesBetween(rules)).toEqual(['Street and number Town']);
  });

  test('from box to box of one letter each', () => {
    const digits = [...'20517'].flatMap((text, i) => words({ text, x: 100 + 11 * i, y: 100 }));
    const walls = wallsOf(Array.from({ length: 6 }, (_, i) => ({ at: 97 + 11 * i, from: 90, to: 106 })));
    expect(buildLines(1, digits, walls).map(textOfLine)).toEqual(['2 0 5 1 7']);
  });
});

test('columns between the pieces of a line above them are no walls', () => {
  const rules = [level(40, 138, 80), level(138, 300, 80), level(40, 138, 110), level(138, 300, 110)];
  expect(linesBetween(rules)).toEqual(['Street and number Town']);
});

test('walls are found by a few looks, however many a page has', () => {
  const [left, right] = words({ text: 'left right', x: 1000, y: 400 }) as [Word, Word];
  let looks = 0;
  const wall = (at: number, top: number): Ruling => ({
    at,
    to: top + 15,
    get from() {
      looks++;
      return top;
    },
  });
  const places = Array.from({ length: 100 }, (_, i) => 20 * i);
  const isWalled = wallsOf(places.flatMap((x) => places.map((y) => wall(x, y))));
  looks = 0;
  isWalled(left, right);
  expect(looks).toBeLessThan(30);
});

test('words that the file writes out of order do not meet across a wall', () => {
  const walls = wallsOf([{ at: 138, from: 40, to: 300 }]);
  const other = words({ text: 'elsewhere', y: 400 });
  const parts = [...words({ text: 'Town', x: 140, y: 100 }), ...other, ...words({ text: 'number', x: 106, y: 100 })];
  expect(buildLines(1, parts, walls).map(textOfLine).sort()).toEqual(['Town', 'elsewhere', 'number']);
});
