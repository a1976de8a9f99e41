import { type Box, contains, grown, intersection, overlap, type Point, union } from '../../document/geometry.ts';
import type { PositionedPage } from '../../document/page.ts';
import { strokesOf } from './strokes.ts';

/**
 * Points between the end of a line and the box that it leads to: the length of a head. Chosen on drawings of our own, as
 * all here.
 */
const REACH = 12;
/** Points between the pieces of one line, and its head. */
const TOUCHING = 3;
/** Points from the corner of a box within which a line goes on along its side. */
const CORNER = 3;
/** Number of lines and curves that are looked at, at most: each is compared with each. */
const MOST = 800;
/** Fewest cells of a grid: lines may lead around once, or cross. */
const FEWEST_CELLS = 2;
/** Number of shapes of a page with a diagram, at most: maps have more. */
const MOST_SHAPES = 8000;

/** A line, a curve or the head of an arrow between boxes. */
interface Piece {
  readonly box: Box;
  readonly ends?: readonly [Point, Point];
}

/** What lines and curves lead from box to box. */
export interface Connector {
  readonly box: Box;
  /** Indexes of the boxes that it leads to, one at least. */
  readonly joins: readonly number[];
  /** Whether some of it is a curve, a slanted line or the head of an arrow. */
  readonly drawn: boolean;
}

/** The lines and curves, with their branches and heads, that lead to boxes; grids are tables. */
export function connectorsOf(page: PositionedPage, nodes: readonly Box[], groups: readonly Box[]): Connector[] {
  if (page.rules.length + (page.drawings?.length ?? 0) > MOST_SHAPES) return [];
  const pieces = piecesOf(page, nodes, groups);
  if (pieces.length > MOST) return [];
  const touched = pieces.map((piece) => [...nodes.keys()].filter((at) => leadsTo(piece, nodes[at] as Box)));
  const connectors: Connector[] = [];
  const seen = new Set<number>();
  for (const start of pieces.keys()) {
    if (seen.has(start)) continue;
    seen.add(start);
    const whole = [start];
    for (const at of whole) {
      for (const other of pieces.keys()) {
        if (seen.has(other) || !areJoined(pieces[at] as Piece, pieces[other] as Piece)) continue;
        seen.add(other);
        whole.push(other);
      }
    }
    const joins = [...new Set(whole.flatMap((at) => touched[at] ?? []))];
    if (joins.length === 0) continue;
    const own = whole.map((at) => pieces[at] as Piece);
    if (cellsAmong(own) >= FEWEST_CELLS) continue;
    connectors.push({ box: union(own.map(({ box }) => box)), joins, drawn: own.some(isDrawn) });
  }
  return connectors;
}

/** Number of cells that level and upright lines close: their joints beyond those of a tree (the cyclomatic number). */
function cellsAmong(pieces: readonly Piece[]): number {
  const straight = pieces.filter((piece) => piece.ends !== undefined && !isDrawn(piece));
  const level = straight.filter(({ box }) => box[1] === box[3]);
  const upright = straight.filter(({ box }) => box[1] !== box[3]);
  const joints = level.reduce((sum, line) => sum + upright.filter((other) => areCrossing(line, other)).length, 0);
  return joints - straight.length + 1;
}

const areCrossing = (level: Piece, upright: Piece): boolean => areTouching(level.box, upright.box, TOUCHING);

/** The lines and curves outside of the boxes that are not their sides. */
function piecesOf({ rules, drawings = [] }: PositionedPage, nodes: readonly Box[], groups: readonly Box[]): Piece[] {
  const boxes = [...nodes, ...groups];
  const { horizontal, vertical } = strokesOf(rules);
  const level = horizontal.map(
    ({ at, from, to }): Piece => ({
      box: [from, at, to, at],
      ends: [
        [from, at],
        [to, at],
      ],
    }),
  );
  const upright = vertical.map(
    ({ at, from, to }): Piece => ({
      box: [at, from, at, to],
      ends: [
        [at, from],
        [at, to],
      ],
    }),
  );
  return [
    ...[...level, ...upright].filter(({ box }) => !boxes.some((other) => isAlong(box, other))),
    ...drawings.filter(({ box }) => !boxes.some((other) => isSame(box, other))),
  ].filter(({ box }) => !nodes.some((node) => contains(node, box, 1)));
}

const isSame = (a: Box, b: Box): boolean => a.every((edge, side) => Math.abs(edge - (b[side] as number)) < 1);

/** Whether a line runs along a side of a box. */
function isAlong([x0, y0, x1, y1]: Box, box: Box): boolean {
  const isLevel = y0 === y1;
  const [at, from, to] = isLevel ? [y0, x0, x1] : [x0, y0, y1];
  const [near, far, start, end] = isLevel ? [box[1], box[3], box[0], box[2]] : [box[0], box[2], box[1], box[3]];
  const isAtSide = Math.min(Math.abs(at - near), Math.abs(at - far)) < TOUCHING;
  return isAtSide && overlap(from, to, start, end) > CORNER;
}

/** Whether a line ends at a side of a box or in it, away from its corners, or a curve touches it. */
function leadsTo({ box, ends }: Piece, node: Box): boolean {
  if (!ends) return areTouching(box, node, TOUCHING);
  if (isDrawn({ box })) return ends.some((end) => isIn(grown(node, REACH), end));
  const [at, from, to] = box[1] === box[3] ? [box[1], node[1], node[3]] : [box[0], node[0], node[2]];
  return at > from + CORNER && at < to - CORNER && ends.some((end) => isIn(grown(node, REACH), end));
}

function areJoined(a: Piece, b: Piece): boolean {
  if (!a.ends && !b.ends) return areTouching(a.box, b.box, TOUCHING);
  return a.ends?.some((end) => meets(b, end)) === true || b.ends?.some((end) => meets(a, end)) === true;
}

/** Whether a piece is neither level nor upright. */
const isDrawn = ({ box: [x0, y0, x1, y1] }: Piece): boolean => x0 !== x1 && y0 !== y1;

/** Whether a line ends at a piece: at the ends of a slanted one, along a level or upright one, or at a shape. */
function meets({ box, ends }: Piece, end: Point): boolean {
  if (!ends || !isDrawn({ box })) return isIn(grown(box, TOUCHING), end);
  return ends.some(([x, y]) => Math.hypot(x - end[0], y - end[1]) <= TOUCHING);
}

const isIn = ([x0, y0, x1, y1]: Box, [x, y]: Point): boolean => x >= x0 && x <= x1 && y >= y0 && y <= y1;

function areTouching(a: Box, b: Box, slack: number): boolean {
  const [x0, y0, x1, y1] = intersection(grown(a, slack), b);
  return x0 <= x1 && y0 <= y1;
}
