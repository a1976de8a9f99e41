import type { FieldDeclaration } from '../../../document/form-field.ts';
import { child, type XmlElement } from '../../ooxml/xml.ts';
import type { Checkbox, Flow } from '../content.ts';
import { toggle, value } from '../definitions/properties.ts';
import { type InlineRule, paragraphOf, type Story } from './story.ts';

/** The check box that a content control is (MS-DOCX 2.6.3.28); undefined for other controls. */
export function checkboxOf(control: XmlElement): Checkbox | undefined {
  const properties = child(control, 'w:sdtPr');
  const box = child(properties, 'w14:checkbox');
  if (!box) return undefined;
  const state = child(box, 'w14:checked')?.attributes['w14:val'];
  const checked = state !== undefined && state !== '0' && state !== 'false';
  return { kind: 'checkbox', checked, field: { kind: 'check box', ...namesIn(properties), checked } };
}

/** Tag (17.5.2.42) and title (17.5.2.1) of a control. */
const namesIn = (properties: XmlElement | undefined): Pick<FieldDeclaration, 'name' | 'title'> => ({
  name: value(properties, 'w:tag') ?? '',
  title: (value(properties, 'w:alias') ?? '').trim(),
});

const KINDS = { 'w:text': 'text', 'w:date': 'text', 'w:comboBox': 'choice', 'w:dropDownList': 'choice' } as const;
/** Controls around what Word puts together, e.g. a table of contents (17.5.2.12, 17.5.2.13), and what holds no text. */
const NO_FIELDS = [
  'w:docPartObj',
  'w:docPartList',
  'w:group',
  'w:picture',
  'w:equation',
  'w:citation',
  'w:bibliography',
];

/** The field of a form that a control is; any text may be in one without a kind, which is a field where it has a name. */
function fieldOf(control: XmlElement): FieldDeclaration | undefined {
  const properties = child(control, 'w:sdtPr');
  const [, declared] = Object.entries(KINDS).find(([name]) => child(properties, name)) ?? [];
  const names = namesIn(properties);
  const isNamed = names.name !== '' || names.title !== '';
  const kind = declared ?? (isNamed && !NO_FIELDS.some((name) => child(properties, name)) ? 'text' : undefined);
  if (!kind) return undefined;
  return { kind, ...names, ...(toggle(properties, 'w:showingPlcHdr') && { isPlaceholder: true }) };
}

/** Reads what a control holds as the content of its field. */
export function within<T>(control: XmlElement, story: Story, read: () => T): T {
  const around = story.control;
  story.control = fieldOf(control) ?? around;
  const content = read();
  story.control = around;
  return content;
}

/** What a control holds, or the check box that it is and that no text of it has given way to. */
export function replaceByCheckbox(flow: Flow[], story: Story): Flow[] {
  const { checkbox } = story;
  if (!checkbox) return flow;
  story.checkbox = undefined;
  return [paragraphOf([checkbox], story)];
}

/** A content control around paragraphs and tables (17.5.2.29). */
export function readBlockControl(control: XmlElement, story: Story): Flow[] {
  story.checkbox = checkboxOf(control) ?? story.checkbox;
  const flow = within(control, story, () => story.readFlow(child(control, 'w:sdtContent')));
  return replaceByCheckbox(flow, story);
}

/** A content control around runs (17.5.2.31). */
export const readInlineControl: InlineRule = (control, line) => {
  const { story, inlines } = line;
  const start = inlines.length;
  const box = checkboxOf(control);
  if (box) story.checkbox = box;
  within(control, story, () => story.readInlines(child(control, 'w:sdtContent'), line));
  if (!box || !story.checkbox) return;
  story.checkbox = undefined;
  inlines.splice(start, Number.POSITIVE_INFINITY, box);
};
