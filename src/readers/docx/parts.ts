import type { Furniture } from '../../document/block.ts';
import { DocumentError } from '../../document/document-error.ts';
import { optionalPart } from '../ooxml/optional-part.ts';
import type { Package } from '../ooxml/package.ts';
import { Relationships } from '../ooxml/relationships.ts';
import { child, elementsOf, type XmlElement } from '../ooxml/xml.ts';
import type { Note, NotesOf } from './blocks/notes.ts';
import { readFurniture } from './blocks/running-heads.ts';
import type { Flow } from './content.ts';
import { fixedPitchOf } from './definitions/fixed-pitch.ts';
import { Numbering } from './definitions/numbering.ts';
import { Styles } from './definitions/styles.ts';
import { tellByLook } from './looks/looks.ts';
import { Losses } from './losses.ts';
import { Anchors } from './walk/anchors.ts';
import { crediblePages } from './walk/credible-pages.ts';
import { type PageCounter, sectionsThatBeginPages, storedPageCount } from './walk/page-counter.ts';
import type { Definitions } from './walk/story.ts';
import { newStory, walk } from './walk/walk.ts';

/** Where parts are when no relationship says otherwise. */
const PROPERTIES = 'docProps/app.xml';
export const MAIN = 'word/document.xml';

/** What the walk makes of a package. */
export interface WalkedParts {
  readonly body: readonly Flow[];
  readonly notes: NotesOf;
  readonly losses: Losses;
  readonly anchors: Anchors;
  /** Running heads and feet. */
  readonly heads: readonly Furniture[];
  readonly feet: readonly Furniture[];
  /** As stored by Word as far as the content bears it out, or else as the breaks say; no less than the last page with text. */
  readonly pageCount: number;
  /** The file of a picture by the name of its part; undefined where it is missing, damaged or too large. */
  readonly picture: (name: string) => Uint8Array<ArrayBuffer> | undefined;
}

/** Walks the parts of a package. Throws `corrupt_file`; `DamagedPart` where that is because of the main part. */
export function walkParts(container: Package): WalkedParts {
  const losses = new Losses();
  const onDamage = () => losses.add('docx_damaged_part');
  const read = (name: string | undefined) => optionalPart(container, name, onDamage);
  const packageLinks = new Relationships(container, '', onDamage);
  const storedPages = storedPageCount(read(packageLinks.targets('extended-properties')[0] ?? PROPERTIES));
  container.expectPages(storedPages ?? 0);
  const main = packageLinks.targets('officeDocument')[0] ?? MAIN;
  const body = child(container.xml(main) ?? undefined, 'w:body');
  if (!body)
    throw new DocumentError('corrupt_file', 'This Word file has no document body: save it anew in Word and send that.');

  const links = new Relationships(container, main, onDamage);
  const styles = new Styles(read(links.part('styles')));
  const numbering = new Numbering(read(links.part('numbering')), styles);
  const definitions = {
    styles,
    numbering,
    losses,
    anchors: new Anchors(),
    isFixedPitch: fixedPitchOf(read(links.part('fontTable'))),
    watch: container.watch,
  };
  const story = newStory(definitions, sectionsThatBeginPages(body), {
    address: (id) => links.address(id),
    target: (id) => links.destination(id),
    part: (id) => (id === undefined ? undefined : read(links.target(id))),
  });
  const flow = walk(body, story);
  definitions.anchors.endStory();
  const notesOf = (type: string, element: string) =>
    walkNotes(container, links.part(type), `w:${element}`, definitions, onDamage);
  const furniture = (type: string) =>
    readFurniture(
      links.targets(type).flatMap((name) => read(name) ?? []),
      losses,
      styles,
    );
  return {
    body: tellByLook(flow),
    notes: {
      footnote: notesOf('footnotes', 'footnote'),
      endnote: notesOf('endnotes', 'endnote'),
      comment: notesOf('comments', 'comment'),
    },
    losses,
    anchors: definitions.anchors,
    heads: furniture('header'),
    feet: furniture('footer'),
    pageCount: pageCountOf(storedPages, body, story.pages),
    picture: (name) => container.picture(name),
  };
}

function pageCountOf(stored: number | undefined, body: XmlElement, { page, written }: PageCounter): number {
  const claimed = stored === undefined ? page : Math.min(stored, crediblePages(body, page - 1));
  return Math.max(claimed, written);
}

/** Lines that part notes from the text (17.18.33). */
const SEPARATORS = ['separator', 'continuationSeparator'];

/** The notes of a part by their identifiers. */
function walkNotes(
  container: Package,
  part: string,
  name: string,
  definitions: Definitions,
  onDamage: () => void,
): ReadonlyMap<string, Note> {
  const root = optionalPart(container, part, onDamage);
  if (!root) return new Map();
  const links = new Relationships(container, part, onDamage);
  const read = (id: string | undefined): XmlElement | undefined =>
    id === undefined ? undefined : optionalPart(container, links.target(id), onDamage);
  const story = newStory(definitions, [], {
    address: (id) => links.address(id),
    target: (id) => links.destination(id),
    part: read,
  });
  const notes = new Map<string, Note>();
  for (const element of elementsOf(root)) {
    const { 'w:id': id = '', 'w:type': type = '', 'w:author': author = '' } = element.attributes;
    if (element.name !== name || SEPARATORS.includes(type)) continue;
    const flow = walk(element, story);
    notes.set(id, { flow, ...(author.trim() && { author: author.trim() }) });
  }
  definitions.anchors.endStory();
  return notes;
}
