import type { Word } from '../../document/page.ts';
import { buildLines, joinRows, type Line } from '../lines.ts';
import type { GridCell } from './grid.ts';

/** Fewest lines that neighbouring cells must share, one by one, for a drawn row to be several printed ones. */
const FEWEST_LINES = 3;
/** Fewest columns that must agree. */
const FEWEST_COLUMNS = 3;
/** Share of the font size within which baselines are one row. */
const SAME_ROW = 0.4;

/** Parts drawn rows whose cells hold the same number of lines side by side: only their head and foot are ruled. */
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

/** Words of each cell line by line; empty when the lines of the cells do not pair up. */
function partsOf(row: readonly GridCell[]): Map<GridCell, Word[][]> {
  const none = new Map<GridCell, Word[][]>();
  if (row.length < FEWEST_COLUMNS || row.some((cell) => cell.rowSpan > 1)) return none;
  const lines = new Map(row.map((cell) => [cell, joinRows(buildLines(0, cell.words))]));
  const counts = [...lines.values()].map((of) => of.length);
  const most = Math.max(...counts);
  if (most < FEWEST_LINES || counts.filter((count) => count === most).length < FEWEST_COLUMNS) return none;
  const baselines = [...lines.values()].find((of) => of.length === most) ?? [];
  const parts = new Map<GridCell, Word[][]>();
  for (const [cell, of] of lines) {
    const aligned = baselines.map((base) => of.filter((line) => isLevelWith(line, base)).flatMap((line) => line.words));
    if (aligned.flat().length !== cell.words.length) return none;
    parts.set(cell, aligned);
  }
  return parts;
}

const isLevelWith = (a: Line, b: Line): boolean => Math.abs(a.baseline - b.baseline) < SAME_ROW * b.fontSize;
