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
  if (one.length === 0 || other.length === 0 || areGroups(left, right)) return false;
  const looks = new Set(one.map(lookOf));
  return (one.length >= SEVERAL && other.length >= SEVERAL) || other.some((heading) => looks.has(lookOf(heading)));
}

/** Whether the first words of headings on one side are level with some that stand right below a heading: names of its groups. */
function areGroups(left: readonly Segment[], right: readonly Segment[]): boolean {
  const rows = inRows(left);
  const first = right.find(isHeading);
  const index = first ? rows.findIndex(([own]) => own && isHeading(own) && isLevel(own, first)) : -1;
  const [above, own] = [rows[index - 1]?.[0], rows[index]?.[0]];
  return above !== undefined && own !== undefined && isHeading(above) && lookOf(above) !== lookOf(own);
}

/**
 * Columns from the row on where two headings in one look stand side by side, where only on the one side headings stand
 * above it: what is beside these is in their sections.
 */
export function fromLevelHeadings(cut: Cut): Cut {
  const [left, right] = [cut.left, cut.right].map((side) => side.filter(isHeading)) as [Segment[], Segment[]];
  const [one, other] = (left[0]?.box[1] ?? 0) < (right[0]?.box[1] ?? 0) ? [left, right] : [right, left];
  const [first] = other;
  const partner = first && one.find((heading) => isLevel(heading, first) && lookOf(heading) === lookOf(first));
  if (!first || !partner || partner === one[0]) return cut;
  const top = Math.min(first.box[1], partner.box[1]);
  const isAbove = ({ box }: Segment): boolean => box[1] < top;
  const below = (side: readonly Segment[]): Segment[] => side.filter((segment) => !isAbove(segment));
  return {
    ...cut,
    above: [...cut.above, ...cut.left.filter(isAbove), ...cut.right.filter(isAbove)],
    left: below(cut.left),
    right: below(cut.right),
  };
}

const isLevel = ({ box: a }: Segment, { box: b }: Segment): boolean => Math.abs(a[1] - b[1]) < (a[3] - a[1]) / 2;

/** The headings of a side that have their text below them, where most have. A word of headings in another look is text. */
function headingsWithText(side: readonly Segment[]): Segment[] {
  const rows = inRows(side);
  if (rows.length < LEAST_ROWS) return [];
  const headings = rows.flatMap((row, index) => (row.length === 1 && row[0] && isHeading(row[0]) ? [index] : []));
  const withText = headings.filter((index) => {
    const next = rows[index + 1];
    const [heading] = rows[index] as [Segment];
    const isHeadingToo = headings.includes(index + 1) && next?.[0] && lookOf(next[0]) === lookOf(heading);
    return next !== undefined && !isHeadingToo && follows([heading], next);
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
