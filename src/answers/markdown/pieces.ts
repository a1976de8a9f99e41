/** An emphasis or link; its two delimiters are known by it. */
export interface Span {
  readonly emphasis: 'link' | 'strikethrough' | 'bold' | 'italic';
}

/**
 * A stretch of the inline Markdown of a block.
 * - `text` is the document's: what would be markup in it is escaped once the pieces around it are known.
 * - `address` is a link to itself, in angle brackets where it would not be read as one whole without.
 * - `open` and `close` are the delimiters of a span; a span whose delimiters would not be read as such is left out.
 * - `code` is the content of a code span, `formula` LaTeX between dollars, and `markup` all else, written as it is.
 */
export type Piece =
  | { readonly kind: 'text' | 'address' | 'code' | 'formula' | 'markup'; readonly text: string }
  | { readonly kind: 'open' | 'close'; readonly text: string; readonly span: Span };

export const text = (content: string): Piece => ({ kind: 'text', text: content });
export const markup = (content: string): Piece => ({ kind: 'markup', text: content });

/** Characters that are shown nowhere, or end lines where no line ends. */
const UNSEEN = /[\p{Cc}\u2028\u2029]+/gu;

/** A text of the document on one line: control characters, line ends among them, are a space where they part words. */
export const onOneLine = (content: string): string =>
  content.replace(UNSEEN, (all) => (/[\s\u0085]/.test(all) ? all.replace(/[^\t ]+/g, ' ') : ''));

/** The text of pieces in which all that is not the document's has become letters, and white space has stayed. */
const shapeOf = (pieces: readonly Piece[]): string =>
  pieces.map(({ kind, text }) => (kind === 'text' || text.trim() === '' ? text : 'x'.repeat(text.length))).join('');

/** Pieces from one offset to another, in UTF-16 code units. Only texts are cut. */
export function slice(pieces: readonly Piece[], from: number, to: number): Piece[] {
  const sliced: Piece[] = [];
  let start = 0;
  for (const piece of pieces) {
    const end = start + piece.text.length;
    if (piece.kind !== 'text') {
      if (start >= from && end <= to) sliced.push(piece);
    } else if (end > from && start < to) {
      sliced.push({ ...piece, text: piece.text.slice(Math.max(0, from - start), to - start) });
    }
    start = end;
  }
  return sliced;
}

/** Where a part of a text begins and ends, in UTF-16 units. */
export type Bounds = readonly [from: number, to: number];

/**
 * Pieces with those in the middle wrapped by a function.
 * @param bounds tells from where and to where of a text there is something to wrap.
 */
export function wrap(
  pieces: readonly Piece[],
  bounds: (shape: string) => Bounds,
  wrapped: (inner: Piece[]) => readonly Piece[],
): Piece[] {
  const shape = shapeOf(pieces);
  const [from, to] = bounds(shape);
  if (to <= from) return [...pieces];
  return [...slice(pieces, 0, from), ...wrapped(slice(pieces, from, to)), ...slice(pieces, to, shape.length)];
}

/** The bounds of what stands between the white space at both ends of a text. */
export function withoutSpace(text: string): Bounds {
  const from = text.length - text.trimStart().length;
  return [from, Math.max(from, text.trimEnd().length)];
}

/** Pieces without the white space at both ends. */
export function trimmed(pieces: readonly Piece[]): Piece[] {
  return slice(pieces, ...withoutSpace(shapeOf(pieces)));
}
