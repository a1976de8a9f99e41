import { child, contentOf, elementsOf, type XmlElement } from '../../ooxml/xml.ts';
import type { Flow } from '../content.ts';
import type { Loss } from '../losses.ts';
import { readBlockControl, readInlineControl } from './controls.ts';
import {
  alternativeOf,
  readDrawing,
  readEquation,
  readImageData,
  readPicture,
  readShape,
  readTextBox,
  readTextPath,
} from './drawings.ts';
import { Fields } from './fields.ts';
import { PageCounter } from './page-counter.ts';
import { endFlow, readParagraph } from './paragraphs.ts';
import {
  character,
  readBreak,
  readFieldCharacter,
  readHyperlink,
  readRenderedBreak,
  readRun,
  readSimpleField,
  readSymbol,
  readText,
  reference,
} from './runs.ts';
import {
  type BlockRule,
  type Definitions,
  type InlineRule,
  type Line,
  newLine,
  paragraphOf,
  type Story,
} from './story.ts';
import { readTable } from './tables.ts';

/** Elements of a body, a cell, a note or a text box, with their clauses of ISO/IEC 29500-1. */
const blockRules: Readonly<Record<string, BlockRule>> = {
  'w:p': readParagraph, // 17.3.1.22
  'w:tbl': readTable, // 17.4.37
  'w:sdt': readBlockControl, // 17.5.2.29
  'w:sdtContent': readChildren, // 17.5.2.34
  'w:customXml': readChildren, // 17.5.1.6
  'w:ins': readChildren, // 17.13.5.18
  'w:moveTo': readChildren, // 17.13.5.25
  'w:bookmarkStart': ({ attributes }, { anchors }) => {
    // 17.13.6.2: the next paragraph begins with it.
    anchors.begin(attributes['w:name'] ?? '');
    return [];
  },
  'mc:AlternateContent': (element, story) => readChildren(alternativeOf(element), story), // ISO/IEC 29500-3
};

const enter: InlineRule = (element, line) => line.story.readInlines(element, line);
const ignore: InlineRule = () => {};

/** Elements of a paragraph, a run or a drawing. */
const inlineRules: Readonly<Record<string, InlineRule>> = {
  'w:r': readRun, // 17.3.2.25
  'w:t': readText, // 17.3.3.31
  'w:tab': character('\t'), // 17.3.3.32
  'w:ptab': character('\t'), // 17.3.3.23
  'w:noBreakHyphen': character('\u2011'), // 17.3.3.18
  'w:softHyphen': character('\u00ad'), // 17.3.3.29
  'w:sym': readSymbol, // 17.3.3.30
  'w:br': readBreak, // 17.3.3.1
  'w:cr': (_, { inlines }) => inlines.push({ kind: 'lineBreak' }), // 17.3.3.4
  'w:lastRenderedPageBreak': readRenderedBreak, // 17.3.3.13
  'w:hyperlink': readHyperlink, // 17.16.22
  'w:fldSimple': readSimpleField, // 17.16.19
  'w:fldChar': readFieldCharacter, // 17.16.18
  'w:instrText': (element, { story }) => story.fields.instruct(contentOf(element)), // 17.16.23
  'w:bookmarkStart': ({ attributes }, { story, inlines }) =>
    inlines.push(story.anchors.begin(attributes['w:name'] ?? '')), // 17.13.6.2
  'w:footnoteReference': reference('footnote'), // 17.11.14
  'w:endnoteReference': reference('endnote'), // 17.11.7
  'w:commentReference': reference('comment'), // 17.13.4.5
  'w:sdt': readInlineControl, // 17.5.2.31
  // 17.3.3.25
  'w:ruby': (element, line) => {
    line.story.losses.add('docx_phonetic_guide', line.story.pages.page);
    line.story.readInlines(child(element, 'w:rubyBase'), line);
  },
  'w:drawing': readDrawing, // 17.3.3.9
  'w:pict': readPicture, // 17.3.3.21
  'w:txbxContent': readTextBox, // 17.17.1.1
  'v:textpath': readTextPath, // ISO/IEC 29500-4, 19.1.2.23
  'v:imagedata': (element, line) => readImageData(element, line), // ISO/IEC 29500-4, 19.1.2.11
  'm:oMath': (element, line) => readEquation(element, line, false), // 22.1.2.77
  // 22.1.2.78
  'm:oMathPara': (element, line) => {
    for (const part of elementsOf(element)) {
      if (part.name === 'm:oMath') readEquation(part, line, true);
      else readInline(part, line);
    }
  },
  'mc:AlternateContent': (element, line) => line.story.readInlines(alternativeOf(element), line), // ISO/IEC 29500-3
  // 17.13.5.14, 17.17.2.1, 17.3.3.19
  'w:del': lose('docx_tracked_deletion'),
  'w:altChunk': lose('docx_embedded_document'),
  'o:OLEObject': lose('docx_embedded_document'),
  // 17.3.2.8, 17.3.2.3, 17.5.1.9, 17.5.1.3, 17.3.3.19, 17.13.5
  ...table(enter, 'w:dir w:bdo w:smartTag w:customXml w:object w:sdtContent w:ins w:moveTo v:group v:textbox'),
  // ISO/IEC 29500-4, 19.1.2
  ...table(readShape, 'v:arc v:curve v:image v:line v:oval v:polyline v:rect v:roundrect v:shape'),
  // Properties, ranges and permissions: nothing to read in them.
  ...table(ignore, 'w:pPr w:rPr w:tblPr w:tblPrEx w:tblGrid w:trPr w:tcPr w:sdtPr w:sdtEndPr w:sectPr w:smartTagPr'),
  ...table(ignore, 'w:customXmlPr w:bookmarkEnd w:proofErr w:permStart w:permEnd w:moveFrom w:commentRangeStart'),
  ...table(ignore, 'w:commentRangeEnd w:moveFromRangeStart w:moveFromRangeEnd w:moveToRangeStart w:moveToRangeEnd'),
  ...table(ignore, 'w:customXmlInsRangeStart w:customXmlInsRangeEnd w:customXmlDelRangeStart w:customXmlDelRangeEnd'),
  ...table(ignore, 'w:customXmlMoveFromRangeStart w:customXmlMoveFromRangeEnd'),
  ...table(ignore, 'w:customXmlMoveToRangeStart w:customXmlMoveToRangeEnd'),
  ...table(ignore, 'w:footnoteRef w:endnoteRef w:annotationRef w:separator w:continuationSeparator m:oMathParaPr'),
  ...table(ignore, 'v:shapetype v:shadow v:fill v:formulas v:handles v:path v:stroke v:wrap v:extrusion'),
  ...table(ignore, 'o:lock o:extrusion o:callout o:skew o:complex o:fill w10:wrap w10:anchorlock'),
  ...table(ignore, 'w10:bordertop w10:borderbottom w10:borderleft w10:borderright'),
};

