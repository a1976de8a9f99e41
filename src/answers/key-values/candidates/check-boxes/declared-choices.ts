import type { PlainText } from '../../../text/plain-text.ts';
import type { Span } from '../../../text/span.ts';
import type { Candidate } from '../../candidate.ts';
import type { CaptionedField } from '../../fields/captions.ts';
import { labelForms } from '../../fields/label-forms.ts';
import { readableName } from '../../fields/names.ts';
import type { DocumentRecord } from '../../record.ts';
import { isYesNo } from '../../values/yes-no.ts';
import type { Option } from './options.ts';

/** Check boxes and radio buttons that the file declares, under their titles and names, with the texts printed at them. */
export function declaredChoices({ text, fields }: DocumentRecord, options: readonly Option[]): Candidate[] {
  const textAt = new Map(options.map((option) => [option.mark.start, option.text]));
  const buttons = fields
    .filter(({ declaration: { checked } }) => checked !== undefined)
    .map((field) => ({
      ...field,
      text: (field.spans[0] && textAt.get(field.spans[0].start)) ?? field.captionSpans[0],
    }));
  const groups = Map.groupBy(buttons, ({ declaration: { kind, name } }) => (name === '' ? {} : `${kind} ${name}`));
  return [...groups.values()].flatMap((group) => {
    const chosen = group.find(({ declaration }) => declaration.checked);
    if (group.length === 1) return group.flatMap((button) => stateOf(text, button));
    // One tooltip for all of them names the group, one for each only that button.
    const isCommon = group.every(({ declaration }) => declaration.title === chosen?.declaration.title);
    const value = chosen?.text;
    if (!chosen || !value) return [];
    const labels = labelsOf(isCommon ? chosen.declaration.title : '', readableName(chosen.declaration.name));
    return labels.map((label) => ({ labels: [label], value: [value], kind: 'choice', open: false }));
  });
}

type Button = CaptionedField & { readonly text: Span | undefined };

function stateOf(
  { text }: PlainText,
  { declaration: { title, name, checked }, spans, text: printed }: Button,
): Candidate[] {
  const place = printed ?? spans[0];
  const caption =
    printed && !isYesNo(text.slice(printed.start, printed.end)) ? text.slice(printed.start, printed.end) : '';
  const said = checked ? 'yes' : 'no';
  if (!place) return [];
  return labelsOf(title, readableName(name), caption).map((label) => ({
    labels: [label],
    value: [place],
    kind: 'check box',
    said,
    open: false,
  }));
}

const labelsOf = (...labels: readonly string[]): string[] => [...new Set(labels.flatMap(labelForms))];
