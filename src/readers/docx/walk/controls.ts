import { child, type XmlElement } from '../../ooxml/xml.ts';
import type { Flow, Inline } from '../content.ts';
import { type InlineRule, paragraphOf, type Story } from './story.ts';

/** The check box that a content control is (MS-DOCX 2.6.3.28); undefined for other controls. */
export function checkboxOf(control: XmlElement): Inline | undefined {
  const box = child(child(control, 'w:sdtPr'), 'w14:checkbox');
  if (!box) return undefined;
  const checked = child(box, 'w14:checked')?.attributes['w14:val'];
  return { kind: 'checkbox', checked: checked !== undefined && checked !== '0' && checked !== 'false' };
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
  return replaceByCheckbox(story.readFlow(child(control, 'w:sdtContent')), story);
}

/** A content control around runs (17.5.2.31). */
export const readInlineControl: InlineRule = (control, line) => {
  const { story, inlines } = line;
  const start = inlines.length;
  const box = checkboxOf(control);
  if (box) story.checkbox = box;
  story.readInlines(child(control, 'w:sdtContent'), line);
  if (!box || !story.checkbox) return;
  story.checkbox = undefined;
  inlines.splice(start, Number.POSITIVE_INFINITY, box);
};
