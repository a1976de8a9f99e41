import { describe, expect, test } from 'vitest';
import type { Word } from '../../../../src/document/page.ts';
import { buildLines, joinRows } from '../../../../src/layout/page/lines.ts';
import { linesOf, textOfLine } from '../lines.ts';
import { words } from '../page.ts';

/** The lines of two words with a gap in points between them, one right after the other in the content stream. */
const inOrder = (gap: number): string[] =>
  linesOf([
    { text: 'one', x: 72, y: 100 },
    { text: 'two', x: 87 + gap, y: 100 },
  ]).map(textOfLine);

/** The same with another word between them in the content stream. */
const outOfOrder = (gap: number): string[] =>
  linesOf([
    { text: 'one', x: 72, y: 100 },
    { text: 'else', x: 72, y: 300 },
    { text: 'two', x: 87 + gap, y: 100 },
  ])
    .map(textOfLine)
    .filter((text) => text !== 'else');

describe('words on one baseline, of 10 points', () => {
  test('are a line with a gap of 8 points, two with 12', () => {
    expect(inOrder(8)).toEqual(['one two']);
    expect(inOrder(12)).toEqual(['one', 'two']);
  });

  test('are a line with a gap of 5 points when others are between them in the content stream, two with 8', () => {
    expect(outOfOrder(5)).toEqual(['one two']);
    expect(outOfOrder(8)).toEqual(['one', 'two']);
  });

  test('are a line when they overlap by 3 points, two when they overlap by 5', () => {
    expect(inOrder(-3)).toEqual(['one two']);
    expect(inOrder(-5)).toHaveLength(2);
  });

  test('are a line with leader dots 20 points apart, not with two dots or with one 35 points away', () => {
    const dots = (count: number, x: number) =>
      Array.from({ length: count }, (_, index) => ({ text: '.', x: x + 20 * index, y: 100 }));
    const led = (count: number, x: number): string[] =>
      linesOf([{ text: 'Wages', x: 72, y: 100 }, ...dots(count, x), { text: '7', x: x + 20 * count, y: 100 }]).map(
        textOfLine,
      );
    expect(led(4, 112)).toEqual(['Wages . . . .', '7']);
    expect(led(2, 112)).toHaveLength(4);
    expect(led(4, 132)).toHaveLength(3);
  });

  test('are lines of their own in different cells of the structure tree', () => {
    const cell = (text: string, x: number, markedContentId: number) => ({
      text,
      x,
      y: 100,
      role: 'TD',
      markedContentId,
    });
    expect(linesOf([cell('one', 72, 1), cell('two', 90, 2)])).toHaveLength(2);
    expect(linesOf([cell('one', 72, 1), cell('two', 90, 1)])).toHaveLength(1);
  });
});

test.each([
  ['4', 10, 96, 6, ['Sugar content4']],
  ['†', 20, 96, 6, ['Sugar content†']],
  ['12', 7, 96.5, 6.5, ['Sugar content12']],
  ['4', 10, 99, 6, ['Sugar content', '4']],
  ['4', 10, 96, 10, ['Sugar content', '4']],
  ['nota', 10, 96, 6, ['Sugar content', 'nota']],
])(
  'a raised mark over the end of a word that is wider than its place is behind it: %s',
  (mark, over, y, size, expected) => {
    const [row, cell] = [words({ text: 'Sugar content', y: 100 }), words({ text: '7.5', x: 300, y: 100 })];
    const end = row.at(-1)?.box[2] ?? 0;
    const lines = buildLines(1, [...row, ...cell, ...words({ text: mark, x: end - over, y, size })]);
    const texts = lines.map((one) =>
      one.words
        .map(({ text }) => text)
        .join(' ')
        .replace(/(\S) (4|†|12)$/, '$1$2'),
    );
    expect(texts.filter((text) => text !== '7.5').sort()).toEqual(expected.toSorted());
  },
);

test.each([
  ['between two words', 102, 6, ['under the Act 3 we build', 'else']],
  ['over a word', 108, 6, ['under the Act we build', '3', 'else']],
  ['as large as they are', 102, 9, ['under the Act we build', '3', 'else']],
])(
  'a mark that is painted last stands in its line where it is small and between two words: %s',
  (_, x, size, expected) => {
    const [under, the, Act, we, build] = words({ text: 'under the Act we build', x: 40, y: 100 });
    const spread = [under, the, Act, we, build].map((word, at) => ({
      ...(word as Word),
      box: [40 + at * 22, 92.5, 60 + at * 22, 102.5] as const,
    }));
    const [else_, mark] = [words({ text: 'else', y: 300 }), words({ text: '3', x, y: 97, size })];
    expect(
      buildLines(1, [...spread, ...else_, ...mark])
        .map(textOfLine)
        .sort(),
    ).toEqual([...expected].sort());
  },
);

test('the baseline of a line is that of most words in its main size', () => {
  const [line] = buildLines(1, [
    ...words({ text: '2', x: 68, y: 96, size: 6 }),
    ...words({ text: 'area of it', x: 72, y: 100 }),
  ]);
  expect(line).toMatchObject({ baseline: 100, fontSize: 10 });
});

describe('parts of lines', () => {
  test('are joined into printed lines from top to bottom', () => {
    const parts = linesOf([
      { text: 'below', x: 72, y: 120 },
      { text: 'left', x: 72, y: 100 },
      { text: 'right', x: 200, y: 100 },
    ]);
    expect(joinRows(parts).map(textOfLine)).toEqual(['left right', 'below']);
  });

  test('that overlap are lines of their own', () => {
    const parts = [
      { text: 'first', x: 72, y: 100 },
      { text: 'second', x: 74, y: 101 },
    ].flatMap((spec) => linesOf([spec]));
    expect(joinRows(parts)).toHaveLength(2);
  });

  test('in a script from right to left are joined in its direction', () => {
    const parts = linesOf([
      { text: 'שלום', x: 72, y: 100 },
      { text: 'עולם', x: 200, y: 100 },
    ]);
    expect(joinRows(parts).map(textOfLine)).toEqual(['עולם שלום']);
  });
});
