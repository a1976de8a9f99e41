import type { Furniture } from '../../document/block.ts';
import { DocumentError } from '../../document/document-error.ts';
import { Anchors } from './anchors.ts';
import { readFurniture } from './headers.ts';
import { Losses } from './losses.ts';
import { Marks } from './marks.ts';
import { Numbering } from './numbering.ts';
import type { Package } from './package.ts';
import { PageCounter, sectionsThatBeginPages, storedPageCount } from './pages.ts';
import { Relationships, relationshipsPart } from './relationships.ts';
import { rewriteChildren, type Story } from './rewrite.ts';
import { Styles } from './styles.ts';
import { child, create, parseXml, serializeXml, type XmlElement } from './xml.ts';

const CONTENT_TYPES = '[Content_Types].xml';
const PROPERTIES = 'docProps/app.xml';
/** Names under which mammoth looks for parts when no relationship says otherwise. */
const MAIN = 'word/document.xml';
const NOTES = ['footnotes', 'endnotes', 'comments'] as const;

export interface Prepared {
  /** What mammoth is to read: part names to XML texts. */
  readonly parts: ReadonlyMap<string, string>;
  readonly marks: Marks;
  readonly losses: Losses;
  readonly anchors: Anchors;
  /** Running heads and feet. */
  readonly heads: readonly Furniture[];
  readonly feet: readonly Furniture[];
  /** As stored by Word, or else as the breaks say. */
  readonly pageCount: number;
}

/** Reads the parts of a package and makes them ready for mammoth. Throws `corrupt_file` without a readable main part. */
export function prepare(container: Package): Prepared {
  const losses = new Losses();
  const packageLinks = new Relationships(container, '');
  const main = packageLinks.targets('officeDocument')[0] ?? MAIN;
  const text = container.text(main);
  const body = text === null ? undefined : child(parseXml(text, main), 'w:body');
  if (!body) throw new DocumentError('corrupt_file', 'This Word file has no document body.');

  const links = new Relationships(container, main);
  const styles = new Styles(optionalPart(container, links.targets('styles')[0], losses));
  const numbering = new Numbering(optionalPart(container, links.targets('numbering')[0], losses), styles);
  const shared = { styles, numbering, marks: new Marks(), losses, anchors: new Anchors() };
  const read = (name: string | undefined) => optionalPart(container, name, losses);
  const parts = new Map([[CONTENT_TYPES, container.text(CONTENT_TYPES) ?? '']]);
  const add = (name: string, sourceLinks: Relationships, flow: Story, root: XmlElement): void => {
    parts.set(name, serializeXml(root));
    parts.set(relationshipsPart(name), sourceLinks.serialize(flow.references));
  };

  const story = newStory(shared, sectionsThatBeginPages(body), (id) => read(links.target(id)));
  add(MAIN, links, story, create('w:document', {}, [create('w:body', {}, rewriteChildren(body, story))]));
  for (const type of NOTES) {
    const source = links.targets(type)[0];
    const notes = read(source);
    if (source === undefined || !notes) continue;
    const noteLinks = new Relationships(container, source);
    const flow = newStory(shared, [], (id) => read(noteLinks.target(id)));
    const root = create(`w:${type}`, {}, rewriteChildren(notes, flow));
    add(`word/${type}.xml`, noteLinks, flow, root);
  }
  const furniture = (type: string) => readFurniture(links.targets(type).flatMap((name) => read(name) ?? []));
  const properties = read(packageLinks.targets('extended-properties')[0] ?? PROPERTIES);
  return {
    parts,
    marks: shared.marks,
    anchors: shared.anchors,
    losses,
    heads: furniture('header'),
    feet: furniture('footer'),
    pageCount: storedPageCount(properties) ?? story.pages.page,
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
  part: (id) => (id === undefined ? undefined : part(id)),
});

/** Root element of a part that a document can do without; undefined where it is missing or not well-formed. */
function optionalPart(container: Package, name: string | undefined, losses: Losses): XmlElement | undefined {
  const text = name === undefined ? null : container.text(name);
  if (name === undefined || text === null) return undefined;
  try {
    return parseXml(text, name);
  } catch {
    losses.add('docx_damaged_part');
    return undefined;
  }
}
