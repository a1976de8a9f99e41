import { columnCount, type GridCell } from './grid.ts';

/** A cell to the left of a boundary between columns and one to the right that share a row. */
type Pair = readonly [left: GridCell, right: GridCell];

/**
 * Joins columns that no text is in alone: a line that is drawn across a part of the width, as above a total, ends within
 * a column. What has text takes the place of both, and empty cells beside it lose it.
 */
export function withoutNeedlessColumns(cells: readonly GridCell[]): readonly GridCell[] {
  let left = cells;
  for (let column = columnCount(cells) - 2; column >= 0; column--) left = withoutBoundary(left, column) ?? left;
  return left;
}

/** The cells without the boundary behind a column; undefined where it is needed. */
function withoutBoundary(cells: readonly GridCell[], column: number): GridCell[] | undefined {
  const isIn = (at: number, { column: first, columnSpan }: GridCell): boolean => first <= at && at < first + columnSpan;
  const isAcross = (cell: GridCell): boolean => isIn(column, cell) && isIn(column + 1, cell);
  const isAlone = (cell: GridCell): boolean =>
    cell.columnSpan === 1 && hasText(cell) && (cell.column === column || cell.column === column + 1);
  if (cells.some(isAlone) || !cells.some((cell) => isAcross(cell) && hasText(cell))) return undefined;
  const ending = cells.filter((cell) => isIn(column, cell) && !isAcross(cell));
  const beginning = cells.filter((cell) => isIn(column + 1, cell) && !isAcross(cell));
  const narrower = new Set<GridCell>();
  for (const pairs of groupsOf(
    ending.flatMap((a) => beginning.filter((b) => shareRow(a, b)).map((b): Pair => [a, b])),
  )) {
    const [lefts, rights] = [new Set(pairs.map(([a]) => a)), new Set(pairs.map(([, b]) => b))];
    if ([...lefts].some(hasText) && [...rights].some(hasText)) return undefined;
    for (const cell of [...rights].some(hasText) ? lefts : rights) narrower.add(cell);
  }
  return cells.flatMap((cell) => {
    const start = cell.column > column ? cell.column - 1 : cell.column;
    if (isAcross(cell)) return [{ ...cell, columnSpan: cell.columnSpan - 1 }];
    if (!narrower.has(cell)) return [{ ...cell, column: start }];
    if (cell.columnSpan === 1) return [];
    return [{ ...cell, column: isIn(column, cell) ? cell.column : column + 1, columnSpan: cell.columnSpan - 1 }];
  });
}

const hasText = ({ words }: GridCell): boolean => words.length > 0;

const shareRow = (a: GridCell, b: GridCell): boolean => a.row < b.row + b.rowSpan && b.row < a.row + a.rowSpan;

/** Pairs that hang together by a cell that is in several. */
function groupsOf(pairs: readonly Pair[]): Pair[][] {
  const groups: Pair[][] = [];
  for (const pair of pairs) {
    const touched = groups.filter((group) => group.some(([a, b]) => a === pair[0] || b === pair[1]));
    for (const group of touched) groups.splice(groups.indexOf(group), 1);
    groups.push([...touched.flat(), pair]);
  }
  return groups;
}
