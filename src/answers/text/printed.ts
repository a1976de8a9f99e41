import type { Span } from './span.ts';

/** Least number of characters that each have a box of their own. */
const COMB = 3;

/** Whether a value stands in boxes of one character each. */
export const isComb = (parts: readonly Span[]): boolean =>
  parts.length >= COMB && parts.every(({ start, end }) => end - start === 1);

/**
 * A value as it is answered, on one line: its parts with spaces between them. Characters in boxes of their own, and what
 * follows a hyphen at the end of a line, come without.
 */
export function printedOf(text: string, parts: readonly Span[]): string {
  const printed = parts.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '));
  return isComb(parts) ? printed.join('') : printed.join(' ').replace(/(?<=\p{L}-) (?=\p{L})/gu, '');
}
