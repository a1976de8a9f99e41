import { sectionOf } from '../wordings.ts';
import type { Cut } from './cuts.ts';
import { inRows, type Segment } from './segments.ts';

/** Rows of a column at least. */
const LEAST_ROWS = 4;

/**
 * Whether the sides of a cut are columns: both have headings with text of their own below them. Labels of sections in a
 * gutter have their text beside them.
 */
export const areColumns = (cut: Cut): boolean => hasOwnSections(cut.left) && hasOwnSections(cut.right);

function hasOwnSections(side: readonly Segment[]): boolean {
  const rows = inRows(side);
  if (rows.length < LEAST_ROWS) return false;
  const headings = rows.flatMap((row, index) => (row.length === 1 && row[0] && isHeading(row[0]) ? [index] : []));
  const withText = headings.filter((index) => {
    const next = rows[index + 1];
    return next !== undefined && !headings.includes(index + 1) && follows(rows[index] as Segment[], next);
  });
  return withText.length > 0 && withText.length * 2 >= headings.length;
}

const isHeading = ({ part }: Segment): boolean => sectionOf(part.pieces.map(({ text }) => text).join(' ')) !== undefined;

/** Heights of a heading below which its text begins at the latest. */
const NEAR = 3.5;

function follows(heading: readonly Segment[], next: readonly Segment[]): boolean {
  const [above, below] = [heading[0]?.box, next[0]?.box];
  return above !== undefined && below !== undefined && below[1] - above[3] < NEAR * (above[3] - above[1]);
}
