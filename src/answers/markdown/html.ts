import type { Block, Cell, List, Run, Table, TableRow } from '../../document/block.ts';
import { anchorTags, escapeHtml } from './escape.ts';
import { encodedAddress, withHarmlessLink } from './link.ts';
import { onOneLine } from './pieces.ts';
import { lowered, raised } from './script.ts';

const TAGS: readonly (readonly [(run: Run) => boolean | undefined, string])[] = [
  [(run) => run.code, 'code'],
  [(run) => run.position === 'superscript', 'sup'],
  [(run) => run.position === 'subscript', 'sub'],
  [(run) => run.strikethrough, 'del'],
  [(run) => run.italic, 'em'],
  [(run) => run.bold, 'strong'],
];

type Renderers = { readonly [Kind in Block['kind']]: (block: Extract<Block, { kind: Kind }>) => string };

/** One renderer per kind of block inside an HTML table, where GFM reads no Markdown. */
const RENDERERS: Renderers = {
  heading: ({ runs }) => `<p><strong>${htmlInline(runs)}</strong></p>`,
  paragraph: ({ runs }) => `<p>${htmlInline(runs)}</p>`,
  list: htmlList,
  table: htmlTable,
  figure: ({ alternative, caption = [] }) => escapeHtml(onOneLine(alternative)) + htmlInline(caption),
  code: ({ text }) => `<pre>${withoutEmptyLines(escapeHtml(text))}</pre>`,
  quote: ({ blocks }) => `<blockquote>${htmlBlocks(blocks)}</blockquote>`,
  footnote: ({ marker, blocks }) => `<div>${escapeHtml(onOneLine(marker))} ${htmlContent(blocks)}</div>`,
  furniture: () => '',
};

/** An empty line would end the HTML of a table (CommonMark, 4.6): its end is written as a character reference. */
const withoutEmptyLines = (html: string): string => html.replace(/\r\n?/g, '\n').replace(/(?<=\n[ \t]*)\n/g, '&#10;');

const htmlBlock = <Kind extends Block['kind']>(block: Extract<Block, { kind: Kind }>): string =>
  RENDERERS[block.kind as Kind](block);

const htmlBlocks = (blocks: readonly Block[]): string => blocks.map((block) => htmlBlock(block)).join('');

/** HTML of a cell's or item's blocks; a lone paragraph needs no tags of its own. */
function htmlContent(blocks: readonly Block[]): string {
  const [only, ...others] = blocks;
  return only?.kind === 'paragraph' && others.length === 0 ? htmlInline(only.runs) : htmlBlocks(blocks);
}

function htmlInline(runs: readonly Run[]): string {
  let html = '';
  for (const run of runs.map(withHarmlessLink).map(inCharacters)) {
    if (run.lineBreak) html += '<br>';
    else if (run.spaced && html !== '') html += ' ';
    let text = escapeHtml(onOneLine(run.math ? `$${run.text}$` : (run.footnote ?? run.text)));
    for (const [applies, tag] of TAGS) if (applies(run)) text = `<${tag}>${text}</${tag}>`;
    html += anchorTags(run.anchors);
    html += run.link !== undefined ? `<a href="${escapeHtml(encodedAddress(run.link))}">${text}</a>` : text;
  }
  return html;
}

/** A superscript or subscript in the characters that Unicode has for it, as outside of tables; else as it is. */
function inCharacters(run: Run): Run {
  if (run.position === undefined || run.code || run.footnote !== undefined) return run;
  const { position, ...level } = run;
  const plain = onOneLine(run.text);
  const text = position === 'superscript' ? raised(plain) : lowered(plain);
  return text === plain ? run : { ...level, text };
}

/** An HTML list. HTML numbers items that count up by one; other markers are kept as text. */
function htmlList({ items }: List): string {
  const first = firstNumber(items);
  const rows = items.map(({ marker, blocks }) => {
    const printed = first === undefined && /[\p{L}\p{N}]/u.test(marker) ? `${escapeHtml(onOneLine(marker))} ` : '';
    return `<li>${printed}${htmlContent(blocks)}</li>`;
  });
  if (first === undefined) return `<ul>${rows.join('')}</ul>`;
  return `<ol${first === 1 ? '' : ` start="${first}"`}>${rows.join('')}</ol>`;
}

/** Number of the first item where the markers are `1.`, `2.`, `3.` from any number on; undefined for others. */
function firstNumber(items: List['items']): number | undefined {
  const numbers = items.map(({ marker }) => (/^\d{1,9}\.?$/.test(marker) ? Number.parseInt(marker, 10) : Number.NaN));
  const [first] = numbers;
  return numbers.every((number, index) => number === (first ?? 0) + index) ? first : undefined;
}

/** An HTML table, a line per row, its leading header rows in a `thead`. */
export function htmlTable(table: Table): string {
  return renderHtmlTable(table).html;
}

/** The range of a cell's content in the HTML of its table, in UTF-16 offsets. */
export interface CellRange {
  readonly cell: Cell;
  readonly range: readonly [start: number, end: number];
}

/** An HTML table and the range of each cell's content in it. */
export function renderHtmlTable({ rows, caption }: Table): { readonly html: string; readonly cells: CellRange[] } {
  const firstBody = rows.findIndex((row) => !row.every(({ header }) => header));
  const heads = firstBody < 0 ? rows.length : firstBody;
  const cells: CellRange[] = [];
  let html = '<table>\n';
  if (caption) html += `<caption>${htmlInline(caption)}</caption>\n`;
  const part = (tag: string, section: readonly TableRow[]): void => {
    if (section.length === 0) return;
    html += `<${tag}>\n`;
    for (const row of section) {
      html += '<tr>';
      for (const cell of row) {
        const { open, content, close } = htmlCell(cell);
        const start = html.length + open.length;
        cells.push({ cell, range: [start, start + content.length] });
        html += open + content + close;
      }
      html += '</tr>\n';
    }
    html += `</${tag}>\n`;
  };
  part('thead', rows.slice(0, heads));
  part('tbody', rows.slice(heads));
  return { html: `${html}</table>`, cells };
}

function htmlCell({ header, columnSpan, rowSpan, blocks }: Cell) {
  const tag = header ? 'th' : 'td';
  const columns = columnSpan > 1 ? ` colspan="${columnSpan}"` : '';
  const rows = rowSpan > 1 ? ` rowspan="${rowSpan}"` : '';
  return { open: `<${tag}${columns}${rows}>`, content: htmlContent(blocks), close: `</${tag}>` };
}
