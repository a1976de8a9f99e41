import { toLatex } from '../ooxml/equations/latex.ts';
import { child, contentOf, create, elementsOf, type XmlElement } from '../ooxml/xml.ts';
import type { Anchors } from './anchors.ts';
import { chosenEntry, type Fields, instruction, isLink, placeIn, shownByItself } from './fields.ts';
import { inReadingOrder } from './floating.ts';
import { graphics, textParagraph } from './graphics.ts';
import type { Losses } from './losses.ts';
import type { Marks } from './marks.ts';
import type { Numbering } from './numbering.ts';
import type { PageCounter } from './pages.ts';
import { beginsPage, headingLevel, hidesText, leftIndent, role } from './paragraphs.ts';
import { groupedPicture, shapePicture } from './pictures.ts';
import { value } from './properties.ts';
import { runFormat, runProperties } from './run-properties.ts';
import type { Styles } from './styles.ts';
import { symbolsOf } from './symbol-fonts.ts';
import { cellProperties, dressesFirstRow, missingCells, rowProperties, rowsOf } from './table-properties.ts';

/** One text flow of a package (body, notes) while it is made ready for mammoth. */
export interface Story {
  readonly styles: Styles;
  readonly numbering: Numbering;
  readonly marks: Marks;
  readonly losses: Losses;
  readonly anchors: Anchors;
  readonly pages: PageCounter;
  /** For each section in order, whether it begins a page. */
  readonly sections: boolean[];
  /** Identifiers of relationships that the flow refers to. */
  readonly references: Set<string>;
  readonly fields: Fields;
  /** The paragraph's style hides its text. */
  hidden: boolean;
  /** The last paragraph's mark is deleted: its content goes on in the next one. */
  openParagraph: boolean;
  /** Root element of the part that a relationship leads to; undefined where there is none. */
  readonly part: (relationship: string | undefined) => XmlElement | undefined;
}

type Rule = (element: XmlElement, story: Story) => XmlElement[];

const keep: Rule = (element) => [element];
const drop: Rule = () => [];
const unwrap: Rule = (element, story) => rewriteChildren(element, story);
const enter: Rule = (element, story) => [{ ...element, children: rewriteChildren(element, story) }];

