import { lookKey } from '../look.ts';
import type { Cut } from './cuts.ts';
import { inRows, type Segment } from './segments.ts';

/** Rows of cards that are compared. */
const COMPARED = 2;

/** Whether the sides of a cut are alike: they begin on one row, each with a title in one look and text in another below it. */
export function areCards({ left, right }: Cut): boolean {
  const [one, other] = [looksOf(left), looksOf(right)];
  return one.length === COMPARED && one[0] !== one[1] && one.every((look, index) => look === other[index]) && areLevel(left, right);
}

const looksOf = (side: readonly Segment[]): string[] =>
  inRows(side)
    .slice(0, COMPARED)
    .flatMap(([segment]) => {
      const piece = segment?.part.pieces[0];
      return piece ? [lookKey(piece, '')] : [];
    });

function areLevel(left: readonly Segment[], right: readonly Segment[]): boolean {
  const [a, b] = [inRows(left)[0]?.[0]?.box, inRows(right)[0]?.[0]?.box];
  return a !== undefined && b !== undefined && Math.abs(a[1] - b[1]) < (a[3] - a[1]) / 2;
}
