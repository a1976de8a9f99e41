import type { AskedKey } from '../../question/asked-key.ts';
import { normalizedAmount } from './amount.ts';
import { type Conventions, conventionsOf } from './conventions.ts';
import { normalizedDate } from './date.ts';
import { normalizedDuration } from './duration.ts';
import { normalizedPercentage } from './percentage.ts';
import { normalizedPhone } from './phone.ts';

/** The standard form of a printed value; `undefined` where it has none, or where it could be read in two ways. */
export type Normalizer = (printed: string, asked: AskedKey) => string | undefined;

/** Longest value that may have a standard form, in UTF-16 units. */
const LONGEST = 120;

/** A row for each type of value, the more particular forms first. */
const FORMS: readonly ((printed: string, conventions: Conventions, asked: AskedKey) => string | undefined)[] = [
  normalizedDate,
  normalizedDuration,
  normalizedPercentage,
  normalizedPhone,
  normalizedAmount,
];

/** Finds the standard forms of values of a document, as the rest of its text explains them. */
export function normalizerFor(text: string): Normalizer {
  let known: Conventions | undefined;
  return (printed, asked) => {
    if (printed.length > LONGEST) return undefined;
    known ??= conventionsOf(text);
    for (const form of FORMS) {
      const normalized = form(printed.trim(), known, asked);
      if (normalized !== undefined) return normalized;
    }
    return undefined;
  };
}