const rules: Readonly<Record<string, Rule>> = {
  ...table(enter, 'w:sdt w:sdtContent w:tc w:ins w:moveTo w:footnote w:endnote w:comment'),
  ...table(enter, 'v:group v:textbox w:txbxContent'),
  ...table(unwrap, 'w:dir w:bdo w:smartTag w:customXml w:object'),
  ...table(keep, 'w:sdtPr w:tab w:noBreakHyphen w:softHyphen'),
  // Looks, places and permissions: nothing to read in them.
  ...table(drop, 'w:pPr w:rPr w:tblPr w:tblPrEx w:tblGrid w:trPr w:sdtEndPr w:sectPr w:smartTagPr w:customXmlPr'),
  ...table(drop, 'w:bookmarkEnd w:proofErr w:permStart w:permEnd w:moveFrom w:commentRangeStart'),
  ...table(drop, 'w:commentRangeEnd w:moveFromRangeStart w:moveFromRangeEnd w:moveToRangeStart w:moveToRangeEnd'),
  ...table(drop, 'w:customXmlInsRangeStart w:customXmlInsRangeEnd w:customXmlDelRangeStart w:customXmlDelRangeEnd'),
  ...table(drop, 'w:customXmlMoveFromRangeStart w:customXmlMoveFromRangeEnd'),
  ...table(drop, 'w:customXmlMoveToRangeStart w:customXmlMoveToRangeEnd'),
  ...table(drop, 'w:footnoteRef w:endnoteRef w:annotationRef w:separator w:continuationSeparator m:oMathParaPr'),
  ...table(drop, 'v:shapetype v:shadow v:fill v:formulas v:handles v:path v:stroke v:wrap o:lock w10:wrap'),
  'w:p': rewriteParagraph,
  'w:r': rewriteRun,
  'w:t': (element, story) => {
    if (story.fields.isInstruction) return [];
    story.pages.write();
    return [plain(element)];
  },
  'w:sym': (element, { fields }) => (fields.isInstruction ? [] : [element]),
  'w:instrText': (element, { fields }) => {
    fields.instruct(contentOf(element));
    return [];
  },
  'w:fldSimple': (element, story) => {
    const text = instruction(element.attributes['w:instr'] ?? '');
    const children = rewriteChildren(element, story);
    if (!isLink(text)) return children;
    const character = (type: string) => create('w:fldChar', { 'w:fldCharType': type });
    const begin = create('w:r', {}, [character('begin'), ...written(text, story), character('separate')]);
    return [begin, ...children, create('w:r', {}, [character('end')])];
  },
  'w:bookmarkStart': ({ attributes }, { anchors, marks }) => {
    const mark = anchors.begin(attributes['w:name'] ?? '');
    return [marks.bookmark(mark)];
  },
  'w:footnoteReference': keep,
  'w:endnoteReference': keep,
  'w:commentReference': keep,
  'w:hyperlink': (element, story) => {
    story.anchors.refer(element.attributes['w:anchor']);
    return enter(refer(element, story), story);
  },
  'w:tbl': rewriteTable,
  'w:tr': (row, story) => rewriteRow(row, story, false),
  'w:tcPr': (properties) => [cellProperties(properties)],
  'w:br': rewriteBreak,
  'w:cr': () => [create('w:br')],
  'w:ptab': () => [create('w:tab')],
  'w:lastRenderedPageBreak': (_, story) => {
    story.pages.renderedBreak();
    return [pageMark(story, true)];
  },
  'w:ruby': (element, story) => {
    story.losses.add('docx_phonetic_guide', story.pages.page);
    return rewriteChildren(child(element, 'w:rubyBase'), story);
  },
  'w:del': lose('docx_tracked_deletion'),
  'w:altChunk': lose('docx_embedded_document'),
  'o:OLEObject': lose('docx_embedded_document'),
  'w:drawing': rewriteDrawing,
  'w:pict': (element, story) => {
    story.pages.write();
    return enter(element, story);
  },
  ...table(rewriteShape, 'v:arc v:curve v:image v:line v:oval v:polyline v:rect v:roundrect v:shape'),
  'v:imagedata': (element, story) => [shapePicture(refer(element, story))],
  'v:textpath': (element, story) => {
    story.pages.write();
    const text = textParagraph(element.attributes.string ?? '', story);
    return [create('v:textbox', {}, [create('w:txbxContent', {}, [text])])];
  },
  'mc:AlternateContent': (element, story) =>
    rewriteChildren(child(element, 'mc:Fallback') ?? child(element, 'mc:Choice'), story),
  'm:oMath': (equation, story) => rewriteEquation(equation, story, false),
  'm:oMathPara': (element, story) =>
    elementsOf(element).flatMap((part) =>
      part.name === 'm:oMath' ? rewriteEquation(part, story, true) : rewrite(part, story),
    ),
  'w:fldChar': rewriteFieldCharacter,
};

/** The children of an element, made ready for mammoth: what it would drop is marked, what it cannot read replaced. */
export function rewriteChildren(parent: XmlElement | undefined, story: Story): XmlElement[] {
  return elementsOf(parent).flatMap((element) => rewrite(element, story));
}

/** What stands in an element's place. */
export function rewrite(element: XmlElement, story: Story): XmlElement[] {
  const rule = Object.hasOwn(rules, element.name) ? rules[element.name] : undefined;
  if (rule) return rule(element, story);
  story.losses.addElement(element.name, story.pages.page);
  return [];
}

/** Where mammoth looks for it. */
const DELETED_MARK = create('w:pPr', {}, [create('w:rPr', {}, [create('w:del')])]);

