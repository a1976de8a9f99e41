import type { Piece } from '../../sections/lines.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { inOneLine, trimSpan } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';
import { DEGREE, JOB_TITLE, SCHOOL } from '../../vocabulary/vocabulary.ts';
import { type Atom, placesIn } from '../atoms/atom.ts';
import { AROUND_PART, PART_SEPARATOR } from '../punctuation.ts';

/** What stands between two parts of a head that may yet be one name: `Acme, Berlin` are two, `Acme, Smith & Sons` is one. */
export type Joint = 'comma' | 'bracket' | 'at' | 'dash' | 'slash' | 'none';

/** A part of a head line between separators, gaps and changes of style. */
export interface Part extends Span {
  readonly text: string;
  readonly piece: Piece;
  /** Its piece's place among the pieces of a head in its look: sibling entries have the same in the same place. */
  readonly place: string;
  /** Index of its line among the head's. */
  readonly line: number;
  /** What parts it from the part before it, if that is in the same piece and may be one with it. */
  readonly joint?: Joint;
  /** Whether it is the first of its head. */
  readonly isFirst: boolean;
  /** Whether an opening bracket stands before it. */
  readonly bracketed: boolean;
}

/** The parts of head lines without their dates, in reading order. */
export function partsOfHead(text: PlainText, heads: readonly Atom[]): Part[] {
  const ordinals = new Map<string, number>();
  let isFirst = true;
  return heads.flatMap((head, line) =>
    wholePieces(text, head).flatMap((piece) => {
      const kind = `${styleOf(piece)} ${piece.after === 'gap' ? 'gap' : ''}`;
      let ordinal = ordinals.get(kind) ?? 0;
      let before: Span | undefined;
      const parts = cutsOf(text, piece, head).map((span): Part => {
        const joint = before && jointOf(text.text.slice(before.end, span.start));
        if (before && !joint) ordinal++;
        before = span;
        const isHead = isFirst;
        isFirst = false;
        return {
          ...span,
          text: inOneLine(text.text, span),
          piece,
          place: `${kind} ${ordinal}`,
          line,
          isFirst: isHead,
          ...(joint ? { joint } : {}),
          bracketed: /\(\s*$/.test(text.text.slice(piece.start, span.start)),
        };
      });
      if (parts.length > 0) ordinals.set(kind, ordinal + 1);
      return parts;
    }),
  );
}

/** The pieces of a head, one of those that go on below in their style because the column had no room. */
function wholePieces({ text }: PlainText, { pieces, wrapped }: Atom): Piece[] {
  const whole: Piece[] = [];
  for (const [index, piece] of pieces.entries()) {
    const last = whole.at(-1);
    const isNewLine = piece.after === 'start' && index > 0;
    if (last && isNewLine && styleOf(last) === styleOf(piece) && text.slice(last.end, piece.start).trim() === '') {
      const span = { start: last.start, end: piece.end };
      whole[whole.length - 1] = {
        ...last,
        ...span,
        text: wrapped ? inOneLine(text, span) : text.slice(span.start, span.end),
      };
    } else whole.push(piece);
  }
  return whole;
}

/** A key that pieces in one style have in common, with sizes to a point and capitals or not. */
export const styleOf = ({ size, bold, italic, color }: Piece): string => [Math.round(size), bold, italic, color].join();

/** What can stand between the parts of one name; all else separates for good. */
const JOINTS: readonly (readonly [Joint, RegExp])[] = [
  ['comma', /^\)?\s*,\s*$/],
  ['bracket', /^\s*\($/],
  ['at', /^\s+(?:at|@)\s+$/i],
  ['dash', /^\s*[-–—]\s*$/],
  ['slash', /^\s*\/\s*$/],
];

const jointOf = (between: string): Joint | undefined => JOINTS.find(([, pattern]) => pattern.test(between))?.[0];

/** Legal forms, which a comma before them does not part from the name. */
const LEGAL_FORM =
  /^(?:inc|incorporated|llc|l\.l\.c|ltd|limited|corp|corporation|co|plc|llp|lp|gmbh|ag|se|s\.?a|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|jr|sr)(?![\p{L}\p{N}])/iu;

/** The spans of a piece between separators, without the head's period and the white space and marks around them. */
function cutsOf(text: PlainText, piece: Piece, head: Atom): Span[] {
  const dates = (head.period?.spans ?? [])
    .flatMap((span) => placesIn(head, span))
    .map(({ start, end }) => [start, end] as const);
  let last = 0;
  const separators = [...piece.text.matchAll(PART_SEPARATOR)].flatMap(({ 0: separator, index }) => {
    const end = index + separator.length;
    if (isWithinName(piece.text.slice(last, index), separator, piece.text.slice(end, end + LONGEST_FORM))) return [];
    last = end;
    return [[piece.start + index, piece.start + end] as const];
  });
  const spans: Span[] = [];
  let from = piece.start;
  for (const [start, end] of [...separators, ...dates].sort((a, b) => a[0] - b[0])) {
    if (start > from) spans.push({ start: from, end: Math.min(start, piece.end) });
    from = Math.max(from, end);
  }
  spans.push({ start: from, end: piece.end });
  return spans.map((span) => trimPunctuation(text.text, span)).filter(({ start, end }) => end > start);
}

/** Characters in which a legal form and the end of its word are seen. */
const LONGEST_FORM = 16;

/** Whether a separator is part of a name: `Acme, Inc.`, `University of Alaska at Juneau`. */
function isWithinName(before: string, separator: string, after: string): boolean {
  if (separator.startsWith(',')) return LEGAL_FORM.test(after);
  if (separator.trim().toLowerCase() !== 'at') return false;
  return SCHOOL.test(before) && !JOB_TITLE.test(before) && !DEGREE.test(before);
}

function trimPunctuation(text: string, span: Span): Span {
  let { start, end } = trimSpan(text, span);
  while (start < end && AROUND_PART.test(text.charAt(start))) start++;
  while (end > start && AROUND_PART.test(text.charAt(end - 1))) end--;
  return { start, end };
}
