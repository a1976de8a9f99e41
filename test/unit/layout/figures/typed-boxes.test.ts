import { describe, expect, test } from 'vitest';
import type { Word } from '../../../../src/document/page.ts';
import { blocksOf, kinds } from '../blocks-of.ts';
import { type LineSpec, page, prose, words } from '../page.ts';

/** Widths of letters in shares of the font size: in a fixed pitch, and in a font where bars and hyphens are narrow. */
const FIXED = () => 0.6;
const NARROW = (letter: string): number => (/[|':]/.test(letter) ? 0.2 : /[-+ ]/.test(letter) ? 0.33 : 0.6);

/** Lines typed from a left edge on, each word where it is in its line; bars stand below the corners of the first. */
function typed(lines: readonly string[], widthOf: (letter: string) => number, parts: Partial<LineSpec> = {}): Word[] {
  const [top = ''] = lines;
  const size = 10;
  const placeOf = (column: number): number =>
    72 + size * [...top.slice(0, column)].reduce((sum, letter) => sum + widthOf(letter), 0);
  return lines.flatMap((text, row) =>
    [...text.matchAll(/[^\s|]+|\|/g)].flatMap(({ 0: word, index }): Word[] => {
      const x = placeOf(index);
      const width = size * [...word].reduce((sum, letter) => sum + widthOf(letter), 0);
      return words({ text: word, x, y: 200 + 12 * row, size, ...parts }).map((one) => ({
        ...one,
        box: [x, one.box[1], x + width, one.box[3]],
      }));
    }),
  );
}

const BOX = [
  '+--------------+----------------+------------------+',
  '|      KEY     |     LENGTH     |       BODY       |',
  '|      0x2     |                |                  |',
  '+--------------+----------------+------------------+',
];
const NAMES = '     2 bits          6 bits          the rest';

const codes = (box: readonly Word[]): string[] =>
  blocksOf({ ...page([]), words: [...prose(3, 100).flatMap(words), ...box, ...prose(3, 320).flatMap(words)] }).flatMap(
    (block) => (block.kind === 'code' ? [block.text] : []),
  );

describe('a box of hyphens and bars', () => {
  test.each([
    ['in a font with letters of many widths', NARROW],
    ['in letters of one width', FIXED],
  ])('%s is code that keeps its columns', (_, widthOf) => {
    expect(codes(typed(BOX, widthOf))).toEqual([BOX.join('\n')]);
  });

  test('is code in a letter that is typewritten throughout', () => {
    const parts = { monospace: true, family: 'Courier' };
    const text = [...prose(3, 100), ...prose(3, 320)].flatMap((line) => words({ ...line, ...parts }));
    const blocks = blocksOf({ ...page([]), words: [...text, ...typed(BOX, FIXED, parts)] });
    expect(kinds(blocks)).toEqual(['paragraph', 'code', 'paragraph']);
  });

  test('has the names right below its cells', () => {
    expect(
      codes(typed([...BOX, NAMES], NARROW))[0]
        ?.split('\n')
        .at(-1)
        ?.split(/\s{2,}/),
    ).toEqual(['', '2 bits', '6 bits', 'the rest']);
  });

  test('may have lines between its rows, and corners of line drawing', () => {
    const drawn = ['┌─────┬─────┐', '│ ab  │ cd  │', '├─────┼─────┤', '│ ef  │ gh  │', '└─────┴─────┘'];
    expect(codes(typed(drawn, FIXED))).toEqual([drawn.join('\n')]);
  });

  test('that nothing closes is none', () => {
    expect(codes(typed(BOX.slice(0, 3), NARROW))).toEqual([]);
  });
});