function rewriteParagraph(paragraph: XmlElement, story: Story): XmlElement[] {
  const properties = child(paragraph, 'w:pPr');
  const styleId = value(properties, 'w:pStyle');
  const chain = story.styles.chain(styleId);
  if (styleId !== undefined && !story.styles.has(styleId)) story.losses.add('docx_missing_style', story.pages.page);
  const places = story.openParagraph ? [] : story.anchors.beginParagraph().map((mark) => story.marks.bookmark(mark));
  story.openParagraph = false;
  if (child(child(properties, 'w:rPr'), 'w:del')) {
    const content = rewriteChildren(inReadingOrder(paragraph), story);
    story.openParagraph = true;
    return [create('w:p', {}, [DELETED_MARK, ...places, ...content])];
  }
  if (beginsPage(properties, chain)) story.pages.beginPage();
  const isWithinHidden = story.hidden;
  story.hidden = hidesText(chain);
  const level = headingLevel(properties, chain);
  const list = story.numbering.next(properties, styleId);
  const kind = role(chain);
  const bookmark = story.marks.bookmark({
    kind: 'paragraph',
    page: story.pages.page,
    indent: leftIndent(properties, chain),
    ...(level && { level }),
    ...(list && { list }),
    ...(kind && { role: kind }),
  });
  const children = [bookmark, ...places, ...rewriteChildren(inReadingOrder(paragraph), story)];
  story.fields.endParagraph();
  story.hidden = isWithinHidden;
  const text = writtenText(children);
  if (level && text.trim() !== '') story.anchors.endHeading(`${list ? `${list.marker} ` : ''}${text}`);
  else story.anchors.endParagraph(text.trim() !== '' && kind !== 'code');
  if (child(properties, 'w:sectPr')) {
    story.sections.shift();
    if (story.sections[0]) story.pages.beginPage();
  }
  return [create('w:p', {}, children)];
}

/** Text of rewritten elements; not that of paragraphs in text boxes. */
const writtenText = (elements: readonly XmlElement[]): string =>
  elements
    .filter(({ name }) => name !== 'w:p')
    .map((element) => (element.name === 'w:t' ? contentOf(element) : writtenText(elementsOf(element))))
    .join('');

/** What of a hidden run is kept. */
const STRUCTURE = ['w:fldChar', 'w:instrText', 'w:bookmarkStart', 'w:br'];

function rewriteRun(run: XmlElement, story: Story): XmlElement[] {
  const format = runFormat(run, story.styles, story.hidden);
  const content = rewriteChildren(run, story);
  // What is to be read goes; the rest (field characters, marks) keeps the structure whole.
  const shown = format.hidden ? content.filter(({ name }) => STRUCTURE.includes(name)) : content;
  if (shown.length < content.length) story.losses.add('docx_hidden_text', story.pages.page);
  const code = format.code ? [story.marks.bookmark({ kind: 'code' })] : [];
  const font = format.symbolFont;
  const drawn = shown.flatMap((part) => (font && part.name === 'w:t' ? symbolsOf(contentOf(part), font) : [part]));
  return [create('w:r', {}, [...runProperties(format), ...code, ...drawn])];
}

function rewriteFieldCharacter(character: XmlElement, story: Story): XmlElement[] {
  switch (character.attributes['w:fldCharType']) {
    case 'begin':
      return story.fields.begin() ? [...chosenEntry(character), character] : [];
    case 'separate': {
      const text = story.fields.separate();
      return text === undefined ? [] : [...written(instruction(text), story), character];
    }
    case 'end': {
      const text = story.fields.end();
      if (text === undefined) return [];
      const shown = shownByItself(text);
      if (!shown) story.losses.add('docx_field', story.pages.page);
      return [...written(text, story), character, ...(shown ?? [])];
    }
    default:
      return [];
  }
}

/** An instruction in one piece, however it is cut up in the file. */
function written(text: string, { anchors }: Story): XmlElement[] {
  anchors.refer(placeIn(text));
  return text === '' ? [] : [create('w:instrText', {}, [text])];
}

/** mammoth knows a few kinds of older shapes, and no words that stand for them. */
function rewriteShape(shape: XmlElement, story: Story): XmlElement[] {
  const children = elementsOf(shape).flatMap((part) =>
    part.name === 'v:imagedata' ? [shapePicture(refer(part, story), shape.attributes.alt)] : rewrite(part, story),
  );
  return [create('v:shape', {}, children)];
}

