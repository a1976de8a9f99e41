import { type Box, contains } from '../../../document/geometry.ts';
import type { PaintedPath, Subpath } from '../source.ts';
import {
  isRectangle,
  isRoundedBox,
  isSquare,
  LARGEST_CHECK_BOX,
  longSide,
  rounded,
  shortSide,
  THICKEST_RULE,
  WHITE,
} from './shapes.ts';

/** Points: side of the smallest check box; smaller squares are bullets. */
const SMALLEST = 5;
/** Largest mark: crosses reach beyond their box. */
const LARGEST_MARK = 1.6 * LARGEST_CHECK_BOX;

/** What may be boxes and buttons to tick, and what may tick them. */
export interface PaintedButtons {
  /** Outlined squares and circles, empty but for what is painted over them. */
  readonly squares: Box[];
  /** Some are as small as bullets. */
  readonly circles: Box[];
  /** Other small shapes that are no upright boxes. */
  readonly marks: Box[];
}

/** Adds the buttons and marks that a path draws, and answers which of its subpaths are frames of these, filled. */
export function addButtons(
  { fill, strokeWidth }: PaintedPath,
  subpaths: readonly Subpath[],
  { squares, circles, marks }: PaintedButtons,
): ReadonlySet<Subpath> {
  const frames = new Set<Subpath>();
  const isOutline = strokeWidth !== undefined && (fill === undefined || fill.color === WHITE);
  if (!isOutline && fill?.color === WHITE) return frames;
  let frame: Box | undefined;
  for (const [index, subpath] of subpaths.entries()) {
    const { outline } = subpath;
    if (frame && contains(frame, outline)) {
      frames.add(subpath);
      continue;
    }
    frame = undefined;
    if (longSide(outline) > LARGEST_MARK) continue;
    if (!isRectangle(subpath) && !isRoundedBox(subpath, outline)) {
      const isCircle = isOutline && subpath.curved && isTickable(outline);
      (isCircle ? circles : marks).push(rounded(outline));
    } else if (isTickable(outline) && isOutline) {
      squares.push(rounded(outline));
    } else if (isTickable(outline) && isFrame(outline, subpaths[index + 1])) {
      frame = outline;
      frames.add(subpath);
      squares.push(rounded(outline));
    }
  }
  return frames;
}

/** Whether a box is as large as boxes to tick are, and square. */
export const isTickable = (box: Box): boolean => isSquare(box) && shortSide(box) >= SMALLEST;

/** Whether the next subpath of a fill leaves no more of a box than a frame. */
function isFrame(outline: Box, next: Subpath | undefined): boolean {
  if (!next) return false;
  const hole = next.outline;
  return contains(outline, hole) && longSide(outline) - shortSide(hole) <= 2 * THICKEST_RULE;
}
