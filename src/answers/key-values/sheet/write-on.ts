import { horizontalOverlap, overlap, width } from '../../../document/geometry.ts';
import { canBeCaption, endsWithColon, isRunning } from './captions.ts';
import type { Draft } from './fields.ts';
import type { Ruling } from './rulings.ts';
import type { Segment } from './segments.ts';
import type { Sheet } from './sheet.ts';

/** Height above a line to write on in which something is written on it, and height below for captions, in font sizes. */
const ABOVE = 1.3;
const BELOW = 1.1;
/** Most texts apart on one line to write on: more are a row of a table. */
const MOST_WRITTEN = 3;
/** Largest gap between a caption and the line to write on that follows it, in font sizes. */
const GAP = 1.5;

/** What is written on rules, for the captions left of them and below them. A line that nothing is written on has no value. */
export function writtenOn({ rulings, segments, isFilled }: Sheet): Draft[] {
  return rulings.toWriteOn.flatMap((rule) => {
    const written = segments.filter((segment) => isOn(rule, segment) && isFilled(segment) !== false);
    if (written.length > MOST_WRITTEN) return [];
    const below = segments.filter((segment) => isFilled(segment) !== true && isBelow(rule, segment));
    const left = leftOf(rule, segments);
    const isUnderline = written.length === 1 && isUnderlined(rule, written[0] as Segment, isFilled);
    if (isUnderline && below.length === 0 && !(left && endsWithColon(left.text))) return [];
    const before: Draft[] = left && isFilled(left) !== true ? [{ caption: [left], value: written }] : [];
    const right = written.length === 1 ? rightOf(rule, segments) : undefined;
    const behind: Draft[] = right && isFilled(right) !== true ? [{ caption: [right], value: written }] : [];
    return [
      ...before,
      ...behind,
      ...below.map((caption): Draft => ({ caption: [caption], value: writtenOver(written, caption, below) })),
    ];
  });
}

const isOn = ({ at, from, to }: Ruling, { baseline, size, box }: Segment): boolean =>
  at > baseline - 0.2 * size && at < baseline + ABOVE * size && overlap(from, to, box[0], box[2]) > 0.5 * width(box);

/** A caption stands close below a rule, within its ends, and says by its look that it is one. */
const isBelow = ({ at, from, to }: Ruling, { box, size, text }: Segment): boolean =>
  box[1] > at - 0.2 * size &&
  box[1] < at + BELOW * size &&
  overlap(from, to, box[0], box[2]) > 0.6 * width(box) &&
  canBeCaption(text) &&
  !isRunning(text) &&
  !endsWithColon(text);

function leftOf({ at, from }: Ruling, segments: readonly Segment[]): Segment | undefined {
  return segments.find(
    ({ box, baseline, size, text }) =>
      Math.abs(baseline - at) < 0.5 * size &&
      box[2] < from + 0.5 * size &&
      from - box[2] < GAP * size &&
      canBeCaption(text),
  );
}

/** A unit behind a line to write on says what was written: `___ % of the price`. */
const rightOf = ({ at, to }: Ruling, segments: readonly Segment[]): Segment | undefined =>
  segments.find(
    ({ box, baseline, size, text }) =>
      Math.abs(baseline - at) < 0.5 * size &&
      box[0] > to - 0.5 * size &&
      box[0] - to < GAP * size &&
      /^[%‰]/.test(text) &&
      canBeCaption(text),
  );

/** Whether a rule is but the underline of a text: of its own width, under text that does not show that it was filled in. */
const isUnderlined = ({ from, to }: Ruling, segment: Segment, isFilled: Sheet['isFilled']): boolean =>
  isFilled(segment) !== true && Math.abs(from - segment.box[0]) < 3 && Math.abs(to - segment.box[2]) < 3;

/** With several captions below one rule, what stands over one of them. */
const writtenOver = (written: readonly Segment[], caption: Segment, captions: readonly Segment[]): Segment[] =>
  written.filter((segment) => {
    const best = captions.reduce((a, b) => (distance(a, segment) <= distance(b, segment) ? a : b));
    return captions.length === 1 || best === caption;
  });

const distance = (a: Segment, b: Segment): number =>
  horizontalOverlap(a.box, b.box) > 0 ? 0 : Math.abs((a.box[0] + a.box[2] - b.box[0] - b.box[2]) / 2);