function rewriteTable(element: XmlElement, story: Story): XmlElement[] {
  const [first, second] = rowsOf(element);
  const head = second && dressesFirstRow(element, story.styles) ? first : undefined;
  const children = elementsOf(element).flatMap((part) =>
    part.name === 'w:tr' ? rewriteRow(part, story, part === head) : rewrite(part, story),
  );
  const whole = create('w:tbl', {}, children);
  return rowsOf(whole).length > 0 ? [whole] : [];
}

/** Cells stand side by side: each begins on the row's first page, and the row ends with the cell that ends last. */
function rewriteRow(row: XmlElement, story: Story, head: boolean): XmlElement[] {
  if (child(child(row, 'w:trPr'), 'w:del')) {
    story.losses.add('docx_tracked_deletion', story.pages.page);
    return [];
  }
  const first = story.pages.page;
  let last = first;
  const cells = elementsOf(row).flatMap((cell) => {
    story.pages.page = first;
    const rewritten = rewrite(cell, story);
    last = Math.max(last, story.pages.page);
    return rewritten;
  });
  story.pages.page = last;
  const whole = [...missingCells(row, 'w:gridBefore'), ...cells, ...missingCells(row, 'w:gridAfter')];
  return [create('w:tr', {}, [rowProperties(row, head), ...whole])];
}

function rewriteBreak(element: XmlElement, story: Story): XmlElement[] {
  if (element.attributes['w:type'] !== 'page') return [create('w:br')];
  story.pages.break();
  return [pageMark(story, false)];
}

const pageMark = (story: Story, continued: boolean): XmlElement =>
  story.marks.bookmark({ kind: 'page', page: story.pages.page, continued });

/**
 * Text boxes, charts, diagrams and the pictures of groups go where mammoth looks for them: in the older picture element.
 */
function rewriteDrawing(drawing: XmlElement, story: Story): XmlElement[] {
  story.pages.write();
  const boxes: XmlElement[] = [];
  const alternative = elementsOf(drawing).map((place) => child(place, 'wp:docPr')?.attributes.descr)[0];
  const visit = (element: XmlElement, parent: string): XmlElement[] => {
    if (PROPERTIES.test(element.name)) return [];
    refer(element, story);
    const read =
      element.name === 'w:txbxContent' ? rewriteChildren(element, story) : graphics[element.name]?.(element, story);
    if (!read) {
      const whole = { ...element, children: elementsOf(element).flatMap((part) => visit(part, element.name)) };
      if (element.name !== 'pic:pic' || parent === 'a:graphicData') return [whole];
      boxes.push(create('w:pict', {}, [groupedPicture(whole, alternative)]));
      return [];
    }
    boxes.push(create('w:pict', {}, read));
    return [];
  };
  return [...visit(drawing, 'w:r'), ...boxes];
}

function rewriteEquation(equation: XmlElement, story: Story, display: boolean): XmlElement[] {
  const latex = toLatex(equation);
  if (latex === '') return [];
  story.pages.write();
  return [create('w:r', {}, [story.marks.bookmark({ kind: 'math', display }), create('w:t', {}, [latex])])];
}

/** Properties of text have no place in a drawing but in its text. */
const PROPERTIES = /^w:\w+Pr$/;

/** Notes which relationships an element needs. */
function refer(element: XmlElement, story: Story): XmlElement {
  for (const name of ['r:id', 'r:embed', 'r:link']) {
    const id = element.attributes[name];
    if (id !== undefined) story.references.add(id);
  }
  return element;
}

/** The element with its text in one piece, which is all that mammoth takes. */
const plain = (element: XmlElement): XmlElement => create(element.name, {}, [contentOf(element)]);

function lose(loss: Parameters<Losses['add']>[0]): Rule {
  return (_, story) => {
    story.losses.add(loss, story.pages.page);
    return [];
  };
}

function table(rule: Rule, names: string): Record<string, Rule> {
  return Object.fromEntries(names.split(' ').map((name) => [name, rule]));
}
