import { columnCount, type GridCell, rowCount } from './grid.ts';

/** The cells, and empty ones behind them in all places of a grid of so many rows and columns that they leave. */
export function withEmptyCells(
  cells: readonly GridCell[],
  rows = rowCount(cells),
  columns = columnCount(cells),
): GridCell[] {
  const taken = new Set(cells.flatMap((cell) => placesOf(cell, columns)));
  const free = Array.from({ length: rows * columns }, (_, place) => place).filter((place) => !taken.has(place));
  const empty = free.map((place): GridCell => {
    const column = place % columns;
    return { row: (place - column) / columns, column, rowSpan: 1, columnSpan: 1, words: [] };
  });
  return [...cells, ...empty];
}

/** The places in a grid that a cell takes up, counted row by row. */
const placesOf = ({ row, column, rowSpan, columnSpan }: GridCell, columns: number): number[] =>
  Array.from(
    { length: rowSpan * columnSpan },
    (_, index) => (row + Math.floor(index / columnSpan)) * columns + column + (index % columnSpan),
  );
