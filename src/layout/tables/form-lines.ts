import { type Box, union } from '../../document/geometry.ts';
import { columnCount, type GridCell } from './grid.ts';

/** Share of columns of aligned texts below which labels with their values, in at least the other share of cells, are a form. */
const ALIGNED_COLUMNS = 0.5;
const LABELLED = 0.4;
/** Distance, in font sizes, up to which texts begin, end or have their middle at one place. */
const ALIGNED = 0.6;
/** Share of a column's texts at one place: heads and totals may stand elsewhere. */
const MOST = 0.6;

/**
 * Whether cells are the lines of a form rather than a table: labels with a colon stand before their values in them, and
 * the texts below each other are so by chance.
 */
export function areFormLines(cells: readonly GridCell[]): boolean {
  const filled = cells.filter(({ words }) => words.length > 0);
  return filled.filter(isLabelled).length >= LABELLED * filled.length && alignedShare(cells) < ALIGNED_COLUMNS;
}

const isLabelled = ({ words }: GridCell): boolean => words.slice(0, -1).some(({ text }) => /\p{L}:$/u.test(text));

/**
 * Share of the columns but the first whose texts stand below each other, from one edge on, up to one, or about one
 * middle; those with one text do not.
 */
function alignedShare(cells: readonly GridCell[]): number {
  const columns = columnCount(cells);
  if (columns < 2) return 1;
  const single = cells.filter(({ words, columnSpan }) => words.length > 0 && columnSpan === 1);
  const aligned = Array.from({ length: columns - 1 }, (_, index) =>
    single.filter(({ column }) => column === index + 1),
  ).filter(areAligned);
  return aligned.length / (columns - 1);
}

function areAligned(column: readonly GridCell[]): boolean {
  if (column.length < 2) return false;
  const boxes = column.map(({ words }) => union(words.map(({ box }) => box)));
  const slack = ALIGNED * (column[0]?.words[0]?.fontSize ?? 0);
  const places: readonly ((box: Box) => number)[] = [([x0]) => x0, ([, , x1]) => x1, ([x0, , x1]) => (x0 + x1) / 2];
  return places.some((place) => {
    const all = boxes.map(place);
    return all.some(
      (at) => all.filter((other) => Math.abs(other - at) <= slack).length >= Math.max(2, MOST * all.length),
    );
  });
}
