import type { Block, Cell, List, Table } from '../../document/block.ts';
import { fragmentsOfCell, fragmentsOfRuns, type TextFragment } from './fragments.ts';
import type { Span } from './span.ts';

export type LineKind = 'heading' | 'paragraph' | 'item' | 'row' | 'code' | 'caption' | 'furniture';

interface LineNature {
  readonly kind: LineKind;
  /** One-based number of the page on which it begins. */
  readonly page: number;
  /** Of a heading, 1 to 6; of an item, how deep its list is nested, from 1. */
  readonly level?: number;
}

/** A line of the plain text: a block, an item of a list, or a row of a table. */
export interface TextLine extends LineNature, Span {
  /** Offset after the marker of an item or footnote; `start` elsewhere. */
  readonly content: number;
}

/** A line before it is written. */
export interface LineDraft extends LineNature {
  readonly marker: string;
  /** The cells of a row; one part elsewhere. */
  readonly parts: readonly { readonly cell?: Cell; readonly fragments: readonly TextFragment[] }[];
}

/** The position of a block within lists and notes, which decides the kind of its line. */
interface Position {
  readonly marker: string;
  /** How many lists it is in. */
  readonly depth: number;
}

const TOP: Position = { marker: '', depth: 0 };

/** The lines of a block; the first has the marker. */
export function linesOf(block: Block, { marker, depth }: Position = TOP): LineDraft[] {
  const line = (kind: LineKind, fragments: readonly TextFragment[], level?: number): LineDraft[] => [
    { kind, page: block.page, marker, parts: [{ fragments }], ...(level === undefined ? {} : { level }) },
  ];
  switch (block.kind) {
    case 'list':
      return itemLines(block, depth + 1);
    case 'table':
      return tableLines(block);
    case 'quote':
      return linesOfAll(block.blocks, { marker, depth });
    case 'footnote':
      return linesOfAll(block.blocks, { marker: block.marker, depth: 0 });
    case 'figure':
      return line('caption', fragmentsOfRuns(block.caption ?? [], block.page));
    case 'code':
      return line('code', [{ text: block.text, words: block.words, page: block.page }]);
    case 'heading':
      return line('heading', fragmentsOfRuns(block.runs, block.page), block.level);
    case 'paragraph': {
      const fragments = fragmentsOfRuns(block.runs, block.page);
      return depth > 0 && marker !== '' ? line('item', fragments, depth) : line('paragraph', fragments);
    }
    case 'furniture':
      return line('furniture', fragmentsOfRuns(block.runs, block.page));
  }
}

const linesOfAll = ([first, ...others]: readonly Block[], position: Position): LineDraft[] =>
  first ? [...linesOf(first, position), ...others.flatMap((block) => linesOf(block, { ...position, marker: '' }))] : [];

const itemLines = ({ items }: List, depth: number): LineDraft[] =>
  items.flatMap(({ marker, checked, blocks }) => {
    const printed = checked === undefined ? marker : checked ? '☑' : '☐';
    return linesOfAll(blocks, { marker: printed === '' ? '•' : printed, depth });
  });

function tableLines({ page, caption, rows }: Table): LineDraft[] {
  const head: LineDraft[] = caption
    ? [{ kind: 'caption', page, marker: '', parts: [{ fragments: fragmentsOfRuns(caption, page) }] }]
    : [];
  const body = rows.map((row): LineDraft => {
    const parts = row.map((cell) => ({ cell, fragments: fragmentsOfCell(cell.blocks) }));
    const first = row.find(({ blocks }) => blocks.length > 0)?.blocks[0];
    return { kind: 'row', page: first?.page ?? page, marker: '', parts };
  });
  return [...head, ...body];
}
