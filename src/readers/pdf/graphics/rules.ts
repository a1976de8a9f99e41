import { type Box, height, type Point, width } from '../../../document/geometry.ts';
import type { Rule } from '../../../document/page.ts';
import { round } from '../view.ts';
import { SLANT } from './shapes.ts';

/** The rule that a thin area is. */
export const ruleIn = (box: Box): Rule => ({
  box,
  orientation: width(box) >= height(box) ? 'horizontal' : 'vertical',
});

/** The rules along the level and upright segments of a polygonal line that is `thickness` points thick. */
export function rulesAlong(points: readonly Point[], thickness: number): Rule[] {
  const rules: Rule[] = [];
  for (let i = 1; i < points.length; i++) {
    const rule = ruleAlong(points[i - 1] as Point, points[i] as Point, thickness);
    if (rule) rules.push(rule);
  }
  return rules;
}

/** The rule along a straight segment; undefined when it is slanted or a dot. */
function ruleAlong(from: Point, to: Point, thickness: number): Rule | undefined {
  const dx = Math.abs(to[0] - from[0]);
  const dy = Math.abs(to[1] - from[1]);
  const half = thickness / 2;
  if (dy <= SLANT && dx > dy) {
    const y = (from[1] + to[1]) / 2;
    return {
      box: [round(Math.min(from[0], to[0])), round(y - half), round(Math.max(from[0], to[0])), round(y + half)],
      orientation: 'horizontal',
    };
  }
  if (dx <= SLANT && dy > dx) {
    const x = (from[0] + to[0]) / 2;
    return {
      box: [round(x - half), round(Math.min(from[1], to[1])), round(x + half), round(Math.max(from[1], to[1]))],
      orientation: 'vertical',
    };
  }
  return undefined;
}
