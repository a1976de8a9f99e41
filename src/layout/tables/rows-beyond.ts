import { overlap, union } from '../../document/geometry.ts';
import { namesFloat } from '../reading-order/floats.ts';
import type { Column } from './columns.ts';
import { EDGE } from './label-rows.ts';
import { type Row, tightParts } from './rows.ts';

/** Largest gap between a ruling and a row beyond it, in shares of the font size. Chosen on press, half look. */
const LARGEST_GAP = 1.2;

/**
 * The rows above a table's first ruling that go on with it, from bottom to top: heads of its columns, whose cells may be
 * wrapped, and between these and the ruling the title of a group of rows. None of a block that goes on above them.
 * @param above the rows above it, from bottom to top.
 * @param edge its y in points.
 */
export function rowsAbove(above: readonly Row[], columns: readonly Column[], edge: number): Row[] {
  const rows: Row[] = [];
  let waiting: Row[] = [];
  let next = edge;
  for (const row of above) {
    const [, top, , bottom] = boxOf(row);
    const taken = columnsTaken(row, columns);
    if (next - bottom > LARGEST_GAP * sizeOf(row)) break;
    if (!taken) return rows.slice(0, rows.findLastIndex((own) => !beginAlike(own, row)) + 1);
    next = top;
    if (row.length > 1) {
      rows.push(...waiting, row);
      waiting = [];
    } else {
      if (taken[0] === 0 && (rows.length > 0 || namesFloat(row[0]?.words ?? []))) break;
      waiting.push(row);
    }
  }
  return rows;
}

/** Whether rows of several parts begin at the same places: what is of one block is of one table. */
const beginAlike = (a: Row, b: Row): boolean =>
  a.length > 1 &&
  a.length === b.length &&
  a.every(({ box, fontSize }, index) => Math.abs(box[0] - (b[index]?.box[0] ?? 0)) < EDGE * fontSize);

/** Most rows of a text in the first column alone between two rows: a wrapped cell, and the titles of a group and a part of it. */
const MOST_ALONE = 3;

/**
 * The rows below a table's last ruling that go on with it, from top to bottom; their cells may be wrapped.
 * @param isGrouped whether the table has texts in its first column alone: then some may be between these rows too.
 */
export function rowsBelow(below: readonly Row[], columns: readonly Column[], edge: number, isGrouped: boolean): Row[] {
  const rows: Row[] = [];
  let waiting: Row[] = [];
  let last = edge;
  for (const row of below) {
    const [, top, , bottom] = boxOf(row);
    const taken = columnsTaken(row, columns);
    if (!taken || top - last > LARGEST_GAP * sizeOf(row)) break;
    last = bottom;
    if (row.length === 1 && taken[0] === 0) {
      if (!isGrouped || waiting.length === MOST_ALONE || namesFloat(row[0]?.words ?? [])) break;
      waiting.push(row);
      continue;
    }
    if (row.length === 1 && (rows.length === 0 || waiting.length > 0)) break;
    rows.push(...waiting, row);
    waiting = [];
  }
  return rows;
}

const boxOf = (row: Row) => union(row.map(({ box }) => box));
const sizeOf = (row: Row): number => row[0]?.fontSize ?? 0;

/** The columns that the parts of a row are in; undefined where two are in one, one is in none, or the only one in several. */
function columnsTaken(row: Row, columns: readonly Column[]): number[] | undefined {
  const taken = row.flatMap(tightParts).map(({ box }) =>
    [...columns.keys()].filter((column) => {
      const [x0, x1] = columns[column] as Column;
      return overlap(x0, x1, box[0], box[2]) > 0;
    }),
  );
  const all = taken.flat();
  const isDistinct = taken.every((own) => own.length > 0) && new Set(all).size === all.length;
  return isDistinct && (row.length > 1 || all.length === 1) ? all : undefined;
}
