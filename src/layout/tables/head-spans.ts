import { union } from '../../document/geometry.ts';
import { isBold } from '../metrics.ts';
import type { Column } from './columns.ts';
import { type GridCell, isNumber } from './grid.ts';

/** How heads of groups stand over their columns: the share of the way from the left edge to the right. */
const ALIGNMENTS = [0, 0.5, 1] as const;

/** Heads over contiguous groups of columns. */
interface Grouping {
  /** For each head, its first column and the first after its last. */
  readonly ranges: readonly (readonly [from: number, end: number])[];
  /** Points by which the heads are out of place, all together. */
  readonly distance: number;
}

const hasText = ({ words }: GridCell): boolean => words.length > 0;

/**
 * Cells with the spans of a head of two rows: a text over a group of columns spans them, and a text with none above or
 * below it in the head spans both rows. Cells without such a head are returned as they are.
 * @param columns their x-ranges.
 */
export function withHeadSpans(cells: readonly GridCell[], columns: readonly Column[]): readonly GridCell[] {
  const upper = cells.filter((cell) => cell.row === 0 && hasText(cell));
  const lower = cells.filter((cell) => cell.row === 1 && hasText(cell));
  if (!isLowerHead(lower, upper, cells)) return cells;
  const grouped = runsOf(lower.map(({ column }) => column)).flatMap((run) => {
    const heads = upper.filter(({ column }) => run.includes(column));
    return heads.length > 0 ? [{ heads, grouping: groupingOf(heads, run, columns) }] : [];
  });
  if (!grouped.some(({ heads, grouping }) => grouping && spansSome(grouping, heads))) return cells;
  const spans = new Map<GridCell, readonly [number, number]>();
  for (const { heads, grouping } of grouped) {
    for (const [index, head] of heads.entries()) {
      const range = grouping?.ranges[index];
      if (range) spans.set(head, range);
    }
  }
  const isGrouped = (column: number): boolean =>
    [...spans.values()].some(([from, end]) => from <= column && column < end);
  return cells.flatMap((cell): GridCell[] => {
    const range = spans.get(cell);
    if (range) return [{ ...cell, column: range[0], columnSpan: range[1] - range[0] }];
    if (cell.row > 1 || (cell.row === 1 && isGrouped(cell.column))) return [cell];
    if (cell.row === 0 && isGrouped(cell.column)) return [];
    // What no group holds spans both rows: the cell above takes the text of the one below.
    if (cell.row === 1) return [];
    const below = lower.find(({ column }) => column === cell.column);
    return [{ ...cell, rowSpan: 2, words: [...cell.words, ...(below?.words ?? [])] }];
  });
}

/** Whether the second row is part of the head: under gaps of the first, its texts are no numbers, but head some. */
function isLowerHead(lower: readonly GridCell[], upper: readonly GridCell[], cells: readonly GridCell[]): boolean {
  if (upper.length === 0 || lower.length <= upper.length || lower.some(isNumber)) return false;
  if (lower.some(({ columnSpan }) => columnSpan > 1)) return false;
  const body = cells.filter(({ row }) => row > 1);
  const headsNumbers = lower.filter(({ column }) => body.some((cell) => cell.column === column && isNumber(cell)));
  const isStyled = [...upper, ...lower].every(({ words }) => words.every(isBold));
  return (
    headsNumbers.length * 2 > lower.length ||
    (isStyled && body.some((cell) => hasText(cell) && !cell.words.every(isBold)))
  );
}

/** Runs of neighbouring columns, in ascending order. */
function runsOf(columns: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const column of columns.toSorted((a, b) => a - b)) {
    const open = runs.at(-1);
    if (open && open.at(-1) === column - 1) open.push(column);
    else runs.push([column]);
  }
  return runs;
}

/**
 * The groups of a run of columns that heads stand over: of equal size, or where that cannot be, those over which they
 * are best in one alignment. The first column may be in none, and several before groups of equal size.
 */
function groupingOf(
  heads: readonly GridCell[],
  run: readonly number[],
  columns: readonly Column[],
): Grouping | undefined {
  const [first, end] = [run[0] as number, (run.at(-1) as number) + 1];
  const starts = heads[0]?.column === first ? [first] : [first, first + 1];
  // The names of rows may take several columns: what is over the others is then in groups of one size.
  const later = run.filter((column) => column > first + 1 && column <= (heads[0]?.column ?? first));
  const groupings = starts
    .flatMap((start) => ALIGNMENTS.map((alignment) => bestGrouping(heads, start, end, columns, alignment)))
    .filter((grouping) => grouping !== undefined);
  const equal = [...starts, ...(heads.length > 1 ? later : [])]
    .map((start) => equalGrouping(heads, start, end))
    .filter((grouping) => grouping !== undefined);
  return (equal.length > 0 ? equal : groupings).sort((a, b) => a.distance - b.distance)[0];
}

/** Groups of equal size, if each head stands over its own. */
function equalGrouping(heads: readonly GridCell[], start: number, end: number): Grouping | undefined {
  const size = (end - start) / heads.length;
  const isOver = ({ column, columnSpan }: GridCell, index: number): boolean =>
    column >= start + index * size && column + columnSpan <= start + (index + 1) * size;
  if (!Number.isInteger(size) || !heads.every(isOver)) return undefined;
  const ranges = heads.map((_, index) => [start + index * size, start + (index + 1) * size] as const);
  return { ranges, distance: start };
}

function bestGrouping(
  heads: readonly GridCell[],
  start: number,
  end: number,
  columns: readonly Column[],
  alignment: number,
): Grouping | undefined {
  const along = (x0: number, x1: number): number => x0 + alignment * (x1 - x0);
  // By the first column that is free, the best grouping of the heads so far.
  let best = new Map<number, Grouping>([[start, { ranges: [], distance: 0 }]]);
  for (const head of heads) {
    const [x0, , x1] = union(head.words.map(({ box }) => box));
    const next = new Map<number, Grouping>();
    for (const [from, { ranges, distance }] of best) {
      for (
        let after = Math.max(from, head.column + head.columnSpan - 1) + 1;
        after <= end && from <= head.column;
        after++
      ) {
        const [left, right] = [(columns[from] as Column)[0], (columns[after - 1] as Column)[1]];
        const whole = distance + Math.abs(along(left, right) - along(x0, x1));
        if (whole < (next.get(after)?.distance ?? Number.POSITIVE_INFINITY))
          next.set(after, { ranges: [...ranges, [from, after]], distance: whole });
      }
    }
    best = next;
  }
  return best.get(end);
}

const spansSome = ({ ranges }: Grouping, heads: readonly GridCell[]): boolean =>
  ranges.some(([from, end], index) => end - from > (heads[index]?.columnSpan ?? 1));
