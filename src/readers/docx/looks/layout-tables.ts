import type { Flow, TableContent } from '../content.ts';
import { textOf } from './paragraph-look.ts';

/** Most rows and columns of a table that only arranges texts: a letterhead, columns of a résumé, two signatures. */
const MOST_ROWS = 3;
const MOST_CELLS = 3;
/** Paragraphs in one of its cells, at least, of one row alone and of several: cells of data have fewer. */
const FEWEST_IN_ROW = 2;
const FEWEST_PARAGRAPHS = 3;

/** Whether a table arranges texts on the page: few cells without borders, one of them with several paragraphs. */
export function isLayout({ rows, ruled, dressed }: TableContent): boolean {
  if (ruled || dressed || rows.length > MOST_ROWS) return false;
  if (rows.some(({ repeats, cells }) => repeats || cells.length > MOST_CELLS)) return false;
  const fewest = rows.length === 1 ? FEWEST_IN_ROW : FEWEST_PARAGRAPHS;
  return rows.some(({ cells }) => cells.some(({ flow }) => flow.filter(hasText).length >= fewest));
}

const hasText = (content: Flow): boolean => content.kind === 'paragraph' && textOf(content.inlines) !== '';

/** Flow with the cells of tables that arrange texts changed as it is itself. */
export const alsoInCells = (flow: readonly Flow[], change: (flow: readonly Flow[]) => Flow[]): Flow[] =>
  change(flow).map((content) => {
    if (content.kind !== 'table' || !isLayout(content)) return content;
    const rows = content.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({ ...cell, flow: alsoInCells(cell.flow, change) })),
    }));
    return { ...content, rows };
  });
