import { type Box, height, horizontalOverlap, verticalOverlap } from '../../../document/geometry.ts';
import type { Rule } from '../../../document/page.ts';
import type { PlacedField } from './declared-fields.ts';
import { isLevel, type Print } from './prints.ts';

/** Points between a caption and the field below it in its cell, above it, or to the right of it, near and far. */
const ABOVE = 30;
const BELOW = 8;
const BESIDE = 24;
const FAR_BESIDE = 320;
/** Points by which a caption may begin left of its field, and by which boxes drawn for each other overlap. */
const OUTSIDE = 12;
const TOUCHING = 3;
/** Points from the edge of a field to the edge of the cell that it is in. */
const EDGE = 20;

/** Where a print is, seen from a field: `left` of it is close, `far left` up to half a page away. */
export type Side = 'inside' | 'left' | 'above' | 'below' | 'far left' | 'right';

/** What surrounds fields on a page. */
export interface Surroundings {
  readonly fields: readonly PlacedField[];
  readonly prints: readonly Print[];
  readonly rules: readonly Rule[];
}

/** What is printed near a field on each side of it, the nearest first; nothing that a line or another field parts from it. */
export function nearestPrints({ box, declaration }: PlacedField, surroundings: Surroundings): Map<Side, Print[]> {
  const offers: { readonly side: Side; readonly print: Print; readonly distance: number }[] = [];
  for (const print of surroundings.prints) {
    const placed = declaration.checked === undefined ? sideOf(print.box, box) : besideButton(print.box, box);
    if (placed && !isParted(print.box, placed.side, box, surroundings)) offers.push({ ...placed, print });
  }
  offers.sort((a, b) => a.distance - b.distance);
  return new Map(
    [...Map.groupBy(offers, ({ side }) => side)].map(([side, own]) => [side, own.map(({ print }) => print)]),
  );
}

function sideOf(print: Box, box: Box): { readonly side: Side; readonly distance: number } | undefined {
  const [x0, y0, x1, y1] = print;
  const across = horizontalOverlap(print, box) > 0;
  const middle = middleOf(print);
  if (across && middle > box[1] && middle < box[3] && x0 >= box[0] - TOUCHING) return { side: 'inside', distance: y0 };
  const left = box[0] - x1;
  if (isLevel(print, box) && left > -TOUCHING) {
    return left < FAR_BESIDE ? { side: left < BESIDE ? 'left' : 'far left', distance: left } : undefined;
  }
  if (!across || x0 < box[0] - OUTSIDE) return undefined;
  // Of captions side by side above a wide field, the one that begins where the field does names it.
  const shift = Math.abs(x0 - box[0]) / 100;
  const isAbove = middle < middleOf(box);
  const gap = isAbove ? box[1] - y1 : y0 - box[3];
  if (gap > (isAbove ? ABOVE : BELOW)) return undefined;
  return { side: isAbove ? 'above' : 'below', distance: gap + shift };
}

/** What a check box or radio button stands for is printed behind it, else before it. */
function besideButton(print: Box, box: Box): ReturnType<typeof sideOf> {
  const [behind, before] = [print[0] - box[2], box[0] - print[2]];
  if (!isLevel(print, box)) return undefined;
  if (behind > -TOUCHING && behind < BESIDE) return { side: 'right', distance: behind };
  return before > -TOUCHING && before < BESIDE ? { side: 'left', distance: before } : undefined;
}

/** Whether a line or another field lies between a print and a field; what is below a field names a line to write on. */
function isParted(print: Box, side: Side, box: Box, { fields, rules }: Surroundings): boolean {
  switch (side) {
    case 'inside':
      return isRuledOff([box[0], box[1], box[2], middleOf(box)], print, rules);
    case 'above':
      return isRuledOff(print, box, rules) || fields.some((other) => liesBetween(other.box, print, box));
    case 'below':
      return isBoxed(box, rules) || !isRuledOff(box, print, rules);
    default: {
      const [first, last] = side === 'right' ? [box, print] : [print, box];
      const [from, to] = [first[2] - TOUCHING, last[0] + TOUCHING];
      return (
        rules.some((rule) => isUpright(rule, from, to, print)) ||
        fields.some((other) => other.box[0] >= from && other.box[2] <= to && isLevel(other.box, box))
      );
    }
  }
}

const liesBetween = (other: Box, print: Box, box: Box): boolean =>
  other[1] > print[1] + TOUCHING &&
  other[3] < box[1] + TOUCHING &&
  horizontalOverlap(other, print) > TOUCHING &&
  horizontalOverlap(other, box) > TOUCHING;

/** Whether an upright line between two places across goes along most of the height of a box. */
const isUpright = ({ box, orientation }: Rule, from: number, to: number, along: Box): boolean =>
  orientation === 'vertical' && box[0] > from && box[2] < to && verticalOverlap(box, along) > 0.5 * height(along);

/** Whether a field has an upright line beside it: it is in a box, not on a line. */
const isBoxed = (box: Box, rules: readonly Rule[]): boolean =>
  rules.some(
    (rule) =>
      isUpright(rule, box[0] - EDGE, box[0] + TOUCHING, box) || isUpright(rule, box[2] - TOUCHING, box[2] + EDGE, box),
  );

const middleOf = (box: Box): number => (box[1] + box[3]) / 2;

/** Whether a level line lies between two boxes, one above the other. */
export const isRuledOff = (upper: Box, lower: Box, rules: readonly Rule[]): boolean =>
  rules.some(
    ({ box, orientation }) =>
      orientation === 'horizontal' &&
      box[1] > upper[3] - TOUCHING &&
      box[3] < lower[1] + TOUCHING &&
      horizontalOverlap(box, upper) > TOUCHING &&
      horizontalOverlap(box, lower) > TOUCHING,
  );
