import { type Form, isTaken, type Line } from './form.ts';
import { isKnownPiece, isValueForm } from './label-signs.ts';
import type { Piece } from './pieces.ts';

/** Largest distance of the first row below its label, and of the next one, in heights of the type. */
const FIRST_BELOW = 2.4;
const NEXT_BELOW = 1.1;
/** Most rows of a list. */
const MOST_ROWS = 30;
/** Fewest rows, and fewest of them in which a column begins at its place. */
const LEAST_ROWS = 2;
/** Most words of an entry: more are running text in columns. */
const MOST_WORDS = 5;
/** Distance in heights of the type up to which entries begin at one place. */
const ALIGNED = 1.5;

/**
 * The entries of a list in columns side by side below a label, such as those who get a copy, as they are read: down one
 * column, then the next. Nothing where what is below is in one column, has numbers as tables have, or labels as forms.
 */
export function listedBelow(form: Form, label: Piece): Piece[] {
  if (form.lines[label.line]?.[0] !== label) return [];
  const rows: Line[] = [];
  let bottom = label.box[3];
  for (const line of form.lines.slice(label.line + 1, label.line + 1 + MOST_ROWS)) {
    const [first] = line;
    if (!first) continue;
    const farthest = (rows.length === 0 ? FIRST_BELOW : NEXT_BELOW) * label.size;
    if (first.box[1] - bottom > farthest || !line.every((piece) => isEntry(form, piece))) break;
    if (first.box[0] < label.box[0] - ALIGNED * label.size) break;
    rows.push(line);
    bottom = Math.max(...line.map(({ box }) => box[3]));
  }
  const starts = columnStarts(rows, ALIGNED * label.size);
  if (rows.length < LEAST_ROWS || starts.length < 2) return [];
  const columnOf = (piece: Piece): number =>
    starts.findLastIndex((start) => start <= piece.box[0] + ALIGNED * label.size);
  const areApart = rows.every((line) => new Set(line.map(columnOf)).size === line.length);
  return areApart
    ? starts.flatMap((_, at) => rows.flatMap((line) => line.filter((piece) => columnOf(piece) === at)))
    : [];
}

const isEntry = (form: Form, piece: Piece): boolean =>
  piece.words.length <= MOST_WORDS &&
  !piece.colon &&
  !piece.walled &&
  !isTaken(form, piece) &&
  !isKnownPiece(piece) &&
  !isValueForm(piece.text);

/** Where entries of several rows begin, from left to right. */
function columnStarts(rows: readonly Line[], near: number): number[] {
  const clusters: number[][] = [];
  for (const x of rows.flatMap((line) => line.map(({ box }) => box[0])).sort((a, b) => a - b)) {
    const last = clusters.at(-1);
    if (last && x - (last[0] as number) < near) last.push(x);
    else clusters.push([x]);
  }
  return clusters.filter(({ length }) => length >= LEAST_ROWS).map(([start]) => start as number);
}
