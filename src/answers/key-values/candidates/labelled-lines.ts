import { trimSpan } from '../../text/sources.ts';
import type { Candidate } from '../candidate.ts';
import type { DocumentRecord } from '../record.ts';
import { isLabel, labelOf } from './label.ts';

/** Colon with something behind it; not the colon of a time or an address. */
const COLON = /[::](?!\d\d\b|\/\/)/;

/** `Label: value` within one printed line. */
export function labelledLines({ text, spans }: DocumentRecord): Candidate[] {
  return spans.flatMap(({ start, end, box }): Candidate[] => {
    const printed = text.text.slice(start, end);
    const colon = printed.search(COLON);
    const label = printed.slice(0, colon);
    if (colon < 0 || !isLabel(label)) return [];
    const value = trimSpan(text.text, { start: start + colon + 1, end });
    return value.end > value.start ? [{ labels: [labelOf(label)], value: [value], kind: 'line', open: !box }] : [];
  });
}
