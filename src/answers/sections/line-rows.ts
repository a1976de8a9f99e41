import { height, horizontalOverlap, verticalOverlap } from '../../document/geometry.ts';
import { type Line, lineOf, type Piece } from './lines.ts';

/** Share of the lower of two lines that has to be beside the other for both to be on one row. */
const BESIDE = 0.5;

/**
 * The lines of a section with those joined that stand beside one another, row below row: the cells of a table without
 * rulings, and labels in a gutter with what they label. Undefined if no lines stand beside one another.
 */
export function lineRows(lines: readonly Line[]): Line[] | undefined {
  if (!lines.some(({ box }) => box)) return undefined;
  const rows = [...Map.groupBy(lines.flatMap(printedLines), ({ page }) => page).values()].flatMap(rowsOfPage);
  if (rows.every(({ length }) => length === 1)) return undefined;
  return rows.map(joined).sort((a, b) => a.page - b.page || topOf(a) - topOf(b));
}

function rowsOfPage(lines: readonly Line[]): Line[][] {
  const rows: Line[][] = [];
  for (const line of lines) {
    const row = rows.find((others) => others.every((other) => areBeside(other, line)));
    if (row) row.push(line);
    else rows.push([line]);
  }
  return rows;
}

/** The lines of a line that is wrapped. */
function printedLines(line: Line): Line[] {
  const starts = line.pieces.flatMap(({ after }, index) => (after === 'start' ? [index] : []));
  if (starts.length < 2) return [line];
  return starts.map((start, index) => lineOf(line.block, line.pieces.slice(start, starts[index + 1])));
}

const topOf = ({ box }: Line): number => box?.[1] ?? 0;

/** Whether two lines stand beside one another on a row of a page. */
export function areBeside({ box: a, page }: Line, { box: b, page: other }: Line): boolean {
  if (!a || !b || page !== other || horizontalOverlap(a, b) > 0) return false;
  return verticalOverlap(a, b) > BESIDE * Math.min(height(a), height(b));
}

function joined(lines: readonly Line[]): Line {
  const [first, ...others] = lines.toSorted((a, b) => (a.box?.[0] ?? 0) - (b.box?.[0] ?? 0)) as [Line, ...Line[]];
  if (others.length === 0) return first;
  const after = others.flatMap(({ pieces: [own, ...rest] }): Piece[] =>
    own ? [{ ...own, after: 'gap' }, ...rest] : [],
  );
  return lineOf(first.block, [...first.pieces, ...after]);
}
