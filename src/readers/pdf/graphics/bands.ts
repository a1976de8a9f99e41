import { type Box, contains, height, overlap, type Point, union, width } from '../../../document/geometry.ts';
import type { Rule } from '../../../document/page.ts';
import type { Subpath } from '../source.ts';
import { round } from '../view.ts';
import { SLANT, THICKEST_RULE } from './shapes.ts';

/** A straight side of an outline in points: y and x-range of a level one, x and y-range of an upright one. */
interface Side {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Points: how far bands may stay away from the outline of the shape that they make up. */
const SHORT_OF_OUTLINE = 4;
/** Shapes with more sides are pictures. */
const MOST_SIDES = 2000;

/**
 * The thin straight bands that make up a filled shape, as rules: the frame between two outlines, the arms of an L, the
 * bars of a grid with its cells as holes. A band is what lies between two parallel sides no further apart than a rule is
 * thick. None where they do not reach the shape's outline on all four sides.
 * @param shape its closed subpaths.
 */
export function bandsOf(shape: readonly Subpath[]): Rule[] {
  const outlines = shape.map(({ points }) => points);
  if (outlines.reduce((sum, { length }) => sum + length, 0) > MOST_SIDES) return [];
  const outline = union(shape.map((subpath) => subpath.outline));
  const level = sidesOf(outlines, 0, 1);
  if (2 * lengthOf(level) < width(outline)) return [];
  const upright = sidesOf(outlines, 1, 0);
  if (2 * lengthOf(upright) < height(outline)) return [];
  const bands = [
    ...bandsBetween(level).map((box): Rule => ({ box: box.map(round) as unknown as Box, orientation: 'horizontal' })),
    ...bandsBetween(upright).map(
      ([y0, x0, y1, x1]): Rule => ({ box: [round(x0), round(y0), round(x1), round(y1)], orientation: 'vertical' }),
    ),
  ];
  return bands.length > 0 && contains(union(bands.map(({ box }) => box)), outline, SHORT_OF_OUTLINE) ? bands : [];
}

const lengthOf = (sides: readonly Side[]): number => sides.reduce((sum, { from, to }) => sum + to - from, 0);

/** The sides along one axis (0 for x, 1 for y), in ascending order of their position across it. */
function sidesOf(outlines: readonly (readonly Point[])[], along: 0 | 1, across: 0 | 1): Side[] {
  const sides: Side[] = [];
  for (const points of outlines) {
    for (let i = 0; i < points.length; i++) {
      const point = points[i] as Point;
      const next = points[(i + 1) % points.length] as Point;
      const length = Math.abs(next[along] - point[along]);
      if (length === 0 || Math.abs(next[across] - point[across]) > Math.min(SLANT, length)) continue;
      sides.push({
        at: (point[across] + next[across]) / 2,
        from: Math.min(point[along], next[along]),
        to: Math.max(point[along], next[along]),
      });
    }
  }
  return sides.sort((a, b) => a.at - b.at);
}

/** The boxes (along, across) between neighbouring sides that are longer than they are apart; mitred ends count whole. */
function bandsBetween(sides: readonly Side[]): Box[] {
  const bands: Box[] = [];
  for (let i = 0; i < sides.length; i++) {
    const a = sides[i] as Side;
    for (let j = i + 1; j < sides.length; j++) {
      const b = sides[j] as Side;
      const thickness = b.at - a.at;
      if (thickness > THICKEST_RULE) break;
      if (thickness <= 0 || overlap(a.from, a.to, b.from, b.to) <= 2 * thickness) continue;
      const isMitred = (end: 'from' | 'to'): boolean => Math.abs(a[end] - b[end]) <= THICKEST_RULE;
      const from = isMitred('from') ? Math.min(a.from, b.from) : Math.max(a.from, b.from);
      const to = isMitred('to') ? Math.max(a.to, b.to) : Math.min(a.to, b.to);
      bands.push([from, a.at, to, b.at]);
    }
  }
  return bands;
}