const blocks = new Map(Object.entries(blockRules));
const inlines = new Map(Object.entries(inlineRules));

/** A new text flow of a document. @param sections for each section in order, whether it begins a page. */
export function newStory(
  definitions: Definitions,
  sections: boolean[],
  relationships: Pick<Story, 'address' | 'target' | 'part'>,
): Story {
  const story: Story = {
    ...definitions,
    ...relationships,
    sections,
    pages: new PageCounter(),
    fields: new Fields(),
    letters: {},
    textBoxes: 0,
    carried: { inlines: [], after: [] },
    checkbox: undefined,
    control: undefined,
    readFlow: (parent) => readChildren(parent, story),
    readInlines,
  };
  return story;
}

/** All that a body or a note holds. */
export function walk(parent: XmlElement | undefined, story: Story): Flow[] {
  const flow = readChildren(parent, story);
  flow.push(...endFlow(story));
  return flow;
}

function readChildren(parent: XmlElement | undefined, story: Story): Flow[] {
  return elementsOf(parent).flatMap((element) => readBlock(element, story));
}

/** Inline content outside paragraphs is a paragraph of its own. */
function readBlock(element: XmlElement, story: Story): Flow[] {
  const rule = blocks.get(element.name);
  if (rule) return rule(element, story);
  const line = newLine(story);
  readInline(element, line);
  return line.inlines.length === 0 ? line.after : [paragraphOf(line.inlines, story), ...line.after];
}

/** The children of a paragraph, a run or a drawing. */
function readInlines(parent: XmlElement | undefined, line: Line): void {
  for (const element of elementsOf(parent)) readInline(element, line);
}

/** Paragraphs and tables among inline content come after it. */
function readInline(element: XmlElement, line: Line): void {
  const { story } = line;
  const rule = inlines.get(element.name);
  const block = blocks.get(element.name);
  if (rule) rule(element, line);
  else if (block) line.after.push(...block(element, story));
  else story.losses.addElement(element.name, story.pages.page);
}

function lose(loss: Loss): InlineRule {
  return (_, { story }) => story.losses.add(loss, story.pages.page);
}

function table(rule: InlineRule, names: string): Record<string, InlineRule> {
  return Object.fromEntries(names.split(' ').map((name) => [name, rule]));
}
