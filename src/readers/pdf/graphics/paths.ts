import { type Box, contains, type Point } from '../../../document/geometry.ts';
import type { Drawing, FilledRectangle, Rule } from '../../../document/page.ts';
import type { PaintedPath, Subpath } from '../source.ts';
import { bandsOf } from './bands.ts';
import { addButtons, type PaintedButtons } from './check-boxes.ts';
import { visibleRule, visibleSubpaths } from './clipping.ts';
import { ruleIn, rulesAlong } from './rules.ts';
import {
  cornersOf,
  isBullet,
  isCheckBox,
  isDot,
  isRectangle,
  isRoundedBox,
  isSame,
  isThin,
  LARGEST_CHECK_BOX,
  longSide,
  rounded,
  shortSide,
  THICKEST_RULE,
  WHITE,
} from './shapes.ts';

/** Extent (points) from which a shape that is no rectangle is part of a picture rather than a mark in the text. */
const SMALLEST_DRAWING = 4;
/** Strokes thicker than this (points) are bars of a picture. */
const THICKEST_STROKE = 2 * THICKEST_RULE;
const BLACK = '#000000';

/** What the paths of a page draw that matters to layout. */
export interface PaintedPaths extends PaintedButtons {
  /** Level and upright lines. */
  readonly rules: Rule[];
  /** Those of them in white. */
  readonly whiteLines: Rule[];
  /** Filled rectangles and bullets. */
  readonly fills: FilledRectangle[];
  /** All other shapes. */
  readonly drawings: Drawing[];
  /** Opaque filled rectangles, white ones too, in the order of painting. */
  readonly areas: FilledRectangle[];
}

/** Adds what a path draws. */
export function addPath(path: PaintedPath, painted: PaintedPaths): void {
  const subpaths = visibleSubpaths(path);
  const frames = addButtons(path, subpaths, painted);
  const lines = path.fill && lineworkOf(subpaths);
  for (const subpath of subpaths) {
    const bands = lines?.get(subpath);
    if (bands) {
      (path.fill?.color === WHITE ? painted.whiteLines : painted.rules).push(...bands);
      addStroke(subpath, subpath.outline, path, painted);
    } else if (!frames.has(subpath)) {
      addSubpath(subpath, path, painted);
    }
  }
}

/**
 * The rules that the fill of subpaths makes up, by subpath; those that are rectangles or bullets have none. Undefined
 * where the path has other shapes too: the shaft of an arrow is no rule.
 */
function lineworkOf(subpaths: readonly Subpath[]): Map<Subpath, Rule[]> | undefined {
  let lines: Map<Subpath, Rule[]> | undefined;
  for (const [outer, ...holes] of shapesOf(subpaths) as [Subpath, ...Subpath[]][]) {
    const { outline } = outer;
    if (longSide(outline) === 0 || (holes.length === 0 && (isRectangle(outer) || isBullet(outer, outline)))) continue;
    const rules = isThin(outline) ? [ruleIn(rounded(outline))] : framing(outline, [outer, ...holes]);
    if (rules.length === 0) return undefined;
    lines ??= new Map();
    lines.set(outer, rules);
    for (const hole of holes) lines.set(hole, []);
  }
  return lines;
}

/** The bands of a shape as large as frames are: smaller ones are letters drawn as outlines, marks and arrows. */
const framing = (outline: Box, shape: readonly Subpath[]): Rule[] =>
  longSide(outline) > LARGEST_CHECK_BOX ? bandsOf(shape) : [];

/** The subpaths by the shapes that they outline: each with those that lie within it, its holes. */
function shapesOf(subpaths: readonly Subpath[]): Subpath[][] {
  const shapes: Subpath[][] = [];
  let outer: Box | undefined;
  for (const subpath of subpaths) {
    const { outline } = subpath;
    if (outer && contains(outer, outline)) {
      shapes.at(-1)?.push(subpath);
    } else {
      shapes.push([subpath]);
      outer = outline;
    }
  }
  return shapes;
}

function addSubpath(subpath: Subpath, path: PaintedPath, painted: PaintedPaths): void {
  const { outline } = subpath;
  const isFill = addFill(subpath, outline, path.fill, painted);
  const isLines = addStroke(subpath, outline, path, painted);
  if (isFill || isLines) return;
  const box = rounded(outline);
  if (longSide(box) < SMALLEST_DRAWING) return;
  const ends = path.fill ? undefined : endsOf(subpath);
  painted.drawings.push(ends ? { box, ends } : { box });
}

/** Where a subpath begins and ends that is not closed. */
function endsOf({ points }: Subpath): Drawing['ends'] {
  const [first, last] = [points[0], points.at(-1)];
  return first && last && !isSame(first, last) ? [first, last] : undefined;
}

/** Adds what the inside of a subpath shows; false when that is neither a bullet nor a rectangle. */
function addFill(subpath: Subpath, outline: Box, fill: PaintedPath['fill'], painted: PaintedPaths): boolean {
  const box = rounded(outline);
  if (isBullet(subpath, outline)) {
    painted.fills.push({ box, color: fill?.color ?? BLACK });
    return true;
  }
  if (!fill) return false;
  const isBox = isRectangle(subpath) || isRoundedBox(subpath, outline);
  if (isBox && fill.isOpaque && shortSide(outline) > THICKEST_RULE) painted.areas.push({ box, color: fill.color });
  if (isBox) addRectangle({ box, color: fill.color }, painted);
  return isBox;
}

/** Adds a filled rectangle as an area, or as the rule that it is when it is thin. */
function addRectangle(rectangle: FilledRectangle, { rules, whiteLines, fills }: PaintedPaths): void {
  const { box, color } = rectangle;
  if (shortSide(box) <= THICKEST_RULE && !isDot(box)) {
    (color === WHITE ? whiteLines : rules).push(ruleIn(box));
  } else if (color !== WHITE) {
    fills.push(rectangle);
  }
}

/** Adds the rules that the stroke of a subpath draws; whether those are all that it draws. */
function addStroke(
  subpath: Subpath,
  outline: Box,
  { strokeWidth, strokeColor, clip }: PaintedPath,
  { rules, whiteLines }: PaintedPaths,
): boolean {
  if (isCheckBox(subpath, outline)) return true;
  if (strokeWidth === undefined || strokeWidth > THICKEST_STROKE) return false;
  const isRounded = isRoundedBox(subpath, outline);
  if (subpath.curved && !isRounded) return false;
  const points = isRounded ? cornersOf(outline) : subpath.points;
  const lines = rulesAlong(points, strokeWidth);
  (strokeColor === WHITE ? whiteLines : rules).push(...lines.flatMap((rule) => visibleRule(rule, clip) ?? []));
  const dots = points.filter((point, i) => i > 0 && isSame(point, points[i - 1] as Point)).length;
  return lines.length >= points.length - 1 - dots;
}
