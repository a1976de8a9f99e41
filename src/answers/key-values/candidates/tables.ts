import type { Cell, Table } from '../../../document/block.ts';
import type { PlainText } from '../../text/plain-text.ts';
import type { Span } from '../../text/span.ts';
import type { Candidate, CandidateKind } from '../candidate.ts';
import { isHead, isLabel, labelOf } from '../label.ts';
import { labelWordsOf } from '../question/label-words.ts';
import { termsOf } from '../question/terms.ts';
import type { DocumentRecord } from '../record.ts';
import { spanOfCell, textOfCell } from './cells.ts';
import { recordCellAt } from './record-tables.ts';
import { headRow } from './table-head.ts';
import { totalCell } from './total-rows.ts';

/** Pairs in tables: the first cell of a row names the others, and the head of a column its cells. */
export function tablePairs({ text }: DocumentRecord): Candidate[] {
  return text.tables.flatMap((table) => [...rowPairs(text, table), ...columnPairs(text, table)]);
}

/** In a table of two columns each row is a label and its value; in wider tables the first cell may be a label. */
function rowPairs(text: PlainText, table: Table): Candidate[] {
  const { rows } = table;
  const twoColumns = rows.length > 0 && rows.every((row) => row.length === 2);
  const head = headRow(text, table);
  return rows.slice(head && rows.length > 1 ? 1 : 0).flatMap((row) => {
    const named = (at: number): Candidate[] => {
      const label = row[at] && textOfCell(text, row[at]);
      if (!label || !isLabel(label)) return [];
      return row.slice(at + 1).flatMap((cell, index) =>
        pair(text, label, cell, twoColumns ? 'row' : 'row head', twoColumns).map((candidate): Candidate => {
          const column = twoColumns ? '' : headOf(text, head, row, at + 1 + index);
          return isHead(column) ? { ...candidate, labels: [...candidate.labels, labelOf(column)] } : candidate;
        }),
      );
    };
    // A day or a number before what a row is of tells when it was, or which it is.
    const at = row.findIndex((cell) => recordCellAt(text, spanOfCell(text, cell))?.part === 'name');
    return [...named(0), ...(at > 0 ? named(at).filter(isOfRow) : [])];
  });
}

/** Whether a cell is of what its row is of: the balance behind it is of the account. */
const isOfRow = ({ labels: [, column = ''] }: Candidate): boolean => !termsOf(column).includes('balance');

/** The head of the column of a cell, by its place in its row; empty where the table has none, or divides its head otherwise. */
function headOf(text: PlainText, head: readonly Cell[] | undefined, row: readonly Cell[], place: number): string {
  const isHead =
    head !== row &&
    head?.length === row.length &&
    head.every(({ columnSpan }, at) => columnSpan === row[at]?.columnSpan);
  const cell = isHead ? head[place] : undefined;
  return cell ? textOfCell(text, cell) : '';
}

/** The first cells of rows that name the numbers behind them: they are labels, whatever stands above them. */
export const rowHeads = ({ text }: DocumentRecord): readonly Span[] =>
  text.tables
    .flatMap(({ rows }) =>
      rows.flatMap(([first, ...others]): Span[] => {
        const isNamed = others.some((cell) => /\d/.test(textOfCell(text, cell)));
        return first && isNamed && /^\P{N}+$/u.test(textOfCell(text, first)) ? [spanOfCell(text, first)] : [];
      }),
    )
    .sort((a, b) => a.start - b.start);

/** The cells below a header cell are its values. A single row of values is reported unasked, several rows are not. */
function columnPairs(text: PlainText, table: Table): Candidate[] {
  const head = headRow(text, table);
  if (!head?.every(({ columnSpan }) => columnSpan === 1)) return [];
  const body = table.rows.slice(1);
  const whole = body.filter((row) => row.length === head.length && totalCell(text, row) < 0);
  return head.flatMap((cell, column) => {
    const label = textOfCell(text, cell);
    if (!isHead(label)) return [];
    const open = whole.length === 1 && head.length > 2;
    return whole.flatMap((row) => {
      const kind = open ? 'only row' : 'column';
      return pair(text, label, row[column] as Cell, kind, open).flatMap((found) => withOwnLabel(text, found));
    });
  });
}

/** A label that a cell below a head begins with: `For the seller` above `Name: Ada Marsh`. */
const OWN_LABEL = /^([^:\t\n]{2,30}):\s+(?=\S)/u;

/** The head of a column in which somebody signs for a party. */
const FOR_PARTY =
  /^(?:signed )?(?:for|for and on behalf of|on behalf of|für|pour|por|per|voor) (?:the |das |den |die |le |la |el |il |de |het )?(\p{L}.*)$/iu;

/** A cell that has its own label, without it, under that label and its head; the name of who signs for a party as such. */
function withOwnLabel({ text }: PlainText, candidate: Candidate): Candidate[] {
  const [{ start, end }] = candidate.value;
  const [whole, label] = OWN_LABEL.exec(text.slice(start, end)) ?? [];
  if (whole === undefined || label === undefined || labelWordsOf(label) < 1) return [candidate];
  const own: Candidate = {
    ...candidate,
    labels: [labelOf(label), ...candidate.labels],
    value: [{ start: start + whole.length, end }],
  };
  const [, party] = FOR_PARTY.exec(candidate.labels[0]) ?? [];
  const isSigner = party !== undefined && termsOf(label).join() === 'name';
  return isSigner ? [own, { ...own, labels: ['signer name', party], kind: 'line', open: false }] : [own];
}

function pair(text: PlainText, label: string, cell: Cell, kind: CandidateKind, open: boolean): Candidate[] {
  const value = spanOfCell(text, cell);
  return value.end > value.start ? [{ labels: [labelOf(label)], value: [value], kind, open }] : [];
}
