import type { Cell, Table } from '../../../document/block.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { isHead } from '../label.ts';
import { textOfCell } from './cells.ts';

/** Fewest columns of a table whose head only its texts show: in two, the rows are labels with their values. */
const LEAST_COLUMNS = 3;
/** Fewest rows below it. */
const LEAST_ROWS = 2;

/**
 * The row of heads of a table: as the file or the layout marks it, or else a first row without a digit above a column
 * in which every cell has one; `undefined` where the table has none.
 */
export function headRow(text: PlainText, { rows }: Table): readonly Cell[] | undefined {
  const [head, ...body] = rows;
  if (!head) return undefined;
  if (head.every(({ header }) => header)) return head;
  const whole = body.filter(({ length }) => length === head.length);
  const isPlain = head.length >= LEAST_COLUMNS && head.every((cell) => !cell.header && cell.columnSpan === 1);
  if (!isPlain || whole.length < LEAST_ROWS || !head.every((cell) => isWordedHead(textOfCell(text, cell))))
    return undefined;
  const isOfNumbers = head.some((_, column) => whole.every((row) => /\d/.test(textOfCell(text, row[column] as Cell))));
  return isOfNumbers ? head : undefined;
}

const isWordedHead = (printed: string): boolean => isHead(printed) && !/\d/.test(printed);
