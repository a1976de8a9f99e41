import type { Span } from '../text/span.ts';
import { type PartText, partText } from './part-text.ts';

/** How far from a digit a number may reach, in UTF-16 units: the longest has 15 places before its first digit. */
const REACH = 24;
/** Fewest digits of a number. */
const FEWEST = 4;

/**
 * The surroundings of digits, on a line each: in prose a fifth of the text, so that the many rules for numbers read
 * less. No number goes over lines.
 */
export const numberText = (text: string): PartText => partText(text, aroundDigits(text, FEWEST));

/** The surroundings of all digits, single ones too, for what has a digit and reaches no farther from it. */
export const digitText = (text: string): PartText => partText(text, aroundDigits(text, 1));

/** Where digits are that may be of one number, and what is around them. */
function* aroundDigits(text: string, fewest: number): Iterable<Span> {
  let start = 0;
  let end = 0;
  let digits = 0;
  for (const { 0: run, index } of text.matchAll(/\d+/g)) {
    if (index - REACH > end + REACH) {
      if (digits >= fewest) yield { start, end: end + REACH };
      digits = 0;
    }
    if (digits === 0) start = Math.max(0, index - REACH);
    digits += run.length;
    end = index + run.length;
  }
  if (digits >= fewest) yield { start, end: end + REACH };
}
