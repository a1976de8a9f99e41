import { type Box, centre, union } from '../../../document/geometry.ts';
import type { Rule } from '../../../document/page.ts';
import { isTickable } from './check-boxes.ts';
import { LARGEST_CHECK_BOX, longSide } from './shapes.ts';

/** Points within which the sides of a square meet. */
const SLACK = 1;
/** Short rules of a page at most: more are a drawing. */
const MOST = 1600;

/** The squares, no larger than boxes to tick, whose four sides are drawn one by one, as borders and frames of TeX are. */
export function framedSquares(rules: readonly Rule[]): Box[] {
  const sides = rules.filter(({ box }) => longSide(box) <= LARGEST_CHECK_BOX);
  if (sides.length > MOST) return [];
  const { horizontal = [], vertical = [] } = Object.groupBy(sides, ({ orientation }) => orientation);
  return horizontal.flatMap((top): Box[] => {
    const [x0, , x1] = top.box;
    const [, y] = centre(top.box);
    const upright = (x: number): Rule | undefined =>
      vertical.find(({ box }) => isNear(centre(box)[0], x) && isNear(box[1], y));
    const [left, right] = [upright(x0), upright(x1)];
    if (!left || !right || !isNear(left.box[3], right.box[3])) return [];
    const bottom = horizontal.find(
      ({ box }) => isNear(box[0], x0) && isNear(box[2], x1) && isNear(centre(box)[1], left.box[3]),
    );
    const square = bottom && union([top, left, right, bottom].map(({ box }) => box));
    return square && isTickable(square) ? [square] : [];
  });
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= SLACK;
