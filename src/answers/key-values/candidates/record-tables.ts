import type { Cell, Table } from '../../../document/block.ts';
import { oncePer } from '../../../platform/once-per.ts';
import { overlapping } from '../../text/overlapping.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { wordSpansIn } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';
import { endsWithColon, isHead, isLabel } from '../label.ts';
import { isValueForm } from '../printed/label-signs.ts';
import { spanOfCell, textOfCell } from './cells.ts';

/** Fewest columns of a table of records, and fewest rows below its head: less is a form. */
const LEAST_COLUMNS = 3;
const LEAST_ROWS = 2;

/** A cell with text of a table of records: one with a head above rows of which some column has numbers alone. */
export interface RecordCell extends Span {
  /** Which part it has: of the head, what its row is of, or what a row says of that. */
  readonly part: 'head' | 'name' | 'other';
}

/** The cells with text of all tables of records, in order. */
const recordCells = oncePer((text: PlainText): readonly RecordCell[] =>
  text.tables
    .flatMap((table) => cellsOf(text, table))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start),
);

/** The cell of a table of records that a place is in; `undefined` elsewhere. */
export const recordCellAt = (text: PlainText, { start }: Span): RecordCell | undefined =>
  overlapping(recordCells(text), { start, end: start + 1 })[0];

/**
 * The parts of a value that a table of records lets its label have: behind what a row is of, the cell that comes next, not
 * two as one; nothing where a column is what names it, or where the head of a table stands for a value.
 */
export function withinRecord(text: PlainText, label: Span, value: readonly Span[]): readonly Span[] {
  const [first] = value;
  const [own, other] = [recordCellAt(text, label), first && recordCellAt(text, first)];
  if (own ? own.part !== 'name' : other?.part === 'head') return [];
  if (own && other?.part !== 'other') return [];
  return own ? value.filter((part) => recordCellAt(text, part) === other) : value;
}

function cellsOf(text: PlainText, { rows }: Table): RecordCell[] {
  const [head, ...body] = rows;
  if (!head || !isRecordHead(text, head, body)) return [];
  const heads = head.map((cell): RecordCell => ({ ...spanOfCell(text, cell), part: 'head' }));
  return [...heads, ...body.flatMap((row) => cellsOfRow(text, row))];
}

function cellsOfRow(text: PlainText, row: readonly Cell[]): RecordCell[] {
  const name = row.find((cell) => isLabel(textOfCell(text, cell)) && !isValueForm(textOfCell(text, cell)));
  return row.map((cell) => ({ ...spanOfCell(text, cell), part: cell === name ? 'name' : 'other' }));
}

function isRecordHead(text: PlainText, head: readonly Cell[], body: readonly (readonly Cell[])[]): boolean {
  const printed = head.map((cell) => textOfCell(text, cell));
  const whole = body.filter(({ length }) => length === head.length);
  return (
    head.length >= LEAST_COLUMNS &&
    whole.length >= LEAST_ROWS &&
    head.every((cell) => cell.columnSpan === 1 && (cell.header || !isPlaced(text, cell))) &&
    printed.every((own) => isHead(own) && !endsWithColon(own) && !/\d/.test(own)) &&
    head.some((_, column) => whole.every((row) => /\d/.test(textOfCell(text, row[column] as Cell))))
  );
}

/** Whether a cell is on a printed page, where the layout marks heads; of a file that flows not all do. */
const isPlaced = (text: PlainText, cell: Cell): boolean =>
  wordSpansIn(text, spanOfCell(text, cell)).some(({ words }) => words.length > 0);
