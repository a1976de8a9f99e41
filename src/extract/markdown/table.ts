import type { Cell, Table } from '../../document/block.ts';
import { escapeCell } from './escape.ts';
import { htmlTable } from './html.ts';
import { inline } from './inline.ts';

/** A GFM table where GFM can say it; an HTML one for spans, and for cells that hold more than a paragraph. */
export function renderTable({ caption, ...table }: Table): string {
  const above = inline(caption ?? []);
  const body = table.rows.every((row) => row.every(isSimple)) ? pipeTable(table) : htmlTable(table);
  return above === '' ? body : `${above}\n\n${body}`;
}

const isSimple = ({ columnSpan, rowSpan, blocks }: Cell): boolean =>
  columnSpan === 1 && rowSpan === 1 && blocks.length <= 1 && blocks.every((block) => block.kind === 'paragraph');

const cellText = ({ blocks }: Cell): string =>
  blocks.map((block) => (block.kind === 'paragraph' ? escapeCell(inline(block.runs, '<br>')) : '')).join('');

/** GFM wants a head: the first row is it. */
function pipeTable({ rows }: Table): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const texts = rows.map((row) => Array.from({ length: columns }, (_, i) => (row[i] ? cellText(row[i]) : '')));
  const [head = [], ...body] = texts;
  return [head, Array<string>(columns).fill('---'), ...body].map(line).join('\n');
}
