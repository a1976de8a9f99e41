import { type Box, contains, holdsMiddle, union } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import type { TaggedCell } from '../../document/tagged-cell.ts';
import type { Line } from '../page/lines.ts';
import { withEmptyCells } from './empty-cells.ts';
import { columnCount, type GridCell, rowCount, type TableCandidate } from './grid.ts';
import { withLeftOutCells } from './left-out-cells.ts';
import type { Rulings } from './rulings.ts';

/** Points by which the texts of two rows or columns may overlap: fonts claim more height than their letters have. */
const SLACK = 3;
/** Most rows and columns of a table that only arranges texts, and fewest paragraphs in one of its cells, as in Word files. */
const MOST_ROWS = 3;
const MOST_COLUMNS = 3;
const FEWEST_BLOCKS = 3;

/** Most places of a grid: files may claim any, and each empty one takes memory. */
const MOST_PLACES = 100_000;

const HEADING = /^(?:Title|H[1-6]?)$/;

/**
 * Tables as the file's structure tree has them, row by row and span by span, as far as their text lies on the page as it
 * says, and they do not only arrange the page.
 */
export function structuredCandidates(lines: readonly Line[], drawn: Rulings): TableCandidate[] {
  const words = lines.flatMap((line) => line.words);
  const tagged = words.filter(({ cell }) => cell);
  return [...Map.groupBy(tagged, ({ cell }) => cell?.table)].flatMap(([table, own]) => {
    const box = boxOf(own);
    if (arranges(own, drawn)) return [];
    const filled = filledCells(wordsByCell(words, table, box));
    const cells = inPlace(filled) ?? inPlace(withLeftOutCells(filled) ?? []);
    return cells ? [{ box, cells: withEmptyCells(cells) }] : [];
  });
}

/**
 * The words of each cell of a table; also those in its place that no element has and that are written after a word of the
 * cell, as what a style sheet adds to a text.
 */
function wordsByCell(words: readonly Word[], table: number | undefined, box: Box): [TaggedCell, Word[]][] {
  let last: TaggedCell | undefined;
  const cellOf = (word: Word): TaggedCell | undefined => {
    if (word.cell) last = word.cell;
    else if (word.role !== undefined || !holdsMiddle(box, word.box)) return undefined;
    return last?.table === table ? last : undefined;
  };
  return [...Map.groupBy(words, cellOf)].flatMap(([cell, own]) => (cell ? [[cell, own]] : []));
}

/** The cells with text, their rows and columns counted among those that have some. */
function filledCells(cells: readonly (readonly [TaggedCell, Word[]])[]): GridCell[] {
  const rowsBefore = countBefore(cells.map(([{ row }]) => row));
  const columnsBefore = countBefore(cells.map(([{ column }]) => column));
  return cells.map(([{ row, column, rowSpan, columnSpan, isHead }, words]) => ({
    row: rowsBefore(row),
    column: columnsBefore(column),
    rowSpan: rowsBefore(row + rowSpan) - rowsBefore(row),
    columnSpan: columnsBefore(column + columnSpan) - columnsBefore(column),
    isHead,
    words,
  }));
}

/** Tells how many different ones of some indices are before one. */
function countBefore(indices: readonly number[]): (index: number) => number {
  const known = new Set(indices);
  const counts = [0];
  for (let index = 0, left = known.size; left > 0; index++) {
    if (known.has(index)) left--;
    counts.push(known.size - left);
  }
  return (index) => counts[Math.min(index, counts.length - 1)] as number;
}

/** The cells with columns from left to right; undefined where rows or columns do not lie beside each other. */
function inPlace(cells: readonly GridCell[]): readonly GridCell[] | undefined {
  const columnNumber = columnCount(cells);
  const rowNumber = rowCount(cells);
  if (rowNumber < 2 || columnNumber < 2 || rowNumber * columnNumber > MOST_PLACES) return undefined;
  const rows = stretches(cells, 1, ({ row, rowSpan }) => (rowSpan === 1 ? row : undefined));
  const columns = stretches(cells, 0, ({ column, columnSpan }) => (columnSpan === 1 ? column : undefined));
  if (!areApart(rows)) return undefined;
  if (areApart(columns)) return cells;
  if (!areApart(columns.toReversed())) return undefined;
  return cells.map((cell) => ({ ...cell, column: columnNumber - cell.column - cell.columnSpan }));
}

type Stretch = readonly [from: number, to: number];

/** What the texts of each row or column take up along an axis (0: x), in their order. */
const stretches = (
  cells: readonly GridCell[],
  axis: 0 | 1,
  indexOf: (cell: GridCell) => number | undefined,
): Stretch[] =>
  [...Map.groupBy(cells, indexOf)]
    .filter(([index]) => index !== undefined)
    .sort(([a = 0], [b = 0]) => a - b)
    .map(([, own]) => {
      const box = boxOf(own.flatMap(({ words }) => words));
      return [box[axis], box[axis + 2] as number];
    });

const boxOf = (words: readonly Word[]): Box => union(words.map(({ box }) => box));

/** Whether each begins where the one before ends, or behind it. */
const areApart = (all: readonly Stretch[]): boolean =>
  all.every(([from], index) => index === 0 || from > (all[index - 1] as Stretch)[1] - SLACK);

/** The lines that are in no table of the structure tree that only arranges texts. */
export function withoutArranged(lines: readonly Line[], drawn: Rulings): readonly Line[] {
  const tagged = lines.flatMap(({ words }) => words.filter(({ cell }) => cell));
  const byTable = [...Map.groupBy(tagged, ({ cell }) => cell?.table)];
  const arranged = new Set(byTable.flatMap(([table, own]) => (arranges(own, drawn) ? [table] : [])));
  return arranged.size === 0
    ? lines
    : lines.filter(({ words }) => !words.some(({ cell }) => cell && arranged.has(cell.table)));
}

/** Whether a table arranges texts: it has headings, or few cells with nothing drawn around them and several paragraphs in one. */
function arranges(words: readonly Word[], { horizontal, vertical }: Rulings): boolean {
  if (words.some(({ role }) => role !== undefined && HEADING.test(role))) return true;
  const cells = words.map(({ cell }) => cell as TaggedCell);
  if (cells.some(({ row, column }) => row >= MOST_ROWS || column >= MOST_COLUMNS)) return false;
  const box = boxOf(words);
  const isRuled =
    horizontal.some(({ at, from, to }) => contains(box, [Math.max(from, box[0]), at, Math.min(to, box[2]), at])) ||
    vertical.some(({ at, from, to }) => contains(box, [at, Math.max(from, box[1]), at, Math.min(to, box[3])]));
  return !isRuled && cells.some(({ blocks }) => blocks >= FEWEST_BLOCKS);
}
