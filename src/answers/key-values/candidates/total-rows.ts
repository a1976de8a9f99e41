import type { Cell, Table } from '../../../document/block.ts';
import type { PlainText } from '../../text/plain-text.ts';
import type { Candidate } from '../candidate.ts';
import { isHead, labelOf } from '../label.ts';
import type { DocumentRecord } from '../record.ts';
import { spanOfCell, textOfCell } from './cells.ts';

const TOTAL =
  /^(?:(?:grand|overall|sub) ?-?totals?|totals?|sum(?: total)?|totaux|(?:gesamt|end|zwischen)?summe|gesamt|total (?:g[eé]n[eé]ral|geral)|totale|totaal|total(?:es|s)?)(?: (?:of|for|der|des|de|del|di|van|dos|das) \p{L}[\p{L} ]{0,30})?$/iu;

/** What is counted behind the word for a total: `TOTAL: 64 CARTONS`. */
const COUNTED = /(?::\s?|\s)\d[\d.,]{0,8} \p{L}{1,20}$/u;

/** Whether a text names the total of what stands above it. */
export const isTotal = (printed: string): boolean => TOTAL.test(labelOf(printed.replace(COUNTED, '')));

/** The cell of a row that names its total, by its place; -1 in other rows. */
export const totalCell = (text: PlainText, row: readonly Cell[]): number =>
  row.findIndex((cell) => isTotal(textOfCell(text, cell)));

/** How many columns cells reach over together. */
const widthOf = (cells: readonly Cell[]): number => cells.reduce((sum, { columnSpan }) => sum + columnSpan, 0);

/** The cell of a row that is in a column, counted from 0. */
const cellAt = (row: readonly Cell[], column: number): Cell | undefined =>
  row.find((_, at) => widthOf(row.slice(0, at)) <= column && column < widthOf(row.slice(0, at + 1)));

/** Cells of the rows of totals, each under `total` and the head of its column: `Total Gross amount`. */
export const totalRows = ({ text }: DocumentRecord): Candidate[] =>
  text.tables.flatMap((table) => totalsOf(text, table));

function totalsOf(text: PlainText, { rows }: Table): Candidate[] {
  return rows.flatMap((row, at): Candidate[] => {
    const named = totalCell(text, row);
    const head = rows
      .slice(0, at)
      .findLast((other) => widthOf(other) === widthOf(row) && other.some(({ header }) => header));
    if (named < 0 || !head) return [];
    return row.slice(named + 1).flatMap((cell, index): Candidate[] => {
      const value = spanOfCell(text, cell);
      const above = cellAt(head, widthOf(row.slice(0, named + 1 + index)));
      const label = above ? textOfCell(text, above) : '';
      if (value.end === value.start || !isHead(label)) return [];
      const labels: Candidate['labels'] = [
        `${labelOf(textOfCell(text, row[named] as Cell).replace(COUNTED, ''))} ${labelOf(label)}`,
      ];
      return [{ labels, value: [value], kind: 'total', open: false }];
    });
  });
}
