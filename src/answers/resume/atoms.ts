import type { PlainText } from '../text/plain-text.ts';
import type { Span } from '../text/span.ts';
import type { StyledSpan } from '../text/styled-spans.ts';
import { BULLET } from './punctuation.ts';

/** The smallest part of a section: a head line, a bullet point, or a paragraph of prose. */
export interface Atom extends Span {
  readonly kind: 'head' | 'bullet' | 'prose';
  readonly text: string;
  readonly bold: boolean;
  readonly fontSize: number;
}

/** Fewest words of prose, and fewest words of prose that ends with a full stop. */
const PROSE_WORDS = 25;
const SENTENCE_WORDS = 8;

/** The atoms of consecutive spans. Lines of a list item, and of a paragraph of prose, are one. */
export function atomsOf(text: PlainText, spans: readonly StyledSpan[]): Atom[] {
  const atoms: Atom[] = [];
  for (let i = 0; i < spans.length; ) {
    const first = spans[i] as StyledSpan;
    let next = i + 1;
    while (spans[next]?.line === first.line) next++;
    atoms.push(...atomsOfLine(text, spans.slice(i, next)));
    i = next;
  }
  return atoms;
}

/** Atoms of spans that are parts of one line of the plain text. */
function atomsOfLine(text: PlainText, parts: readonly StyledSpan[]): Atom[] {
  const [first, last] = [parts[0] as StyledSpan, parts.at(-1) as StyledSpan];
  const whole = { start: first.start, end: last.end };
  const { kind } = first.line;
  if (kind === 'item') return [atom(text, 'bullet', whole, parts)];
  const printed = text.text.slice(whole.start, whole.end);
  const marker = BULLET.exec(printed)?.[0];
  if (marker) return [atom(text, 'bullet', { ...whole, start: whole.start + marker.length }, parts)];
  if (kind === 'paragraph' && isProse(printed)) return [atom(text, 'prose', whole, parts)];
  return parts.map((part) => atom(text, 'head', part, [part]));
}

function isProse(printed: string): boolean {
  const words = printed.split(/\s+/).length;
  return words >= PROSE_WORDS || (words >= SENTENCE_WORDS && /[.!?]$/.test(printed));
}

function atom(text: PlainText, kind: Atom['kind'], { start, end }: Span, parts: readonly StyledSpan[]): Atom {
  return {
    kind,
    start,
    end,
    text: text.text.slice(start, end),
    bold: parts.every(({ bold }) => bold),
    fontSize: parts.reduce((size, { fontSize }) => Math.max(size, fontSize), 0),
  };
}
