import { type Box, contains, intersection } from '../../../document/geometry.ts';
import type { Rule } from '../../../document/page.ts';
import type { PaintedPath, Subpath } from '../source.ts';
import { subpathOf } from '../subpaths.ts';
import { cornersOf, isRectangle, rounded, shortSide, THICKEST_RULE } from './shapes.ts';

/** Points by which a shape may reach over its clipping path: programs clip what they draw at its own edge. */
const SLACK = 0.5;

/**
 * The subpaths of a path as far as its clip shows them. A filled rectangle, and any fill of which a thin part is left, is
 * what is left of it; those of which nothing is left are none. Others stay as they are.
 */
export function visibleSubpaths({ subpaths, fill, clip }: PaintedPath): readonly Subpath[] {
  if (!clip) return subpaths;
  return subpaths.flatMap((subpath) => {
    const { outline } = subpath;
    if (contains(clip, outline, SLACK)) return [subpath];
    const left = intersection(clip, outline);
    if (left[2] < left[0] || left[3] < left[1]) return [];
    if (!fill || !(isRectangle(subpath) || shortSide(left) <= THICKEST_RULE)) return [subpath];
    return [subpathOf(cornersOf(left), false)];
  });
}

/** The part of a rule that a clip shows; undefined for none. */
export function visibleRule(rule: Rule, clip: Box | undefined): Rule | undefined {
  if (!clip || contains(clip, rule.box, SLACK)) return rule;
  const box = rounded(intersection(clip, rule.box));
  return box[2] < box[0] || box[3] < box[1] ? undefined : { ...rule, box };
}
