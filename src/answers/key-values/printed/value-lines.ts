import { horizontalOverlap, width } from '../../../document/geometry.ts';
import { type Form, isTaken, type Line } from './form.ts';
import { isKnownPiece, isValueForm } from './label-signs.ts';
import { ENOUGH, labelWeight } from './label-weight.ts';
import type { Piece } from './pieces.ts';

/** Words of a line from which a value is running text: it goes on where the margin is. */
const RUNNING_TEXT = 5;
/** Most lines of a value. */
const MOST_LINES = 8;
/** Largest gap between the parts of a value on one line, in heights of the type. */
const WIDEST = 3;
/** The same between the numbers of a row, and between words on one line to write on. */
const WIDEST_IN_ROW = 12;
/** Ratio of two sizes of type from which they are not those of one text: a number is stamped beside a value. */
const OTHER_SIZE = 1.7;
/** Largest distance of the first line below a label, and of the next line of a value, in heights of the type. */
const FIRST_BELOW = 1.5;
const NEXT_BELOW = 1.1;
/** The same for running text in a column of its own, right of its label: paragraphs of one value, or wide leading. */
const NEXT_HANGING = 1.8;
/** The same for a first line that is set in below a label alone on its line: a blank line of a typewriter parts them. */
const FIRST_SET_IN = 2.4;
/** How far such a line is set in from its label, in heights of the type: from an indent to two tabs of a typewriter. */
const SET_IN = [1, 16] as const;
/** Largest distance of a value that stands higher or lower than its label from that, in heights of the type. */
const FARTHEST_ASIDE = 8;
/** Least overlap of their lines in heights of the type: the gap between them where both stand on one line to write on. */
const ASIDE = 0.2;
const ON_ONE_RULE = -0.4;

/** The pieces right of a label that are its value, up to the next label, a rule or a wide gap. */
export function valueBeside(form: Form, line: Line, label: number): Piece[] {
  const parts: Piece[] = [];
  for (const [index, piece] of line.entries()) {
    if (index <= label) continue;
    if (isTaken(form, piece)) break;
    const last = parts.at(-1);
    if (last && (piece.walled || labelWeight(form, line, index) >= ENOUGH || !goesOn(last, piece))) break;
    if (last && isLabelBetween(form, last, piece)) break;
    parts.push(piece);
  }
  return parts;
}

const areOfOtherSizes = (one: Piece, other: Piece): boolean =>
  Math.max(one.size, other.size) > OTHER_SIZE * Math.min(one.size, other.size);

/** Whether a label stands between two pieces of a line, half a line higher or lower: the second is its value. */
function isLabelBetween({ lines }: Form, last: Piece, piece: Piece): boolean {
  const near = [lines[last.line - 1], lines[last.line + 1]].flatMap((line) => line ?? []);
  return near.some(
    (other) =>
      other.box[0] > last.box[2] &&
      other.box[2] < piece.box[0] + piece.size &&
      Math.min(other.box[3], last.box[3]) - Math.max(other.box[1], last.box[1]) > ASIDE * last.size &&
      isKnownPiece(other),
  );
}

/** Whether the next piece on a line is part of the same value. */
function goesOn(last: Piece, piece: Piece): boolean {
  // A word in capitals set off from a number is what comes next.
  const isNext = isValueForm(last.text) && !isValueForm(piece.text) && /^\p{Lu}\p{L}{2}/u.test(piece.text);
  if (areOfOtherSizes(last, piece)) return false;
  const gap = (piece.box[0] - last.box[2]) / piece.size;
  if (gap <= WIDEST) return !isNext;
  const areAlike = (isValueForm(last.text) && isValueForm(piece.text)) || (last.filled && piece.filled);
  return gap <= WIDEST_IN_ROW && areAlike;
}

/**
 * The lines below the first line of a value that go on with it: from where it begins on, or as running text does, from
 * anywhere between there and where its label begins; near, with nothing before them, and no items of a list.
 */
export function linesAfter(form: Form, label: Piece, value: readonly [Piece, ...Piece[]]): Piece[] {
  const [first] = value;
  const isRunning = value.reduce((sum, { words }) => sum + words.length, 0) >= RUNNING_TEXT;
  if (first.filled && !isRunning) return [];
  const parts: Piece[] = [];
  let [last, above, lines] = [first, value.at(-1) as Piece, 0];
  for (const line of form.lines.slice(first.line + 1)) {
    const [piece] = line;
    if (!piece) continue;
    const farthest = isRunning && hangs(label, first, piece) ? NEXT_HANGING : NEXT_BELOW;
    if (piece.box[1] - last.box[3] > farthest * last.size || lines === MOST_LINES) break;
    if (piece.words[0].beginsItem) break;
    // What stands on a rule goes on on the next one; running text may have blanks in it.
    if (isTaken(form, piece) || (first.filled ? !piece.filled : piece.filled && !isRunning)) break;
    if (labelWeight(form, line, 0) >= ENOUGH) break;
    const isGoneOn = isRunning && isBetween(label, first, piece) && isWrapped(above, line);
    if (!startsNear(first, piece) && !isGoneOn) break;
    parts.push(piece);
    if (isRunning) parts.push(...valueBeside(form, line, 0));
    last = piece;
    above = parts.at(-1) as Piece;
    lines++;
  }
  return parts;
}

