import { type Box, holdsMiddle } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import type { Line } from '../page/lines.ts';
import type { GridCell, TableCandidate } from './grid.ts';
import { boxOf, clusters, connected, coverage, type Rulings } from './rulings.ts';
import { splitColumns } from './split-columns.ts';
import { splitRows } from './split-rows.ts';
import { splitSpans } from './split-spans.ts';

/** Share of a cell's side along which a line must run to part it from its neighbour. */
const DIVIDED = 0.6;
const FEWEST_FILLED = 3;
/** A small grid with more words than this in one cell frames text rather than values. */
const SMALL_GRID = 8;
const MOST_WORDS = 50;

/** How much like a table a grid must look. */
export interface Demands {
  /** Least share of cells with text: charts and forms have mostly empty ones. */
  readonly filled: number;
  /** Least share of cells that span nothing: bars of charts and chips of text make irregular grids. */
  readonly regular: number;
}
export const OF_LINES: Demands = { filled: 0.4, regular: 0.5 };
export const OF_SHADES: Demands = { filled: 0.6, regular: 0.6 };

/** Tables whose cells are drawn: grids of crossing lines with text in them. */
export function latticeCandidates(rulings: Rulings, lines: readonly Line[], demands: Demands): TableCandidate[] {
  const words = lines.flatMap((line) => line.words);
  const tables: TableCandidate[] = [];
  for (const component of connected(rulings)) {
    if (component.vertical.length < 1 || component.horizontal.length < 2) continue;
    const box = boxOf(component);
    const inside = words.filter((word) => holdsMiddle(box, word.box));
    if (inside.length < FEWEST_FILLED) continue;
    const cells = cellsOf(component, box, inside);
    if (isTable(cells, demands)) tables.push({ box, cells: splitColumns(splitRows(splitSpans(cells))) });
  }
  return tables;
}

/** Whether cells make a table rather than a chart or a form: regular, and mostly filled. */
function isTable(cells: readonly GridCell[], demands: Demands): boolean {
  const filled = cells.filter((cell) => cell.words.length > 0);
  const columns = new Set(filled.map((cell) => cell.column)).size;
  const rows = new Set(filled.map((cell) => cell.row)).size;
  const simple = cells.filter((cell) => cell.rowSpan === 1 && cell.columnSpan === 1).length;
  if (columns < 2 || rows < 2 || filled.length < FEWEST_FILLED) return false;
  if (filled.length <= SMALL_GRID && filled.some((cell) => cell.words.length > MOST_WORDS)) return false;
  return filled.length >= demands.filled * cells.length && simple >= demands.regular * cells.length;
}

/** Positions of the lines that bound columns or rows, the outer edges included. */
function boundaries(values: readonly number[], least: number, most: number): number[] {
  const groups = clusters([...values, least, most], (value) => value);
  return groups.map((group) => group.reduce((sum, value) => sum + value, 0) / group.length);
}

function cellsOf(component: Rulings, box: Box, words: readonly Word[]): GridCell[] {
  const xs = boundaries(
    component.vertical.map(({ at }) => at),
    box[0],
    box[2],
  );
  const ys = boundaries(
    component.horizontal.map(({ at }) => at),
    box[1],
    box[3],
  );
  const owner = mergeCells(component, xs, ys);
  const columns = xs.length - 1;
  const content = new Map<number, Word[]>();
  for (const word of words) {
    const column = trackOf(xs, (word.box[0] + word.box[2]) / 2);
    const row = trackOf(ys, (word.box[1] + word.box[3]) / 2);
    const id = owner[row * columns + column] as number;
    const own = content.get(id) ?? [];
    content.set(id, own);
    own.push(word);
  }
  const cells: GridCell[] = [];
  // A cell's elements stand in a rectangle, row by row: the first and the last are its corners.
  const last = new Map(owner.map((id, index) => [id, index]));
  for (const [id, end] of last) {
    const [row, column] = [Math.floor(id / columns), id % columns];
    const [lastRow, lastColumn] = [Math.floor(end / columns), end % columns];
    const cellBox: Box = [
      xs[column] as number,
      ys[row] as number,
      xs[lastColumn + 1] as number,
      ys[lastRow + 1] as number,
    ];
    cells.push({
      row,
      column,
      rowSpan: lastRow - row + 1,
      columnSpan: lastColumn - column + 1,
      box: cellBox,
      words: content.get(id) ?? [],
    });
  }
  return withoutEmptyTracks(cells);
}

/** Index of the track between two of the boundaries in which a position lies. */
function trackOf(boundaries: readonly number[], position: number): number {
  const next = boundaries.findIndex((boundary) => boundary > position);
  return Math.max(0, (next < 0 ? boundaries.length - 1 : next) - 1);
}

/** For each elementary cell, row by row, the first cell of the rectangle that no line parts it from. */
function mergeCells({ horizontal, vertical }: Rulings, xs: readonly number[], ys: readonly number[]): number[] {
  const columns = xs.length - 1;
  const rows = ys.length - 1;
  const owner = Array.from({ length: rows * columns }, (_, index) => index);
  const taken = new Set<number>();
  const partedRight = (row: number, column: number): boolean =>
    coverage(vertical, xs[column + 1] as number, ys[row] as number, ys[row + 1] as number) >= DIVIDED;
  const partedBelow = (row: number, column: number): boolean =>
    coverage(horizontal, ys[row + 1] as number, xs[column] as number, xs[column + 1] as number) >= DIVIDED;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (taken.has(row * columns + column)) continue;
      let right = column;
      while (right + 1 < columns && !taken.has(row * columns + right + 1) && !partedRight(row, right)) right++;
      let bottom = row;
      const across = Array.from({ length: right - column + 1 }, (_, i) => column + i);
      const opens = (y: number): boolean =>
        across.every((x) => !partedBelow(y, x)) && across.slice(0, -1).every((x) => !partedRight(y + 1, x));
      while (bottom + 1 < rows && opens(bottom)) bottom++;
      for (let y = row; y <= bottom; y++) {
        for (const x of across) {
          taken.add(y * columns + x);
          owner[y * columns + x] = row * columns + column;
        }
      }
    }
  }
  return owner;
}

/** Drops rows and columns in which no cell begins, and those that are mere gaps between lines, without text. */
function withoutEmptyTracks(cells: readonly GridCell[]): GridCell[] {
  const rows = keptTracks(cells, (cell) => [cell.row, cell.rowSpan]);
  const columns = keptTracks(cells, (cell) => [cell.column, cell.columnSpan]);
  return cells.flatMap((cell) => {
    const rowSpan = rows.filter((row) => row >= cell.row && row < cell.row + cell.rowSpan).length;
    const columnSpan = columns.filter(
      (column) => column >= cell.column && column < cell.column + cell.columnSpan,
    ).length;
    if (rowSpan === 0 || columnSpan === 0) return [];
    const row = rows.findIndex((kept) => kept >= cell.row);
    const column = columns.findIndex((kept) => kept >= cell.column);
    return [{ ...cell, row, column, rowSpan, columnSpan }];
  });
}

/** Tracks (rows or columns) that a cell with text occupies alone, or in which one begins. */
function keptTracks(cells: readonly GridCell[], extentOf: (cell: GridCell) => readonly [number, number]): number[] {
  const kept = new Set<number>();
  for (const cell of cells) if (cell.words.length > 0) kept.add(extentOf(cell)[0]);
  return [...kept].sort((a, b) => a - b);
}
