import { boxAround } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import type { GridCell, TableCandidate } from './grid.ts';

/** Fewest rows of a table. */
const FEWEST_ROWS = 2;

/**
 * A table without the bars of sections as its first and last rows; undefined where nothing else makes it one.
 * @param bars their words: see `sectionBarsOf`.
 */
export function withoutSectionBars(table: TableCandidate, bars: ReadonlySet<Word>): TableCandidate | undefined {
  if (bars.size === 0) return table;
  const { cells, box } = table;
  const rows = [
    ...Map.groupBy(
      cells.filter(({ words }) => words.length > 0),
      ({ row }) => row,
    ),
  ].sort(([a], [b]) => a - b);
  const isBar = ([, row]: readonly [number, readonly GridCell[]]): boolean =>
    row.every(({ words, rowSpan }) => rowSpan === 1 && words.every((word) => bars.has(word)));
  const first = rows.findIndex((row) => !isBar(row));
  const last = rows.findLastIndex((row) => !isBar(row));
  if (first === 0 && last === rows.length - 1) return table;
  if (last - first + 1 < FEWEST_ROWS) return undefined;
  const [from, to] = [rows[first]?.[0] ?? 0, rows[last]?.[0] ?? 0];
  const kept = cells
    .filter(({ row }) => row >= from && row <= to)
    .map((cell) => ({ ...cell, row: cell.row - from, rowSpan: Math.min(cell.rowSpan, to - cell.row + 1) }));
  const [, top, , bottom] = boxAround(kept.flatMap(({ words }) => words));
  return { box: [box[0], top, box[2], bottom], cells: kept };
}
