import { type Item, rowsOf } from '../item.ts';
import { areWrittenApart } from './cards.ts';
import type { StreamPosition } from './stream-position.ts';
import type { Columns } from './trimmed-band.ts';

/** Fewest rows of a table, and parts of a row: two columns of text have two. */
const FEWEST_ROWS = 3;
const FEWEST_PARTS = 3;
/** Least share of rows that have so many: text goes on below some cells. */
const WHOLE = 0.7;

/** Whether what is on both sides of a gutter is the cells of rows: of three parts and more, and written row by row. */
export function areRowsOfCells<T extends Item>([left, right]: Columns<T>, position: StreamPosition): boolean {
  if (Math.min(left.length, right.length) < FEWEST_ROWS || left.length + right.length < FEWEST_PARTS * FEWEST_ROWS)
    return false;
  const rows = rowsOf([...left, ...right]);
  const whole = rows.filter((row) => row.length >= FEWEST_PARTS);
  return whole.length >= Math.max(FEWEST_ROWS, WHOLE * rows.length) && !areWrittenApart(left, right, position);
}