/** Whether a line of running text ends because what the next one begins with, a word or a blank, had no more room. */
function isWrapped(above: Piece, next: Line): boolean {
  const [{ words, ground }, last] = [next[0] as Piece, next.at(-1) as Piece];
  return above.box[2] + width(ground?.box ?? words[0].box) > last.box[2];
}

/** The pieces right of a label that stand half a line higher or lower: what a typewriter has put where there was room. */
export function valueAside(form: Form, label: Piece): Piece[] {
  const own = form.lines[label.line] as Line;
  const end = own[own.indexOf(label) + 1]?.box[0] ?? Number.POSITIVE_INFINITY;
  const least = ({ filled }: Piece): number => (label.blank && filled ? ON_ONE_RULE : ASIDE);
  const isAside = (piece: Piece): boolean =>
    piece.box[0] > label.box[2] - 0.5 * label.size &&
    piece.box[0] < Math.min(end, label.box[2] + FARTHEST_ASIDE * label.size) &&
    !piece.walled &&
    Math.min(piece.box[3], label.box[3]) - Math.max(piece.box[1], label.box[1]) > least(piece) * label.size;
  for (const line of [form.lines[label.line - 1], form.lines[label.line + 1]]) {
    const at = line?.findIndex(isAside) ?? -1;
    const first = line?.[at];
    if (line && first && !isTaken(form, first)) {
      const others = valueBeside(form, line, at);
      const next = others.findIndex(
        (piece, index) => piece.box[0] >= end || !goesOn(others[index - 1] ?? first, piece),
      );
      return [first, ...(next < 0 ? others : others.slice(0, next))];
    }
  }
  return [];
}

/** The lines below a label that are its value. */
export function valueBelow(form: Form, label: Piece): Piece[] {
  const parts: Piece[] = [];
  let above = label;
  let farthest: number | undefined;
  for (const line of form.lines.slice(label.line + 1)) {
    const isSetIn = parts.length === 0 && isSetInBelow(form, label, line);
    const at = isSetIn
      ? 0
      : line.findIndex((piece) => (parts[0] ? startsNear(parts[0], piece) : isUnder(label, piece)));
    const piece = line[at];
    if (!piece && parts.length === 0) continue;
    if (!piece || parts.length >= MOST_LINES || isTaken(form, piece)) break;
    const gap = piece.box[1] - above.box[3];
    farthest ??= (isSetIn ? FIRST_SET_IN : FIRST_BELOW) * label.size;
    if (gap > farthest || (parts.length === 0 && isLabelAlone(piece))) break;
    if (parts.length > 0) farthest = 1.5 * Math.max(gap, 0.3 * label.size);
    parts.push(piece);
    above = piece;
    for (const other of line.slice(at + 1)) {
      if (isTaken(form, other) || !goesOn(parts.at(-1) as Piece, other)) break;
      parts.push(other);
    }
  }
  return parts;
}

const startsNear = (first: Piece, piece: Piece): boolean => Math.abs(piece.box[0] - first.box[0]) < 1.5 * first.size;

/** Whether a line begins where the value right of a label does, as no label would. */
const hangs = (label: Piece, first: Piece, piece: Piece): boolean =>
  first.box[0] > label.box[2] - first.size && Math.abs(piece.box[0] - first.box[0]) < 0.6 * first.size;

/** Whether a line begins between where a label and its value begin: at the margin, or set in from it. */
const isBetween = (label: Piece, first: Piece, { box }: Piece): boolean =>
  box[0] > label.box[0] - 1.5 * label.size && box[0] < first.box[0];

const isUnder = (label: Piece, piece: Piece): boolean =>
  horizontalOverlap(piece.box, label.box) > 0.3 * Math.min(width(piece.box), width(label.box)) ||
  Math.abs(piece.box[0] - label.box[0]) < 3 * label.size;

/** Whether a line is set in below a label that has its own line to itself. */
function isSetInBelow({ lines }: Form, label: Piece, [first]: Line): boolean {
  const indent = first ? (first.box[0] - label.box[0]) / label.size : 0;
  return lines[label.line]?.length === 1 && indent > SET_IN[0] && indent < SET_IN[1];
}

const isLabelAlone = (piece: Piece): boolean => !piece.filled && !isValueForm(piece.text) && isKnownPiece(piece);
