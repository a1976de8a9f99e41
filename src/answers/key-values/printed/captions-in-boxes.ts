import { height } from '../../../document/geometry.ts';
import type { Frame, Rulings } from '../sheet/rulings.ts';
import { type Form, isTaken } from './form.ts';
import { canBeLabel, isKnownPiece, isValueForm } from './label-signs.ts';
import type { PrintedPair } from './linking.ts';
import type { Piece } from './pieces.ts';

/** Most words of a caption, and of what is filled in below it. */
const MOST_WORDS = { caption: 6, value: 90 } as const;
/** Height of a box, in heights of the caption's type, from which what is filled in begins near the caption: within that. */
const TALLEST = 30;
const NEAR = 5;

/** Captions at the top of boxes that hold nothing else but what is filled in below them, however far below. */
export function pairsInBoxes(form: Form, alone: readonly Piece[], frameOf: Rulings['frameOf']): PrintedPair[] {
  const pieces = form.lines.flat().map((piece) => ({ piece, frame: frameOf(piece.box) }));
  const byFrame = Map.groupBy(
    pieces.filter(({ frame }) => isClosed(frame)),
    ({ frame }) => frame.key,
  );
  const candidates = new Set(alone);
  return [...byFrame.values()].flatMap((members): PrintedPair[] => {
    const [label, first, ...others] = members.map(({ piece }) => piece);
    const frame = members[0]?.frame;
    if (!label || !first || !frame || !candidates.has(label)) return [];
    const isTall = height(frame.box) > TALLEST * label.size;
    if (!isCaption(form, label) || (isTall && first.box[1] - label.box[3] > NEAR * label.size)) return [];
    const value: PrintedPair['value'] = [first, ...others];
    if (!value.every((piece) => isFilledIn(form, label, piece))) return [];
    if (value.reduce((sum, { words }) => sum + words.length, 0) > MOST_WORDS.value) return [];
    form.labels.add(label);
    for (const piece of value) form.values.add(piece);
    return [{ label: [label], value, kind: label.colon ? 'below' : 'below unmarked' }];
  });
}

const isClosed = ({ box }: Frame): boolean => box.every(Number.isFinite);

const isCaption = (form: Form, label: Piece): boolean =>
  (label.colon || isKnownPiece(label)) &&
  canBeLabel(label) &&
  label.words.length <= MOST_WORDS.caption &&
  !form.values.has(label);

const isFilledIn = (form: Form, label: Piece, piece: Piece): boolean =>
  piece.line > label.line && !isTaken(form, piece) && !piece.colon && (isValueForm(piece.text) || !isKnownPiece(piece));
