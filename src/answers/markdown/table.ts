import type { Cell, Table, TableRow } from '../../document/block.ts';
import { htmlTable } from './html.ts';
import { inline } from './inline.ts';
import { markup } from './pieces.ts';
import { write } from './write.ts';

/**
 * How cells that span others are written: as HTML, or as a cell with text and empty cells beside and below it. Those of
 * a head are HTML in any case: what they name would be lost.
 */
export type CellSpans = 'html' | 'empty cells';

/** A GFM table where its cells hold nothing but paragraphs, else an HTML table; its caption above it. */
export function renderTable({ caption, ...table }: Table, spans: CellSpans): string {
  const above = write(inline(caption ?? []), 'paragraph');
  const isSimple = spans === 'empty cells' && !table.rows.some(isSpanningHead) ? isText : isPlain;
  const body = table.rows.every((row) => row.every(isSimple)) ? pipeTable(table) : htmlTable(table);
  return above === '' ? body : `${above}\n\n${body}`;
}

const isText = ({ blocks }: Cell): boolean => blocks.every((block) => block.kind === 'paragraph');

const isSpanningHead = (row: TableRow): boolean =>
  row.some(({ header, columnSpan, rowSpan }) => header && (columnSpan > 1 || rowSpan > 1));

const isPlain = (cell: Cell): boolean =>
  cell.columnSpan === 1 && cell.rowSpan === 1 && cell.blocks.length <= 1 && isText(cell);

/** The paragraphs of a cell on one line: what is markup in one may find its partner in another. */
function cellText({ blocks }: Cell): string {
  const pieces = blocks.map((block) => (block.kind === 'paragraph' ? inline(block.runs, '<br>') : []));
  const joined = pieces.flatMap((own, index) => (index > 0 ? [markup('<br>'), ...own] : own));
  return write(joined, 'cell');
}

/** A GFM table. GFM requires a header row, so the first row is the header. */
function pipeTable({ rows }: Table): string {
  const grid = textGrid(rows);
  const columns = Math.max(0, ...grid.map((row) => row.length));
  const line = (texts: readonly string[]): string => `| ${texts.join(' | ')} |`;
  const whole = grid.map((row) => Array.from({ length: columns }, (_, column) => row[column] ?? ''));
  const [head = [], ...body] = whole;
  if (columns === 0) return '';
  return [head, Array<string>(columns).fill('---'), ...body].map(line).join('\n');
}

/** Texts of cells by row and column. The text of a spanning cell is at its top left; the places it covers are empty. */
function textGrid(rows: readonly TableRow[]): string[][] {
  const grid: string[][] = rows.map(() => []);
  for (const [index, row] of rows.entries()) {
    let column = 0;
    for (const cell of row) {
      while (grid[index]?.[column] !== undefined) column++;
      for (const covered of grid.slice(index, index + cell.rowSpan)) {
        for (let offset = 0; offset < cell.columnSpan; offset++) covered[column + offset] = '';
      }
      (grid[index] as string[])[column] = cellText(cell);
    }
  }
  return grid;
}
