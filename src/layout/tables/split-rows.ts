import type { Word } from '../../document/page.ts';
import { buildLines, joinRows, type Line } from '../page/lines.ts';
import type { GridCell } from './grid.ts';

/** Fewest lines that neighbouring cells must share, one by one, for a drawn row to be several printed ones. */
const FEWEST_LINES = 3;
/** Fewest columns that must agree. */
const FEWEST_COLUMNS = 3;
/** Share of the rows that a cell must have a line in, and of the cells that must have. */
const COMPLETE = 0.8;
/** Share of the font size within which baselines are one row. */
const SAME_ROW = 0.4;

/** Parts drawn rows whose cells hold lines side by side: only their head and foot are ruled. */
export function splitRows(cells: readonly GridCell[]): GridCell[] {
  const result: GridCell[] = [];
  let added = 0;
  for (const row of [...new Set(cells.map((cell) => cell.row))].sort((a, b) => a - b)) {
    const here = cells.filter((cell) => cell.row === row);
    const parts = partsOf(here);
    for (const cell of here) {
      const words = parts.get(cell) ?? [cell.words];
      for (const [index, part] of words.entries()) result.push({ ...cell, row: row + added + index, words: part });
    }
    added += Math.max(1, ...[...parts.values()].map((part) => part.length)) - 1;
  }
  return result;
}

/** Words of each cell row by row; empty when the lines of the cells do not pair up. */
function partsOf(row: readonly GridCell[]): Map<GridCell, Word[][]> {
  const none = new Map<GridCell, Word[][]>();
  if (row.length < FEWEST_COLUMNS || row.some((cell) => cell.rowSpan > 1)) return none;
  const lines = new Map(row.map((cell) => [cell, joinRows(buildLines(0, cell.words))]));
  const baselines = baselinesOf([...lines.values()].flat());
  const complete = [...lines.values()].filter((of) => isComplete(of, baselines));
  if (baselines.length < FEWEST_LINES || complete.length < FEWEST_COLUMNS) return none;
  if (complete.length < COMPLETE * [...lines.values()].filter((of) => of.length > 0).length) return none;
  const parts = new Map<GridCell, Word[][]>();
  for (const [cell, of] of lines) {
    const rows = baselines.map((): Word[] => []);
    for (const line of of) rows[nearest(baselines, line.baseline)]?.push(...line.words);
    parts.set(cell, rows);
  }
  return parts;
}

/** The baselines of the rows into which lines fall. */
function baselinesOf(lines: readonly Line[]): number[] {
  const baselines: number[] = [];
  for (const line of [...lines].sort((a, b) => a.baseline - b.baseline)) {
    const last = baselines.at(-1);
    if (last === undefined || line.baseline - last > SAME_ROW * line.fontSize) baselines.push(line.baseline);
  }
  return baselines;
}

/** Whether a cell has one line in nearly every row. */
function isComplete(lines: readonly Line[], baselines: readonly number[]): boolean {
  const rows = new Set(lines.map((line) => nearest(baselines, line.baseline)));
  return rows.size === lines.length && rows.size >= COMPLETE * baselines.length;
}

/** Index of the value nearest to another. */
function nearest(values: readonly number[], value: number): number {
  const distances = values.map((other) => Math.abs(other - value));
  return distances.indexOf(Math.min(...distances));
}
