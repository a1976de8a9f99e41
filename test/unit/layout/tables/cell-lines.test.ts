import { expect, test } from 'vitest';
import { breaksInCell } from '../../../../src/layout/tables/cell-lines.ts';
import { textOfLine } from '../lines.ts';
import { line } from '../page.ts';

/** The lines of a cell with the given texts before which a line is broken. */
const broken = (...texts: readonly string[]): string[] => {
  const lines = texts.map((text, row) => line({ text, y: 100 + 12 * row }));
  return [...breaksInCell(lines)].map(textOfLine);
};

test('items of a list in a cell have a line each, with the lines in which they go on', () => {
  expect(broken('• first', '• second of', 'two lines', '• third')).toEqual(['• second of', '• third']);
  expect(broken('Causes', '1. loss', '2. gain')).toEqual(['1. loss', '2. gain']);
});

test('a single bullet, a dash in a text and numbers that do not count on are no list', () => {
  expect(broken('Open', '– on Mondays')).toEqual([]);
  expect(broken('rose by', '7. May and', '3. June')).toEqual([]);
  expect(broken('only one line')).toEqual([]);
});

test('labels in a cell have a line each, and so have the lines of an address', () => {
  expect(broken('Buyer: Lea', 'Product: Tea', 'Total: 4')).toEqual(['Product: Tea', 'Total: 4']);
  expect(broken('Lea Weber', 'Lindenweg 12', '89073 Ulm')).toEqual(['Lindenweg 12', '89073 Ulm']);
  expect(broken('words that go on', 'over two lines')).toEqual([]);
});

test('notes in a row of their own have a line each where white space or the size of their type tells them', () => {
  const notes = (gap: number, size: number): string[] => {
    const lines = [
      line({ text: 'The figures of the last quarter are', y: 100 }),
      line({ text: 'not final.', y: 112 }),
      line({ text: 'Taken from the books', y: 112 + gap, size }),
    ];
    return [...breaksInCell(lines, true)].map(textOfLine);
  };
  expect(notes(24, 10)).toEqual(['Taken from the books']);
  expect(notes(12, 8)).toEqual(['Taken from the books']);
  expect(notes(20, 10)).toEqual([]);
  expect(notes(12, 9.5)).toEqual([]);
});
