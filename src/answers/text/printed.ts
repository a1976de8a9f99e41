import type { Span } from './span.ts';

/** Least number of characters that each have a box of their own. */
const COMB = 3;

/** Whether a value stands in boxes of one character each. */
export const isComb = (parts: readonly Span[]): boolean =>
  parts.length >= COMB && parts.every(({ start, end }) => end - start === 1);

/** A value as it is answered, on one line: its parts with spaces between them, characters in boxes of their own without. */
export const printedOf = (text: string, parts: readonly Span[]): string =>
  parts.map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ')).join(isComb(parts) ? '' : ' ');
