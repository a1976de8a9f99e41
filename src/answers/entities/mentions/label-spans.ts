import type { Span } from '../../text/span.ts';
import type { Candidate } from '../candidate.ts';
import type { Field } from './fields.ts';
import { endWithoutLabel, isIdentifierLabel } from './identifier-labels.ts';
import { labelOf } from './labels.ts';
import { CLOSING, POST } from './letters.ts';
import { TITLE } from './name-shape.ts';
import { SURE_NAME } from './scores.ts';

const NAMES: ReadonlySet<string> = new Set(['PERSON', 'ORGANIZATION', 'LOCATION']);
/** Titles, and how Portuguese letters call who reads them: `V. Exa.` */
const ONLY_TITLES = new RegExp(`^(?:(?:${TITLE}|[vs]\\. ?(?:ex|s)\\.?[aª]?s?)\\.?\\s*)+$`, 'iu');

/**
 * Candidates without the names that are but a label of a form or number, a role, a post, a title or a closing; of others,
 * labels at an end are cut off.
 */
export function withoutLabels(text: string, fields: readonly Field[], candidates: readonly Candidate[]): Candidate[] {
  const labels = new Uint8Array(text.length);
  for (const { start, end } of fields.flatMap(labelSpans)) labels.fill(1, start, end);
  const beforeNumbers = new Set(fields.flatMap((field, index) => endBeforeNumber(field, fields[index + 1])));
  const isName = (index: number): boolean => labels[index] === 0 && /[\p{L}\p{N}]/u.test(text.charAt(index));
  return candidates
    .map((candidate) => withoutNumberLabel(text, candidate))
    .flatMap((candidate) => {
      if (NAMES.has(candidate.type) && isIdentifierLabel(text, candidate.start, candidate.end)) return [];
      if (candidate.type === 'PERSON' && candidate.score < SURE_NAME) {
        const { start, end } = candidate;
        if (isLabel(text, candidate) || isWordOfNumber(text.slice(start, end)) || beforeNumbers.has(end)) return [];
      }
      if (!NAMES.has(candidate.type) || !labels.subarray(candidate.start, candidate.end).includes(1)) {
        return ONLY_TITLES.test(text.slice(candidate.start, candidate.end)) ? [] : [candidate];
      }
      let { start, end } = candidate;
      while (start < end && !isName(start)) start++;
      while (end > start && !isName(end - 1)) end--;
      return end > start ? [{ ...candidate, start, end }] : [];
    });
}

const withoutNumberLabel = (text: string, candidate: Candidate): Candidate =>
  candidate.type === 'PERSON'
    ? { ...candidate, end: endWithoutLabel(text, candidate.start, candidate.end) }
    : candidate;

const isLabel = (text: string, { start, end }: Span): boolean => labelOf(text.slice(start, end))?.sure ?? false;

/** Words that end so say what a number is, in Germanic and Finnic languages: `Rahmennummer`. */
const isWordOfNumber = (name: string): boolean => /^\p{L}{3,}(?:nummer|number|numero)$/iu.test(name);

/** Where the words end before the colon of a field, if a number in figures and capitals is beside it. */
function endBeforeNumber({ text, start, line }: Field, value: Field | undefined): number[] {
  const colon = text.search(/[:：]$/);
  const isNumber = value?.line === line && /\d/.test(value.text) && !/\p{Ll}{2}/u.test(value.text);
  return colon > 0 && isNumber ? [start + colon] : [];
}

/** A field that is a label, a post or the closing of a letter, or what stands before its first colon. */
function labelSpans({ text, label, start, end }: Field): Span[] {
  if (label?.sure || (label?.loose && !label.role) || POST.test(text) || CLOSING.test(text)) return [{ start, end }];
  const colon = text.search(/[:：]/);
  return colon > 0 && labelOf(text.slice(0, colon))?.sure ? [{ start, end: start + colon }] : [];
}
