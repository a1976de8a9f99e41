import { type Box, contains, height, holdsMiddle, overlap, width } from '../../document/geometry.ts';
import type { PositionedPage } from '../../document/page.ts';
import { framesOf } from '../boxes/frames.ts';
import type { Line } from '../page/lines.ts';
import { placedIn } from '../placed-in.ts';
import type { Ruling, Rulings } from '../tables/rulings.ts';
import { strokesOf } from './strokes.ts';

/** Points by which text may jut out of its box. Chosen on drawings of our own, as are all thresholds of this file. */
const JUT = 3;
/** Points within which two sides are one. */
const SAME_SIDE = 2;
/** Points by which a line goes on beyond a corner. */
const BEYOND = 4;
/** Most words in the box of a diagram: the boxes of a page hold more. */
const MOST_WORDS = 60;

/** Points: least width and height of a box: one line of small print. */
const SMALLEST = 8;

/** The boxes with text in a drawing. */
export interface DiagramBoxes {
  /** Those with labels: the nodes. The sections of one, as a class has, are not nodes of their own. */
  readonly nodes: readonly Box[];
  /** Those around several others. */
  readonly groups: readonly Box[];
}

/** A closed shape with the lines of text in it. */
interface Frame {
  readonly box: Box;
  readonly lines: readonly Line[];
}

/**
 * The closed shapes of a page that hold text and stand alone, and those around several of them. The cells of a table are
 * none, as its lines go on beyond them, nor are tables.
 */
export function diagramBoxes(page: PositionedPage, lines: readonly Line[]): DiagramBoxes {
  const linesIn = placedIn(lines);
  const rulings = strokesOf(page.rules);
  const closed = page.drawings?.filter(({ ends }) => !ends) ?? [];
  const held = framesOf({ ...page, drawings: closed }, rulings, SMALLEST)
    .map((box): Frame => ({ box, lines: linesIn(box) }))
    .filter((frame) => frame.lines.length > 0);
  const groups = held.filter((frame) => held.some((other) => other !== frame && isApartIn(frame, other)));
  const single = held.filter((frame) => !groups.includes(frame) && isNode(frame, rulings));
  const nodes = single.filter(({ box }, at) => !single.slice(0, at).some((larger) => holdsMiddle(larger.box, box)));
  return { nodes: nodes.map(({ box }) => box), groups: groups.map(({ box }) => box) };
}

function isNode({ box, lines }: Frame, rulings: Rulings): boolean {
  if (!lines.every((line) => contains(box, line.box, JUT + line.fontSize / 4))) return false;
  if (lines.reduce((sum, { words }) => sum + words.length, 0) > MOST_WORDS) return false;
  const [x0, y0, x1, y1] = box;
  return (
    !goesOn(rulings.horizontal, [y0, y1], [x0, x1]) &&
    !goesOn(rulings.vertical, [x0, x1], [y0, y1]) &&
    !(isDivided(rulings.horizontal, [y0, y1], [x0, x1]) && isDivided(rulings.vertical, [x0, x1], [y0, y1]))
  );
}

type Range = readonly [from: number, to: number];

/** Whether a line along a side of a box goes on beyond its corners. */
const goesOn = (rulings: readonly Ruling[], sides: Range, [from, to]: Range): boolean =>
  rulings.some(
    (ruling) =>
      sides.some((side) => Math.abs(ruling.at - side) < SAME_SIDE) &&
      overlap(ruling.from, ruling.to, from, to) > SAME_SIDE &&
      (ruling.from < from - BEYOND || ruling.to > to + BEYOND),
  );

/** Whether lines divide a box in one direction. */
const isDivided = (rulings: readonly Ruling[], [near, far]: Range, [from, to]: Range): boolean =>
  rulings.some(
    (ruling) =>
      ruling.at > near + SMALLEST &&
      ruling.at < far - SMALLEST &&
      overlap(ruling.from, ruling.to, from, to) > (to - from) / 2,
  );

/** Whether a box stands within a frame with other text: it shares neither both sides with it nor the upper and the lower one. */
function isApartIn(frame: Frame, other: Frame): boolean {
  if (other.lines.length >= frame.lines.length || !contains(frame.box, other.box, SAME_SIDE)) return false;
  return width(frame.box) - width(other.box) > 2 * SAME_SIDE && height(frame.box) - height(other.box) > 2 * SAME_SIDE;
}
