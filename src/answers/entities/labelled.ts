import { EDGES, WholePattern } from '../text/whole-pattern.ts';
import { CONTEXT_WEIGHT } from './context.ts';
import type { Recognizer } from './recognizer.ts';

/**
 * What a value right behind its label scores, the weight of context included: below every number that is known by its
 * form and named as well. One whose label is elsewhere, as in a table, is nothing by itself.
 */
const SCORES = { labelled: 0.6, alone: 0.05 } as const;

export interface LabelRecognizer {
  /** Sources of regular expressions, case ignored. */
  readonly labels: readonly string[];
  /** Source of a regular expression for the value. It may not backtrack without bound. */
  readonly value: string;
  /** A value that fails is no match. */
  readonly isValid?: (value: string) => boolean;
  /** Whether a label counts on other lines and in other cells too; as a rule it does. */
  readonly isContext?: boolean;
}

const BRACKET = '(?: ?\\([^()\\n]{0,24}\\))?';
const NUMBER = '(?:[ -]?(?:no|nr|num|number|nummer|numéro|numero|número|numer|id|code|nº|n°|n(?=\\.)|#))?';
const SAYS = '(?:[:=#–-]|(?:is|was|ist|war|lautet|est|es|era|è|é|jest|är)(?=[ :]):?)?';

/**
 * A recogniser of values that have no form of their own: right behind their label on the same line, or at the beginning
 * of the text, which is what a cell or field has whose label is elsewhere.
 */
export function byLabel({ labels, value, isValid, isContext = true }: LabelRecognizer): Recognizer {
  const label = `(?:${labels.join('|')})s?${BRACKET}${NUMBER}\\.?${BRACKET} {0,3}${SAYS}`;
  const labelled = isContext ? SCORES.labelled - CONTEXT_WEIGHT : SCORES.labelled;
  const expression = new WholePattern({
    source: `(?:(?<label>${label})|^)[ \\t]{0,3}["'“„(]?(?<value>${value})(?![-./]\\d)`,
    flags: 'diu',
    before: EDGES.word,
    after: EDGES.word,
  });
  return {
    context: isContext ? labels : [],
    *find(text) {
      for (const match of expression.matchAll(text)) {
        const [start, end] = match.indices?.groups?.value ?? [0, 0];
        const score = match.groups?.label === undefined ? SCORES.alone : labelled;
        if (isValid?.(text.slice(start, end)) ?? true) yield { start, end, score };
      }
    },
  };
}
