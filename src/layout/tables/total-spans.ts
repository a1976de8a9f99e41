import { union } from '../../document/geometry.ts';
import { columnCount, type GridCell, isNumber, rowCount } from './grid.ts';

/** Fewest numbers that show that words below them are none of their column. */
const FEWEST_NUMBERS = 2;

/** What a label has, unlike a unit or a mark. */
const WORD = /\p{L}{2}/u;

/**
 * Cells in which the labels of totals span the empty cells before them: in the last rows of a table, words below a column
 * of numbers with numbers beside them and nothing before them.
 * @param isDivided whether lines are drawn between the empty cells before a label. Nowhere when absent.
 */
export function withTotalSpans(
  cells: readonly GridCell[],
  isDivided: (label: GridCell) => boolean = () => false,
): readonly GridCell[] {
  const filled = Map.groupBy(
    cells.filter(({ words }) => words.length > 0),
    ({ row }) => row,
  );
  const labels = new Map<number, GridCell>();
  let body = cells.filter(({ row, words }) => row > 0 && words.length > 0);
  for (let row = rowCount(cells) - 1; row > 0; row--) {
    const label = labelOf(filled.get(row) ?? [], columnCount(cells));
    if (!label) break;
    labels.set(row, label);
    body = body.filter((cell) => cell.row < row);
  }
  for (const [row, label] of labels) if (!isBelowNumbers(label, body) || isDivided(label)) labels.delete(row);
  if (labels.size === 0) return cells;
  return cells.flatMap((cell) => {
    const label = labels.get(cell.row);
    if (!label || cell.column > label.column) return [cell];
    return cell === label ? [spanning(label, cells)] : [];
  });
}

/** A cell with those before it in its row. */
function spanning(label: GridCell, cells: readonly GridCell[]): GridCell {
  const before = cells.filter(({ row, column }) => row === label.row && column < label.column);
  const boxes = before.flatMap(({ box }) => (box ? [box] : []));
  const whole = { ...label, column: 0, columnSpan: label.column + label.columnSpan };
  return label.box ? { ...whole, box: union([label.box, ...boxes]) } : whole;
}

/** The first text of a row, if that are words in a later column than the first, and all others are numbers. */
function labelOf(row: readonly GridCell[], columns: number): GridCell | undefined {
  const [label, ...values] = row.toSorted((a, b) => a.column - b.column);
  if (!label || label.column === 0 || label.rowSpan > 1 || columns < 3) return undefined;
  const isLabel = label.words.some(({ text }) => WORD.test(text)) && !isNumber(label);
  return isLabel && values.length > 0 && values.every(isNumber) ? label : undefined;
}

/** Whether all that is in the last column of a label is numbers. */
function isBelowNumbers({ column, columnSpan }: GridCell, body: readonly GridCell[]): boolean {
  const above = body.filter((cell) => cell.column === column + columnSpan - 1);
  return above.length >= FEWEST_NUMBERS && above.every(isNumber);
}
