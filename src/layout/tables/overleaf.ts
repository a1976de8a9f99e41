import type { Table } from '../../document/block.ts';
import { union } from '../../document/geometry.ts';
import type { PositionedPage } from '../../document/page.ts';
import type { Line } from '../page/lines.ts';
import type { Stretch } from '../reading-order/boxed-order.ts';
import type { Region } from '../region.ts';
import { alignedCells } from './aligned-cells.ts';
import { type ColumnOfTable, columnsOfTable, MARGIN } from './continued.ts';
import { type RunsOf, tableOf } from './grid.ts';
import { rowsOf } from './rows.ts';
import { rowsBelow } from './rows-beyond.ts';

/** Points by which the sizes of a table's rows differ at most: sizes are measured to the half point. */
const SAME_SIZE = 0.5;

/** A page and what is on it in reading order. */
export interface OrderedPage {
  readonly page: PositionedPage;
  readonly columns: readonly Stretch<Line | Region>[];
}

/**
 * The rows at the top of pages that go on with the table at the foot of the page before, where they are no table by
 * themselves: one or two have too little to tell.
 * @returns them as tables, by page.
 */
export function rowsOverleaf(pages: readonly OrderedPage[], runsOf: RunsOf): ReadonlyMap<PositionedPage, Region> {
  const found = new Map<PositionedPage, Region>();
  let above: { readonly table: Region; readonly columns: readonly ColumnOfTable[] } | undefined;
  for (const { page, columns } of pages) {
    const rows = above && rowsAtTop(page, columns, above.table, above.columns, runsOf);
    if (rows) found.set(page, rows);
    const last = tableAtFoot(page, columns);
    above = last && { table: last, columns: columnsOfTable(last.block as Table) };
  }
  return found;
}

/** The table that is the last of a page, near its foot. */
function tableAtFoot({ height }: PositionedPage, columns: OrderedPage['columns']): Region | undefined {
  const items = columns.findLast((stretch) => stretch.items.length > 0)?.items ?? [];
  const last = items.reduce<Line | Region | undefined>(
    (low, item) => (low && low.box[3] >= item.box[3] ? low : item),
    undefined,
  );
  if (last?.kind !== 'region' || last.block.kind !== 'table') return undefined;
  return last.box[3] >= (1 - MARGIN) * height ? last : undefined;
}

/** The first rows of a page as a table, each text in a column of the one given; undefined where they are not its. */
function rowsAtTop(
  { number, height }: PositionedPage,
  stretches: OrderedPage['columns'],
  { fontSize }: Region,
  columns: readonly ColumnOfTable[],
  runsOf: RunsOf,
): Region | undefined {
  const items = stretches.find((stretch) => stretch.items.length > 0)?.items ?? [];
  if (columns.length < 2 || items.length === 0) return undefined;
  const floor = Math.min(...items.flatMap((item) => (item.kind === 'region' ? [item.box[1]] : [])));
  const lines = items.filter((item) => item.kind === 'line').filter(({ box }) => box[3] <= floor);
  const top = Math.min(...lines.map(({ box }) => box[1]));
  if (top > floor || top > MARGIN * height) return undefined;
  const rows = rowsBelow(rowsOf(lines), columns, top, false);
  const own = rows.flat();
  if (own.length === 0 || own.some((line) => Math.abs(line.fontSize - fontSize) > SAME_SIZE)) return undefined;
  const box = union(own.map((line) => line.box));
  const block = tableOf(
    number,
    box,
    alignedCells(rows, columns, () => false),
    runsOf,
  );
  return { kind: 'region', block, lines: own, box, fontSize };
}

/** Stretches with a region in the place of its lines, which are in the first of them. */
export const withRegion = (stretches: OrderedPage['columns'], region: Region): Stretch<Line | Region>[] =>
  stretches.map(({ items, frame }) => {
    const own = new Set<Line | Region>(region.lines);
    const left = items.filter((item) => !own.has(item));
    return left.length < items.length ? { items: [region, ...left], frame } : { items, frame };
  });
