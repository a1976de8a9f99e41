import type { Span } from '../text/span.ts';
import { EDGES, WholePattern } from '../text/whole-pattern.ts';

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

/** What a number may not be beside: it is not part of a longer one, and with a plus sign it is a telephone number. */
const NUMBER_EDGES = { before: '(?<!\\d[-./]|\\+ ?)', after: '(?![-./]\\d)' };

/** A recogniser of patterns whose matches neither begin nor end inside a word or number. */
export const byPattern = (rule: PatternRecognizer): Recognizer => matching(rule, { before: '', after: '' });

/** A recogniser of numbers and codes by patterns: not of parts of longer ones, nor of what a label calls otherwise. */
export const byNumber = (rule: PatternRecognizer): Recognizer => ({ ...matching(rule, NUMBER_EDGES), isNumber: true });

function matching(
  { patterns, context = [], ignoreCase, checkDigits, isValid }: PatternRecognizer,
  edges: typeof NUMBER_EDGES,
): Recognizer {
  const expressions = patterns.map(([source, score]) => ({
    expression: new WholePattern({
      source: `${edges.before}(?:${source})${edges.after}`,
      flags: ignoreCase ? 'iu' : 'u',
      before: EDGES.word,
      after: EDGES.word,
    }),
    score,
  }));
  const passes = (match: string): boolean => (isValid?.(match) ?? true) && (checkDigits?.(match) ?? true);
  const checked = checkDigits ? { checked: true } : {};
  return {
    context,
    *find(text) {
      for (const { expression, score } of expressions) {
        for (const { 0: match, index } of expression.matchAll(text)) {
          if (passes(match)) yield { start: index, end: index + match.length, score, ...checked };
        }
      }
    },
  };
}
