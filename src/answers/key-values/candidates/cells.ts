import type { Cell } from '../../../document/block.ts';
import type { PlainText } from '../../text/plain-text.ts';
import type { Span } from '../../text/span.ts';

/** Where the text of a cell is; an empty span for one without text. */
export const spanOfCell = (text: PlainText, cell: Cell): Span => text.cells.get(cell) ?? { start: 0, end: 0 };

/** The text of a cell. */
export function textOfCell(text: PlainText, cell: Cell): string {
  const { start, end } = spanOfCell(text, cell);
  return text.text.slice(start, end);
}
