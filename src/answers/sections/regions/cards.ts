import type { Line } from '../lines.ts';
import { lookKey } from '../look.ts';
import { withEdges } from '../wrap.ts';
import { type Cut, cutsOf } from './cuts.ts';
import { inRows, linesOfSegments, type Segment, segmentsOf } from './segments.ts';

/** How often what stands side by side is cut again. */
const DEPTH = 4;

/** The lines of a section, those of cards side by side one card after another. */
export function cardByCard(lines: readonly Line[]): Line[] {
  if (lines.some(({ box }) => !box)) return [...lines];
  const cards = [...Map.groupBy(lines, ({ page }) => page).values()]
    .map((own) => segmentsOf(own))
    .map((own) => cardsOf(own, DEPTH));
  return cards.some((own) => own.length > 1)
    ? cards
        .flat()
        .flatMap((card) => withEdges(linesOfSegments(card).map(({ left: _left, right: _right, ...line }) => line)))
    : [...lines];
}

/** Segments by the card that they are in; one list where there are no cards. */
function cardsOf(segments: readonly Segment[], depth: number): (readonly Segment[])[] {
  const cut = depth > 0 ? cutsOf(segments).find(areCards) : undefined;
  if (!cut) return segments.length > 0 ? [segments] : [];
  return [cut.above, cut.left, cut.right, cut.below].flatMap((part) => cardsOf(part, depth - 1));
}

/** Rows of cards that are compared. */
const COMPARED = 2;

/**
 * Whether the sides of a cut are alike: they begin on one row, each with a title in one look and text in another below
 * it. Of what is on the right nothing but its markers begins left of its title.
 */
function areCards({ left, right }: Cut): boolean {
  const [one, other] = [looksOf(left), looksOf(right)];
  return (
    one.length === COMPARED &&
    one[0] !== one[1] &&
    one.every((look, index) => look === other[index]) &&
    areLevel(left, right) &&
    beginsWithTitle(right)
  );
}

function beginsWithTitle(side: readonly Segment[]): boolean {
  const title = inRows(side)[0]?.[0];
  return (
    title !== undefined && side.every(({ box }) => box[0] > title.box[0] - title.fontSize || box[2] > title.box[2])
  );
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
