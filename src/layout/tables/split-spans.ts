import { overlap } from '../../document/geometry.ts';
import { buildLines, type Line } from '../page/lines.ts';
import type { Column } from './columns.ts';
import { columnCount, type GridCell } from './grid.ts';

/** Points by which a text may reach over the edge of its column: recognised boxes are rough. Chosen on scanned forms. */
const SLACK = 1;

/**
 * Splits cells that span columns only because rulings are missing: where every other row is shaded, the rows between
 * have no inner edges.
 */
export function splitSpans(cells: readonly GridCell[]): GridCell[] {
  const columns = Array.from({ length: columnCount(cells) }, (_, column): Column | undefined => {
    const box = cells.find((cell) => cell.column === column && cell.columnSpan === 1)?.box;
    return box && [box[0], box[2]];
  });
  return cells.flatMap((cell) => partsOf(cell, columns) ?? [cell]);
}

/** One cell for each column that a cell spans; undefined where a line of its text is not within one column. */
function partsOf(cell: GridCell, columns: readonly (Column | undefined)[]): GridCell[] | undefined {
  if (cell.columnSpan === 1) return undefined;
  const own = columns.slice(cell.column, cell.column + cell.columnSpan);
  const lines = buildLines(0, cell.words);
  const places = lines.map((line) => own.findIndex((column) => column && isWithin(line, column)));
  if (places.includes(-1) || new Set(places).size < 2 || own.includes(undefined)) return undefined;
  const { box, ...rest } = cell;
  return own.map((column, index): GridCell => {
    const words = lines.filter((_, line) => places[line] === index).flatMap((line) => line.words);
    const part = { ...rest, column: cell.column + index, columnSpan: 1, words };
    return box && column ? { ...part, box: [column[0], box[1], column[1], box[3]] } : part;
  });
}

const isWithin = ({ box }: Line, [x0, x1]: Column): boolean =>
  overlap(x0, x1, box[0], box[2]) >= box[2] - box[0] - SLACK;
