import { describe, expect, test } from 'vitest';
import { linesOf } from '../../../../src/answers/sections/lines.ts';
import { plainText } from '../../../../src/answers/text/plain-text.ts';
import type { PositionedPage } from '../../../../src/document/page.ts';
import { type LineSpec, page } from '../../layout/page.ts';
import { printed } from '../documents.ts';

/** The texts of the pieces of each printed line. */
const piecesIn = (...lines: readonly (LineSpec[] | PositionedPage)[]): string[][] =>
  linesOf(plainText(printed(...lines))).map(({ pieces }) => pieces.map(({ text }) => text));

/** A label that ends at a place, with its text behind a gap; letters are five points wide. */
const beside = (label: string, text: string, y: number, end = 120): LineSpec[] => [
  { text: label, x: end - label.length * 5, y },
  { text, x: 132, y },
];

describe('pieces of a printed line', () => {
  test('labels that end below one another are apart from their texts, however narrow the gap is', () => {
    const found = piecesIn([
      ...beside('Roofs', 'Thatching, slating', 100),
      ...beside('Boundaries', 'Hedge laying, dry stone walls', 116),
      ...beside('Animals', 'Shearing', 132),
    ]);
    expect(found).toEqual([
      ['Roofs', 'Thatching, slating'],
      ['Boundaries', 'Hedge laying, dry stone walls'],
      ['Animals', 'Shearing'],
    ]);
  });

  test('the widest label is apart from its text where the others leave wide gaps', () => {
    const left = (label: string, text: string, y: number): LineSpec[] => [
      { text: label, x: 50, y },
      { text, x: 130, y },
    ];
    const found = piecesIn([
      ...left('Roofs', 'Thatching, slating', 100),
      ...left('Field boundary', 'Hedge laying, dry stone walls', 116),
      ...left('Animals', 'Shearing', 132),
      ...left('Trees', 'Coppicing', 148),
    ]);
    expect(found[1]).toEqual(['Field boundary', 'Hedge laying, dry stone walls']);
  });

  test('a large label right before the edge where lines begin is apart from the text there', () => {
    const label: LineSpec = { text: 'Works', x: 60, y: 95, size: 20 };
    const text = (line: string, y: number): LineSpec => ({ text: line, x: 132, y });
    const parting = (...lines: LineSpec[]) => linesOf(plainText(printed([label, ...lines])))[0]?.pieces[1]?.after;
    const below = [text('Quickthorn', 116), text('Brecon', 132), text('2015 – 2019', 148)];
    expect(parting(text('Hedge layer', 100), ...below)).toBe('gap');
    expect(parting(text('Hedge layer', 100))).toBe('style');
  });

  test('words a little apart in two lines are one piece', () => {
    expect(piecesIn([...beside('Roofs', 'and hedges', 100), ...beside('Walls', 'and barns', 116)])).toEqual([
      ['Roofs and hedges'],
      ['Walls and barns'],
    ]);
  });

  test('small capitals, which are smaller letters, are of the word that they end', () => {
    const own = page([
      { text: 'H', x: 72, y: 100, size: 10 },
      { text: 'edge', x: 77, y: 100, size: 7 },
      { text: 'L', x: 94, y: 100, size: 10 },
      { text: 'ayer', x: 99, y: 100, size: 7 },
    ]);
    const words = own.words.map((word) => ({ ...word, spaced: word.fontSize === 10 }));
    expect(piecesIn({ ...own, words })).toEqual([['Hedge Layer']]);
  });
});
