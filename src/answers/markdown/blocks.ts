import type {
  Block,
  Code,
  Figure,
  Footnote,
  Heading,
  List,
  ListItem,
  Paragraph,
  Quote,
  Table,
} from '../../document/block.ts';
import { childrenOf } from '../../document/walk.ts';
import { codeBlock } from './code.ts';
import { inline } from './inline.ts';
import { picture } from './link.ts';
import { noteLabel, undefinedAsLink } from './notes.ts';
import { markup, onOneLine, type Piece, text } from './pieces.ts';
import { type CellSpans, renderTable } from './table.ts';
import { write } from './write.ts';

type Renderers = {
  readonly [Kind in Block['kind']]: (block: Extract<Block, { kind: Kind }>, spans: CellSpans) => string;
};

/** One renderer per kind of block; an empty string leaves the block out. */
const RENDERERS: Renderers = {
  heading: renderHeading,
  paragraph: renderParagraph,
  list: renderList,
  table: (table: Table, spans) =>
    table.layout && !table.caption ? renderBlocks(childrenOf(table), spans) : renderTable(table, spans),
  figure: renderFigure,
  code: ({ text: content }: Code) => codeBlock(content),
  quote: ({ blocks }: Quote, spans) => prefixed(renderBlocks(blocks, spans), '> '),
  footnote: renderFootnote,
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

function renderHeading({ level, runs }: Heading): string {
  const title = write(inline(runs, ' '), 'heading').replace(/\s+/g, ' ');
  return title === '' ? '' : `${'#'.repeat(level)} ${title}`;
}

function renderParagraph(paragraph: Paragraph): string {
  return write(paragraphPieces(paragraph), 'paragraph');
}

/** A paragraph; one that is only an equation becomes a displayed equation. */
function paragraphPieces({ runs }: Paragraph): Piece[] {
  const pieces = inline(runs);
  return runs.length > 1
    ? pieces
    : pieces.map((piece) => (piece.kind === 'formula' ? { ...piece, text: `$${piece.text}$` } : piece));
}

function renderFigure({ alternative, caption = [] }: Figure): string {
  const shown = onOneLine(alternative).trim();
  return [shown === '' ? '' : write(picture(shown), 'paragraph'), write(inline(caption), 'paragraph')]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** A note. Readers that know none have it as a paragraph and code: what is no paragraph begins a line of its own. */
function renderFootnote({ marker, blocks }: Footnote, spans: CellSpans): string {
  const [first, ...others] = blocks.map((block) => ({ block, written: renderBlock(block, spans) })).filter(isWritten);
  const label = `[^${noteLabel(marker)}]:`;
  if (first === undefined) return label;
  const isParagraph = first.block.kind === 'paragraph';
  const beginning = isParagraph ? undefinedAsLink(first.written) : first.written;
  const content = [beginning, ...others.map(({ written }) => written)].join('\n\n');
  return hanging(isParagraph ? `${label} ` : `${label}\n\n    `, content, '    ');
}

const isWritten = ({ written }: { readonly written: string }): boolean => written !== '';

const prefixed = (text: string, prefix: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? prefix.trimEnd() : prefix + line))
    .join('\n');

/** Text behind a marker, its further lines indented below. */
const hanging = (marker: string, text: string, indent = ' '.repeat(marker.length)): string =>
  marker + text.replace(/\n(?=[^\n])/g, `\n${indent}`);

interface ListLook {
  /** Whether an item has several paragraphs. */
  readonly loose: boolean;
  /** Whether a marker is text. */
  readonly isTold: (marker: string) => boolean;
}

/** A list: tight, or loose when an item has several paragraphs (CommonMark, 5.3). */
function renderList({ items }: List, spans: CellSpans): string {
  const loose = items.some(({ blocks }) => blocks.filter((block) => block.kind !== 'list').length > 1);
  const isTold = tellingSigns(items.map(({ marker }) => marker));
  return items.map((item) => renderItem(item, { loose, isTold }, spans)).join(loose ? '\n\n' : '\n');
}

/** Ticks, crosses and stars, which say something of what is behind them. */
const TELLING = /^[✓✔✗✘✕✖★☆]$/u;
/** Signs that a list may have in place of bullets; small dots and dashes say nothing, whatever levels they mark. */
const SHAPE = /^[\u25a0-\u25a9\u25ac-\u25e5\u25ef-\u27bf\u2b00-\u2bff]$/u;

/** Tells the markers that are text: what they say is not that an item begins. They differ from item to item, or are ticks or the like. */
function tellingSigns(markers: readonly string[]): (marker: string) => boolean {
  const shapes = markers.filter((marker) => SHAPE.test(marker));
  const kinds = new Set(shapes).size;
  const areKey = kinds > 1 && 3 * kinds > 2 * shapes.length;
  return (marker) => TELLING.test(marker) || (areKey && SHAPE.test(marker));
}

/** A list that does not end the paragraph above it: its first item has no text, or another number than 1 (CommonMark, 5.2). */
const NO_INTERRUPTION = /^(?:(?:-|\d+[.)]) *(?:\n|$)|(?!1[.)])\d+[.)])/;

function renderItem({ marker, checked, blocks }: ListItem, { loose, isTold }: ListLook, spans: CellSpans): string {
  const [first, ...others] = blocks;
  const isText = first?.kind === 'paragraph' && paragraphPieces(first).length > 0;
  const [bullet, lead] = bulletAndLead(marker, checked, { isText, isTold: isTold(marker) });
  const line = write([...lead, ...(isText ? paragraphPieces(first) : [])], 'item');
  const below = isText ? others : blocks;
  const rest = below.map((block) => renderBlock(block, spans));
  // Only lists end what is above them: a table in HTML would go on below, and a paragraph beside another block. The mark
  // of an item without text would underline what is above it.
  const isApart = below.some(({ kind }) => kind !== 'list') || rest.some((part) => NO_INTERRUPTION.test(part));
  const gap = loose || isApart ? '\n\n' : '\n';
  return hanging(bullet, [line, ...rest].filter((part) => part !== '').join(gap));
}

/**
 * GFM has bullets, `1.`, `1)` and boxes before text. A bare number becomes `1.`; other markers are text behind a bullet.
 * @param isTold whether a sign is text.
 */
function bulletAndLead(
  marker: string,
  checked: boolean | undefined,
  { isText, isTold }: { readonly isText: boolean; readonly isTold: boolean },
): [bullet: string, lead: Piece[]] {
  if (checked !== undefined) {
    return ['- ', [isText ? markup(`[${checked ? 'x' : ' '}] `) : text(checked ? '☑' : '☐')]];
  }
  if (/^\d{1,9}[.)]?$/.test(marker)) return [`${marker}${/\d$/.test(marker) ? '.' : ''} `, []];
  return ['- ', isTold || /[\p{L}\p{N}]/u.test(marker) ? [text(`${onOneLine(marker).trim()} `)] : []];
}
