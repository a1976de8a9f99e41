import { lookKey } from '../look.ts';
import { sectionOf } from '../wordings.ts';
import type { Cut } from './cuts.ts';
import { inRows, type Segment } from './segments.ts';

/** Rows of a column at least. */
const LEAST_ROWS = 4;
/** Headings in one look that are headings whatever the other column has. */
const SEVERAL = 2;

/**
 * Whether the sides of a cut are columns: both have headings of sections with text of their own below them. Labels of
 * sections in a gutter have their text beside them.
 */
export function areColumns({ left, right }: Cut): boolean {
  const [one, other] = [headingsWithText(left), headingsWithText(right)];
  if (one.length === 0 || other.length === 0) return false;
  const looks = new Set(one.map(lookOf));
  return (one.length >= SEVERAL && other.length >= SEVERAL) || other.some((heading) => looks.has(lookOf(heading)));
}

/** The headings of a side that have their text below them, where most have. */
function headingsWithText(side: readonly Segment[]): Segment[] {
  const rows = inRows(side);
  if (rows.length < LEAST_ROWS) return [];
  const headings = rows.flatMap((row, index) => (row.length === 1 && row[0] && isHeading(row[0]) ? [index] : []));
  const withText = headings.filter((index) => {
    const next = rows[index + 1];
    return next !== undefined && !headings.includes(index + 1) && follows(rows[index] as Segment[], next);
  });
  return withText.length * 2 >= headings.length ? withText.map((index) => rows[index]?.[0] as Segment) : [];
}

/** Whether a segment is the heading of a section by its wording. */
export const isHeading = ({ part }: Segment): boolean => sectionOf(part.text) !== undefined;

/** The look of a heading but for its color: columns are shaded. */
function lookOf({ part }: Segment): string {
  const [first] = part.pieces;
  return first ? lookKey({ ...first, color: '' }, part.text) : '';
}

/** Heights of a heading below which its text begins at the latest. */
const NEAR = 3.5;

function follows(heading: readonly Segment[], next: readonly Segment[]): boolean {
  const [above, below] = [heading[0]?.box, next[0]?.box];
  return above !== undefined && below !== undefined && below[1] - above[3] < NEAR * (above[3] - above[1]);
}
