import { oncePerText } from '../../../platform/once-per.ts';
import type { PlainText } from '../../text/plain-text.ts';
import type { Candidate } from '../candidate.ts';
import { dateRangeIn, type RangePart } from '../values/ranges.ts';

/** What the ends of a range of dates are called, whatever the whole is called. */
const NAMES: readonly (readonly [RangePart, string])[] = [
  ['start', 'Start date'],
  ['end', 'End date'],
];
/** Longest value in UTF-16 units that is a range of dates and little more. */
const LONGEST = 80;

/**
 * The ends of fields that hold a range of dates, as dates of their own: `Contract dates: 1 May – 31 May` says a start
 * date. A column of ranges says the dates of its rows, not those of the document.
 */
export function rangeEnds({ text }: PlainText, candidates: readonly Candidate[]): Candidate[] {
  // Several structures may find one value.
  const rangeIn = oncePerText(dateRangeIn);
  return candidates.flatMap(({ labels, value, kind }): Candidate[] => {
    const [span] = value;
    if (kind === 'column' || kind === 'row head' || span.end - span.start > LONGEST) return [];
    const range = rangeIn(text.slice(span.start, span.end));
    if (!range) return [];
    return NAMES.flatMap(([part, name]): Candidate[] => {
      const [first, ...others] = range[part].map(({ start, end }) => ({
        start: span.start + start,
        end: span.start + end,
      }));
      return first ? [{ labels: [name, ...labels], value: [first, ...others], kind, open: false }] : [];
    });
  });
}
