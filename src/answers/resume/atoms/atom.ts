import { type Box, union } from '../../../document/geometry.ts';
import { type Period, periodOf } from '../../periods/periods.ts';
import type { Line, Piece } from '../../sections/lines.ts';
import { lookKey } from '../../sections/look.ts';
import type { PlainText } from '../../text/plain-text.ts';
import type { Span } from '../../text/span.ts';

/** The smallest part of a section: a head line, a label above a list, an item of a list, or a paragraph of prose. */
export interface Atom extends Span {
  readonly kind: 'head' | 'label' | 'item' | 'prose';
  readonly text: string;
  /** Of all its lines. */
  readonly pieces: readonly Piece[];
  /** One-based page number. */
  readonly page: number;
  /** In points; absent where the document has no places. */
  readonly box?: Box;
  /** The look of its first piece. */
  readonly look: string;
  /** Of a head line. */
  readonly period?: Period;
  /** It is a head line that goes on in the next one. */
  readonly wrapped?: true;
}

/** Whether other text stands between the pieces of a line in the plain text, as between the lines of a cell in a gutter. */
const isApart = ({ pieces, start, end }: Line): boolean =>
  end - start > pieces.reduce((length, { text }) => length + text.length + 1, -1);

/** Where a span of an atom's text is in the plain text: one place, or one for each piece that it is part of. */
export function placesIn({ text, start, end, pieces }: Atom, span: Span): Span[] {
  if (end - start === text.length) return [{ start: start + span.start, end: start + span.end }];
  let offset = 0;
  return pieces.flatMap((piece) => {
    const [from, to] = [Math.max(span.start - offset, 0), Math.min(span.end - offset, piece.text.length)];
    offset += piece.text.length + 1;
    return from < to ? [{ start: piece.start + from, end: piece.start + to }] : [];
  });
}

/** A text with a tab before each piece that a gap parts from the one before it; absent `start` means pieces in a row. */
function withGaps(printed: string, pieces: readonly Piece[], start: number | undefined): string {
  let offset = 0;
  const gaps = pieces.flatMap((piece) => {
    const at = start === undefined ? offset : piece.start - start;
    offset += piece.text.length + 1;
    return piece.after === 'gap' ? [at - 1] : [];
  });
  return gaps.reduce(
    (text, at) => (/\s/.test(text.charAt(at)) ? `${text.slice(0, at)}\t${text.slice(at + 1)}` : text),
    printed,
  );
}

/** An atom of lines: its text without as many characters at the start as are skipped. */
export function atomOf(text: PlainText, kind: Atom['kind'], lines: readonly Line[], skipped = 0): Atom {
  const [first, last] = [lines[0] as Line, lines.at(-1) as Line];
  const pieces = lines.flatMap((line) => line.pieces);
  const [piece] = pieces as [Piece];
  const boxes = lines.flatMap(({ box }) => (box ? [box] : []));
  const start = first.start + skipped;
  const apart = lines.length === 1 && isApart(first);
  const printed = apart ? first.text.slice(skipped) : text.text.slice(start, last.end);
  const period = kind === 'head' ? periodOf(withGaps(printed, pieces, apart ? undefined : start)) : undefined;
  return {
    kind,
    start,
    end: last.end,
    text: printed,
    pieces,
    page: first.page,
    look: lookKey(piece, piece.text),
    ...(boxes.length > 0 ? { box: union(boxes) } : {}),
    ...(period ? { period } : {}),
  };
}

/** One atom of several that go on in the next one each; its place is that on its first page. */
export function joined(atoms: readonly [Atom, ...Atom[]]): Atom {
  const [first] = atoms;
  const boxes = atoms.flatMap(({ box, page }) => (box && page === first.page ? [box] : []));
  return {
    ...first,
    end: (atoms.at(-1) as Atom).end,
    text: atoms.map(({ text }) => text).join(' '),
    pieces: atoms.flatMap(({ pieces }) => pieces),
    ...(first.box ? { box: union(boxes) } : {}),
  };
}
