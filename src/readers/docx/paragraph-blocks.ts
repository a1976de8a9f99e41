import type { Block } from '../../document/block.ts';
import type { Piece } from './inline.ts';
import type { FlowItem } from './lists.ts';
import type { ParagraphMark } from './marks.ts';
import { toPlainText, toRuns } from './runs.ts';

/**
 * What a paragraph comes to: nothing when it is empty, a list item, or one block for each page that it is on, with
 * its pictures before or after the text.
 * @param page one-based number of the page on which it begins.
 */
export function paragraphItems(pieces: readonly Piece[], mark: ParagraphMark | undefined, page: number): FlowItem[] {
  if (mark?.list && !mark.level) return listItem(pieces, mark, page);
  return splitAtPages(pieces, page).flatMap((segment) => {
    const blocks = segmentBlocks(segment, mark);
    const caption = mark?.role === 'caption' && blocks.length === 1 && blocks[0]?.kind === 'paragraph';
    const indent = mark?.level ? 0 : (mark?.indent ?? 0);
    return blocks.length > 0 ? [{ page: segment.page, blocks, indent, caption }] : [];
  });
}

interface Segment {
  readonly page: number;
  readonly continued: boolean;
  readonly pieces: readonly Piece[];
}

/**
 * Cuts where a page begins between words; before any text the paragraph itself begins on the later page. A word that
 * runs over stays whole on the earlier page.
 */
function splitAtPages(pieces: readonly Piece[], page: number): Segment[] {
  const segments: Segment[] = [];
  let current = { page, continued: false, pieces: [] as Piece[] };
  let written = false;
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind !== 'page') {
      current.pieces.push(piece);
      written ||= piece.kind === 'image' || hasText(piece);
    } else if (!written) {
      current = { ...current, page: piece.page };
    } else if (!piece.continued || isBetweenWords(pieces, index)) {
      segments.push(current);
      current = { page: piece.page, continued: piece.continued, pieces: [] };
      written = false;
    }
  }
  return [...segments, current];
}

const hasText = (piece: Piece | undefined): boolean =>
  piece?.kind === 'checkbox' || (piece?.kind === 'text' && /[^ \t\r\n]/.test(piece.text));

function isBetweenWords(pieces: readonly Piece[], index: number): boolean {
  const [before, after] = [pieces[index - 1], pieces[index + 1]];
  // A page that ends in a hyphen reads as a word cut in two: Word cuts none, so the hyphen is the author's.
  if (before?.kind === 'text' && /\p{L}-[ \t\r\n]*$/u.test(before.text)) return false;
  const ends = before?.kind !== 'text' || /[ \t\r\n]$/.test(before.text);
  return ends || after?.kind !== 'text' || /^[ \t\r\n]/.test(after.text);
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
  const blocks = segmentBlocks({ page, continued: false, pieces: rest }, undefined);
  return blocks.length > 0 && list ? [{ page, blocks, list, indent: list.indent, ...checked }] : [];
}
