import { type Box, boxAround, contains } from '../../document/geometry.ts';
import { type GridCell, rowCount } from './grid.ts';
import { TOLERANCE } from './rulings.ts';

/**
 * The cells of a grid of lines and shades, with heads whole that no line parts: programs shade a cell of several rows
 * row by row. A head may not be so where it would be all of its column.
 * @param drawn the cells by the lines alone.
 */
export function withWholeHeads(shaded: readonly GridCell[], drawn: readonly GridCell[]): readonly GridCell[] {
  const rows = rowCount(drawn);
  const heads = drawn.filter(
    ({ row, rowSpan, words }) => row === 0 && rowSpan > 1 && rowSpan < rows && words.length > 0,
  );
  return heads.reduce((cells, { box }) => (box ? joined(cells, box) : cells), shaded);
}

/** The cells with those in a box as one, if one of them has all the text. */
function joined(cells: readonly GridCell[], whole: Box): readonly GridCell[] {
  const parts = cells.filter(({ box }) => box && contains(whole, box, TOLERANCE));
  const [text, ...others] = parts.filter(({ words }) => words.length > 0);
  if (parts.length < 2 || !text || others.length > 0) return cells;
  const corner = parts.reduce((first, part) => (part.row + part.column < first.row + first.column ? part : first));
  const last = parts.reduce((end, part) => (part.row + part.column > end.row + end.column ? part : end));
  const head: GridCell = {
    row: corner.row,
    column: corner.column,
    rowSpan: last.row + last.rowSpan - corner.row,
    columnSpan: last.column + last.columnSpan - corner.column,
    words: text.words,
    box: boxAround(parts.flatMap(({ box }) => (box ? [{ box }] : []))),
  };
  return [...cells.filter((cell) => !parts.includes(cell)), head];
}
