import type { Span } from '../text/span.ts';

/** What may be a key and its value. */
export interface Candidate {
  /** The label as printed, without its colon. */
  readonly label: string;
  readonly value: Span;
  /** From 0 to 1: how telling it is that the two belong together. */
  readonly confidence: number;
  /** Whether it says so even when nobody asked for the label. */
  readonly open: boolean;
}

/** Longest label in UTF-16 units, and in words. */
const LONGEST = 60;
const MOST_WORDS = 8;

/** A label as it is named: without colon, numbering dots and leaders around it. */
export const labelOf = (printed: string): string =>
  printed
    .replace(/[\s:.…_*–-]+$/u, '')
    .replace(/^[\s*•–-]+/u, '')
    .trim();

/** Whether a text can be a label: short, with letters, and no sentence. */
export function isLabel(printed: string): boolean {
  if (printed.length > 2 * LONGEST) return false;
  const label = labelOf(printed);
  if (label.length === 0 || label.length > LONGEST || !/\p{L}/u.test(label)) return false;
  return label.split(/\s+/).length <= MOST_WORDS && !/[.!?;]\s/.test(label) && !/https?$|@/i.test(label);
}

/** Whether a text presents itself as a label. */
export const endsAsLabel = (printed: string): boolean => isLabel(printed) && /[::]\s*[_.…]*$/.test(printed);
