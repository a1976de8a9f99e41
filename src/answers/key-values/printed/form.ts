import { canBeLabel, isKnownPiece } from './label-signs.ts';
import type { Piece } from './pieces.ts';

/** The pieces of a printed line, from left to right. */
export type Line = readonly Piece[];

/** The pieces of a page while labels are tied to values. */
export interface Form {
  readonly lines: readonly Line[];
  /** Pieces that are labels: those that are marked as such, then those that turned out to be. */
  readonly labels: Set<Piece>;
  /** Pieces that are part of a value. */
  readonly values: Set<Piece>;
}

/** A page with those pieces as labels that are marked as such, and no values yet. */
export const formOf = (lines: readonly Line[]): Form => ({
  lines,
  labels: new Set(lines.flatMap((line) => line.filter((piece, at) => isMarked(piece, line[at + 1])))),
  values: new Set(),
});

/** Whether a colon, or a line to write on, marks a piece as a label. */
function isMarked(piece: Piece, next: Piece | undefined): boolean {
  // What begins in small letters goes on with a sentence.
  if (piece.colon) return isKnownPiece(piece) || !/^\P{L}*\p{Ll}/u.test(piece.text);
  if (piece.filled || !canBeLabel(piece)) return false;
  return (piece.blank && next?.filled) || ((piece.blank || next?.filled) === true && isKnownPiece(piece));
}

/** Whether a piece is a label or part of a value already. */
export const isTaken = ({ labels, values }: Form, piece: Piece): boolean => labels.has(piece) || values.has(piece);

/** Lines above and below in which aligned pieces tell of a column. */
const COLUMN_REACH = 14;

/** Whether two pieces begin at the same place across the page, in different lines. */
const startTogether = (one: Piece, other: Piece): boolean =>
  one.line !== other.line && Math.abs(one.box[0] - other.box[0]) < 0.6 * one.size;

/** The pieces that begin at the same place as one, in the lines around it. */
export const columnOf = ({ lines }: Form, piece: Piece): Piece[] =>
  lines
    .slice(Math.max(0, piece.line - COLUMN_REACH), piece.line + COLUMN_REACH + 1)
    .flatMap((line) => line.filter((other) => startTogether(piece, other)));
