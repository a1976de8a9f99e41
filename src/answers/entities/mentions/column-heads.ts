import type { Cell, Table } from '../../../document/block.ts';
import type { PlainText } from '../../text/plain-text.ts';
import type { Candidate } from '../candidate.ts';
import { candidateOf } from './labelled.ts';
import { type Label, labelOf } from './labels.ts';
import { SCORES } from './scores.ts';

/** Heads that name things as often as persons; their column needs another head that is personal. */
const VAGUE = /^(?:names?|nom|nombre|nome|naam|navn|namn|nazwa|from|to|de|von|an|a|company|user|author|contact)$/i;
const IMPERSONAL =
  /^(?:type|description|default|value|version|required|parameter|item|product|quantity|qty|price|unit|size|file|license)$/i;

/** Cells of tables that are what the head of their column says. */
export const columnValues = (text: PlainText): Candidate[] => text.tables.flatMap((table) => valuesIn(text, table));

function valuesIn(text: PlainText, { rows }: Table): Candidate[] {
  const printed = (cell: Cell): string => {
    const span = text.cells.get(cell);
    return span ? text.text.slice(span.start, span.end).trim() : '';
  };
  const [head, ...body] = rows;
  if (!head || body.length === 0 || head.length < 2) return [];
  const heads = head.map(printed);
  const labels = heads.map((cell) => (cell === '' ? undefined : labelOf(cell)));
  const isHead = labels.filter(Boolean).length >= 2 || head.every(({ header }) => header);
  if (!isHead || labels.some((label, index) => label && isLabelAndValue(body, index, printed))) return [];
  const impersonal = heads.some((cell) => IMPERSONAL.test(cell));
  const columns = new Map<number, Label>();
  for (const [index, place] of columnsOf(head).entries()) {
    const label = labels[index];
    if (label && !(impersonal && VAGUE.test(heads[index] ?? ''))) columns.set(place, label);
  }
  return body.flatMap((row) =>
    columnsOf(row).flatMap((column, index) => {
      const [label, cell] = [columns.get(column), row[index] as Cell];
      const span = text.cells.get(cell);
      if (!label || !span) return [];
      const value = printed(cell);
      if (labelOf(value)?.sure) return [];
      const start = span.start + text.text.slice(span.start, span.end).indexOf(value);
      return candidateOf({ label, start, text: value }, SCORES.columnHead, 'column-head');
    }),
  );
}

/** Whether most cells below a label are labels too: then labels stand at the left, not at the top. */
export function isLabelAndValue(
  body: readonly (readonly Cell[])[],
  index: number,
  printed: (cell: Cell) => string,
): boolean {
  const cells = body.flatMap((row) => (row[index] ? [printed(row[index])] : []));
  return cells.filter((cell) => labelOf(cell) !== undefined).length * 2 > cells.length;
}

/** The column in which each cell of a row begins. */
export function columnsOf(row: readonly Cell[]): number[] {
  let column = 0;
  return row.map(({ columnSpan }) => {
    const own = column;
    column += columnSpan;
    return own;
  });
}
