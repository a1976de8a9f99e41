import { describe, expect, test } from 'vitest';
import { marginNotesOf } from '../../../../src/layout/reading-order/margin-notes.ts';
import { blocksOf, texts } from '../blocks-of.ts';
import { linesOf, textOfLine } from '../lines.ts';
import { type LineSpec, page, prose } from '../page.ts';

/** Two paragraphs of six full lines, the second of which begins at y = 180. */
const text = [
  ...prose(6, 100, { x: 150 }).map((line, row) =>
    row === 5 ? { ...line, text: 'The first of them ends here.' } : line,
  ),
  ...prose(6, 180, { x: 150 }),
];
const note = (y: number, ...lines: readonly string[]): LineSpec[] =>
  lines.map((line, row) => ({ text: line, x: 72, y: y + 12 * row }));

const notesIn = (lines: readonly LineSpec[]): string[] =>
  marginNotesOf(linesOf(lines)).map((found) => found.lines.map(textOfLine).join(' / '));

describe('a note in the margin', () => {
  test('is above the paragraph that it stands beside, and in no line of it', () => {
    const found = texts(blocksOf(page([...text, ...note(192, 'Notes are', 'set in the', 'margin.')])));
    expect(found).toHaveLength(3);
    expect(found[1]).toBe('Notes are set in the margin.');
  });

  test('is below the first paragraph of a page, which may go on from another', () => {
    const found = texts(blocksOf(page([...text, ...note(112, 'Notes are', 'set here.')])));
    expect(found[0]).toMatch(/The first of them ends here\.$/);
    expect(found[1]).toBe('Notes are set here.');
  });

  test('may have the number of the page below it', () => {
    expect(notesIn([...text, ...note(112, 'Review', '29,2'), ...note(216, '164')])).toEqual(['Review / 29,2', '164']);
  });
});

describe('no note in the margin', () => {
  test('is what numbers or names paragraphs beside their first lines', () => {
    expect(notesIn([...text, ...note(100, 'Scope'), ...note(180, 'Terms')])).toEqual([]);
    expect(notesIn([...text, ...note(100, '1.'), ...note(180, '2.')])).toEqual([]);
  });

  test('is a number alone amid a paragraph', () => {
    expect(notesIn([...text, ...note(204, '12')])).toEqual([]);
  });

  test('is a column of labels beside the rows of a table', () => {
    const rows = Array.from({ length: 8 }, (_, row): LineSpec[] => [
      { text: `Row ${row}`, x: 72, y: 300 + 12 * row },
      { text: `a description of about ${row} words in all`, x: 150, y: 300 + 12 * row },
      { text: `${row}.50`, x: 440, y: 300 + 12 * row },
    ]).flat();
    expect(notesIn(rows)).toEqual([]);
  });
});
