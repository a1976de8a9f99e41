import { type Form, isTaken, type Line } from './form.ts';
import { canBeLabel, isCapitals } from './label-signs.ts';
import type { Piece } from './pieces.ts';

/** Most words of a label in two parts. */
const MOST_WORDS = 6;
/** Gap in heights of the type up to which words are those of one label: two spaces of a typewriter. */
const WIDE_SPACE = 1.5;
/** Farthest that the second line of a label is set in from its first, in heights of the type. */
const INDENT = 1.2;
/** Gap in heights of the type up to which two lines are set as one text, and up to which they may be in lines that go on. */
const TIGHT = 0.6;
const LOOSE = 1.1;
/** Words of a line from which it is running text, which goes on in the next. */
const RUNNING_TEXT = 5;
/** Distance in heights of the type up to which lines begin at one place. */
const ALIGNED = 0.6;
/** Ratio of sizes from which a heading is set in larger type than a label below it: 12 points above 10. */
const LARGER = 1.15;

/** A label with what goes on in it: the words before it on its line that a wide space parts from it, or the line above. */
export function wholeLabel(form: Form, line: Line, at: number): readonly [Piece, ...Piece[]] {
  const label = line[at] as Piece;
  const before = line[at - 1];
  if (before && isBegun(form, before, label)) return [before, label];
  const above = form.lines[label.line - 1]?.find(({ box }) => Math.abs(box[0] - label.box[0]) < 2.5 * label.size);
  if (!above || isTaken(form, above) || !canBeLabel(above) || isHeadingOf(above, label)) return [label];
  const gap = label.box[1] - above.box[3];
  const goesOn =
    /^[\p{Ll}(]/u.test(label.text) || /(?:^| )(?:of|to|and|or|for|the|by|in|&)$|,$|\([^)]{0,200}$/iu.test(above.text);
  return (gap < 0.9 * label.size && goesOn) || (gap < TIGHT * label.size && isFirstLine(form, above, label))
    ? [above, label]
    : [label];
}

/**
 * The first line of a label that ends with a colon on its second, and of its value; `undefined` where the label has one
 * line. The value is running text whose lines begin at one place: what stands beside the first line goes on.
 */
export function begunAbove(form: Form, label: Piece, value: Piece): { label: Piece; value: Piece } | undefined {
  const line = form.lines[label.line - 1];
  const [above, first] = line ?? [];
  if (!label.colon || !above || !first || line?.length !== 2) return undefined;
  if (above.colon || above.walled !== label.walled || [above, first].some((piece) => isTaken(form, piece)))
    return undefined;
  const isOneValue =
    first.words.length >= RUNNING_TEXT &&
    Math.abs(first.box[0] - value.box[0]) < ALIGNED * value.size &&
    value.box[1] - first.box[3] < LOOSE * value.size;
  const isOneLabel =
    label.box[0] - above.box[0] > -ALIGNED * label.size &&
    above.box[2] < value.box[0] &&
    label.box[1] - above.box[3] < LOOSE * label.size;
  return isOneValue && isOneLabel ? { label: above, value: first } : undefined;
}

/** Whether words begin the label that goes on behind them, set in one manner with it. */
const isBegun = (form: Form, before: Piece, label: Piece): boolean =>
  label.colon &&
  /^\p{L}/u.test(label.text) &&
  !isTaken(form, before) &&
  !label.walled &&
  !before.blank &&
  canBeLabel(before) &&
  label.box[0] - before.box[2] < WIDE_SPACE * label.size &&
  before.words.length + label.words.length <= MOST_WORDS &&
  isCapitals(before.text) === isCapitals(label.text);

/** Whether a line is a heading, in other type than a label below it, as a scan does not tell: it names the section of that. */
const isHeadingOf = (above: Piece, label: Piece): boolean =>
  above.words.every(({ inHeading }) => inHeading) &&
  above.style !== undefined &&
  label.style !== undefined &&
  (above.style !== label.style || above.size > LARGER * label.size);

/** Whether a line stands alone right above a label with a colon, in its manner: the first of two lines of one label. */
const isFirstLine = ({ lines }: Form, above: Piece, label: Piece): boolean =>
  label.colon &&
  lines[above.line]?.length === 1 &&
  above.words.length <= MOST_WORDS &&
  !/[.;:]$/.test(above.text) &&
  /^\p{L}/u.test(label.text) &&
  label.box[0] - above.box[0] > -ALIGNED * label.size &&
  label.box[0] - above.box[0] < INDENT * label.size &&
  isCapitals(above.text) === isCapitals(label.text);
