import { columnOf, type Form, type Line } from './form.ts';
import { canBeLabel, differInStyle, isKnownPiece, isLabelOfDate, isValueForm } from './label-signs.ts';
import type { Piece } from './pieces.ts';

/** Words of a line from which it is running text rather than fields; set by hand. */
const RUNNING_TEXT = 14;
/** Values in a row from which it is a row of a table. */
const ROW = 3;

/** Pieces of a line from which two pairs are set in turns on it. */
const PAIRS = 4;

/** Weight of signs from which an unmarked piece is a label; the weights are set by hand. */
export const ENOUGH = 3;

/** How much speaks for an unmarked piece being the label of the piece to its right. */
export function labelWeight(form: Form, line: Line, at: number): number {
  const [piece, next] = [line[at], line[at + 1]];
  // A rule below both is that of their row: nothing is written on it.
  const isRow = piece !== undefined && next !== undefined && standTogether(piece, next);
  if (!piece || !next || !canBeLabel(piece) || (piece.filled && !isRow) || next.walled) return 0;
  const filled = next.filled && !isRow;
  const value = filled || isValueForm(next.text);
  if (!value && (next.colon || isKnownPiece(next))) return 0;
  const column = columnOf(form, piece);
  const rest = line.slice(at + 1);
  const signs: readonly (readonly [weight: number, holds: boolean])[] = [
    [2, isKnownPiece(piece) || isLabelOfDate(piece.text, next.text)],
    [2, filled],
    [1, isValueForm(next.text)],
    [1, column.some((other) => form.labels.has(other))],
    [1, column.length > 1 && columnOf(form, next).length > 1],
    [1, differInStyle(piece, next)],
    [2, isSetAsLabel(line, piece, next)],
    [1, line.length >= PAIRS && isSetAsLabel(line, piece, next)],
    [-1, !value && columnOf(form, next).some((other) => form.labels.has(other))],
    [-1, !value && !isSetAsLabel(line, piece, next) && !standAsPair(form, column, next)],
    [-1, /^\p{Ll}/u.test(piece.text)],
    [-1, /[.,]$/.test(piece.text) && !isKnownPiece(piece)],
    [-2, line.reduce((sum, { words }) => sum + words.length, 0) > RUNNING_TEXT],
    [-2, rest.length >= ROW && rest.every(({ text }) => isValueForm(text))],
  ];
  return signs.reduce((sum, [weight, holds]) => sum + (holds ? weight : 0), 0);
}

/** Whether a label above or below, in the column of a piece, has words beside it where the next piece begins. */
const standAsPair = (form: Form, column: readonly Piece[], next: Piece): boolean =>
  columnOf(form, next).some(({ line }) => column.some((label) => label.line === line && form.labels.has(label)));

/** Whether two pieces stand on one rule, which on a scan may be broken between them. */
const standTogether = ({ ground: one, size }: Piece, { ground: other }: Piece): boolean =>
  one !== undefined &&
  other !== undefined &&
  (one === other || (one.box[2] < other.box[0] + size && Math.abs(one.box[1] - other.box[1]) < 0.3 * size));

/** Whether a piece is set in the type that begins its line, and the next one in another: in bold, or in a colour. */
const isSetAsLabel = ([first]: Line, piece: Piece, next: Piece): boolean =>
  piece.style !== undefined && piece.style === first?.style && next.style !== undefined && next.style !== piece.style;
