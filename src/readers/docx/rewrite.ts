import type { Anchors } from './anchors.ts';
import { toLatex } from './equations/latex.ts';
import { chosenEntry, instruction, placeIn } from './fields.ts';
import { graphics } from './graphics.ts';
import type { Losses } from './losses.ts';
import type { Marks } from './marks.ts';
import type { Numbering } from './numbering.ts';
import type { PageCounter } from './pages.ts';
import { beginsPage, headingLevel, leftIndent, role } from './paragraphs.ts';
import { runFormat, runProperties } from './run-properties.ts';
import type { Styles } from './styles.ts';
import { dressesFirstRow, missingCells, rowProperties, rowsOf } from './table-properties.ts';
import { child, contentOf, create, elementsOf, value, type XmlElement } from './xml.ts';

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
  /** Complex fields that have begun and not ended (ISO/IEC 29500-1, 17.16.18). */
  openFields: number;
  /** The last paragraph's mark is deleted: its content goes on in the next one. */
  openParagraph: boolean;
  /** Root element of the part that a relationship leads to; undefined where there is none. */
  readonly part: (relationship: string | undefined) => XmlElement | undefined;
}

type Rule = (element: XmlElement, story: Story) => XmlElement[];

/** Fields within fields: Word's own go some levels down, and mammoth looks through all that are open at every run. */
const DEEPEST_FIELD = 100;

const keep: Rule = (element) => [element];
const drop: Rule = () => [];
const unwrap: Rule = (element, story) => rewriteChildren(element, story);
const enter: Rule = (element, story) => [{ ...element, children: rewriteChildren(element, story) }];

