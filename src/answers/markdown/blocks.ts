import type { Block, Code, Figure, Footnote, Heading, List, ListItem, Paragraph, Quote } from '../../document/block.ts';
import { anchorTags, escapeBlockStart } from './escape.ts';
import { inline } from './inline.ts';
import { type CellSpans, renderTable } from './table.ts';

type Renderers = {
  readonly [Kind in Block['kind']]: (block: Extract<Block, { kind: Kind }>, spans: CellSpans) => string;
};

/** One renderer per kind of block; an empty string leaves the block out. */
const RENDERERS: Renderers = {
  heading: ({ level, runs }: Heading) => `${'#'.repeat(level)} ${inline(runs, ' ').replace(/\s+/g, ' ')}`,
  paragraph: renderParagraph,
  list: renderList,
  table: renderTable,
  figure: renderFigure,
  code: ({ text }: Code) => fence(text),
  quote: ({ blocks }: Quote, spans) => prefixed(renderBlocks(blocks, spans), '> '),
  footnote: ({ marker, blocks }: Footnote, spans) => hanging(`[^${marker}]: `, renderBlocks(blocks, spans), '    '),
  furniture: () => '',
};

/** Markdown of one block, without a line feed at its end. */
function renderBlock<Kind extends Block['kind']>(block: Extract<Block, { kind: Kind }>, spans: CellSpans): string {
  return RENDERERS[block.kind as Kind](block, spans);
}

/** Markdown of blocks, one empty line between them. */
export const renderBlocks = (blocks: readonly Block[], spans: CellSpans): string =>
  blocks
    .map((block) => renderBlock(block, spans))
    .filter((text) => text !== '')
    .join('\n\n');

/** A paragraph; one that is only an equation becomes a displayed equation. */
function renderParagraph({ runs }: Paragraph): string {
  const [first, ...others] = runs;
  return first?.math && others.length === 0
    ? `${anchorTags(first.anchors)}$$${first.text}$$`
    : escapeBlockStart(inline(runs));
}

function renderFigure({ alternative, caption = [] }: Figure): string {
  const text = inline(caption);
  return alternative === ''
    ? text
    : [`![${alternative.replace(/[[\]]/g, '\\$&')}]()`, text].filter(Boolean).join('\n\n');
}

/** A fenced code block with a fence longer than any inside (CommonMark, 4.5). */
function fence(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}\n${text}\n${ticks}`;
}

const prefixed = (text: string, prefix: string): string =>
  text
    .split('\n')
    .map((line) => (prefix + line).trimEnd())
    .join('\n');

/** Text behind a marker, its further lines indented below. */
const hanging = (marker: string, text: string, indent = ' '.repeat(marker.length)): string =>
  marker + text.replace(/\n(?=[^\n])/g, `\n${indent}`);

/** A list: tight, or loose when an item has several paragraphs (CommonMark, 5.3). */
function renderList({ items }: List, spans: CellSpans): string {
  const loose = items.some(({ blocks }) => blocks.filter((block) => block.kind !== 'list').length > 1);
  return items.map((item) => renderItem(item, loose, spans)).join(loose ? '\n\n' : '\n');
}

function renderItem({ marker, checked, blocks }: ListItem, loose: boolean, spans: CellSpans): string {
  const text = blocks
    .map((block) => renderBlock(block, spans))
    .filter((part) => part !== '')
    .join(loose ? '\n\n' : '\n');
  return hanging(...markerAndText(marker, checked, text));
}

/** GFM has bullets, `1.` and `1)`. A bare number becomes `1.`; other markers are kept as text behind a bullet. */
function markerAndText(marker: string, checked: boolean | undefined, text: string): [string, string] {
  if (checked !== undefined) return ['- ', `[${checked ? 'x' : ' '}] ${text}`];
  if (/^\d{1,9}[.)]?$/.test(marker)) return [`${marker}${/\d$/.test(marker) ? '.' : ''} `, text];
  return /[\p{L}\p{N}]/u.test(marker) ? ['- ', `${marker} ${text}`] : ['- ', text];
}
