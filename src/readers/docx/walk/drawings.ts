import { toLatex } from '../../ooxml/equations/latex.ts';
import { child, elementsOf, type XmlElement } from '../../ooxml/xml.ts';
import type { Flow, Image } from '../content.ts';
import { graphics } from './graphics.ts';
import { endFlow } from './paragraphs.ts';
import { type FoundImage, pictureImage, shapeImage } from './pictures.ts';
import { addText, type InlineRule, type Line, paragraphOf, type Story, textParagraph } from './story.ts';

/** Properties of text have no place in a drawing but in its text. */
const PROPERTIES = /^w:\w+Pr$/;

/**
 * Of two ways to hold the same (ISO/IEC 29500-3), the one that older programs read: it needs no extension. Where they are
 * to show nothing, the other one.
 */
export function alternativeOf(element: XmlElement): XmlElement | undefined {
  const fallback = child(element, 'mc:Fallback');
  return elementsOf(fallback).length > 0 ? fallback : child(element, 'mc:Choice');
}

/** A drawing in the text or anchored to it (17.3.3.9, 20.4.2): its picture is in the text, the rest comes after it. */
export const readDrawing: InlineRule = (drawing, line) => {
  const { story, after, inlines } = line;
  story.pages.write();
  for (const place of elementsOf(drawing)) {
    const { descr, title = '' } = child(place, 'wp:docPr')?.attributes ?? {};
    const visit = (element: XmlElement, parent: string): void => {
      if (PROPERTIES.test(element.name)) return;
      const graphic = graphics.get(element.name);
      if (element.name === 'w:txbxContent') after.push(...readBox(element, story));
      else if (graphic) after.push(...graphic(element, story));
      else if (element.name === 'pic:pic') {
        const isAlone = parent === 'a:graphicData';
        const grouped = child(child(element, 'pic:nvPicPr'), 'pic:cNvPr')?.attributes.descr ?? descr ?? '';
        const alternative = isAlone ? (descr?.trim() ? descr : title) : grouped;
        const image = pictureImage(element, isAlone ? place : undefined, story);
        if (image) addImage(isAlone ? { ...line, inlines } : { ...line, isAside: true }, alternative, image);
      } else if (element.name === 'mc:AlternateContent') {
        for (const part of elementsOf(alternativeOf(element))) visit(part, parent);
      } else {
        for (const part of elementsOf(element)) visit(part, element.name);
      }
    };
    visit(place, drawing.name);
  }
};

function addImage({ story, inlines, after, isAside }: Line, described: string, found: FoundImage): void {
  const alternative = described.replace(/\s+/g, ' ').trim();
  const image: Image = { kind: 'image', alternative, ...found };
  if (isAside) after.push(paragraphOf([image], story));
  else inlines.push(image);
}

/** A picture in the older markup (17.3.3.21): all that is in it comes after the text. */
export const readPicture: InlineRule = (element, line) => {
  line.story.pages.write();
  line.story.readInlines(element, { ...line, isAside: true });
};

/** A shape of the older markup (ISO/IEC 29500-4, 19.1.2.19), whose `alt` stands for its image (19.1.2.11). */
export const readShape: InlineRule = (shape, line) => {
  for (const part of elementsOf(shape)) {
    if (part.name === 'v:imagedata') readImageData(part, line, shape);
    else line.story.readInlines({ ...shape, children: [part] }, line);
  }
};

export const readImageData = (data: XmlElement, line: Line, shape?: XmlElement): void => {
  const image = shapeImage(data, shape, line.story);
  if (image) addImage(line, shape?.attributes.alt ?? '', image);
};

/** The content of a text box (17.17.1.1). */
export const readTextBox: InlineRule = (element, { story, after }) => {
  after.push(...readBox(element, story));
};

/** What a text box holds; one within it has a number of its own. */
function readBox(content: XmlElement, story: Story): Flow[] {
  story.textBoxes += 1;
  const textBox = story.textBoxes;
  return [...story.readFlow(content), ...endFlow(story)].map((own) => ({ textBox, ...own }));
}

/** Text drawn along a path (ISO/IEC 29500-4, 19.1.2.23). */
export const readTextPath: InlineRule = ({ attributes }, { story, after }) => {
  story.pages.write();
  after.push(textParagraph(attributes.string ?? '', story));
};

/** An equation (22.1.2.77) as LaTeX. @param display on a line of its own (22.1.2.78). */
export function readEquation(equation: XmlElement, line: Line, display: boolean): void {
  const latex = toLatex(equation);
  if (latex === '') return;
  line.story.pages.write();
  addText({ ...line, format: { math: true } }, latex, display);
}
