import type { Line } from '../page/lines.ts';
import { alignedCells, columnsOf, groupOf, type Row, rowsOf } from './aligned-cells.ts';
import type { TableCandidate } from './grid.ts';

/** A table without lines must be plain to see: this many rows and columns. */
const FEWEST_ROWS = 3;
const FEWEST_COLUMNS = 3;
/** Share of the cells that must hold text. */
const FILLED = 0.6;
/** Longest distance between rows, in shares of the font size. */
const LARGEST_PITCH = 3;
/** Longest text of an ordinary cell in words: longer ones are columns of prose, unless many are numbers. */
const MOST_WORDS = 2;
const MOST_WORDS_AMONG_NUMBERS = 5;
const NUMBERS = 0.3;

/** Tables that nothing but alignment marks, among the lines of one column of the page. */
export function streamCandidates(lines: readonly Line[]): TableCandidate[] {
  const tables: TableCandidate[] = [];
  for (const stretch of stretchesOf(rowsOf(lines))) {
    const columns = columnsOf(stretch);
    if (!isTable(stretch, columns.length)) continue;
    tables.push(
      groupOf(
        stretch.flat(),
        alignedCells(stretch, columns, () => false),
      ),
    );
  }
  return tables;
}

/** Runs of rows of several parts; one row of a single part (a wrapped cell) may stand between two of them. */
function stretchesOf(rows: readonly Row[]): Row[][] {
  const stretches: Row[][] = [];
  let open: Row[] | undefined;
  for (const [index, row] of rows.entries()) {
    const above = open?.at(-1);
    if (above && !isNear(above, row)) open = undefined;
    const next = rows[index + 1];
    const bridges = row.length === 1 && next !== undefined && next.length > 1 && isNear(row, next);
    if (row.length > 1 && !open) {
      open = [];
      stretches.push(open);
    }
    if (row.length > 1 || bridges) open?.push(row);
    else open = undefined;
  }
  return stretches;
}

function isNear(above: Row, below: Row): boolean {
  const [a, b] = [above[0] as Line, below[0] as Line];
  return b.baseline - a.baseline < LARGEST_PITCH * Math.max(a.fontSize, b.fontSize);
}

function isTable(rows: readonly Row[], columns: number): boolean {
  const parted = rows.filter((row) => row.length > 1);
  if (parted.length < FEWEST_ROWS || columns < FEWEST_COLUMNS) return false;
  const parts = parted.flat();
  const lengths = parts.map((part) => part.words.length).sort((a, b) => a - b);
  const usual = lengths[lengths.length >> 1] ?? 0;
  const numbers = parts.filter((part) => part.words.some((word) => /\d/.test(word.text))).length;
  if (parts.length < FILLED * parted.length * columns || isContents(parted)) return false;
  return usual <= (numbers >= NUMBERS * parts.length ? MOST_WORDS_AMONG_NUMBERS : MOST_WORDS);
}

/** Whether the rows are entries of a table of contents: text, and page numbers that only grow. */
function isContents(rows: readonly Row[]): boolean {
  const numbers = rows.map((row) =>
    Number(
      row
        .at(-1)
        ?.words.map(({ text }) => text)
        .join(''),
    ),
  );
  return (
    numbers.every((number, index) => Number.isInteger(number) && number >= (numbers[index - 1] ?? 0)) &&
    rows.every(hasTitle)
  );
}

/** Whether a row's last part but one is in words. */
const hasTitle = (row: Row): boolean => row.at(-2)?.words.some(({ text }) => /\p{L}{3}/u.test(text)) ?? false;
