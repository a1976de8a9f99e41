import { overlapping } from '../../text/overlapping.ts';
import type { Span } from '../../text/span.ts';
import type { Candidate } from '../candidate.ts';
import type { CaptionedField } from './captions.ts';
import { labelForms } from './label-forms.ts';

/**
 * Tells candidates that the file's own fields leave possible: what a field is filled in with is the value of its caption
 * alone, the caption of a field names nothing else, and what tells people what to enter is no value.
 */
export function claimsOf(fields: readonly CaptionedField[]): (candidate: Candidate) => boolean {
  if (fields.length === 0) return () => true;
  const places = fields
    .flatMap((field) => field.spans.map(({ start, end }) => ({ start, end, field })))
    .sort((a, b) => a.start - b.start);
  const forText = fields.filter(({ declaration }) => declaration.checked === undefined);
  const captions = new Set(forText.flatMap(({ caption }) => labelForms(caption)).map((form) => form.toLowerCase()));
  const isLeft = (part: Span): boolean =>
    overlapping(places, part).every(
      ({ start, end, field }) =>
        field.caption === '' && !field.declaration.isPlaceholder && part.start === start && part.end === end,
    );
  return ({ labels: [label], value }) => !captions.has(label.toLowerCase()) && value.every(isLeft);
}
