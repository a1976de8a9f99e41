import type { Span } from './span.ts';

/** Where a pattern with the flag `g` matches in a text, in ascending order. */
export const matchSpans = (pattern: RegExp, text: string): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }));

/** Where what a group of a match holds is in the text; where it occurs again in the match, the last time. */
export function groupSpan({ 0: match, index }: RegExpExecArray, group: string): Span {
  const start = index + match.lastIndexOf(group);
  return { start, end: start + group.length };
}
