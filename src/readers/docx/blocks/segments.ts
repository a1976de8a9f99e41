import type { Piece } from './pieces.ts';

/** A stretch of a paragraph that becomes blocks of its own. */
export interface Segment {
  /** One-based number of the page on which it begins. */
  readonly page: number;
  /** The text runs over from the page before. */
  readonly continued: boolean;
  readonly pieces: readonly Piece[];
}

/**
 * Cuts a paragraph where a page begins between words; before any text the paragraph itself begins on the later page. A
 * word that runs over stays whole on the earlier page. @param page one-based number of the page on which it begins.
 */
export function splitAtPages(pieces: readonly Piece[], page: number): Segment[] {
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
  return joinTail([...segments, current]);
}

/** Cuts before and after each equation on a line of its own. */
export function splitAtDisplays(segment: Segment): Segment[] {
  const { page, continued, pieces } = segment;
  if (!pieces.some(isDisplay)) return [segment];
  const lines: (readonly Piece[])[] = [];
  const line: Piece[] = [];
  for (const piece of pieces) {
    if (!isDisplay(piece)) {
      line.push(piece);
      continue;
    }
    if (line.some(hasText)) lines.push(line.splice(0));
    lines.push([...line.splice(0), piece]);
  }
  const segments = [...lines, line].map((own, index) => ({ page, continued: continued && index === 0, pieces: own }));
  return joinTail(segments);
}

/** What comes after the last text joins it: places that links lead to, and line breaks. */
function joinTail(segments: readonly Segment[]): Segment[] {
  const [last, before] = [segments.at(-1), segments.at(-2)];
  if (!last || !before || last.pieces.some((piece) => piece.kind === 'image' || hasText(piece))) return [...segments];
  return [...segments.slice(0, -2), { ...before, pieces: [...before.pieces, ...last.pieces] }];
}

const isDisplay = (piece: Piece): boolean => piece.kind === 'text' && piece.display === true;

/** Whether a piece is anything that a line of text shows. */
export const hasText = (piece: Piece | undefined): boolean =>
  piece?.kind === 'checkbox' || (piece?.kind === 'text' && /[^ \t\r\n]/.test(piece.text));

function isBetweenWords(pieces: readonly Piece[], index: number): boolean {
  const [before, after] = [pieces[index - 1], pieces[index + 1]];
  // A page that ends in a hyphen reads as a word cut in two: Word cuts none, so the hyphen is the author's.
  if (before?.kind === 'text' && /\p{L}-[ \t\r\n]*$/u.test(before.text)) return false;
  const ends = before?.kind !== 'text' || /[ \t\r\n]$/.test(before.text);
  return ends || after?.kind !== 'text' || /^[ \t\r\n]/.test(after.text);
}
