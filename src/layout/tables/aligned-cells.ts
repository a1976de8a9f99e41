import { type Box, overlap, union } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { onOneLine } from '../metrics.ts';
import { type Line, lineOf } from '../page/lines.ts';
import type { GridCell } from './grid.ts';

/**
 * Largest share of the rows that cross a gap between columns: spanning heads and section titles do.
 * Chosen on odl-bench, dev half, as are all thresholds of this file.
 */
const CROSSED = 0.2;
/** Narrowest gap between columns, in shares of the font size, in the projection of all rows. */
const GAP = 0.45;
/** Distance of baselines, in shares of the usual one, below which a line continues the row above. */
const TIGHT = 0.9;

/** x-range of a column in points. */
export type Column = readonly [x0: number, x1: number];

/** Parts of lines on one baseline, from left to right. */
export type Row = readonly Line[];

/** Rows of a region from top to bottom. */
export function rowsOf(lines: readonly Line[]): Row[] {
  const rows: Line[][] = [];
  for (const line of [...lines].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.findLast((other) => other.some((member) => onOneLine(member.box, line.box)));
    if (row) row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.sort((a, b) => a.box[0] - b.box[0]));
}

/** The columns of rows, from left to right: the peaks of the projection profile of their parts. */
export function columnsOf(rows: readonly Row[]): Column[] {
  const parts = rows.map((row) => row.flatMap(tightParts));
  const edges = [...new Set(parts.flat().flatMap(({ box }) => [box[0], box[2]]))].sort((a, b) => a - b);
  const crossing = rowsAcross(parts, edges);
  const lines = rows.flat();
  const size = lines.reduce((sum, line) => sum + line.fontSize, 0) / Math.max(lines.length, 1);
  const columns: [number, number][] = [];
  for (let i = 0; i + 1 < edges.length; i++) {
    const [x0, x1] = [edges[i] as number, edges[i + 1] as number];
    if ((crossing[i] as number) <= CROSSED * rows.length) continue;
    const last = columns.at(-1);
    if (last && x0 - last[1] < GAP * size) last[1] = x1;
    else columns.push([x0, x1]);
  }
  return mergeComplementary(columns, parts);
}

/** The projection profile: how many rows have a part between each edge and the next. */
function rowsAcross(rows: readonly (readonly Line[])[], edges: readonly number[]): number[] {
  const places = new Map(edges.map((edge, index) => [edge, index]));
  const counts = edges.map(() => 0);
  const lastRow = edges.map(() => -1);
  for (const [index, row] of rows.entries()) {
    for (const { box } of row) {
      const end = places.get(box[2]) as number;
      for (let place = places.get(box[0]) as number; place < end; place++) {
        if (lastRow[place] === index) continue;
        lastRow[place] = index;
        counts[place] = (counts[place] as number) + 1;
      }
    }
  }
  return counts;
}

/** The parts of a line between gaps that are as wide as one between columns. */
export function tightParts(line: Line): Line[] {
  const parts: Word[][] = [];
  let last: Word | undefined;
  for (const word of line.words) {
    if (last && word.box[0] - last.box[2] < GAP * line.fontSize) parts.at(-1)?.push(word);
    else parts.push([word]);
    last = word;
  }
  return parts.length === 1 ? [line] : parts.map((words) => lineOf(line.page, words));
}

/** Joins neighbouring columns unless a row has a part in each: a head may be beside the values below it. */
function mergeComplementary(columns: readonly Column[], rows: readonly (readonly Line[])[]): Column[] {
  const merged: Column[] = [];
  const partIn = (row: readonly Line[], [x0, x1]: Column): Line | undefined =>
    row.find(({ box }) => overlap(box[0], box[2], x0, x1) > 0);
  const apart = (a: Column, b: Column): boolean =>
    rows.some((row) => {
      const [left, right] = [partIn(row, a), partIn(row, b)];
      return left !== undefined && right !== undefined && left !== right;
    });
  for (const column of columns) {
    const last = merged.at(-1);
    if (last && !apart(last, column)) merged[merged.length - 1] = [last[0], column[1]];
    else merged.push(column);
  }
  return merged;
}

