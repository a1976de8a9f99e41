import { describe, expect, test } from 'vitest';
import type { Word } from '../../../../src/document/page.ts';
import type { Line } from '../../../../src/layout/page/lines.ts';
import { streamPositionIn } from '../../../../src/layout/reading-order/stream-position.ts';
import { readingOrder } from '../../../../src/layout/reading-order/xy-cut.ts';
import { linesOf, textOfLine } from '../lines.ts';
import type { LineSpec } from '../page.ts';

/** A card of a title and some lines of text. */
const card = (title: string, x: number, y: number, lines = 4): LineSpec[] => [
  { text: title, x, y, weight: 700 },
  ...Array.from({ length: lines }, (_, row) => ({
    text: 'words that fill most of a line of text',
    x,
    y: y + 12 * (row + 1),
  })),
];

/** The titles in reading order, where the page was written card by card in the given order. */
function titlesOf(cards: readonly LineSpec[][]): string[] {
  const lines: Line[] = cards.flatMap((specs) => linesOf(specs));
  const words: Word[] = lines.flatMap((line) => [...line.words]);
  const order = readingOrder(lines, streamPositionIn(words)).flat();
  return order.map(textOfLine).filter((text) => !text.startsWith('words'));
}

describe('cards in rows', () => {
  const [a, b, c, d] = [card('A', 72, 100), card('B', 320, 100, 2), card('C', 72, 200), card('D', 320, 200)];

  test('are read row by row where they were written so', () => {
    expect(titlesOf([a, b, c, d])).toEqual(['A', 'B', 'C', 'D']);
  });

  test('are columns where one column was written before the other', () => {
    expect(titlesOf([a, c, b, d])).toEqual(['A', 'C', 'B', 'D']);
  });

  test('are columns where they begin at different heights', () => {
    expect(titlesOf([a, b, c, card('D', 320, 188)])).toEqual(['A', 'C', 'B', 'D']);
  });
});
