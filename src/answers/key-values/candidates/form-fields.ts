import type { Span } from '../../text/span.ts';
import type { Candidate } from '../candidate.ts';
import type { CaptionedField } from '../fields/captions.ts';
import { labelForms } from '../fields/label-forms.ts';
import { readableName } from '../fields/names.ts';
import { isLabel } from '../label.ts';
import type { DocumentRecord } from '../record.ts';

/** UTF-16 units of a value at most: content controls may hold whole chapters. */
const LONGEST_VALUE = 2000;

/** What fields of forms for text and choices are filled in with, under their titles, their captions and their names. */
export const formFields = ({ fields }: DocumentRecord): Candidate[] =>
  fields.flatMap((field) => {
    const [first, ...rest] = field.spans;
    if (!first || !isForText(field) || lengthOf(field.spans) > LONGEST_VALUE) return [];
    return pathsOf(field).map(
      (labels, index): Candidate => ({
        labels,
        value: [first, ...rest],
        kind: 'field',
        open: index === 0 && isLabel(labels[0]),
      }),
    );
  });

/** What names fields for text and choices that nothing is filled in in. */
export const blankLabels = ({ fields }: DocumentRecord): Candidate['labels'][] =>
  fields.filter(isBlank).flatMap(pathsOf);

const isBlank = ({ declaration: { checked, isPlaceholder = false }, spans }: CaptionedField): boolean =>
  checked === undefined && (spans.length === 0 || isPlaceholder);

/** Each label of a field, with that of the box that the field is a further line of. */
function pathsOf(field: CaptionedField): Candidate['labels'][] {
  const [group] = labelForms(field.group);
  return labelsOf(field).map((label): Candidate['labels'] => (group ? [label, group] : [label]));
}

const labelsOf = ({ declaration: { title, name }, caption }: CaptionedField): string[] => [
  ...new Set([title, caption, readableName(name)].flatMap(labelForms)),
];

const isForText = ({ declaration: { kind, isPlaceholder = false } }: CaptionedField): boolean =>
  (kind === 'text' || kind === 'choice') && !isPlaceholder;

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { start, end }) => sum + end - start, 0);
