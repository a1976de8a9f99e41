import { union } from '../../document/geometry.ts';
import type { Line } from '../page/lines.ts';
import type { Column } from './columns.ts';
import { type GridCell, isNumber } from './grid.ts';
import { rowsOf, tightParts } from './rows.ts';
import { TOLERANCE } from './rulings.ts';

/** Largest gap between a table and the names above it, and between the lines of a name, in font sizes. */
const LARGEST_GAP = 0.8;
const LEADING = 0.6;
/** Most lines of a name, and fewest names: two texts side by side may be anything. */
const MOST_LINES = 3;
const FEWEST_NAMES = 3;

/**
 * The names above the drawn columns of a table whose first row is at `top`, some in several lines and some in one at the
 * level of any of these: cells of a new first row, one for each column, of which the first may have no name. Undefined where
 * they are none, or in one line each.
 * @param above the lines above the table.
 * @param columns x-ranges of its columns in points.
 */
export function stackedNames(
  above: readonly Line[],
  top: number,
  columns: readonly Column[],
): readonly GridCell[] | undefined {
  const parts = partsAbove(above, top, columns);
  const names = columns.map((column) =>
    parts.filter((part) => isWithin(part, column)).sort((a, b) => a.baseline - b.baseline),
  );
  const named = names.filter((name) => name.length > 0);
  const most = Math.max(0, ...named.map((name) => name.length));
  const isNamed = named.length >= FEWEST_NAMES && names.slice(1).every((name) => name.length > 0);
  if (!isNamed || most < 2 || most > MOST_LINES || !named.every(isOneText)) return undefined;
  const y = Math.min(...parts.map(({ box }) => box[1]));
  return names.map((lines, column): GridCell => {
    const [x0, x1] = columns[column] as Column;
    const words = lines.flatMap((line) => line.words);
    return { row: 0, column, rowSpan: 1, columnSpan: 1, words, box: [x0, y, x1, top] };
  });
}

/** The parts of the lines above a table, up to where white space parts them or one is within no column or looks unlike. */
function partsAbove(above: readonly Line[], top: number, columns: readonly Column[]): Line[] {
  const found: Line[] = [];
  let edge = top;
  for (const row of rowsOf(above).reverse()) {
    const parts = row.flatMap(tightParts);
    const model = found[0] ?? (parts[0] as Line);
    const [, y0, , y1] = union(parts.map(({ box }) => box));
    if (edge - y1 > (found.length === 0 ? LARGEST_GAP : LEADING) * model.fontSize) break;
    if (!parts.every((part) => isAlike(part, model) && columns.some((column) => isWithin(part, column)))) break;
    found.push(...parts);
    edge = Math.min(edge, y0);
  }
  return found;
}

const isAlike = ({ fontSize, bold }: Line, model: Line): boolean =>
  bold === model.bold && Math.abs(fontSize - model.fontSize) < 0.5;

const isWithin = ({ box }: Line, [x0, x1]: Column): boolean => box[0] >= x0 - TOLERANCE && box[2] <= x1 + TOLERANCE;

/** Whether the lines of a name follow each other, and are no number. */
const isOneText = (lines: readonly Line[]): boolean =>
  !isNumber({ words: lines.flatMap(({ words }) => words) }) &&
  lines.every(
    ({ box, fontSize }, index) => index === 0 || box[1] - (lines[index - 1] as Line).box[3] <= LEADING * fontSize,
  );
