import { expect, test } from 'vitest';
import type { Word } from '../../../../../src/document/page.ts';
import { joinListingColumns } from '../../../../../src/readers/pdf/words/listing-columns.ts';
import { words } from '../../../layout/page.ts';

/** Points: type, a column of a listing, a letter. */
const [SIZE, COLUMN, LETTER] = [10, 6, 4];

/** A line whose tokens begin in columns, a letter in each; spaces are columns too. */
const inColumns = (text: string, y: number, column = COLUMN, style: Partial<Word> = {}): Word[] =>
  [...text].flatMap((letter, at) =>
    letter === ' '
      ? []
      : words({ text: letter, x: 72 + column * at, y, size: SIZE }).map(
          (word): Word => ({ ...word, box: [word.box[0], word.box[1], word.box[0] + LETTER, word.box[3]], ...style }),
        ),
  );
const LINES = [
  'for (int row = 0; row < end; ++row) {',
  '  int next = last + row;',
  '  if (next > end) break;',
  '  sum += next;',
];
const textsOf = (lines: readonly Word[][]): string[] => joinListingColumns(lines.flat()).map(({ text }) => text);

test('letters in the columns of a listing are words, and an empty column is a space', () => {
  const read = textsOf(LINES.map((line, at) => inColumns(line, 100 + 12 * at)));
  expect(read.join(' ')).toBe(LINES.map((line) => line.trim()).join(' '));
});

test('a sign of another font may be wider than its column', () => {
  const wide = (word: Word): Word =>
    word.text === '<'
      ? { ...word, fontFamily: 'Signs', box: [word.box[0] - 3, word.box[1], word.box[2] + 3, word.box[3]] }
      : word;
  const read = textsOf(LINES.map((line, at) => inColumns(line, 100 + 12 * at).map(wide)));
  expect(read.join(' ')).toContain('for (int row = 0; row < end; ++row) {');
});

test('letters as far apart as words of ordinary text stay apart', () => {
  const lines = LINES.map((line, at) => inColumns(line, 100 + 12 * at, 9));
  expect(textsOf(lines)).toHaveLength(lines.flat().length);
});

test('slanted letters are variables of a formula', () => {
  const lines = LINES.map((line, at) => inColumns(line, 100 + 12 * at, COLUMN, { italic: true }));
  expect(textsOf(lines)).toHaveLength(lines.flat().length);
});

test('a line or two of letters are no listing', () => {
  const lines = LINES.slice(0, 2).map((line, at) => inColumns(line, 100 + 12 * at));
  expect(textsOf(lines)).toHaveLength(lines.flat().length);
});
