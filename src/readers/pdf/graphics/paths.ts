import { type Box, height, width } from '../../../document/geometry.ts';
import type { Drawing, FilledRectangle, Rule } from '../../../document/page.ts';
import type { PaintedPath, Subpath } from '../source.ts';
import { rulesAlong } from './rules.ts';
import {
  isBullet,
  isCheckBox,
  isDot,
  isRectangle,
  longSide,
  outlineOf,
  rounded,
  shortSide,
  THICKEST_RULE,
} from './shapes.ts';

/** Extent (points) from which a shape that is no rectangle is part of a picture rather than a mark in the text. */
const SMALLEST_DRAWING = 4;
/** Strokes thicker than this (points) are bars of a picture. */
const THICKEST_STROKE = 2 * THICKEST_RULE;
const BLACK = '#000000';
const WHITE = '#ffffff';

/** What the paths of a page draw that matters to layout. */
export interface PaintedPaths {
  /** Level and upright lines. */
  readonly rules: Rule[];
  /** Filled rectangles and bullets. */
  readonly fills: FilledRectangle[];
  /** All other shapes. */
  readonly drawings: Drawing[];
  /** Opaque filled rectangles, white ones too, in the order of painting. */
  readonly areas: FilledRectangle[];
}

/** Adds what a path draws. */
export function addPath(path: PaintedPath, painted: PaintedPaths): void {
  for (const subpath of path.subpaths) addSubpath(subpath, path, painted);
}

function addSubpath(subpath: Subpath, { fill, strokeWidth }: PaintedPath, painted: PaintedPaths): void {
  const outline = outlineOf(subpath.points);
  const isFill = addFill(subpath, outline, fill, painted);
  if (isCheckBox(subpath, outline)) return;
  const lines = strokedRules(subpath, strokeWidth);
  painted.rules.push(...lines);
  if (isFill || lines.length >= subpath.points.length - 1) return;
  const box = rounded(outline);
  if (longSide(box) >= SMALLEST_DRAWING) painted.drawings.push({ box });
}

/** Adds what the inside of a subpath shows; false when that is neither a bullet nor a rectangle. */
function addFill(subpath: Subpath, outline: Box, fill: PaintedPath['fill'], painted: PaintedPaths): boolean {
  const box = rounded(outline);
  const rectangle = fill && isRectangle(subpath) ? { box, color: fill.color } : undefined;
  if (rectangle && fill?.isOpaque && shortSide(outline) > THICKEST_RULE) painted.areas.push(rectangle);
  if (isBullet(subpath, outline)) {
    painted.fills.push({ box, color: fill?.color ?? BLACK });
    return true;
  }
  if (rectangle) addRectangle(rectangle, painted);
  return rectangle !== undefined;
}

/** Adds a filled rectangle as an area, or as the rule that it is when it is thin. */
function addRectangle(rectangle: FilledRectangle, { rules, fills }: PaintedPaths): void {
  const { box, color } = rectangle;
  if (shortSide(box) <= THICKEST_RULE && !isDot(box)) {
    // A white sliver over white paper cannot be seen; over a shade it divides cells just the same.
    rules.push({ box, orientation: width(box) >= height(box) ? 'horizontal' : 'vertical' });
  } else if (color !== WHITE) {
    fills.push(rectangle);
  }
}

/** The rules that the stroke of a subpath draws: none along curves, nor by a stroke as thick as a bar. */
const strokedRules = ({ points, curved }: Subpath, strokeWidth: number | undefined): Rule[] =>
  !curved && strokeWidth !== undefined && strokeWidth <= THICKEST_STROKE ? rulesAlong(points, strokeWidth) : [];
