import type { Block, Cell, List, Run, Table } from '../../document/block.ts';
import { escapeHtml } from './escape.ts';

const TAGS: readonly (readonly [(run: Run) => boolean | undefined, string])[] = [
  [(run) => run.code, 'code'],
  [(run) => run.position === 'superscript', 'sup'],
  [(run) => run.position === 'subscript', 'sub'],
  [(run) => run.strikethrough, 'del'],
  [(run) => run.italic, 'em'],
  [(run) => run.bold, 'strong'],
];

type Renderers = { readonly [Kind in Block['kind']]: (block: Extract<Block, { kind: Kind }>) => string };

/** One renderer per kind of block, for what stands inside an HTML table: GFM reads no Markdown there. */
const RENDERERS: Renderers = {
  heading: ({ runs }) => `<p><strong>${htmlInline(runs)}</strong></p>`,
  paragraph: ({ runs }) => `<p>${htmlInline(runs)}</p>`,
  list: htmlList,
  table: htmlTable,
  figure: ({ alternative, caption = [] }) => escapeHtml(alternative) + htmlInline(caption),
  code: ({ text }) => `<pre>${escapeHtml(text)}</pre>`,
  quote: ({ blocks }) => `<blockquote>${htmlBlocks(blocks)}</blockquote>`,
  footnote: ({ marker, blocks }) => `<p>${escapeHtml(marker)} ${htmlContent(blocks)}</p>`,
  furniture: () => '',
};

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
  for (const run of runs) {
    if (run.lineBreak) html += '<br>';
    else if (run.spaced && html !== '') html += ' ';
    let text = escapeHtml(run.text);
    for (const [applies, tag] of TAGS) if (applies(run)) text = `<${tag}>${text}</${tag}>`;
    html += run.link === undefined ? text : `<a href="${escapeHtml(run.link)}">${text}</a>`;
  }
  return html;
}

/** Markers are kept as text: HTML would number anew. */
function htmlList({ items }: List): string {
  const rows = items.map(({ marker, blocks }) => {
    const printed = /[\p{L}\p{N}]/u.test(marker) ? `${escapeHtml(marker)} ` : '';
    return `<li>${printed}${htmlContent(blocks)}</li>`;
  });
  return `<ul>${rows.join('')}</ul>`;
}

/** An HTML table, a line per row, its leading header rows in a `thead`. */
export function htmlTable({ rows }: Table): string {
  const firstBody = rows.findIndex((row) => !row.every(({ header }) => header));
  const heads = firstBody < 0 ? rows.length : firstBody;
  const lines = rows.map((row) => `<tr>${row.map(htmlCell).join('')}</tr>`);
  const part = (tag: string, of: readonly string[]): string[] =>
    of.length > 0 ? [`<${tag}>`, ...of, `</${tag}>`] : [];
  return ['<table>', ...part('thead', lines.slice(0, heads)), ...part('tbody', lines.slice(heads)), '</table>'].join(
    '\n',
  );
}

function htmlCell({ header, columnSpan, rowSpan, blocks }: Cell): string {
  const tag = header ? 'th' : 'td';
  const columns = columnSpan > 1 ? ` colspan="${columnSpan}"` : '';
  const rows = rowSpan > 1 ? ` rowspan="${rowSpan}"` : '';
  return `<${tag}${columns}${rows}>${htmlContent(blocks)}</${tag}>`;
}
