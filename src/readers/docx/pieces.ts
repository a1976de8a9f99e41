import { DocumentError } from '../../document/document-error.ts';
import { child, create, elementsOf, serializeXml, type XmlElement } from '../ooxml/xml.ts';
import { rewrite, type Story } from './rewrite.ts';

/** A stretch of the body, made ready for mammoth as a document of its own. */
export interface Piece {
  readonly text: string;
  /** Identifiers of relationships that it refers to. */
  readonly references: ReadonlySet<string>;
}

/** Elements in a piece: some pages. What mammoth makes of it takes a few megabytes, and a tenth of a second. */
const PIECE = 10_000;
/** A table of 30,000 empty cells has about as many; mammoth takes a second and 150 MB for it. */
const LARGEST_PIECE = 100_000;

/**
 * The body rewritten, in pieces that mammoth can read one after the other: none ends within a field or a paragraph. A
 * whole book at once would take mammoth ten times the memory, and nobody could see how far it is.
 */
export function inPieces(body: XmlElement, story: Story): Piece[] {
  const pieces: Piece[] = [];
  let content: XmlElement[] = [];
  let size = 0;
  const close = (): void => {
    pieces.push({ text: serializeXml(documentOf(content)), references: new Set(story.references) });
    story.references.clear();
    content = [];
    size = 0;
  };
  for (const element of topLevel(body)) {
    const goesOn = story.openParagraph;
    for (const rewritten of rewrite(element, story)) {
      if (isEmpty(rewritten) && !goesOn) continue;
      content.push(rewritten);
      size += sizeOf(rewritten);
    }
    if (size > LARGEST_PIECE) throw tooLarge();
    if (size >= PIECE && story.fields.count === 0 && !story.openParagraph) close();
  }
  if (content.length > 0) close();
  return pieces;
}

/** A paragraph of nothing but marks: it says nothing, and documents are full of them. */
const isEmpty = ({ name, children }: XmlElement): boolean =>
  name === 'w:p' && children.every((node) => typeof node !== 'string' && node.name === 'w:bookmarkStart');

const tooLarge = (): DocumentError =>
  new DocumentError(
    'corrupt_file',
    `One paragraph or table of this Word file holds more than ${LARGEST_PIECE} elements: split it first.`,
  );

/** A document with this content. */
export const documentOf = (content: readonly XmlElement[]): XmlElement =>
  create('w:document', {}, [create('w:body', {}, content)]);

/** Content controls around paragraphs and tables say nothing about them, unless they are check boxes. */
const topLevel = (parent: XmlElement | undefined): XmlElement[] =>
  elementsOf(parent).flatMap((element) => {
    const isFrame = element.name === 'w:sdt' && !child(child(element, 'w:sdtPr'), 'w14:checkbox');
    return isFrame ? topLevel(child(element, 'w:sdtContent')) : [element];
  });

/** How many elements an element comes to. */
export const sizeOf = (element: XmlElement): number =>
  elementsOf(element).reduce((size, inner) => size + sizeOf(inner), 1);
