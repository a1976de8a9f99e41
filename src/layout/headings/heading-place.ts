import type { Block } from '../../document/block.ts';
import { type Box, contains, height, horizontalOverlap, width } from '../../document/geometry.ts';
import type { PositionedPage } from '../../document/page.ts';
import { onOneLine } from '../metrics.ts';
import type { ParagraphCandidate } from '../text/paragraphs.ts';

/** A paragraph, or what is no paragraph: a table, a figure, a formula. */
export type Neighbour = ParagraphCandidate | Block;

/** Points that a box may jut out of the frame that holds it: descenders. */
const SLACK = 3;
/** Height of a frame in shares of the paragraph's up to which the frame is that paragraph's own band. */
const BAND = 3;
/** Distance in font sizes up to which a rule belongs to a line. Underlines are nearer still. */
const NEAR_RULE = 0.8;
/** Distance in font sizes up to which an underline ends where its text does: it may go on below the space behind it. */
const UNDERLINE = 0.4;
/** Distance in font sizes up to which the edge of a box is at the left of its text. */
const NEAR_EDGE = 2.5;

/** Where a paragraph stands among its neighbours and what is drawn around it. */
export interface HeadingPlace {
  /** Points of white space to what is above and below it in its column; infinite where nothing is. */
  readonly above: number;
  readonly below: number;
  /** Something else stands on its line. */
  readonly beside: boolean;
  /** A shade or a border is around it alone. */
  readonly band: boolean;
  /** A shade or a border holds it together with what follows. */
  readonly boxed: boolean;
  /** A rule is beneath it that is no underline. */
  readonly ruled: boolean;
}

/** The paragraphs that share their line with another item of the page. */
export function besideOthers(sequence: readonly Neighbour[]): ReadonlySet<Neighbour> {
  const placed = sequence.filter((item) => item.box !== undefined) as (Neighbour & { readonly box: Box })[];
  const sorted = placed.sort((a, b) => a.box[1] - b.box[1]);
  const found = new Set<Neighbour>();
  for (const [index, item] of sorted.entries()) {
    if (!isShort(item)) continue;
    for (let other = index + 1; other < sorted.length; other++) {
      const next = sorted[other] as Neighbour & { readonly box: Box };
      if (next.box[1] > item.box[3]) break;
      if (!isShort(next) || !onOneLine(item.box, next.box)) continue;
      found.add(item).add(next);
    }
  }
  return found;
}

const isShort = (item: Neighbour): boolean => item.kind === 'candidate' && item.lines.length === 1;

/** The place of a paragraph. */
export function placeOf(
  candidate: ParagraphCandidate,
  { before, next }: { readonly before: Neighbour | undefined; readonly next: Neighbour | undefined },
  { page, frames, beside }: PlacedPage,
): HeadingPlace {
  const { box, fontSize } = candidate;
  const frame = frames.findLast((other) => contains(other, box, SLACK));
  const nextBox = next?.box;
  const shared = frame !== undefined && nextBox !== undefined && holdsBoth(frame, nextBox, frames);
  return {
    above:
      before?.box && horizontalOverlap(before.box, box) > 0
        ? distance(before.box[3], box[1])
        : Number.POSITIVE_INFINITY,
    below: nextBox && horizontalOverlap(nextBox, box) > 0 ? distance(box[3], nextBox[1]) : Number.POSITIVE_INFINITY,
    beside: beside.has(candidate),
    band: frame !== undefined && !shared && height(frame) < BAND * height(box),
    boxed:
      shared ||
      (nextBox !== undefined &&
        page.rules.some((rule) => rule.orientation === 'vertical' && isLeftEdge(rule.box, box, nextBox, fontSize))),
    ruled: page.rules.some(
      (rule) =>
        rule.orientation === 'horizontal' &&
        isBeneath(rule.box, box, fontSize) &&
        !isUnderline(rule.box, candidate.lines.at(-1)?.box ?? box, fontSize),
    ),
  };
}

/** What the places of a page's paragraphs are measured against. */
export interface PlacedPage {
  readonly page: PositionedPage;
  /** What is drawn around text, the largest first. */
  readonly frames: readonly Box[];
  readonly beside: ReadonlySet<Neighbour>;
}

/** Whether a frame holds what follows too, itself or by a frame that goes on where it ends: shades of one paragraph each. */
const holdsBoth = (frame: Box, next: Box, frames: readonly Box[]): boolean =>
  contains(frame, next, SLACK) ||
  frames.some(
    (other) =>
      Math.abs(other[1] - frame[3]) < SLACK && Math.abs(other[0] - frame[0]) < SLACK && contains(other, next, SLACK),
  );

/** Distance downwards, infinite where the second is not below the first: it begins another column. */
const distance = (bottom: number, top: number): number =>
  top - bottom > -SLACK ? Math.max(0, top - bottom) : Number.POSITIVE_INFINITY;

/** Whether a vertical rule is at the left of two boxes. */
const isLeftEdge = (rule: Box, box: Box, next: Box, fontSize: number): boolean => {
  const left = Math.min(box[0], next[0]) - rule[2];
  return left >= 0 && left < NEAR_EDGE * fontSize && rule[1] <= box[1] + SLACK && rule[3] >= next[3] - SLACK;
};

/** Whether a rule beneath a line is as long as its text. */
const isUnderline = (rule: Box, line: Box, fontSize: number): boolean =>
  Math.abs(rule[0] - line[0]) < UNDERLINE * fontSize && Math.abs(rule[2] - line[2]) < UNDERLINE * fontSize;

/** Whether a level rule runs beneath a box. */
const isBeneath = (rule: Box, box: Box, fontSize: number): boolean =>
  rule[1] >= box[3] - SLACK &&
  rule[1] - box[3] < NEAR_RULE * fontSize &&
  horizontalOverlap(rule, box) > 0.9 * width(box);
