import { byPattern } from '../recognizer.ts';

const YEARS = '(?:1[01]\\d|[1-9]?\\d)';

/** Ages of persons. */
export const age = byPattern({
  ignoreCase: true,
  patterns: [
    [`${YEARS}(?:[ -]years?[ -]old|[ -]?y/?o)`, 0.7],
    [`(?<=\\b(?:aged?|age of|age is|turned|turning):? {0,2})${YEARS}`, 0.6],
  ],
});