/**
 * Cells of rows in columns, empty ones included. A part that reaches over several columns spans them; a line close below
 * another continues its cells.
 * @param isParted whether a ruling is between two positions (y in points), so that a line begins a row of its own.
 */
export function alignedCells(
  rows: readonly Row[],
  columns: readonly Column[],
  isParted: (above: number, below: number) => boolean,
): GridCell[] {
  const pitch = usualPitch(rows, columns.length);
  const cells: GridCell[] = [];
  let index = -1;
  let above: Row | undefined;
  for (const row of rows) {
    const parts = placeParts(row, columns);
    const goesOn = above && isContinuation(row, above, parts.length, columns.length, pitch, isParted);
    if (!goesOn) index++;
    for (const part of parts) addPart(cells, index, part);
    above = row;
  }
  return fillGaps(cells, index + 1, columns.length);
}

type Placed = Pick<GridCell, 'column' | 'columnSpan' | 'words'>;

function placeParts(row: Row, columns: readonly Column[]): Placed[] {
  return row.flatMap(tightParts).map((line) => {
    const touched = columns.flatMap(([x0, x1], i) => (overlap(x0, x1, line.box[0], line.box[2]) > 1 ? [i] : []));
    const nearest = nearestColumn(line.box, columns);
    const column = touched[0] ?? nearest;
    return { column, columnSpan: (touched.at(-1) ?? nearest) - column + 1, words: line.words };
  });
}

function nearestColumn(box: Box, columns: readonly Column[]): number {
  const middle = (box[0] + box[2]) / 2;
  const distances = columns.map(([x0, x1]) => Math.max(x0 - middle, middle - x1, 0));
  return distances.indexOf(Math.min(...distances));
}

/** The median distance in points of the baselines of rows that fill most columns. */
function usualPitch(rows: readonly Row[], columns: number): number {
  const full = rows.filter((row) => row.length * 2 > columns).map((row) => baselineOf(row));
  const pitches = full.slice(1).map((baseline, i) => baseline - (full[i] as number));
  return pitches.sort((a, b) => a - b)[pitches.length >> 1] ?? 0;
}

const baselineOf = (row: Row): number => row[0]?.baseline ?? 0;

function isContinuation(
  row: Row,
  above: Row,
  filled: number,
  columns: number,
  pitch: number,
  isParted: (above: number, below: number) => boolean,
): boolean {
  if (filled * 2 > columns || isParted(baselineOf(above), union(row.map(({ box }) => box))[1])) return false;
  return baselineOf(row) - baselineOf(above) < TIGHT * pitch;
}

function addPart(cells: GridCell[], row: number, part: Placed): void {
  const at = cells.findIndex(
    (cell) =>
      cell.row === row && cell.column < part.column + part.columnSpan && part.column < cell.column + cell.columnSpan,
  );
  const cell = cells[at];
  if (!cell) {
    cells.push({ row, rowSpan: 1, ...part });
    return;
  }
  const column = Math.min(cell.column, part.column);
  const end = Math.max(cell.column + cell.columnSpan, part.column + part.columnSpan);
  cells[at] = { ...cell, column, columnSpan: end - column, words: [...cell.words, ...part.words] };
}

/** Adds an empty cell wherever there is no cell. */
function fillGaps(cells: readonly GridCell[], rows: number, columns: number): GridCell[] {
  const all = [...cells];
  for (let row = 0; row < rows; row++) {
    const here = cells.filter((cell) => cell.row === row);
    for (let column = 0; column < columns; column++) {
      if (here.some((cell) => cell.column <= column && column < cell.column + cell.columnSpan)) continue;
      all.push({ row, column, rowSpan: 1, columnSpan: 1, words: [] });
    }
  }
  return all;
}
