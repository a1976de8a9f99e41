import type { DocumentRecord } from '../record.ts';
import { type Grid, type Row, rowsOf } from './grid.ts';
import { type Piece, piecesByPage } from './pieces.ts';
import { sideColumns } from './side-columns.ts';
import { stackedColumns } from './stacked-columns.ts';
import { stackedRows } from './stacked-rows.ts';

/** A label with the lines of its value; none where the form leaves it empty. */
export interface Field {
  readonly label: Piece;
  readonly value: readonly Piece[];
  readonly arrangement: Grid['arrangement'];
}

/** Most lines that a value goes on for, and the largest gap between two of them in font sizes. */
const MOST_LINES = 6;
const LINE_GAP = 0.6;

/** The fields of all grids of labels and values, those on each page that most speaks for first. */
export function fieldsOf(record: DocumentRecord): Field[] {
  const rules = new Map(record.pages.map((page) => [page.number, page.source === 'flow' ? [] : page.rules]));
  return [...piecesByPage(record)].flatMap(([number, pieces]) => {
    const rows = rowsOf(pieces);
    const stacked = [...stackedRows(rows, rules.get(number) ?? []), ...stackedColumns(pieces)];
    const fields = withoutConflicts([...sideColumns(pieces), ...stacked]);
    const taken = new Set(fields.flatMap(({ label, value }) => [label, ...value]));
    return fields.map((field) => {
      const more = field.value.flatMap((value) => linesBelow(value, rows, taken));
      for (const piece of more) taken.add(piece);
      return { ...field, value: [...field.value, ...more] };
    });
  });
}

/** Links of grids in which no piece is used twice; a grid that loses half of its links to stronger ones is none. */
function withoutConflicts(grids: readonly Grid[]): Field[] {
  const used = new Set<Piece>();
  return [...grids]
    .sort((a, b) => b.strength - a.strength)
    .flatMap(({ arrangement, links }) => {
      const free = links.filter(({ label, value }) => !used.has(label) && !(value && used.has(value)));
      if (2 * free.length <= links.length) return [];
      for (const { label, value } of free) {
        used.add(label);
        if (value) used.add(value);
      }
      return free.map(({ label, value }) => ({ label, value: value ? [value] : [], arrangement }));
    });
}

/** The lines on which a value goes on: below it, in its style, without a label of their own. */
function linesBelow(value: Piece, rows: readonly Row[], taken: ReadonlySet<Piece>): Piece[] {
  const lines: Piece[] = [];
  let last = value;
  for (const row of rows.slice(rows.findIndex((row) => row.includes(value)) + 1)) {
    if (lines.length === MOST_LINES || (row[0] as Piece).box[1] > last.box[3] + 2 * last.size) break;
    const piece = row.find(({ box }) => Math.abs(box[0] - value.box[0]) < 0.3 * value.size);
    if (!piece) continue;
    const goesOn = piece.box[1] - last.box[3] < LINE_GAP * last.size && piece.style === value.style;
    if (!goesOn || taken.has(piece) || piece.marked) break;
    const before = row[row.indexOf(piece) - 1];
    if (before && piece.box[0] - before.box[2] < 2 * piece.size) break;
    lines.push(piece);
    last = piece;
  }
  return lines;
}
