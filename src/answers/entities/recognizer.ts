import type { Span } from '../text/span.ts';

/** A range of the text that may be an entity of the recogniser's type. */
export interface Match extends Span {
  /** From 0 to 1, before its context is considered. */
  readonly score: number;
  /** Whether its check digits are right; absent where its type has none. */
  readonly checked?: boolean;
}

/** Finds entities of one type in plain text. */
export interface Recognizer {
  /** Words in lower case that raise the score of a match when one comes shortly before it. */
  readonly context: readonly string[];
  /**
   * Whether it finds numbers, of four digits or more on one line. It is given only their surroundings to read, and what
   * a label calls something else is not reported.
   */
  readonly isNumber?: boolean;
  find(text: string): Iterable<Match>;
}

export interface PatternRecognizer {
  /** Sources of regular expressions, and the score of what each matches. No pattern may backtrack without bound. */
  readonly patterns: readonly (readonly [source: string, score: number])[];
  readonly context?: readonly string[];
  readonly ignoreCase?: boolean;
  /** Whether the number's own check digits are right: a text that fails is no match, and one that passes is surer. */
  readonly checkDigits?: (match: string) => boolean;
  /** Any other test: a text that fails it is no match. */
  readonly isValid?: (match: string) => boolean;
}

/**
 * Not right behind a letter, digit or low line. Those of ASCII are asked for first: most places are behind one, and
 * patterns then read a text in two thirds of the time.
 */
export const WORD_START = '(?<!\\w|[\\p{L}\\p{N}])';

/**
 * What may not be beside a match: a letter or digit. A number is not part of a longer one either, and with a plus sign
 * it is a telephone number.
 */
const WORD_BOUNDS = { before: WORD_START, after: '(?![\\p{L}\\p{N}_])' };
const NUMBER_BOUNDS = { before: `${WORD_START}(?<!\\d[-./]|\\+ ?)`, after: '(?![\\p{L}\\p{N}_]|[-./]\\d)' };

/** A recogniser of patterns whose matches neither begin nor end inside a word or number. */
export const byPattern = (rule: PatternRecognizer): Recognizer => matching(rule, WORD_BOUNDS);

/** A recogniser of numbers and codes by patterns: not of parts of longer ones, nor of what a label calls otherwise. */
export const byNumber = (rule: PatternRecognizer): Recognizer => ({ ...matching(rule, NUMBER_BOUNDS), isNumber: true });

function matching(
  { patterns, context = [], ignoreCase, checkDigits, isValid }: PatternRecognizer,
  bounds: typeof WORD_BOUNDS,
): Recognizer {
  const expressions = patterns.map(([source, score]) => ({
    expression: new RegExp(`${bounds.before}(?:${source})${bounds.after}`, ignoreCase ? 'giu' : 'gu'),
    score,
  }));
  const passes = (match: string): boolean => (isValid?.(match) ?? true) && (checkDigits?.(match) ?? true);
  const checked = checkDigits ? { checked: true } : {};
  return {
    context,
    *find(text) {
      for (const { expression, score } of expressions) {
        for (const { 0: match, index } of text.matchAll(expression)) {
          if (passes(match)) yield { start: index, end: index + match.length, score, ...checked };
        }
      }
    },
  };
}
