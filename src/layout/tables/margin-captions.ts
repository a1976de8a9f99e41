import { boxAround } from '../../document/geometry.ts';
import { columnCount, type GridCell, type TableCandidate } from './grid.ts';

/** The name of a table by itself: “Table III.”, “Tableau 4”. */
const NAME = /^\p{L}{2,}\.? (?:\d{1,3}|[IVXLC]{1,6})[a-z]?[.:]?$/u;
/** The number of a page or a volume in the margin. */
const PAGE = /^[\d.,:()–-]+$/;
/** Least share of its rows in which a table has labels of its own. */
const LABELLED = 0.5;

/**
 * A table without the caption that stands in the margin beside it, line by line level with its rows: a first column that
 * says nothing but the name of the table and what comes below it, left of the labels of the rows; not in the head.
 */
export function withoutMarginCaption(table: TableCandidate): TableCandidate {
  const { cells, box } = table;
  const filled = cells.filter(({ words }) => words.length > 0).sort((a, b) => a.row - b.row);
  const margin = filled.filter(({ column }) => column === 0);
  const names = margin.flatMap((cell, index) => (NAME.test(textOf(cell)) ? [index] : []));
  const [name] = names;
  if (
    columnCount(cells) < 3 ||
    name === undefined ||
    names.length > 1 ||
    margin.some(({ columnSpan }) => columnSpan > 1)
  )
    return table;
  const inTable = filled.filter(({ column }) => column > 0);
  const rows = [...new Set(inTable.map(({ row }) => row))];
  const labels = inTable.filter((cell) => cell.column === 1 && /\p{L}{2}/u.test(textOf(cell)));
  const isMargin = margin.slice(0, name).every((cell) => PAGE.test(textOf(cell)));
  if (!isMargin || !areLinesBelow(margin.slice(name)) || labels.length < LABELLED * rows.length) return table;
  const kept = cells
    .filter(({ column, row }) => column > 0 && rows.includes(row))
    .map((cell) => {
      const rowSpan = rows.filter((row) => row >= cell.row && row < cell.row + cell.rowSpan).length;
      return { ...cell, column: cell.column - 1, row: rows.indexOf(cell.row), rowSpan };
    });
  return { box: [boxAround(inTable.flatMap(({ words }) => words))[0], box[1], box[2], box[3]], cells: kept };
}

/** Whether a name below the head has something right below it, row by row: the labels of groups have rows without between. */
const areLinesBelow = ([name, ...lines]: readonly GridCell[]): boolean =>
  name !== undefined &&
  name.row > 0 &&
  lines.length > 0 &&
  lines.every(({ row }, index) => row === name.row + index + 1);

const textOf = ({ words }: GridCell): string => words.map(({ text }) => text).join(' ');
