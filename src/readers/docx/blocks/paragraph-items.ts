import type { Block } from '../../../document/block.ts';
import type { ParagraphFormat } from '../content.ts';
import type { FlowItem } from './lists.ts';
import type { Piece } from './pieces.ts';
import { toPlainText, toRuns } from './runs.ts';
import { hasText, type Segment, splitAtDisplays, splitAtPages } from './segments.ts';

/**
 * What a paragraph comes to: nothing when it is empty, a list item, or one block for each page that it is on and each
 * equation set apart in it, with its pictures before or after the text.
 * @param page one-based number of the page on which it begins.
 */
export function paragraphItems(pieces: readonly Piece[], format: ParagraphFormat, page: number): FlowItem[] {
  if (format.list && !format.level) return listItem(pieces, format, page);
  const staysWhole = format.level !== undefined || format.role === 'code';
  const segments = splitAtPages(pieces, page).flatMap((segment) => (staysWhole ? segment : splitAtDisplays(segment)));
  return segments.flatMap((segment) => {
    const blocks = segmentBlocks(segment, format);
    const caption = format.role === 'caption' && blocks.length === 1 && blocks[0]?.kind === 'paragraph';
    const indent = format.level ? 0 : format.indent;
    return blocks.length > 0 ? [{ page: segment.page, blocks, indent, caption }] : [];
  });
}

function segmentBlocks({ page, continued, pieces }: Segment, format: ParagraphFormat): Block[] {
  const figures = pieces.map((piece): Block | null => {
    if (piece.kind !== 'image') return null;
    const { alternative, picture } = piece;
    return { kind: 'figure', page, alternative, ...(picture && { picture }) };
  });
  const firstText = pieces.findIndex(hasText);
  const text = firstText === -1 ? [] : [textBlock(pieces, format, page, continued)];
  const cut = firstText === -1 ? 0 : firstText;
  return [...figures.slice(0, cut), ...text, ...figures.slice(cut)].filter((block) => block !== null);
}

function textBlock(pieces: readonly Piece[], format: ParagraphFormat, page: number, continued: boolean): Block {
  if (format.role === 'code') return { kind: 'code', page, text: toPlainText(pieces), words: [] };
  const runs = toRuns(pieces);
  if (format.level) {
    const number = format.list && !continued ? [{ text: format.list.marker, spaced: false, words: [] }] : [];
    const rest = runs.map((run, index) => (index === 0 && number.length > 0 ? { ...run, spaced: true } : run));
    return { kind: 'heading', page, level: format.level, runs: [...number, ...rest] };
  }
  const paragraph: Block = { kind: 'paragraph', page, ...(continued && { continued }), runs };
  return format.role === 'quote' ? { kind: 'quote', page, blocks: [paragraph] } : paragraph;
}

/** A check box at the start is the item's state and no text of it. */
function listItem(pieces: readonly Piece[], { list }: ParagraphFormat, page: number): FlowItem[] {
  const first = pieces.find((piece) => piece.kind !== 'page');
  const checked = first?.kind === 'checkbox' ? { checked: first.checked } : {};
  const rest = pieces.filter((piece) => piece.kind !== 'page' && (piece !== first || piece.kind !== 'checkbox'));
  const segments = splitAtDisplays({ page, continued: false, pieces: rest });
  const blocks = segments.flatMap((segment) => segmentBlocks(segment, { indent: 0 }));
  return blocks.length > 0 && list ? [{ page, blocks, list, indent: list.indent, ...checked }] : [];
}
