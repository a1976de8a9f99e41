import { type Box, boxAround, horizontalOverlap, width } from '../../../document/geometry.ts';
import {
  canBeCaption,
  endsWithColon,
  goesOn,
  isBracketed,
  isChoice,
  isKnownLabel,
  isMarked,
  isWhole,
  itemNumberOf,
} from './captions.ts';
import { type Segment, segmentOf } from './segments.ts';

/** A caption of a form with what was filled in for it, while both are gathered. */
export interface Draft {
  /** The lines of the caption. */
  readonly caption: [Segment, ...Segment[]];
  /** Nothing where the field was left empty. */
  readonly value: Segment[];
}

/** How far left of its caption a value may begin, in font sizes of the caption. */
const OUTDENT = 2;
/** Largest gap between the lines of one caption, in font sizes. */
const CAPTION_LEADING = 0.9;

const draftOf = (caption: Segment): Draft => ({ caption: [caption], value: [] });

/** Whether two segments are on one line, roughly. */
export const onOneRow = (a: Segment, b: Segment): boolean =>
  Math.abs(a.baseline - b.baseline) < 0.6 * Math.max(a.size, b.size);

/** Whether a segment is the next line of a caption: close below its last line, and neither an item nor a label by itself. */
function isNextLine({ caption }: Draft, segment: Segment, isSameStyle: boolean): boolean {
  const last = caption.at(-1) as Segment;
  const gap = segment.box[1] - last.box[3];
  if (onOneRow(last, segment) || segment.baseline < last.baseline || gap > CAPTION_LEADING * last.size) return false;
  if (horizontalOverlap(boxAround(caption), segment.box) <= 0 || itemNumberOf(segment.text) !== undefined) return false;
  const whole = caption.map(({ text }) => text).join(' ');
  if (isKnownLabel(whole)) return false;
  return goesOn(whole, segment.text) || (isSameStyle && !isMarked(segment.text) && !isWhole(whole));
}

/**
 * The caption that a filled-in segment belongs to: the nearest one left of it on its row, else the last of the row
 * above that begins left of it, going up row by row; else one that begins above it.
 */
function ownerOf(drafts: readonly Draft[], segment: Segment): Draft | undefined {
  const left = drafts.filter(
    ({ caption }) => onOneRow(caption.at(-1) as Segment, segment) && lastBox(caption)[2] <= segment.box[0] + 1,
  );
  if (left.length > 0) return left.reduce((a, b) => (lastBox(a.caption)[2] >= lastBox(b.caption)[2] ? a : b));
  const higher = drafts.filter(
    ({ caption }) => (caption.at(-1) as Segment).baseline < segment.baseline - 0.3 * segment.size,
  );
  const from = ({ caption: [first] }: Draft): number => first.box[0] - OUTDENT * first.size;
  const begun = higher.filter((draft) => from(draft) <= segment.box[0]);
  // A caption may be indented more than what is filled in below it.
  const above = begun.length > 0 ? begun : higher.filter(({ caption }) => boxAround(caption)[0] < segment.box[2]);
  const nearest = above.reduce<Draft | undefined>(
    (best, next) => (best && topOf(best) >= topOf(next) ? best : next),
    undefined,
  );
  if (!nearest) return undefined;
  const row = above.filter((draft) => Math.abs(topOf(draft) - topOf(nearest)) < 0.8 * nearest.caption[0].size);
  return row.reduce((a, b) => (a.caption[0].box[0] >= b.caption[0].box[0] ? a : b));
}

const lastBox = (caption: readonly Segment[]): Box => (caption.at(-1) as Segment).box;
const topOf = ({ caption: [first] }: Draft): number => first.baseline;

