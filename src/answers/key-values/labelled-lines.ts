import type { PlainText } from '../text/plain-text.ts';
import { trimSpan } from '../text/sources.ts';
import type { StyledSpan } from '../text/styled-spans.ts';
import { type Candidate, isLabel, labelOf } from './candidate.ts';

/** Colon with something behind it; not the colon of a time or an address. */
const COLON = /[::](?!\d\d\b|\/\/)/;

/** `Label: value` within one printed line. */
export function labelledLines(text: PlainText, spans: readonly StyledSpan[]): Candidate[] {
  return spans.flatMap(({ start, end }): Candidate[] => {
    const printed = text.text.slice(start, end);
    const colon = printed.search(COLON);
    const label = printed.slice(0, colon);
    if (colon < 0 || !isLabel(label)) return [];
    const value = trimSpan(text.text, { start: start + colon + 1, end });
    return value.end > value.start ? [{ label: labelOf(label), value, confidence: 0.9, open: true }] : [];
  });
}
