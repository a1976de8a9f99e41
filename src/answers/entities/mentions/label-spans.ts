import type { Span } from '../../text/span.ts';
import type { Candidate } from '../candidate.ts';
import type { Field } from './fields.ts';
import { isIdentifierLabel } from './identifier-labels.ts';
import { labelOf } from './labels.ts';
import { CLOSING, POST } from './letters.ts';
import { TITLE } from './name-shape.ts';

const NAMES: ReadonlySet<string> = new Set(['PERSON', 'ORGANIZATION', 'LOCATION']);
/** Titles, and how Portuguese letters call who reads them: `V. Exa.` */
const ONLY_TITLES = new RegExp(`^(?:(?:${TITLE}|[vs]\\. ?(?:ex|s)\\.?[aª]?s?)\\.?\\s*)+$`, 'iu');
/** Probability below which a word that is a label or a role is no name: `Arbetstagare` begins sentences of contracts. */
const SURE = 0.98;

/**
 * Candidates without the names that are but a label of a form or number, a role, a post, a title or a closing; of others,
 * labels at an end are cut off.
 */
export function withoutLabels(text: string, fields: readonly Field[], candidates: readonly Candidate[]): Candidate[] {
  const labels = new Uint8Array(text.length);
  for (const { start, end } of fields.flatMap(labelSpans)) labels.fill(1, start, end);
  const isName = (index: number): boolean => labels[index] === 0 && /[\p{L}\p{N}]/u.test(text.charAt(index));
  return candidates.flatMap((candidate) => {
    if (NAMES.has(candidate.type) && isIdentifierLabel(text, candidate.start, candidate.end)) return [];
    if (candidate.type === 'PERSON' && candidate.score < SURE && isLabel(text, candidate)) return [];
    if (!NAMES.has(candidate.type) || !labels.subarray(candidate.start, candidate.end).includes(1)) {
      return ONLY_TITLES.test(text.slice(candidate.start, candidate.end)) ? [] : [candidate];
    }
    let { start, end } = candidate;
    while (start < end && !isName(start)) start++;
    while (end > start && !isName(end - 1)) end--;
    return end > start ? [{ ...candidate, start, end }] : [];
  });
}

const isLabel = (text: string, { start, end }: Span): boolean => labelOf(text.slice(start, end))?.sure ?? false;

/** A field that is a label, a post or the closing of a letter, or what stands before its first colon. */
function labelSpans({ text, label, start, end }: Field): Span[] {
  if (label?.sure || (label?.loose && !label.role) || POST.test(text) || CLOSING.test(text)) return [{ start, end }];
  const colon = text.search(/[:：]/);
  return colon > 0 && labelOf(text.slice(0, colon))?.sure ? [{ start, end: start + colon }] : [];
}
