import type { Span } from '../text/span.ts';
import { MONTHS_LONG, YEARS } from './words.ts';

const NUMBER = '(?:\\d{1,2}(?:[.,]\\d)?\\+?|an?)';
const LENGTH = `(?:${NUMBER} ?(?:${YEARS})(?:,? (?:and |und |et |y |e |en |i )?\\d{1,2} ?(?:${MONTHS_LONG}))?|${NUMBER} ?(?:${MONTHS_LONG}))`;
/** Alone in brackets, or between separators. */
const DURATION = new RegExp(
  `(?:\\(${LENGTH}\\.?\\)|(?<=^|[·•|,–\\-\\t\\n]\\s{0,3})${LENGTH}\\.?(?=\\s*(?:$|[·•|,–\\t\\n-])))`,
  'gi',
);
const BEHIND = new RegExp(`^\\s*(?:[·•|,–-]\\s*)?${LENGTH}\\.?(?![a-z])(?=\\s*(?:$|[·•|,–\\t\\n)-]))`, 'i');

/** Where a text, folded, says how long something took, as some resumes do beside the dates that end at an offset. */
export function durationsIn(folded: string, end: number): Span[] {
  const behind = BEHIND.exec(folded.slice(end))?.[0].length ?? 0;
  return [
    ...(behind > 0 ? [{ start: end, end: end + behind }] : []),
    ...[...folded.matchAll(DURATION)].map(({ 0: printed, index }) => ({ start: index, end: index + printed.length })),
  ];
}
