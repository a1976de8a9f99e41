import type { Block } from '../../document/block.ts';
import type { Piece } from './inline.ts';
import type { FlowItem } from './lists.ts';
import type { ParagraphMark } from './marks.ts';
import { toPlainText, toRuns } from './runs.ts';
import { hasText, type Segment, splitAtDisplays, splitAtPages } from './segments.ts';

/**
 * What a paragraph comes to: nothing when it is empty, a list item, or one block for each page that it is on and each
 * equation set apart in it, with its pictures before or after the text.
 * @param page one-based number of the page on which it begins.
 */
export function paragraphItems(pieces: readonly Piece[], mark: ParagraphMark | undefined, page: number): FlowItem[] {
  if (mark?.list && !mark.level) return listItem(pieces, mark, page);
  const staysWhole = mark?.level !== undefined || mark?.role === 'code';
  const segments = splitAtPages(pieces, page).flatMap((segment) => (staysWhole ? segment : splitAtDisplays(segment)));
  return segments.flatMap((segment) => {
    const blocks = segmentBlocks(segment, mark);
    const caption = mark?.role === 'caption' && blocks.length === 1 && blocks[0]?.kind === 'paragraph';
    const indent = mark?.level ? 0 : (mark?.indent ?? 0);
    return blocks.length > 0 ? [{ page: segment.page, blocks, indent, caption }] : [];
  });
}

function segmentBlocks({ page, continued, pieces }: Segment, mark: ParagraphMark | undefined): Block[] {
  const figures = pieces.map((piece): Block | null =>
    piece.kind === 'image' ? { kind: 'figure', page, alternative: piece.alternative } : null,
  );
  const firstText = pieces.findIndex(hasText);
  const text = firstText === -1 ? [] : [textBlock(pieces, mark, page, continued)];
  const cut = firstText === -1 ? 0 : firstText;
  return [...figures.slice(0, cut), ...text, ...figures.slice(cut)].filter((block) => block !== null);
}

function textBlock(pieces: readonly Piece[], mark: ParagraphMark | undefined, page: number, continued: boolean): Block {
  if (mark?.role === 'code') return { kind: 'code', page, text: toPlainText(pieces), words: [] };
  const runs = toRuns(pieces);
  if (mark?.level) {
    const number = mark.list && !continued ? [{ text: mark.list.marker, spaced: false, words: [] }] : [];
    const rest = runs.map((run, index) => (index === 0 && number.length > 0 ? { ...run, spaced: true } : run));
    return { kind: 'heading', page, level: mark.level, runs: [...number, ...rest] };
  }
  const paragraph: Block = { kind: 'paragraph', page, ...(continued && { continued }), runs };
  return mark?.role === 'quote' ? { kind: 'quote', page, blocks: [paragraph] } : paragraph;
}

/** A check box at the start is the item's state and no text of it. */
function listItem(pieces: readonly Piece[], { list }: ParagraphMark, page: number): FlowItem[] {
  const first = pieces.find((piece) => piece.kind !== 'page');
  const checked = first?.kind === 'checkbox' ? { checked: first.checked } : {};
  const rest = pieces.filter((piece) => piece.kind !== 'page' && (piece !== first || piece.kind !== 'checkbox'));
  const segments = splitAtDisplays({ page, continued: false, pieces: rest });
  const blocks = segments.flatMap((segment) => segmentBlocks(segment, undefined));
  return blocks.length > 0 && list ? [{ page, blocks, list, indent: list.indent, ...checked }] : [];
}
