import { overlap, union } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { isBold } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import { namesFloat } from '../reading-order/floats.ts';
import type { Column } from './columns.ts';
import { columnCount, type GridCell, isNumber, type TableCandidate } from './grid.ts';
import { withHeadSpans } from './head-spans.ts';
import { type Row, rowsOf, tightParts } from './rows.ts';
import { stackedNames } from './stacked-names.ts';

/** Largest gap between a table and the heads above it, and between the lines of a wrapped one, in font sizes. */
const LARGEST_GAP = 0.8;
const LEADING = 0.5;
/** The first where the heads alone are bold: cells with a shade have white around their text. */
const LARGEST_GAP_OF_BOLD = 1.2;
/** Fewest heads of columns, or of groups of them: two texts side by side may be anything. */
const FEWEST_GROUPS = 3;

/** A table with the part of its head that is printed above its first row or line: bold texts of wrapped heads, heads of groups, or of each column. */
export function withHeadAbove(table: TableCandidate, lines: readonly Line[]): TableCandidate {
  const columns = rangesOf(table.cells);
  const [left, top, right] = table.box;
  const above = lines.filter(({ box }) => box[1] + box[3] < 2 * top && box[0] < right && box[2] > left);
  const row = rowsOf(above).at(-1);
  if (!row || columns.includes(undefined)) return table;
  const isDrawn = table.cells.every((cell) => cell.row > 0 || cell.box !== undefined);
  const names = isDrawn ? stackedNames(above, top, columns as Column[]) : undefined;
  if (names) return withFirstRow(table, names);
  const box = union(row.map((line) => line.box));
  const gap = (top - box[3]) / (row[0]?.fontSize ?? 1);
  const first = table.cells.filter((cell) => cell.row === 0).flatMap(({ words }) => words);
  const isSetOff = row.every(({ bold }) => bold) && !first.some(isBold);
  if (gap > (isSetOff ? LARGEST_GAP_OF_BOLD : LARGEST_GAP) || namesFloat(row[0]?.words ?? [])) return table;
  const wrapped = gap < LEADING ? withWrapped(table.cells, row, columns as Column[]) : undefined;
  const cells =
    wrapped ?? withGroups(table.cells, row, columns as Column[]) ?? withNames(table, row, columns as Column[]);
  return cells ? { box: union([table.box, box]), cells } : table;
}

/** A table with a row of cells above its first. */
const withFirstRow = ({ box, cells }: TableCandidate, first: readonly GridCell[]): TableCandidate => ({
  box: union([box, ...first.map((cell) => cell.box ?? box)]),
  cells: [...first, ...cells.map((cell) => ({ ...cell, row: cell.row + 1 }))],
});

/** x-ranges of the texts of the columns in points, or of their cells where these are drawn. */
function rangesOf(cells: readonly GridCell[]): (Column | undefined)[] {
  const single = cells.filter(
    ({ columnSpan, words, box }) => columnSpan === 1 && (box !== undefined || words.length > 0),
  );
  return Array.from({ length: columnCount(cells) }, (_, column) => {
    const boxes = single
      .filter((cell) => cell.column === column)
      .map(({ box, words }) => box ?? union(words.map((word) => word.box)));
    return boxes.length === 0 ? undefined : [union(boxes)[0], union(boxes)[2]];
  });
}

/** The head with the upper lines of its wrapped texts, between which no line is drawn; undefined where one is none. */
function withWrapped(
  cells: readonly GridCell[],
  row: Row,
  columns: readonly Column[],
): readonly GridCell[] | undefined {
  const parts = row.flatMap(tightParts);
  const heads = parts.map((part) => {
    const [column, ...others] = columns.flatMap(([x0, x1], at) =>
      overlap(x0, x1, part.box[0], part.box[2]) > 0 ? [at] : [],
    );
    if (column === undefined || others.length > 0 || !part.bold) return undefined;
    return cells.find((cell) => cell.row === 0 && cell.column === column && cell.columnSpan === 1);
  });
  const isHead = (cell: GridCell | undefined): boolean =>
    cell !== undefined &&
    cell.box === undefined &&
    cell.words.length > 0 &&
    cell.words.every(isBold) &&
    !isNumber(cell);
  const first = cells.filter((cell) => cell.row === 0);
  if (new Set(heads).size < heads.length || !heads.every(isHead) || first.length < 2) return undefined;
  if (!first.every((cell) => cell.words.every(isBold)) || heads.every((head) => head?.column === 0)) return undefined;
  return cells.map((cell) => {
    const part = parts[heads.indexOf(cell)];
    return part ? { ...cell, words: [...part.words, ...cell.words] } : cell;
  });
}

/** The table with a row of heads of groups of columns; undefined where the row is none. */
function withGroups(cells: readonly GridCell[], row: Row, columns: readonly Column[]): readonly GridCell[] | undefined {
  const parts = row.flatMap(tightParts);
  const places = parts.map(({ box }) => columns.findIndex(([, x1]) => (box[0] + box[2]) / 2 < x1));
  if (parts.length < FEWEST_GROUPS || places.includes(-1) || new Set(places).size < places.length) return undefined;
  const heads = columns.map((_, column): GridCell => {
    const words = parts[places.indexOf(column)]?.words ?? [];
    return { row: 0, column, rowSpan: 1, columnSpan: 1, words };
  });
  const all = [...heads, ...cells.map((cell) => ({ ...cell, row: cell.row + 1 }))];
  const spanned = withHeadSpans(all, columns);
  return spanned === all ? undefined : spanned;
}

/**
 * The table with a row of names above its drawn columns, one over each but perhaps the first; undefined where they are
 * none. Most are within one column; others are over all that they reach into.
 */
function withNames(
  { box: [left, top, right], cells }: TableCandidate,
  row: Row,
  columns: readonly Column[],
): readonly GridCell[] | undefined {
  const parts = row.flatMap(tightParts).sort((a, b) => a.box[0] - b.box[0]);
  const over = parts.map(({ box }) =>
    columns.flatMap(([x0, x1], at) => (overlap(x0, x1, box[0], box[2]) > 0 ? [at] : [])),
  );
  const named = over.flat();
  const unnamed = columns.length - named.length;
  const isNamed =
    parts.length >= FEWEST_GROUPS &&
    (unnamed === 0 || unnamed === 1) &&
    named.every((column, index) => column === index + unnamed) &&
    over.filter(({ length }) => length === 1).length * 2 > parts.length &&
    parts.every(({ box }) => box[0] >= left && box[2] <= right);
  if (!isNamed || cells.some((cell) => cell.row === 0 && cell.box === undefined)) return undefined;
  const [, y0] = union(row.map(({ box }) => box));
  const head = (column: number, columnSpan: number, words: readonly Word[]): GridCell => {
    const [[x0], [, x1]] = [columns[column] as Column, columns[column + columnSpan - 1] as Column];
    return { row: 0, column, rowSpan: 1, columnSpan, words, box: [x0, y0, x1, top] };
  };
  const names = parts.map(({ words }, index) => head(over[index]?.[0] ?? 0, over[index]?.length ?? 1, words));
  const corner = unnamed === 1 ? [head(0, 1, [])] : [];
  return [...corner, ...names, ...cells.map((cell) => ({ ...cell, row: cell.row + 1 }))];
}
