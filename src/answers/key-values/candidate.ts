import type { Span } from '../text/span.ts';

/** A label and a value that may belong together. */
export interface Candidate {
  /** The label as printed, without its colon. */
  readonly label: string;
  readonly value: Span;
  /** Probability from 0 to 1 that the two belong together; set by hand for each kind of evidence. */
  readonly confidence: number;
  /** Whether the pair is explicit enough to be reported when no key is asked for. */
  readonly open: boolean;
}

/** Longest label in UTF-16 units, and in words. */
const LONGEST = 60;
const MOST_WORDS = 8;

/** A label without the colon, bullets and dot leaders around it. */
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

/** Whether a text ends with a colon, as labels do. */
export const endsAsLabel = (printed: string): boolean => isLabel(printed) && /[::]\s*[_.…]*$/.test(printed);
