import type { Box } from '../../document/geometry.ts';
import { isCandidate, type ParagraphCandidate } from '../text/paragraphs.ts';
import type { Neighbour } from './heading-place.ts';
import type { StyleCensus } from './style-census.ts';

/** Indent of text, in font sizes, from which what is above it hangs. */
const INDENT = 0.8;
/** Points by which the box of what follows may begin above the end of a line: boxes are those of fonts. */
const SLACK = 3;
/** Fewest on a page. */
const FEWEST = 2;

/**
 * The lines of a page that hang left of all its text, as the heads of manual pages do: in one bold style or in capitals,
 * each above what is set in. Empty where anything else begins as far left.
 * @param isAtEdge whether a box is where running heads stand.
 */
export function hangingHeads(
  sequence: readonly Neighbour[],
  census: StyleCensus,
  isAtEdge: (box: Box) => boolean,
): ReadonlySet<ParagraphCandidate> {
  const placed = sequence.filter(({ box }) => box !== undefined && !isAtEdge(box));
  const left = Math.min(...placed.map(({ box }) => box?.[0] ?? 0));
  const atLeft = placed.filter(({ box }) => (box?.[0] ?? 0) < left + INDENT * census.text.size);
  const heads = atLeft.filter(isCandidate);
  const [first] = heads;
  if (!first || heads.length < FEWEST || heads.length < atLeft.length) return new Set();
  const { weight, capitals } = census.styleOf(first);
  const standsOut = capitals || weight > census.text.weight;
  const figures = census.figuresOf(first);
  const areHeads = heads.every(
    (head) => head.lines.length === 1 && census.figuresOf(head) === figures && isAbove(head, following(sequence, head)),
  );
  return new Set(standsOut && areHeads ? heads : []);
}

const following = (sequence: readonly Neighbour[], head: Neighbour): Neighbour | undefined =>
  sequence[sequence.indexOf(head) + 1];

/** Whether what follows is below a line; nothing may follow on its page. */
const isAbove = ({ box }: ParagraphCandidate, next: Neighbour | undefined): boolean =>
  next?.box === undefined || next.box[1] > box[3] - SLACK;
