import type { EntityDefinition } from '../entity-definition.ts';
import { byPattern } from '../recognizer.ts';

const YEARS = '(?:1[01]\\d|[1-9]?\\d)';

/** Ages of persons. */
export const age: EntityDefinition = {
  title: 'Age of a person',
  region: 'any',
  form: 'number of years with a phrase',
  source: 'our own',
  confusions: 'durations in years',
  example: '45 years old',
  recognizer: byPattern({
    ignoreCase: true,
    patterns: [
      [`${YEARS}(?:[ -]years?[ -]old|[ -]?y/?o)`, 0.7],
      [`(?<=\\b(?:aged?|age of|age is|turned|turning):? {0,2})${YEARS}`, 0.6],
    ],
  }),
};
