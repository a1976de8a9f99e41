import type { Box } from '../../document/geometry.ts';
import { type Line, lineOf, type Piece } from './lines.ts';

/** Share of the lower of two lines that has to be beside the other for both to be on one row. */
const BESIDE = 0.5;

/**
 * The lines of a section with those joined that stand beside one another, row below row: the cells of a table without
 * rulings, and labels in a gutter with what they label. Undefined if no lines stand beside one another.
 */
export function lineRows(lines: readonly Line[]): Line[] | undefined {
  const rows: Line[][] = [];
  for (const line of lines.flatMap(printedLines)) {
    const row = rows.find((others) => others.every((other) => areBeside(other, line)));
    if (row) row.push(line);
    else rows.push([line]);
  }
  if (rows.every(({ length }) => length === 1)) return undefined;
  return rows.map(joined).sort((a, b) => a.page - b.page || topOf(a) - topOf(b));
}

/** The lines of a line that is wrapped. */
function printedLines(line: Line): Line[] {
  const starts = line.pieces.flatMap(({ after }, index) => (after === 'start' ? [index] : []));
  if (starts.length < 2) return [line];
  return starts.map((start, index) => lineOf(line.block, line.pieces.slice(start, starts[index + 1])));
}

const topOf = ({ box }: Line): number => box?.[1] ?? 0;

function areBeside({ box: a, page }: Line, { box: b, page: other }: Line): boolean {
  if (!a || !b || page !== other || overlap(a, b, 0) > 0) return false;
  return overlap(a, b, 1) > BESIDE * Math.min(a[3] - a[1], b[3] - b[1]);
}

/** Points that two boxes have in common from left to right (0) or from top to bottom (1). */
const overlap = (a: Box, b: Box, axis: 0 | 1): number =>
  Math.min(a[axis + 2] ?? 0, b[axis + 2] ?? 0) - Math.max(a[axis], b[axis]);

function joined(lines: readonly Line[]): Line {
  const [first, ...others] = lines.toSorted((a, b) => (a.box?.[0] ?? 0) - (b.box?.[0] ?? 0)) as [Line, ...Line[]];
  if (others.length === 0) return first;
  const after = others.flatMap(({ pieces: [own, ...rest] }): Piece[] =>
    own ? [{ ...own, after: 'gap' }, ...rest] : [],
  );
  return lineOf(first.block, [...first.pieces, ...after]);
}
