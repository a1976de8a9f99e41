import { type Box, height, overlap } from '../../document/geometry.ts';

/** Widest gap between marks of one row, in shares of the height of the higher one. */
const GAP = 0.7;
/** Share of the lower mark's height that both stand beside one another, and how many times as high the other may be. */
const BESIDE = 0.5;
const ALIKE = 2.5;

/** Marks in rows as letters stand in lines: each beside the one before it, and about as high. From left to right. */
export const rows = (marks: readonly Box[]): Box[][] => chains(marks, { reaches, follows });

/**
 * Marks in rows, from left to right: each goes on the first row whose last mark it follows, or begins one. Where the last
 * mark of a row does not reach a mark, it reaches none further right.
 */
export function chains(
  marks: readonly Box[],
  { reaches, follows }: Record<'reaches' | 'follows', (last: Box, mark: Box) => boolean>,
): Box[][] {
  const found: Box[][] = [];
  // Rows that a further mark can still continue.
  let open: Box[][] = [];
  for (const mark of marks.toSorted((a, b) => a[0] - b[0])) {
    open = open.filter((row) => reaches(row.at(-1) as Box, mark));
    const row = open.find((one) => follows(one.at(-1) as Box, mark));
    if (row) row.push(mark);
    else {
      const started = [mark];
      found.push(started);
      open.push(started);
    }
  }
  return found;
}

const reaches = (a: Box, b: Box): boolean => b[0] - a[2] <= GAP * ALIKE * height(a);

function follows(a: Box, b: Box): boolean {
  const [lower, higher] = [Math.min(height(a), height(b)), Math.max(height(a), height(b))];
  const gap = b[0] - a[2];
  if (gap > GAP * higher || gap < -higher) return false;
  return overlap(a[1], a[3], b[1], b[3]) > BESIDE * lower && higher < ALIKE * lower;
}
