import { type Box, height, width } from '../../../document/geometry.ts';
import type { Drawing, FilledRectangle, Rule } from '../../../document/page.ts';
import { isFillOpaque, readFillColor } from '../pdfium/colors.ts';
import type { Engine } from '../pdfium/engine.ts';
import { readMatrix, scaleOf } from '../pdfium/objects.ts';
import { apply, concatenate, type Matrix, round } from '../view.ts';

/** A filled rectangle no thicker than this (points) is a line drawn as an area. */
const THICKEST_RULE = 2.5;
/** Diameters (points) of shapes that may be bullets. */
const SMALLEST_DOT = 1.5;
const LARGEST_DOT = 8;
/** Extent (points) from which a shape that is no rectangle is part of a picture rather than a mark in the text. */
const SMALLEST_DRAWING = 4;
/** Side of the largest check box, and the difference of its sides, in points: it parts no cells. */
const LARGEST_CHECK_BOX = 14;
const SQUARE = 1.5;
/** A circle may be drawn as a polygon of this many corners. */
const FEWEST_CORNERS = 8;
/** Slant (points) up to which a segment counts as upright or level. */
const SLANT = 0.5;
/** Segments read of one path; drawings with more are pictures. */
const MOST_SEGMENTS = 4000;

/** FPDF_SEGMENT_* of PDFium's fpdf_edit.h. */
const LINE_TO = 0;
const MOVE_TO = 2;

type Point = readonly [x: number, y: number];

interface Subpath {
  /** Corners and control points, in display points. */
  readonly points: Point[];
  curved: boolean;
}

function readSubpaths(engine: Engine, path: number, matrix: Matrix): Subpath[] {
  const { call, scratch } = engine;
  const count = call.FPDFPath_CountSegments(path);
  if (count > MOST_SEGMENTS) return [];
  const subpaths: Subpath[] = [];
  for (let i = 0; i < count; i++) {
    const segment = call.FPDFPath_GetPathSegment(path, i);
    const type = call.FPDFPathSegment_GetType(segment);
    call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4);
    const point = apply(matrix, engine.float(0), engine.float(1));
    if (type === MOVE_TO || subpaths.length === 0) subpaths.push({ points: [], curved: false });
    const open = subpaths.at(-1) as Subpath;
    open.points.push(point);
    open.curved ||= type !== MOVE_TO && type !== LINE_TO;
    if (open.points.length > 1 && call.FPDFPathSegment_GetClose(segment)) open.points.push(open.points[0] as Point);
  }
  return subpaths;
}

/** Whether it is a small round shape: a bullet. */
const isBullet = ({ points, curved }: Subpath, outline: Box): boolean =>
  (curved || points.length >= FEWEST_CORNERS) && isDot(outline);

function isDot(box: Box): boolean {
  const [across, down] = [width(box), height(box)];
  return Math.max(across, down) <= LARGEST_DOT && Math.min(across, down) >= SMALLEST_DOT && Math.abs(across - down) < 1;
}

const isCheckBox = (box: Box): boolean =>
  Math.max(width(box), height(box)) <= LARGEST_CHECK_BOX &&
  Math.min(width(box), height(box)) > THICKEST_RULE &&
  Math.abs(width(box) - height(box)) <= SQUARE;

function outlineOf(points: readonly Point[]): Box {
  let x0 = Number.POSITIVE_INFINITY;
  let y0 = Number.POSITIVE_INFINITY;
  let x1 = Number.NEGATIVE_INFINITY;
  let y1 = Number.NEGATIVE_INFINITY;
  for (const point of points) {
    x0 = Math.min(x0, point[0]);
    y0 = Math.min(y0, point[1]);
    x1 = Math.max(x1, point[0]);
    y1 = Math.max(y1, point[1]);
  }
  return [x0, y0, x1, y1];
}

/** Whether a closed subpath draws a rectangle, and nothing but that. */
function isRectangle({ points, curved }: Subpath): boolean {
  if (curved || points.length < 4) return false;
  const corners = points.filter((point, i) => i === 0 || !same(point, points[i - 1] as Point));
  if (corners.length > 1 && same(corners[0] as Point, corners.at(-1) as Point)) corners.pop();
  if (corners.length !== 4) return false;
  return corners.every((point, i) => {
    const next = corners[(i + 1) % 4] as Point;
    return Math.abs(point[0] - next[0]) < SLANT || Math.abs(point[1] - next[1]) < SLANT;
  });
}

const same = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) < 0.01 && Math.abs(a[1] - b[1]) < 0.01;

/** The rule along a straight segment `thickness` points thick; undefined when it is slanted or a dot. */
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

/** Adds what a path object draws. */
export function readPath(engine: Engine, path: number, matrix: Matrix, painted: PaintedPaths): void {
  const { rules, fills, drawings, areas } = painted;
  const { call, scratch } = engine;
  if (!call.FPDFPath_GetDrawMode(path, scratch, scratch + 4)) return;
  const filled = engine.int(0) !== 0;
  const stroked = engine.int(1) !== 0;
  if (!filled && !stroked) return;
  const display = concatenate(readMatrix(engine, path), matrix);
  const color = filled ? readFillColor(engine, path) : undefined;
  const thickness = stroked && call.FPDFPageObj_GetStrokeWidth(path, scratch) ? engine.float(0) * scaleOf(display) : 0;
  for (const subpath of readSubpaths(engine, path, display)) {
    const { points, curved } = subpath;
    const outline = outlineOf(points);
    const box = rounded(outline);
    const rectangle = color !== undefined && isRectangle(subpath);
    const dot = isBullet(subpath, outline);
    if (dot) fills.push({ box, color: color ?? '#000000' });
    else if (rectangle) addArea(box, color, rules, fills);
    if (rectangle && isArea(outline) && isFillOpaque(engine, path)) areas.push({ box, color });
    if (!curved && isCheckBox(outline)) continue;
    const isPlain = !curved && stroked && thickness <= THICKEST_RULE * 2;
    const lines = isPlain ? rulesAlong(points, thickness) : [];
    rules.push(...lines);
    if (!dot && !rectangle && lines.length < points.length - 1 && isSeen(box)) drawings.push({ box });
  }
}

function rulesAlong(points: readonly Point[], thickness: number): Rule[] {
  const rules: Rule[] = [];
  for (let i = 1; i < points.length; i++) {
    const rule = ruleAlong(points[i - 1] as Point, points[i] as Point, thickness);
    if (rule) rules.push(rule);
  }
  return rules;
}

const isSeen = (box: Box): boolean => Math.max(width(box), height(box)) >= SMALLEST_DRAWING;

const isArea = (box: Box): boolean => Math.min(width(box), height(box)) > THICKEST_RULE;

const rounded = ([x0, y0, x1, y1]: Box): Box => [round(x0), round(y0), round(x1), round(y1)];

function addArea(box: Box, color: string, rules: Rule[], fills: FilledRectangle[]): void {
  const [across, down] = [width(box), height(box)];
  if (Math.min(across, down) <= THICKEST_RULE && !isDot(box)) {
    // A white sliver over white paper cannot be seen; over a shade it divides cells just the same.
    rules.push({ box, orientation: across >= down ? 'horizontal' : 'vertical' });
  } else if (color !== '#ffffff') {
    fills.push({ box, color });
  }
}
