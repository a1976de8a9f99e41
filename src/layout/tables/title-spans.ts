import { isBold } from '../metrics.ts';
import { columnCount, type GridCell, isNumber } from './grid.ts';

/**
 * Cells in which the titles of groups of rows span all columns: texts alone in a row above rows of several, in a style
 * that the first texts of those do not have, or words where those are numbers. A text like them labels empty cells.
 */
export function withTitleSpans(cells: readonly GridCell[]): readonly GridCell[] {
  const columns = columnCount(cells);
  const rows = [
    ...Map.groupBy(
      cells.filter(({ words }) => words.length > 0),
      ({ row }) => row,
    ).entries(),
  ].sort((a, b) => a[0] - b[0]);
  const full = rows.filter(([, row]) => row.length > 1).map(([, row]) => row);
  // The last row says nothing about labels: it may be a total, as may be those that are bold from end to end.
  const inner = full.slice(1, -1);
  const regular = inner.filter((row) => !row.every(({ words }) => words.every(isBold)));
  const plain = regular.length > 0 ? regular : inner;
  const firsts = plain.flatMap((row) => row.filter(({ column }) => column === 0));
  const titles = rows.flatMap(([, row], index) => {
    const [title, ...others] = row;
    const below = rows[index + 1]?.[1] ?? [];
    const isAlone = title?.column === 0 && others.length === 0 && index > 0 && below.length > 1;
    return isAlone && !firsts.some((cell) => isLike(cell, title)) ? [title] : [];
  });
  const rowsOfTitles = new Set(titles.map(({ row }) => row));
  return cells.flatMap((cell) => {
    if (titles.includes(cell)) return [{ ...cell, columnSpan: columns }];
    return rowsOfTitles.has(cell.row) ? [] : [cell];
  });
}

/** Whether two texts are both numbers or not, both bold or not, and both italic or not. */
const isLike = (a: GridCell, b: GridCell): boolean =>
  isNumber(a) === isNumber(b) &&
  a.words.every(isBold) === b.words.every(isBold) &&
  a.words.every(({ italic }) => italic) === b.words.every(({ italic }) => italic);