/** The fields of a frame whose captions are told from what was filled in by their style. */
export function styledFields(members: readonly Segment[], isFilled: (segment: Segment) => boolean): Draft[] {
  const drafts: Draft[] = [];
  for (const segment of members.filter((member) => !isFilled(member))) {
    const before = drafts.findLast((draft) => isNextLine(draft, segment, draft.caption[0].style === segment.style));
    const parted = before && members.some((other) => isFilled(other) && isFrom(other, before, segment));
    if (before && !parted) before.caption.push(segment);
    else if (canBeCaption(segment.text)) drafts.push(draftOf(segment));
  }
  for (const segment of members.filter(isFilled)) leadIn(members, drafts, segment)?.value.push(segment);
  return drafts;
}

/** Whether a segment stands between a caption and a line below it. */
const isFrom = (other: Segment, { caption }: Draft, below: Segment): boolean =>
  other.baseline > (caption.at(-1) as Segment).baseline + 1 && other.baseline < below.baseline - 1;

/** The caption that leads to a segment: one that ends the line before with a colon where it begins its line, else its owner. */
function leadIn(members: readonly Segment[], drafts: readonly Draft[], segment: Segment): Draft | undefined {
  const isFirst = !members.some((other) => onOneRow(other, segment) && other.box[0] < segment.box[0]);
  const last = isFirst
    ? members.findLast((other) => other.baseline < segment.baseline - 0.5 * segment.size)
    : undefined;
  const leads = last && endsWithColon(last.text) ? drafts.find(({ caption }) => caption.includes(last)) : undefined;
  return leads ?? ownerOf(drafts, segment);
}

/** The fields of a frame whose captions are told from what was filled in by their place: numbered, or first in the frame. */
export function placedFields(members: readonly Segment[], isFramed: boolean, starts: ReadonlySet<Segment>): Draft[] {
  const drafts: Draft[] = [];
  const [first] = members;
  const heads = members.filter(
    (segment, index) =>
      starts.has(segment) ||
      (isFramed &&
        canBeCaption(segment.text) &&
        !isChoice(segment.text) &&
        (index === 0 || isHeadBeside(members, first as Segment, segment))),
  );
  for (const segment of members) {
    if (heads.includes(segment)) {
      drafts.push(draftOf(segment));
      continue;
    }
    const owner = isChoice(segment.text) ? undefined : ownerOf(drafts, segment);
    if (!owner) continue;
    if (owner.value.length === 0 && isNextLine(owner, segment, false)) owner.caption.push(segment);
    else if (isKnownLabel(segment.text) && !isBracketed(segment.text)) drafts.push(draftOf(segment));
    else {
      const [label, value] = splitAtLabel(segment) ?? [];
      if (label && value) drafts.push({ caption: [label], value: [value] });
      else owner.value.push(segment);
    }
  }
  return drafts;
}

/** Most words of a label that stands right before its value. */
const LABEL_WORDS = 3;

/** A segment that begins with a label that forms have, as the label and what stands behind it: `Address 12 High Street`. */
function splitAtLabel({ words }: Segment): [Segment, Segment] | undefined {
  for (let count = Math.min(LABEL_WORDS, words.length - 1); count > 0; count--) {
    const [label, value] = [segmentOf(words.slice(0, count)), segmentOf(words.slice(count))];
    if (/^\p{Lu}/u.test(label.text) && /^[\p{Lu}\p{N}]/u.test(value.text) && isKnownLabel(label.text))
      return [label, value];
  }
  return undefined;
}

/** Segments in rows, each from left to right. */
export function rowsOf(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of [...segments].sort((a, b) => a.baseline - b.baseline)) {
    const [first] = rows.at(-1) ?? [];
    if (first && onOneRow(first, segment)) rows.at(-1)?.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => row.sort((a, b) => a.box[0] - b.box[0]));
}

/** Whether a segment is a caption on the same row as the first one, with something below the row. */
function isHeadBeside(members: readonly Segment[], first: Segment, segment: Segment): boolean {
  if (!onOneRow(first, segment) || endsWithColon(first.text) || /\d{3}/.test(segment.text)) return false;
  const below = members.some((other) => other.baseline > segment.baseline + segment.size);
  return below && width(segment.box) > segment.size && /^\p{Lu}|^\(/u.test(segment.text);
}
