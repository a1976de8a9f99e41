import { union } from '../../document/geometry.ts';
import type { Line } from '../page/lines.ts';
import { namesFloat } from '../reading-order/floats.ts';
import type { Column } from './columns.ts';
import { columnCount, type TableCandidate } from './grid.ts';

/** Distance of middles, in font sizes, up to which a head is in the middle of its columns: their texts may be narrow. */
const CENTRED = 1.5;
/** Most words of a head: more are the end of a text. */
const MOST_WORDS = 8;

/**
 * A table with the head of all columns but the first that is alone between the first ruling and the other heads: it is
 * right of the labels, in the middle of the values. What is in another place, such as a caption, is above the table.
 * @param columns x-ranges of their texts.
 */
export function withHeadOfValues(table: TableCandidate, head: Line, columns: readonly Column[]): TableCandidate {
  const [labels, ...values] = columns;
  const [first, last] = [values[0], values.at(-1)];
  if (!labels || !first || !last || values.length < 2 || head.words.length > MOST_WORDS) return table;
  const offset = Math.abs(head.box[0] + head.box[2] - first[0] - last[1]) / 2;
  if (head.box[0] < labels[1] || offset > CENTRED * head.fontSize || namesFloat(head.words)) return table;
  const below = table.cells.map((cell) => {
    const isCorner = cell.row === 0 && cell.column === 0;
    return isCorner ? { ...cell, rowSpan: cell.rowSpan + 1 } : { ...cell, row: cell.row + 1 };
  });
  const columnSpan = columnCount(table.cells) - 1;
  const cells = [{ row: 0, column: 1, rowSpan: 1, columnSpan, words: head.words }, ...below];
  return { box: union([table.box, head.box]), cells };
}
