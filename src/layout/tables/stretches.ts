import { median } from '../../platform/median.ts';
import { isInFixedPitch } from '../page/fixed-pitch.ts';
import { type Line, textOfLine } from '../page/lines.ts';
import { namesFloat } from '../reading-order/floats.ts';
import { columnsOf } from './columns.ts';
import { isNumber } from './grid.ts';
import { remarkBelow } from './remarks.ts';
import type { Row } from './rows.ts';

/** Largest distance of the baselines of neighbouring rows, in shares of the font size. Chosen on odl-bench, dev half. */
const LARGEST_PITCH = 3;
/** Distance of baselines, in shares of the usual one, from which rows are apart. Chosen on press, half look. */
const APART = 1.4;
/** Fewest rows that show in which type the rows are. */
const FEWEST_TYPED = 2;
/** Size of a title, in shares of that of the rows, from which it is a heading and no group's: headings are larger. */
export const LARGER = 1.15;

const baselineOf = (row: Row): number => row[0]?.baseline ?? 0;
const isParted = (row: Row): boolean => row.length > 1;

/**
 * Stretches of rows that may each be a table, from top to bottom: rows of several parts, and between two of them at most
 * one of a single part, a wrapped cell or the title of a group. They end where the columns change.
 */
export function stretchesOf(rows: readonly Row[]): Row[][] {
  return runsOf(rows).flatMap((run) => {
    const pitches = run.slice(1).map((row, index) => baselineOf(row) - baselineOf(run[index] as Row));
    const usual = median(pitches);
    const stretches: Row[][] = [];
    // Columns of the last stretch: each part asks for them again.
    let columns = 0;
    for (const part of partsOf(run, APART * usual)) {
      const open = stretches.at(-1);
      const together = open ? columnsTogether(open, columns, part) : undefined;
      if (open && together !== undefined) open.push(...part);
      else stretches.push(part);
      columns = together ?? columnCount(part);
    }
    return stretches.map((stretch) => stretch.slice(stretch.findIndex(isParted)));
  });
}

/** Maximal runs of near rows of several parts, with single rows of one part between, or two within the first column. */
function runsOf(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = [];
  let open: Row[] | undefined;
  // The row that ends a remark on the last row of several parts.
  let remarked = -1;
  for (const [index, row] of rows.entries()) {
    const above = open?.at(-1);
    if (above && (!isNear(above, row) || (!isParted(row) && leavesType(open ?? [], row)))) open = undefined;
    if (isParted(row) && !open) {
      open = [];
      runs.push(open);
    }
    if (open && above && isParted(above) && !isParted(row)) remarked = index + remarkBelow(rows.slice(index), open);
    if (isParted(row) || (open && (index < remarked || isBridge(rows, index, open.findLast(isParted) ?? []))))
      open?.push(row);
    else open = undefined;
  }
  return runs;
}

/** Whether a row of one part is between rows of several. */
function isBridge(rows: readonly Row[], index: number, above: Row): boolean {
  const [row, next, last] = rows.slice(index, index + 3) as [Row, Row?, Row?];
  if (!next || !isNear(row, next) || isBetweenTyped(row, [above, next])) return false;
  if (isParted(next)) return true;
  const second = above[1]?.box[0] ?? 0;
  const isInFirst = [row, next].every(([line]) => line && line.box[2] < second);
  return isInFirst && last !== undefined && isParted(last) && isNear(next, last);
}

/** Whether rows are all in a typewriter's type, and a text below them in ordinary type alone: it is about a listing. */
function leavesType(rows: readonly Row[], next: Row): boolean {
  if (next.some(({ words }) => words.some(({ monospace }) => monospace))) return false;
  const parted = rows.filter(isParted);
  return parted.length >= FEWEST_TYPED && parted.every((row) => row.every(isInFixedPitch));
}

/** Whether a row is in ordinary type, and all others are in a typewriter's: a sentence between two listings. */
const isBetweenTyped = (row: Row, others: readonly Row[]): boolean =>
  !row.every(isInFixedPitch) && others.every((other) => other.every(isInFixedPitch));

function isNear(above: Row, below: Row): boolean {
  const size = Math.max(above[0]?.fontSize ?? 0, below[0]?.fontSize ?? 0);
  return baselineOf(below) - baselineOf(above) < LARGEST_PITCH * size;
}

/** Whether a row is one text, perhaps after its number, in larger type than the rows of several parts: a heading, and no group's title. */
export const isHeading = (row: Row, others: readonly Row[]): boolean =>
  row.length > 0 &&
  row.length <= 2 &&
  others
    .filter(isParted)
    .flat()
    .every((other) => row.every(({ fontSize }) => fontSize >= LARGER * other.fontSize));

/** A run, parted before rows that are apart and before rows of one part. */
function partsOf(run: readonly Row[], apart: number): Row[][] {
  const parts: Row[][] = [];
  for (const row of run) {
    const above = parts.at(-1)?.at(-1);
    if (!above || !isParted(row) || baselineOf(row) - baselineOf(above) > apart) parts.push([row]);
    else parts.at(-1)?.push(row);
  }
  return parts;
}

/** Whether two rows have the same words, and no numbers: a head that is said again heads a table of its own. */
const isSameHead = (a: Row = [], b: Row = []): boolean =>
  a.length === b.length &&
  a.every((line, index) => !isNumber(line) && textOfLine(line) === textOfLine(b[index] as Line));

/** How many columns the rows of several parts have. */
const columnCount = (rows: readonly Row[]): number => columnsOf(rows.filter(isParted)).length;

/**
 * How many columns rows and those above them have together, where they go on with these: no caption or heading is between
 * them, the head is not said again, and neither has columns that they lose together. Undefined where they do not.
 * @param columns of the rows above.
 */
function columnsTogether(above: readonly Row[], columns: number, below: readonly Row[]): number | undefined {
  if (below.some((row) => !isParted(row) && namesFloat(row[0]?.words ?? []))) return undefined;
  if (isHeading(below[0] as Row, above)) return undefined;
  const [upper, lower] = [above.find(isParted), below.filter(isParted)];
  if (isSameHead(upper, lower[0]) && !isSameHead(upper, lower[1])) return undefined;
  const together = columnCount([...above, ...below]);
  return together >= Math.max(columns, columnCount(below)) ? together : undefined;
}
