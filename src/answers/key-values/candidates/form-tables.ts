import type { Cell, Table } from '../../../document/block.ts';
import type { PlainText } from '../../text/plain-text.ts';
import type { Span } from '../../text/span.ts';
import type { Candidate } from '../candidate.ts';
import { endsWithColon, isLabel, labelOf } from '../label.ts';
import { isKnownLabel, isValueForm } from '../printed/label-signs.ts';
import type { DocumentRecord } from '../record.ts';
import { cellFields } from './cell-fields.ts';
import { isWalled } from './cell-walls.ts';
import { spanOfCell, textOfCell } from './cells.ts';
import { marksIn } from './check-boxes/marks.ts';

/** Cells of a row from which labels and values alternate in it: in two columns, every table has them so. */
const ALTERNATING = 4;
/** Share of rows, labels and values that may be otherwise: titles of groups, and values that read like labels. */
const OTHERWISE = 0.2;
const LIKE_LABELS = 0.34;
/** How much more of the labels than of the values have the words of labels, and less of them the form of values. Set by hand. */
const EVIDENCE = 0.6;
const FEWEST_LABELS = 3;
/** Least share of the labels below the first row that have words of labels. */
const LABELS = 0.5;

/** What tables say that are forms: in their rows, labels and values take turns. */
export interface FormTables {
  readonly candidates: readonly Candidate[];
  /** All their cells with text, in order: what else is near to them is no label or value of them. */
  readonly cells: readonly Span[];
}

/** A label with its value; its text may be empty. */
type Pair = readonly [label: Cell, value: Cell];

/** The pairs of tables that are forms drawn as grids: `Name | Ada | Born | 1815`. */
export function formTables(record: DocumentRecord): FormTables {
  const { text } = record;
  const forms = text.tables.flatMap((table) => {
    const fields = cellFields(text, table) ?? pairsOf(record, table)?.flatMap((pair) => fieldOf(text, pair));
    return fields ? [{ table, fields }] : [];
  });
  const candidates = forms.flatMap(({ fields }) => fields);
  const cells = forms
    .flatMap(({ table: { rows } }) => rows.flat().map((cell) => spanOfCell(text, cell)))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start);
  return { candidates, cells };
}

function fieldOf(text: PlainText, [label, value]: Pair): Candidate[] {
  const span = spanOfCell(text, value);
  if (span.end === span.start) return [];
  return [{ labels: [labelOf(textOfCell(text, label))], value: [span], kind: 'row', open: true }];
}

/** The pairs of a table whose rows alternate between labels and values; undefined for other tables. */
function pairsOf({ text, pages }: DocumentRecord, { rows }: Table): Pair[] | undefined {
  const paired = rows.filter((row) => row.length % 2 === 0);
  const isWide = paired.some((row) => row.length >= ALTERNATING);
  if (!isWide || rows.length - paired.length > OTHERWISE * rows.length) return undefined;
  const pairs = paired
    .flatMap((row) => row.flatMap((label, at): Pair[] => (at % 2 === 0 ? [[label, row[at + 1] as Cell]] : [])))
    .filter((pair) => pair.some((cell) => textOfCell(text, cell) !== ''));
  const labels = pairs.map(([label]) => textOfCell(text, label));
  const values = pairs.map(([, value]) => textOfCell(text, value)).filter((value) => value !== '');
  const unlike = labels.filter((label) => !isLabel(label) || isValueLike(label));
  if (unlike.length > OTHERWISE * labels.length || new Set(labels).size < labels.length) return undefined;
  const likeLabels = share(values, isLabelLike);
  const evidence = share(labels, isLabelLike) - likeLabels + share(values, isValueLike) - share(labels, isValueLike);
  const isCertain = labels.length >= FEWEST_LABELS || (labels.length > 1 && labels.every(isLabelLike));
  // The first row may be the head of a table of records, whose cells are all labels.
  const below = paired
    .slice(1)
    .flatMap((row) => row.filter((_, at) => at % 2 === 0).map((cell) => textOfCell(text, cell)));
  const areLabels = below.length === 0 || share(below, isLabelLike) >= LABELS;
  if (isCertain && areLabels && likeLabels <= LIKE_LABELS && evidence >= EVIDENCE) return pairs;
  const isGrid = rows.length > 2 && rows.every((row) => row.length >= ALTERNATING && row.length === rows[0]?.length);
  const isTold = isGrid && below.some(isLabelLike) && likeLabels === 0 && !labels.some(isValueLike);
  if (!isTold || !hasMixedValues(text, paired.slice(1))) return undefined;
  return pairs.every(([label, value]) => isWalled(text, pages, label, value)) ? pairs : undefined;
}

/** Whether a column of values has numbers as well as words: the cells of a column of records are of one kind. */
function hasMixedValues(text: PlainText, rows: readonly (readonly Cell[])[]): boolean {
  const values = rows.flatMap((row) => row.flatMap((cell, at) => (at % 2 === 0 ? [] : [{ at, cell }])));
  return [...Map.groupBy(values, ({ at }) => at).values()].some((column) => {
    const filled = column.map(({ cell }) => textOfCell(text, cell)).filter((value) => value !== '');
    return new Set(filled.map(isValueLike)).size === 2;
  });
}

const isLabelLike = (text: string): boolean => endsWithColon(text) || text.endsWith('?') || isKnownLabel(text);

const isValueLike = (text: string): boolean =>
  isValueForm(text) || marksIn(text, { start: 0, end: text.length }).length > 0;

const share = (texts: readonly string[], has: (text: string) => boolean): number =>
  texts.length === 0 ? 0 : texts.filter(has).length / texts.length;
