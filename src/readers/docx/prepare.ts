import type { Furniture } from '../../document/block.ts';
import { DocumentError } from '../../document/document-error.ts';
import { optionalPart } from '../ooxml/optional-part.ts';
import type { Package } from '../ooxml/package.ts';
import { Relationships, relationshipsPart } from '../ooxml/relationships.ts';
import { child, create, parseXml, serializeXml, type XmlElement } from '../ooxml/xml.ts';
import { Anchors } from './anchors.ts';
import { Fields } from './fields.ts';
import { readFurniture } from './headers.ts';
import { Losses } from './losses.ts';
import { Marks } from './marks.ts';
import { Numbering } from './numbering.ts';
import { PageCounter, sectionsThatBeginPages, storedPageCount } from './pages.ts';
import { documentOf, inPieces, sizeOf } from './pieces.ts';
import { rewriteChildren, type Story } from './rewrite.ts';
import { Styles } from './styles.ts';

/** mammoth wants to know the types of pictures, which nobody asks it for. */
const CONTENT_TYPES = '[Content_Types].xml';
const NO_TYPES = '<Types/>';
const PROPERTIES = 'docProps/app.xml';
/** Names under which mammoth looks for parts when no relationship says otherwise. */
const MAIN = 'word/document.xml';
const NOTES = ['footnotes', 'endnotes', 'comments'] as const;

/** What mammoth is to read at once: part names to XML texts. */
export type Parts = ReadonlyMap<string, string>;

/** Notes are read at once: these take mammoth some 200 MB. */
const MOST_NOTE_ELEMENTS = 80_000;
const MOST_NOTE_ELEMENTS_PER_PAGE = 200;

const tooManyNotes = (type: string): DocumentError =>
  new DocumentError(
    'corrupt_file',
    `This Word file has more ${type} than fit the pages it says it has: ` +
      'open it in Word and save it, which counts its pages, or split it.',
  );

export interface Prepared {
  /** The body in pieces that can be read one after the other. */
  readonly body: readonly Parts[];
  /** Notes and comments, with an empty body. */
  readonly notes: Parts;
  readonly marks: Marks;
  readonly losses: Losses;
  readonly anchors: Anchors;
  /** Running heads and feet. */
  readonly heads: readonly Furniture[];
  readonly feet: readonly Furniture[];
  /** As stored by Word, or else as the breaks say; no less than the last page with text. */
  readonly pageCount: number;
}

/** Reads the parts of a package and makes them ready for mammoth. Throws `corrupt_file` without a readable main part. */
export function prepare(container: Package): Prepared {
  const losses = new Losses();
  const onDamage = () => losses.add('docx_damaged_part');
  const packageLinks = new Relationships(container, '', onDamage);
  const properties = optionalPart(container, packageLinks.targets('extended-properties')[0] ?? PROPERTIES, onDamage);
  const storedPages = storedPageCount(properties);
  container.expectPages(storedPages ?? 0);
  const main = packageLinks.targets('officeDocument')[0] ?? MAIN;
  const text = container.text(main);
  const body = text === null ? undefined : child(parseXml(text, main), 'w:body');
  if (!body) throw new DocumentError('corrupt_file', 'This Word file has no document body.');

  const links = new Relationships(container, main, onDamage);
  const read = (name: string | undefined) => optionalPart(container, name, onDamage);
  const styles = new Styles(read(links.part('styles')));
  const numbering = new Numbering(read(links.part('numbering')), styles);
  const shared = { styles, numbering, marks: new Marks(), losses, anchors: new Anchors() };
  const types = [CONTENT_TYPES, NO_TYPES] as const;
  const story = newStory(shared, sectionsThatBeginPages(body), (id) => read(links.target(id)));
  const pieces = inPieces(body, story).map((piece) => {
    const relationships = [relationshipsPart(MAIN), links.serialize(piece.references)] as const;
    return new Map([types, [MAIN, piece.text], relationships]);
  });
  shared.anchors.endStory();
  const noteParts = new Map([types, [MAIN, serializeXml(documentOf([]))]]);
  for (const type of NOTES) {
    const source = links.part(type);
    const notes = read(source);
    if (!notes) continue;
    const noteLinks = new Relationships(container, source, onDamage);
    const flow = newStory(shared, [], (id) => read(noteLinks.target(id)));
    const name = `word/${type}.xml`;
    const root = create(`w:${type}`, {}, rewriteChildren(notes, flow));
    shared.anchors.endStory();
    if (sizeOf(root) > MOST_NOTE_ELEMENTS + (storedPages ?? 0) * MOST_NOTE_ELEMENTS_PER_PAGE) throw tooManyNotes(type);
    noteParts.set(name, serializeXml(root));
    noteParts.set(relationshipsPart(name), noteLinks.serialize(flow.references));
  }
  const furniture = (type: string) =>
    readFurniture(
      links.targets(type).flatMap((name) => read(name) ?? []),
      losses,
    );
  return {
    body: pieces,
    notes: noteParts,
    marks: shared.marks,
    anchors: shared.anchors,
    losses,
    heads: furniture('header'),
    feet: furniture('footer'),
    pageCount: Math.max(storedPages ?? story.pages.page, story.pages.written),
  };
}

const newStory = (
  shared: Pick<Story, 'styles' | 'numbering' | 'marks' | 'losses' | 'anchors'>,
  sections: boolean[],
  part: (id: string) => XmlElement | undefined,
): Story => ({
  ...shared,
  pages: new PageCounter(),
  sections,
  references: new Set(),
  fields: new Fields(),
  hidden: false,
  openParagraph: false,
  part: (id) => (id === undefined ? undefined : part(id)),
});
