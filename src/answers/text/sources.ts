import type { Word } from '../../document/page.ts';
import { Cited, type Source } from '../cited.ts';
import { overlapping } from './overlapping.ts';
import type { PlainText } from './plain-text.ts';
import { printedOf } from './printed.ts';
import type { Span } from './span.ts';
import type { WordSpan } from './word-spans.ts';

/** The word spans that overlap a span of the text. */
export const wordSpansIn = ({ wordSpans }: Pick<PlainText, 'wordSpans'>, span: Span): readonly WordSpan[] =>
  overlapping(wordSpans, span);

/** The words of spans of the text, one source per page. */
export function sourcesOf(text: PlainText, spans: readonly Span[], confidence: number): Source[] {
  const pages = new Map<number, Word[]>();
  for (const span of spans) {
    for (const { page, words } of wordSpansIn(text, span)) {
      const before = pages.get(page);
      if (before) before.push(...words);
      else pages.set(page, [...words]);
    }
  }
  return [...pages].map(([page, words]) => ({ page, words, confidence }));
}

/** The text of a span with a space at the end of each printed line, as long as it is in the plain text. */
export const inOneLine = (text: string, { start, end }: Span): string => text.slice(start, end).replaceAll('\n', ' ');

/** The text of a span, citing its words. */
export const quote = (text: PlainText, span: Span, confidence: number): Cited<string> =>
  new Cited(text.text.slice(span.start, span.end), sourcesOf(text, [span], confidence));

/** Spans of the text as one value, citing their words. */
export const quoteParts = (text: PlainText, parts: readonly Span[], confidence: number): Cited<string> =>
  new Cited(printedOf(text.text, parts), sourcesOf(text, parts, confidence));

/** A span without the white space at its ends. */
export function trimSpan(text: string, { start, end }: Span): Span {
  let [from, to] = [start, end];
  while (from < to && /\s/.test(text.charAt(from))) from++;
  while (to > from && /\s/.test(text.charAt(to - 1))) to--;
  return { start: from, end: to };
}