const rules: Readonly<Record<string, Rule>> = {
  ...table(enter, 'w:sdt w:sdtContent w:tc w:ins w:moveTo w:footnote w:endnote w:comment'),
  ...table(enter, 'v:group v:rect v:roundrect v:shape v:textbox w:txbxContent'),
  ...table(unwrap, 'w:fldSimple w:dir w:bdo w:smartTag w:customXml w:object v:oval'),
  ...table(keep, 'w:tcPr w:sdtPr w:tab w:noBreakHyphen w:softHyphen w:sym'),
  // Looks, places and permissions: nothing to read in them.
  ...table(drop, 'w:pPr w:rPr w:tblPr w:tblPrEx w:tblGrid w:trPr w:sdtEndPr w:sectPr w:smartTagPr w:customXmlPr'),
  ...table(drop, 'w:bookmarkEnd w:proofErr w:permStart w:permEnd w:moveFrom w:commentRangeStart'),
  ...table(drop, 'w:commentRangeEnd w:moveFromRangeStart w:moveFromRangeEnd w:moveToRangeStart w:moveToRangeEnd'),
  ...table(drop, 'w:footnoteRef w:endnoteRef w:annotationRef w:separator w:continuationSeparator m:oMathParaPr'),
  ...table(drop, 'v:shapetype v:shadow v:fill v:formulas v:handles v:path v:stroke v:wrap o:lock w10:wrap'),
  'w:p': rewriteParagraph,
  'w:r': rewriteRun,
  'w:t': (element, story) => {
    story.pages.write();
    return [plain(element)];
  },
  'w:instrText': (element, { anchors }) => {
    const text = instruction(contentOf(element));
    anchors.refer(placeIn(text));
    return [create('w:instrText', {}, [text])];
  },
  'w:bookmarkStart': ({ attributes }, { anchors, marks }) => {
    const name = attributes['w:name'] ?? '';
    anchors.begin(name);
    return [marks.bookmark({ kind: 'anchor', name })];
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
  'v:imagedata': (element, story) => [refer(element, story)],
  'mc:AlternateContent': (element, story) =>
    rewriteChildren(child(element, 'mc:Fallback') ?? child(element, 'mc:Choice'), story),
  'm:oMath': rewriteEquation,
  'm:oMathPara': (element, story) =>
    rewriteChildren(element, story).flatMap((equation, index) =>
      index > 0 ? [create('w:r', {}, [create('w:br')]), equation] : [equation],
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

function rewriteParagraph(paragraph: XmlElement, story: Story): XmlElement[] {
  const properties = child(paragraph, 'w:pPr');
  const styleId = value(properties, 'w:pStyle');
  const chain = story.styles.chain(styleId);
  if (styleId !== undefined && !story.styles.has(styleId)) story.losses.add('docx_missing_style', story.pages.page);
  const mark = child(properties, 'w:rPr');
  story.openParagraph = child(mark, 'w:del') !== undefined;
  if (properties && story.openParagraph) return [create('w:p', {}, [properties, ...rewriteChildren(paragraph, story)])];
  if (beginsPage(properties, chain)) story.pages.beginPage();
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
  const places = story.anchors.open.map((name) => story.marks.bookmark({ kind: 'anchor', name }));
  const children = [bookmark, ...places, ...rewriteChildren(paragraph, story)];
  if (level) story.anchors.endHeading(`${list ? `${list.marker} ` : ''}${writtenText(children)}`);
  else story.anchors.endParagraph();
  if (child(properties, 'w:sectPr')) {
    story.sections.shift();
    if (story.sections[0]) story.pages.beginPage();
  }
  return [create('w:p', {}, children)];
}

/** Text of rewritten elements. */
const writtenText = (elements: readonly XmlElement[]): string =>
  elements.map((element) => (element.name === 'w:t' ? contentOf(element) : writtenText(elementsOf(element)))).join('');

function rewriteRun(run: XmlElement, story: Story): XmlElement[] {
  const format = runFormat(run, story.styles);
  const content = rewriteChildren(run, story);
  // Text goes; the rest (field characters, breaks) keeps the structure whole.
  const shown = format.hidden ? content.filter(({ name }) => name !== 'w:t') : content;
  if (shown.length < content.length) story.losses.add('docx_hidden_text', story.pages.page);
  const code = format.code ? [story.marks.bookmark({ kind: 'code' })] : [];
  return [create('w:r', {}, [runProperties(format), ...code, ...shown])];
}

function rewriteFieldCharacter(character: XmlElement, story: Story): XmlElement[] {
  const type = character.attributes['w:fldCharType'];
  if (type === 'begin' && story.openFields === DEEPEST_FIELD) return [];
  if (type === 'begin') story.openFields++;
  if (type === 'end') story.openFields = Math.max(0, story.openFields - 1);
  return [...chosenEntry(character), character];
}

function rewriteTable(element: XmlElement, story: Story): XmlElement[] {
  const [first, second] = rowsOf(element);
  const head = second && dressesFirstRow(element, story.styles) ? first : undefined;
  const children = elementsOf(element).flatMap((part) =>
    part.name === 'w:tr' ? rewriteRow(part, story, part === head) : rewrite(part, story),
  );
  return [create('w:tbl', {}, children)];
}

/** Cells stand side by side: each begins on the row's first page, and the row ends with the cell that ends last. */
function rewriteRow(row: XmlElement, story: Story, head: boolean): XmlElement[] {
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

/** Text boxes, charts and diagrams go where mammoth looks for them: in the older picture element. */
function rewriteDrawing(drawing: XmlElement, story: Story): XmlElement[] {
  story.pages.write();
  const boxes: XmlElement[] = [];
  const visit = (element: XmlElement): XmlElement[] => {
    refer(element, story);
    const read =
      element.name === 'w:txbxContent' ? rewriteChildren(element, story) : graphics[element.name]?.(element, story);
    if (!read) return [{ ...element, children: elementsOf(element).flatMap(visit) }];
    boxes.push(create('w:pict', {}, read));
    return [];
  };
  return [...visit(drawing), ...boxes];
}

function rewriteEquation(equation: XmlElement, story: Story): XmlElement[] {
  const latex = toLatex(equation);
  if (latex === '') return [];
  story.pages.write();
  return [create('w:r', {}, [story.marks.bookmark({ kind: 'math' }), create('w:t', {}, [latex])])];
}

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
