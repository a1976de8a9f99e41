import { child, type XmlElement } from '../../ooxml/xml.ts';
import type { Flow, Inline } from '../content.ts';
import { beginsPage, headingLevel, isCentred, leftIndent, role } from '../definitions/paragraph-format.ts';
import { value } from '../definitions/properties.ts';
import { inReadingOrder } from './floating.ts';
import { newLine, paragraphOf, type Story } from './story.ts';

/** Within the text, and in the margin beside it (17.18.20). */
const DROP_CAPS = ['drop', 'margin'];

/**
 * A paragraph (ISO/IEC 29500-1, 17.3.1.22) and the text boxes and charts in it; nothing yet where its mark is deleted or it
 * is a drop cap.
 */
export function readParagraph(paragraph: XmlElement, story: Story): Flow[] {
  story.watch.beat();
  const properties = child(paragraph, 'w:pPr');
  const styleId = value(properties, 'w:pStyle');
  const chain = story.styles.chain(styleId);
  if (styleId !== undefined && !story.styles.has(styleId)) story.losses.add('docx_missing_style', story.pages.page);
  const line = { ...newLine(story), ...story.carried };
  story.carried = { inlines: [], after: [] };
  if (line.inlines.length === 0) line.inlines.push(...story.anchors.beginParagraph());
  if (child(child(properties, 'w:rPr'), 'w:del') || isDropCap(properties)) {
    story.readInlines(inReadingOrder(paragraph), line);
    story.carried = line;
    return [];
  }
  if (beginsPage(properties, chain)) story.pages.beginPage();
  const lettersAround = story.letters;
  story.letters = story.styles.paragraphLetters(chain);
  const level = headingLevel(properties, chain);
  const place = story.numbering.next(properties, styleId);
  const list = place?.marker ? place : undefined;
  const kind = role(chain);
  const format = {
    // A quotation is set in by its style wherever it stands.
    indent: place?.indent ?? leftIndent(properties, kind === 'quote' ? [] : chain),
    ...(level && { level }),
    ...(list && { list }),
    ...(kind && { role: kind }),
    ...(isCentred(properties, chain) && { centred: true }),
    ...(styleId !== undefined && chain[0] && { style: chain[0].name }),
  };
  const whole = paragraphOf(line.inlines, story, format);
  story.readInlines(inReadingOrder(paragraph), line);
  story.fields.endParagraph();
  story.letters = lettersAround;
  const text = textOf(line.inlines);
  if (level && text !== '') story.anchors.endHeading(`${list ? `${list.marker} ` : ''}${text}`);
  else story.anchors.endParagraph(text !== '' && kind !== 'code');
  if (child(properties, 'w:sectPr')) {
    story.sections.shift();
    if (story.sections[0]) story.pages.beginPage();
  }
  return [whole, ...line.after];
}

/** Whether a paragraph is the large letter that the next one begins with (17.3.1.11). */
const isDropCap = (properties: XmlElement | undefined): boolean =>
  DROP_CAPS.includes(child(properties, 'w:framePr')?.attributes['w:dropCap'] ?? '');

/** Ends a body, cell, note or text box: content whose paragraph mark is deleted has no next paragraph to go to. */
export function endFlow(story: Story): Flow[] {
  const { inlines, after } = story.carried;
  story.carried = { inlines: [], after: [] };
  return inlines.length === 0 ? after : [paragraphOf(inlines, story), ...after];
}

const textOf = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => (inline.kind === 'text' ? inline.text : ''))
    .join('')
    .trim();
