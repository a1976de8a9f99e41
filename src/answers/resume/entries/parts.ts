import type { Piece } from '../../sections/lines.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { trimSpan } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';
import { type Atom, placesIn } from '../atoms.ts';
import { AROUND_PART, PART_SEPARATOR } from '../punctuation.ts';

/** A part of a head line between separators, gaps and changes of style. */
export interface Part extends Span {
  readonly text: string;
  readonly piece: Piece;
  /** Its place among the parts of a head in its look: parts of sibling entries with the same slot are of one kind. */
  readonly slot: string;
  /** Index of its line among the head's. */
  readonly line: number;
}

/** The parts of head lines without their dates, in reading order. */
export function partsOfHead(text: PlainText, heads: readonly Atom[]): Part[] {
  const ordinals = new Map<string, number>();
  return heads.flatMap((head, line) =>
    head.pieces.flatMap((piece) =>
      cutsOf(text, piece, head).map((span): Part => {
        const kind = `${lookOfPart(piece)} ${piece.after === 'gap' ? 'gap' : ''}`;
        const ordinal = ordinals.get(kind) ?? 0;
        ordinals.set(kind, ordinal + 1);
        return { ...span, text: text.text.slice(span.start, span.end), piece, slot: `${kind} ${ordinal}`, line };
      }),
    ),
  );
}

const lookOfPart = ({ size, bold, italic, color }: Piece): string => [Math.round(size), bold, italic, color].join();

/** The spans of a piece between separators, without the head's period and the white space and marks around them. */
function cutsOf(text: PlainText, piece: Piece, head: Atom): Span[] {
  const dates = (head.period?.spans ?? [])
    .flatMap((span) => placesIn(head, span))
    .map(({ start, end }) => [start, end] as const);
  const separators = [...piece.text.matchAll(PART_SEPARATOR)].map(
    ({ 0: separator, index }) => [piece.start + index, piece.start + index + separator.length] as const,
  );
  const spans: Span[] = [];
  let from = piece.start;
  for (const [start, end] of [...separators, ...dates].sort((a, b) => a[0] - b[0])) {
    if (start > from) spans.push({ start: from, end: Math.min(start, piece.end) });
    from = Math.max(from, end);
  }
  spans.push({ start: from, end: piece.end });
  return spans.map((span) => trimPunctuation(text.text, span)).filter(({ start, end }) => end > start);
}

function trimPunctuation(text: string, span: Span): Span {
  let { start, end } = trimSpan(text, span);
  while (start < end && AROUND_PART.test(text.charAt(start))) start++;
  while (end > start && AROUND_PART.test(text.charAt(end - 1))) end--;
  return { start, end };
}
