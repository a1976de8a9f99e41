import type { Line } from '../page/lines.ts';
import { markerOf } from '../text/list-markers.ts';
import { isCandidate, type ParagraphCandidate } from '../text/paragraphs.ts';
import type { Neighbour } from './heading-place.ts';
import { isProse, type StyleCensus } from './style-census.ts';

/**
 * Whether a list, a table or several paragraphs, one of them text, stand below a paragraph, before the next one in its style or a larger one;
 * undefined where its page ends too soon to tell.
 */
export function headsSeveral(
  candidate: ParagraphCandidate,
  [next, second]: readonly (Neighbour | undefined)[],
  census: StyleCensus,
): boolean | undefined {
  if (!next) return undefined;
  if (!isBelow(next, candidate, census)) return false;
  if (isSeveral(next)) return true;
  if (!second) return undefined;
  return isBelow(second, candidate, census) && [next, second].some(isText);
}

/** Whether a paragraph below another may belong to it: it is in another style, and no larger. */
const isBelow = (next: Neighbour, candidate: ParagraphCandidate, { styleOf, figuresOf }: StyleCensus): boolean =>
  !isCandidate(next) || (figuresOf(next) !== figuresOf(candidate) && styleOf(next).size <= styleOf(candidate).size);

/** Whether what follows is more than lines of an address. */
const isText = (next: Neighbour): boolean => isSeveral(next) || (isCandidate(next) && isProse(next));

/** Whether what follows is a list, an item of one, or a table. */
const isSeveral = (next: Neighbour): boolean => !isCandidate(next) || markerOf(next.lines[0] as Line) !== undefined;
