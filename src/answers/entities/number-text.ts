import { overlapping } from '../text/overlapping.ts';
import type { Span } from '../text/span.ts';

/** How far from a digit a number may reach, in UTF-16 units: the longest has 15 places before its first digit. */
const REACH = 24;
/** Fewest digits of a number. */
const FEWEST = 4;

/** The parts of a text in which numbers can be, as a text of its own, and where they are in the first one. */
export interface NumberText {
  readonly text: string;
  /** Where a place in it is in the text that it was made from. */
  originOf(place: number): number;
}

/**
 * The surroundings of digits, on a line each: in prose a fifth of the text, so that the many rules for numbers read
 * less. No number goes over lines.
 */
export function numberText(text: string): NumberText {
  const parts: (Span & { readonly origin: number })[] = [];
  let joined = '';
  for (const { start, end } of aroundDigits(text)) {
    const from = joined.length;
    joined += `${text.slice(start, end)}\n`;
    parts.push({ start: from, end: joined.length, origin: start });
  }
  return {
    text: joined,
    originOf(place) {
      const [{ origin, start } = { origin: 0, start: 0 }] = overlapping(parts, { start: place, end: place + 1 });
      return origin + place - start;
    },
  };
}

/** Where digits are that may be of one number, and what is around them. */
function* aroundDigits(text: string): Iterable<Span> {
  let start = 0;
  let end = 0;
  let digits = 0;
  for (const { 0: run, index } of text.matchAll(/\d+/g)) {
    if (index - REACH > end + REACH) {
      if (digits >= FEWEST) yield { start, end: end + REACH };
      digits = 0;
    }
    if (digits === 0) start = Math.max(0, index - REACH);
    digits += run.length;
    end = index + run.length;
  }
  if (digits >= FEWEST) yield { start, end: end + REACH };
}
