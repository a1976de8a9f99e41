import { type Box, height, overlap, union } from '../../document/geometry.ts';
import { countWhile } from '../../platform/count-while.ts';
import { median } from '../../platform/median.ts';
import type { Line } from '../page/lines.ts';
import type { Column } from './columns.ts';
import { drawnColumns, isWithin } from './extension.ts';
import { type GridCell, rowCount, type TableCandidate } from './grid.ts';
import { rowsOf, tightParts } from './rows.ts';
import { coverage, type Ruling, type Rulings, TOLERANCE } from './rulings.ts';

/** Least share of a table's width that a ruling below it has to go on with it. */
const ACROSS = 0.95;
/** Greatest height of a row below, in heights of a drawn one: a cell may have several lines. */
const HIGHEST = 3;

/**
 * Adds the rows below a table that its level rulings go on with while its columns are drawn no more, as where a total or the
 * title of a group is one cell. The last of them is no text in the first column alone.
 */
export function withRuledBelow(
  table: TableCandidate,
  lines: readonly Line[],
  { horizontal, vertical }: Rulings,
): TableCandidate {
  const [left, , right, bottom] = table.box;
  const isAlong = ({ at, from, to }: Ruling): boolean =>
    at > bottom + TOLERANCE && from >= left - TOLERANCE && to <= right + TOLERANCE;
  const below = horizontal.filter(isAlong).sort((a, b) => a.at - b.at);
  const single = table.cells.filter(({ rowSpan, box }) => rowSpan === 1 && box);
  if (below.length === 0 || single.length === 0) return table;
  const usual = median(single.map(({ box }) => height(box as Box)));
  const columns = drawnColumns(table.cells);
  const rows: { readonly cells: readonly Placed[]; readonly bottom: number }[] = [];
  let top = bottom;
  for (const { at: edge } of below) {
    if (edge - top > HIGHEST * usual) break;
    if (coverage(atHeight(below, edge), edge, left, right) < ACROSS) continue;
    if (isDivided(vertical, [left, top, right, edge])) break;
    const inside = lines.filter(({ box }) => {
      const middle = (box[1] + box[3]) / 2;
      return middle > top && middle < edge && overlap(box[0], box[2], left, right) > 0;
    });
    if (inside.length > 0) {
      const cells = placed(inside, columns);
      if (!cells) break;
      rows.push({ cells, bottom: edge });
    }
    top = edge;
  }
  const end = rows.findLastIndex(({ cells }) => cells.length > 1 || cells.some(({ column }) => column > 0));
  const added = rows.slice(0, end + 1);
  if (!added.some(({ cells }) => cells.length > 1)) return table;
  const first = rowCount(table.cells);
  const cells = added.flatMap((row, index) => withGaps(row.cells, columns.length, first + index));
  return {
    box: union([table.box, [left, bottom, right, added.at(-1)?.bottom ?? bottom]]),
    cells: [...table.cells, ...cells],
  };
}

/** The rulings, from top to bottom, that are at one height. */
const atHeight = (rulings: readonly Ruling[], height: number): readonly Ruling[] =>
  rulings.slice(
    countWhile(rulings, ({ at }) => at < height - TOLERANCE),
    countWhile(rulings, ({ at }) => at <= height + TOLERANCE),
  );

/** Whether rulings divide a row into columns. */
const isDivided = (vertical: readonly Ruling[], [left, top, right, bottom]: Box): boolean =>
  vertical.some(
    ({ at, from, to }) =>
      at > left + TOLERANCE && at < right - TOLERANCE && overlap(from, to, top, bottom) > (bottom - top) / 2,
  );

type Placed = Pick<GridCell, 'column' | 'columnSpan' | 'words'>;

/** What is in a row, by column; undefined where a text reaches over columns beside others, or out of them all. */
function placed(lines: readonly Line[], columns: ReturnType<typeof drawnColumns>): Placed[] | undefined {
  const cells: { column: number; columnSpan: number; words: Placed['words'] }[] = [];
  const parts = rowsOf(lines).flatMap((row) => row.flatMap(tightParts));
  for (const part of parts) {
    const { box, words } = part;
    const touches = (column: Column | undefined): boolean => !!column && overlap(...column, box[0], box[2]) > 0;
    const within = columns.findIndex((column) => isWithin(part, column));
    const [from, to] = within >= 0 ? [within, within] : [columns.findIndex(touches), columns.findLastIndex(touches)];
    if (from < 0 || (from < to && parts.length > 1)) return undefined;
    const own = cells.find(({ column }) => column === from);
    if (own) own.words = [...own.words, ...words];
    else cells.push({ column: from, columnSpan: to - from + 1, words });
  }
  return cells;
}

/** The cells of a row, with empty ones where there are none. */
function withGaps(placedCells: readonly Placed[], count: number, row: number): GridCell[] {
  const cells: GridCell[] = placedCells.map((cell) => ({ row, rowSpan: 1, ...cell }));
  for (let column = 0; column < count; column++) {
    if (cells.some((cell) => cell.column <= column && column < cell.column + cell.columnSpan)) continue;
    cells.push({ row, rowSpan: 1, column, columnSpan: 1, words: [] });
  }
  return cells;
}
