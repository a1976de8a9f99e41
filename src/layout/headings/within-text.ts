import type { Line } from '../page/lines.ts';
import { markerOf } from '../text/list-markers.ts';
import { isCandidate, type ParagraphCandidate } from '../text/paragraphs.ts';
import type { Neighbour } from './heading-place.ts';

/** A line is hardly larger than its neighbours up to this share of their size: fonts of one size differ as much. */
const HARDLY_LARGER = 1.15;
/** White space in font sizes above and below that sets no line apart: single spacing leaves less. */
const WITHIN = 0.3;

/**
 * Whether a paragraph of one line is a line of a text, as one of an address in another font: hardly larger than those
 * above and below, in no other weight, slope or colour, and close to both. Numbered titles may follow each other so.
 */
export function isWithinText(
  { lines, box }: ParagraphCandidate,
  before: Neighbour | undefined,
  next: Neighbour | undefined,
): boolean {
  const [line] = lines;
  if (!line || lines.length > 1 || markerOf(line) || !before || !next || !isCandidate(before) || !isCandidate(next))
    return false;
  const white = Math.max(box[1] - before.box[3], next.box[1] - box[3]);
  return white < WITHIN * line.fontSize && [before.lines.at(-1), next.lines[0]].every((other) => isLike(line, other));
}

function isLike(line: Line, other: Line | undefined): boolean {
  const [a, b] = [line.words[0], other?.words[0]];
  if (!a || !b || !other) return false;
  return (
    line.fontSize <= HARDLY_LARGER * other.fontSize &&
    line.bold === other.bold &&
    a.italic === b.italic &&
    a.color === b.color &&
    Math.abs(line.box[0] - other.box[0]) < line.fontSize
  );
}
