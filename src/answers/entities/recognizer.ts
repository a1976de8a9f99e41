import type { Span } from '../text/span.ts';

/** A stretch of text that may be of a recognizer's type. */
export interface Match extends Span {
  /** From 0 to 1, before its context is looked at. */
  readonly score: number;
}

/** Finds one type of entity in plain text. */
export interface Recognizer {
  /** Name of the type in answers: Presidio's where it has one. */
  readonly type: string;
  /** Words in lower case that make a match likelier when they stand shortly before it. */
  readonly context: readonly string[];
  find(text: string): Iterable<Match>;
}

export interface PatternRecognizer {
  readonly type: string;
  /** Sources of regular expressions, and the score of what they match. No pattern may backtrack without bound. */
  readonly patterns: readonly (readonly [source: string, score: number])[];
  readonly context?: readonly string[];
  readonly ignoreCase?: boolean;
  /** Checksum or other test: what fails it is no match. */
  readonly isValid?: (match: string) => boolean;
}

/** A recognizer of patterns that neither begin nor end inside a word or number. */
export function byPattern({ type, patterns, context = [], ignoreCase, isValid }: PatternRecognizer): Recognizer {
  const expressions = patterns.map(([source, score]) => ({
    expression: new RegExp(`(?<![\\p{L}\\p{N}_])(?:${source})(?![\\p{L}\\p{N}_])`, ignoreCase ? 'giu' : 'gu'),
    score,
  }));
  return {
    type,
    context,
    *find(text) {
      for (const { expression, score } of expressions) {
        for (const { 0: match, index } of text.matchAll(expression)) {
          if (!isValid || isValid(match)) yield { start: index, end: index + match.length, score };
        }
      }
    },
  };
}
