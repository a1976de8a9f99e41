import { countWhile } from '../../platform/count-while.ts';
import { codeSpan } from './code.ts';
import { flanking } from './flanking.ts';
import { withoutBars, withoutLoneBrackets } from './formula.ts';
import { type Piece, type Span, text } from './pieces.ts';

/** One of the stretches of a sequence, and where it begins. */
export interface Part {
  readonly piece: Piece;
  readonly start: number;
  readonly end: number;
  /** What it is within. */
  readonly within: readonly Span['emphasis'][];
}

/** The inline Markdown of a block as it is written, but for escapes, and which parts of it are the document's text. */
export class Sequence {
  readonly parts: readonly Part[];
  readonly whole: string;

  /** @param inCell whether bars end it. */
  constructor(pieces: readonly Piece[], inCell: boolean) {
    this.parts = partsOf(joined(withWorkingSpans(settled(pieces, inCell))));
    this.whole = this.parts.map(({ piece }) => piece.text).join('');
  }

  /** The part that a character belongs to. */
  partAt(index: number): Part | undefined {
    return index < 0 ? undefined : this.parts[countWhile(this.parts, ({ end }) => end <= index)];
  }

  /** Whether a character is the document's, so that it can be escaped. */
  isText(index: number): boolean {
    return this.partAt(index)?.piece.kind === 'text';
  }
}

/** Pieces as they are written: code between backticks, and nothing that ends a cell or link before its time. */
function settled(pieces: readonly Piece[], inCell: boolean): Piece[] {
  const written: Piece[] = [];
  let links = 0;
  for (const piece of pieces) {
    if (piece.text === '') continue;
    if (piece.kind === 'open' && piece.span.emphasis === 'link') links++;
    if (piece.kind === 'close' && piece.span.emphasis === 'link') links--;
    if (piece.kind === 'formula') {
      const latex = inCell ? withoutBars(piece.text) : piece.text;
      written.push({ ...piece, text: links > 0 ? withoutLoneBrackets(latex) : latex });
    } else if (piece.kind === 'code') {
      // Two spans that touch would be one, and no escape keeps a bar behind a backslash in its cell.
      if (written.at(-1)?.kind === 'code') written.push(text(' '));
      written.push(inCell && /\\\|/.test(piece.text) ? text(piece.text) : { ...piece, text: codeSpan(piece.text) });
    } else written.push(piece);
  }
  return written;
}

/** Pieces in which no text follows another. */
function joined(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text') whole[whole.length - 1] = text(last.text + piece.text);
    else whole.push(piece);
  }
  return whole;
}

function partsOf(pieces: readonly Piece[]): Part[] {
  let start = 0;
  let within: readonly Span['emphasis'][] = [];
  return pieces.map((piece) => {
    if (piece.kind === 'close') within = within.slice(0, -1);
    const part = { piece, start, end: start + piece.text.length, within };
    if (piece.kind === 'open') within = [...within, piece.span.emphasis];
    start = part.end;
    return part;
  });
}

/**
 * Pieces without the spans of emphasis whose delimiters open or close nothing where they stand, or touch others of the
 * text that would blur where they end.
 */
function withWorkingSpans(pieces: readonly Piece[]): readonly Piece[] {
  if (!pieces.some((piece) => 'span' in piece)) return pieces;
  const whole = pieces.map((piece) => piece.text).join('');
  const idle = new Set<Span>();
  let start = 0;
  for (const [index, piece] of pieces.entries()) {
    const end = start + piece.text.length;
    if ((piece.kind === 'open' || piece.kind === 'close') && piece.span.emphasis !== 'link') {
      const sign = piece.text[0] as string;
      const [from, to] = [runStart(pieces, index, start, sign), runEnd(pieces, index, end, sign)];
      const { opens, closes, mayOpen, mayClose } = flanking(sign, whole[from - 1], whole[to]);
      const inside = pieces[piece.kind === 'open' ? index + 1 : index - 1];
      const isBlurred = inside?.kind === 'text' && (piece.kind === 'open' ? /^[*_~]/ : /[*_~]$/).test(inside.text);
      // Within a word readers do not agree which of three delimiters belong together.
      const isTorn = to - from > 2 && mayOpen && mayClose;
      if (isBlurred || isTorn || !(piece.kind === 'open' ? opens : closes)) idle.add(piece.span);
    }
    start = end;
  }
  if (idle.size === 0) return pieces;
  return withWorkingSpans(pieces.filter((piece) => !('span' in piece) || !idle.has(piece.span)));
}

const isDelimiter = (piece: Piece | undefined, sign: string): piece is Piece =>
  piece !== undefined && 'span' in piece && piece.text.startsWith(sign);

/** Where the run of delimiters begins that a piece belongs to. */
function runStart(pieces: readonly Piece[], index: number, start: number, sign: string): number {
  const previous = pieces[index - 1];
  return isDelimiter(previous, sign) ? runStart(pieces, index - 1, start - previous.text.length, sign) : start;
}

function runEnd(pieces: readonly Piece[], index: number, end: number, sign: string): number {
  const next = pieces[index + 1];
  return isDelimiter(next, sign) ? runEnd(pieces, index + 1, end + next.text.length, sign) : end;
}
