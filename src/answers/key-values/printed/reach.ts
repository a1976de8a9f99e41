import { columnOf, type Form } from './form.ts';
import { isKnownPiece, isValueForm } from './label-signs.ts';
import type { Piece } from './pieces.ts';

/** Farthest that words stand behind the longest label of a column, in heights of the type; set by hand. */
const FARTHEST = 12;
/** Share of the words of a column of values that may read like labels: of more, it is a column of labels. */
const LIKE_LABELS = 0.34;

/**
 * Whether words are too far right of a label to be its value: neither a line to write on nor their form ties them to it,
 * and the longest label of its column does not come near them, as where fields in two columns are empty.
 */
export function isOutOfReach(form: Form, label: Piece, value: Piece): boolean {
  if (value.filled || isValueForm(value.text)) return false;
  const labels = columnOf(form, label);
  const ends = labels.map(({ box }) => box[2]).filter((end) => end < value.box[0]);
  if (value.box[0] - Math.max(label.box[2], ...ends) <= FARTHEST * label.size) return false;
  const values = columnOf(form, value);
  const areBeside = labels.some(({ colon, line }) => colon && values.some((other) => other.line === line));
  return !label.colon || !areBeside || values.filter(isKnownPiece).length > LIKE_LABELS * values.length;
}
