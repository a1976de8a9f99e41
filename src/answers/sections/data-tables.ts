import type { Cell, Table } from '../../document/block.ts';
import { textOf } from '../../document/text.ts';
import { runsOf, visit } from '../../document/walk.ts';

/** Columns and rows of a table of data at least: labels and dates beside text are two columns. */
const COLUMNS = 3;
const ROWS = 2;
/** Share of cells with text in them. */
const FILLED = 0.7;

/** Whether the rows of a table are each about one thing, with a cell for each thing said of it: no table for layout. */
export function isDataTable({ rows }: Table): boolean {
  const [first] = rows;
  if (!first || first.length < COLUMNS || rows.length < ROWS) return false;
  const cells = rows.flat();
  const filled = cells.filter((cell) => textOfCell(cell) !== '');
  return (
    rows.every(({ length }) => length === first.length) &&
    filled.length >= cells.length * FILLED &&
    !cells.some((cell) => hasList(cell) || /[•▪●]/.test(textOfCell(cell)))
  );
}

const textOfCell = ({ blocks }: Cell): string =>
  [...visit(blocks)]
    .map((block) => textOf(runsOf(block)))
    .join(' ')
    .trim();

const hasList = ({ blocks }: Cell): boolean => [...visit(blocks)].some(({ kind }) => kind === 'list');
