import { horizontalOverlap, width } from '../../../document/geometry.ts';
import { type Form, isTaken, type Line } from './form.ts';
import { canBeLabel, differInStyle, isKnownPiece, isValueForm } from './label-signs.ts';
import type { PrintedPair } from './linking.ts';
import type { Piece } from './pieces.ts';

/** Largest distance of a value below its caption, and of a line that goes on with text, in heights of the type. */
const FARTHEST = 1.5;
/** The same in a box, or in a row of captions, which keep their values apart; set by hand. */
const FARTHEST_IN_BOX = 2;
/** Farthest that a value in a box is set in from the end of its caption, in heights of the type. */
const SET_IN = 8;
/** Gap in heights of the type from which numbers are in different columns. */
const WIDE_GAP = 3;
/** Most words of a caption. */
const MOST_WORDS = 6;
/** Captions from which a page is a form of boxes. */
const SEVERAL = 2;
/** Most lines of a value in a box. */
const MOST_LINES = 4;
/** Weight of signs from which what is below a caption is its value; the weights are set by hand. */
const ENOUGH = 2;

interface Captioned {
  readonly label: Piece;
  readonly value: readonly [Piece, ...Piece[]];
}

/**
 * Captions without a colon, as in the boxes of forms, with what is filled in on the line below them, in boxes on several.
 * @param boxed captions of boxes that have their values.
 */
export function captionPairs(form: Form, alone: readonly Piece[], boxed: readonly Piece[]): PrintedPair[] {
  const known = alone.filter(isKnownPiece).flatMap((label) => captioned(form, label));
  const captions = new Set([...boxed, ...known.map(({ label }) => label)]);
  const beside = alone.filter((label) => !isKnownPiece(label) && isInRowOfBoxes(form, label, captions));
  const found = [...known, ...beside.flatMap((label) => captioned(form, label).filter(isInOneBox))];
  const labels = new Set([...boxed, ...found.map(({ label }) => label)]);
  return found
    .filter((pair) => !labels.has(pair.value[0]) && weight(form, pair, labels) >= ENOUGH)
    .filter(({ value }) => !value.some((piece) => isTaken(form, piece)))
    .map(({ label, value }) => {
      form.labels.add(label);
      for (const piece of value) form.values.add(piece);
      return { label: [label], value, kind: 'below unmarked' };
    });
}

function captioned(form: Form, label: Piece): Captioned[] {
  if (label.colon || label.filled || label.blank || label.words.length > MOST_WORDS || isTaken(form, label)) return [];
  if (!canBeLabel(label) || /^\p{Ll}/u.test(label.text)) return [];
  const own = form.lines[label.line] as Line;
  const end = own[own.indexOf(label) + 1]?.box[0] ?? Number.POSITIVE_INFINITY;
  const below = nextBelow(form, label, end);
  const [first, ...others] = below;
  if (!first || below.some((piece) => isTaken(form, piece) || piece.colon || piece.blank)) return [];
  const isBoxed = label.capped || label.walled || own.some((other) => other !== label && isKnownPiece(other));
  if (first.box[1] - label.box[3] > (isBoxed ? FARTHEST_IN_BOX : FARTHEST) * Math.max(label.size, first.size))
    return [];
  if (!isValueForm(first.text) && isKnownPiece(first)) return [];
  const value: [Piece, ...Piece[]] = [first, ...others];
  const isOwnBox = label.capped && !first.capped && (label.walled || own[own.indexOf(label) + 1]?.walled === true);
  let last = first;
  for (let lines = 1; ; lines++) {
    const next = nextBelow(form, last, end);
    if (!next[0] || !goesOn(form, last, next[0])) return [{ label, value }];
    // Elsewhere, more lines below are a table or running text.
    if (!isOwnBox || lines === MOST_LINES) return [];
    value.push(...next);
    last = next[0];
  }
}

/** Whether a line goes on with the one above it, rather than with another box or field. */
const goesOn = (form: Form, last: Piece, next: Piece): boolean =>
  !next.capped && !isTaken(form, next) && !isKnownPiece(next) && next.box[1] - last.box[3] < FARTHEST * last.size;

/** Whether a piece is at the top of a box beside others, of which one has a caption, or on a page where several have. */
const isInRowOfBoxes = ({ lines }: Form, piece: Piece, captions: ReadonlySet<Piece>): boolean => {
  const line = lines[piece.line] as Line;
  const areWalled = line.length > 1 && line.slice(1).every(({ walled }) => walled);
  return (
    line.every(({ capped }) => capped) &&
    (line.some((other) => captions.has(other)) || (areWalled && captions.size >= SEVERAL))
  );
};

/** Whether no rule parts a caption from its value, as rules part the rows of a table. */
const isInOneBox = ({ value }: Captioned): boolean => !value[0].capped;

/** The pieces of the first line below a piece that has any there, up to where the next column begins. */
function nextBelow({ lines }: Form, above: Piece, end: number): Piece[] {
  for (let index = above.line + 1; index < lines.length; index++) {
    const line = lines[index] as Line;
    const [start] = line;
    if (start && start.box[1] - above.box[3] > FARTHEST_IN_BOX * Math.max(above.size, start.size)) break;
    const below = line.slice(line.findIndex((piece) => isUnder(above, piece) || isSetInBox(above, piece, end)) >>> 0);
    const wall = below.findIndex(
      (piece, at) =>
        at > 0 && (piece.walled || piece.box[0] > end - above.size || isApart(below[at - 1] as Piece, piece)),
    );
    if (below.length > 0) return wall < 0 ? below : below.slice(0, wall);
  }
  return [];
}

/** Whether two values stand in columns of their own: numbers or dates with a wide gap between them. */
const isApart = (one: Piece, other: Piece): boolean =>
  isValueForm(one.text) && isValueForm(other.text) && other.box[0] - one.box[2] > WIDE_GAP * one.size;

const isUnder = (above: Piece, piece: Piece): boolean =>
  piece.box[1] > above.box[1] + 0.5 * above.size &&
  horizontalOverlap(piece.box, above.box) > 0.3 * Math.min(width(piece.box), width(above.box));

/** Whether a piece is set in below the caption of its box, which ends where the next one begins. */
const isSetInBox = (caption: Piece, piece: Piece, end: number): boolean =>
  caption.capped &&
  !piece.capped &&
  piece.box[0] > caption.box[0] &&
  piece.box[0] < Math.min(end, caption.box[2] + SET_IN * caption.size);

function weight({ lines }: Form, { label, value: [value] }: Captioned, captions: ReadonlySet<Piece>): number {
  const line = lines[label.line] as Line;
  const isBoxed = label.capped || label.walled;
  const signs: readonly (readonly [weight: number, holds: boolean])[] = [
    [1, differInStyle(label, value)],
    [1, isValueForm(value.text)],
    [1, line.some((other) => other !== label && captions.has(other))],
    [1, isBoxed],
    [-2, line.length === 1 && !isBoxed],
  ];
  return signs.reduce((sum, [weight, holds]) => sum + (holds ? weight : 0), 0);
}
