import { union } from '../../document/geometry.ts';
import { fillsLine, isInStyle } from '../contents/wrapped-titles.ts';
import { groupByPosition } from '../metrics.ts';
import { hasLeader } from '../page/leaders.ts';
import type { Line } from '../page/lines.ts';
import { type FindIn, placedIn } from '../placed-in.ts';
import type { Region } from '../region.ts';
import { type GridCell, type RunsOf, tableOf } from './grid.ts';
import { withoutLeader } from './led-cells.ts';
import { type LedRow, ledRowsOf } from './led-rows.ts';

/** Fewest rows of a page whose values are at one edge: two may be anything. */
const FEWEST = 3;
/** Difference of edges in font sizes up to which they are one, as in contents. */
const EDGE = 0.6;
/** Pitch in font sizes up to which rows follow each other, and up to which a label goes on in the next line. */
const WIDEST_PITCH = 4;
const CLOSE = 1.8;

/** A row with the lines above it in which its label begins. */
interface WholeRow extends LedRow {
  readonly above: readonly Line[];
}

/**
 * Labels and values that dots join, one row below the other, as in price lists, programmes and casts: tables of two
 * columns without the dots.
 * @param lines those that no region has taken.
 */
export function findLedValues(page: number, lines: readonly Line[], runsOf: RunsOf): Region[] {
  if (lines.filter(hasLeader).length < FEWEST) return [];
  const columns = columnsOf(ledRowsOf(lines));
  const own = new Set(columns.flat().flatMap((row) => row.lines));
  const find = placedIn(lines.filter((line) => !own.has(line)));
  return columns
    .flatMap((column) => stretchesOf(column, find))
    .filter(({ length }) => length > 1)
    .map((stretch) => regionOf(page, stretch, runsOf));
}

/** Rows from top to bottom whose labels begin at one edge, and whose values end at one, or begin at one. */
function columnsOf(rows: readonly LedRow[]): LedRow[][] {
  const alike = (some: readonly LedRow[], edge: (row: LedRow) => number): LedRow[][] =>
    groupByPosition(some, edge, ({ label }) => EDGE * label.fontSize);
  const columns = alike(rows, ({ label }) => label.box[0]).flatMap((own) => {
    const [most = []] = ([0, 2] as const)
      .map((at) => alike(own, ({ value }) => value.box[at]).filter(({ length }) => length >= FEWEST))
      .sort((a, b) => b.flat().length - a.flat().length);
    return most;
  });
  return columns.map((column) => column.toSorted((a, b) => a.label.baseline - b.label.baseline));
}

/** Rows with nothing between them but what goes on in them. @param find finds the other lines of the page. */
function stretchesOf(column: readonly LedRow[], find: FindIn<Line>): WholeRow[][] {
  const stretches: WholeRow[][] = [];
  let last: LedRow | undefined;
  for (const row of column) {
    const between = last ? linesBetween(last, row, find) : [];
    const above = startOf(row, between);
    const widest = WIDEST_PITCH + above.length * CLOSE;
    const isNext = last && row.label.baseline - last.label.baseline <= widest * row.label.fontSize;
    if (isNext && above.length === between.length) stretches.at(-1)?.push({ ...row, above });
    else stretches.push([{ ...row, above: [] }]);
    last = row;
  }
  return stretches;
}

const linesBetween = (last: LedRow, { label, value }: LedRow, find: FindIn<Line>): Line[] =>
  find([label.box[0], last.label.baseline, value.box[2], label.baseline]).filter(
    ({ baseline }) => baseline > last.label.baseline && baseline < label.baseline,
  );

/** The lines above a row in which its label begins, from top to bottom: the next word did not fit before the value. */
function startOf({ label, value }: LedRow, others: readonly Line[]): Line[] {
  const start: Line[] = [];
  for (const line of others.toSorted((a, b) => b.baseline - a.baseline)) {
    const next = start[0] ?? label;
    const isAbove = line.baseline < next.baseline && next.baseline - line.baseline <= CLOSE * line.fontSize;
    if (isAbove && !hasLeader(line) && isInStyle(line, next) && fillsLine(line, next, value.box[0]))
      start.unshift(line);
  }
  return start;
}

function regionOf(page: number, rows: readonly WholeRow[], runsOf: RunsOf): Region {
  const lines = rows.flatMap((row) => [...row.above, ...row.lines]);
  const box = union(lines.map((line) => line.box));
  const cells = rows.flatMap(({ above, label, value }, row): GridCell[] =>
    [[...above, label], [value]].map((own, column) => ({
      row,
      column,
      rowSpan: 1,
      columnSpan: 1,
      words: own.flatMap(({ words }) => words),
    })),
  );
  const block = tableOf(page, box, cells, (own, breaks) => withoutLeader(runsOf(own, breaks)));
  return { kind: 'region', block, lines, box, fontSize: rows[0]?.label.fontSize ?? 0 };
}
