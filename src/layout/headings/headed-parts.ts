import type { Line } from '../page/lines.ts';
import { markerOf } from '../text/list-markers.ts';
import { isCandidate, type ParagraphCandidate } from '../text/paragraphs.ts';
import type { Neighbour } from './heading-place.ts';
import { isProse, type StyleCensus } from './style-census.ts';

/** Number of paragraphs below one, at most, among which what it heads is looked for: lines of a few words may come first. */
export const MOST_FOLLOWING = 8;

/** Place of the first item of a list, below which bullets are. */
const FIRST = 1;

/**
 * Whether a list, a table or several paragraphs, one of them text, stand below a paragraph, before the next one in its style or a larger one;
 * undefined where its page ends too soon to tell.
 * @param following at most so many as are looked at.
 */
export function headsSeveral(
  candidate: ParagraphCandidate,
  following: readonly Neighbour[],
  census: StyleCensus,
): boolean | undefined {
  const end = following.findIndex((next) => !isBelow(next, candidate, census));
  const own = end < 0 ? following : following.slice(0, end);
  if (own[0] && isSeveral(own[0])) return true;
  if (own.length > 1 && own.some(isText)) return true;
  return end < 0 && following.length < MOST_FOLLOWING ? undefined : false;
}

/** Whether a paragraph below another may belong to it: it is in another style, and no larger. */
const isBelow = (next: Neighbour, candidate: ParagraphCandidate, { styleOf, figuresOf }: StyleCensus): boolean =>
  !isCandidate(next) || (figuresOf(next) !== figuresOf(candidate) && styleOf(next).size <= styleOf(candidate).size);

/** Whether what follows is more than lines of an address. */
const isText = (next: Neighbour): boolean => isSeveral(next) || (isCandidate(next) && isProse(next));

/** Whether what follows is a list, the first item of one, or a table. */
const isSeveral = (next: Neighbour): boolean =>
  !isCandidate(next) || (markerOf(next.lines[0] as Line)?.ordinal ?? FIRST + 1) <= FIRST;
