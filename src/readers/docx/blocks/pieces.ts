import type { AnchorMark, Checkbox, Format, Image, Inline, Link, NoteType, PageMark } from '../content.ts';
import type { Anchors } from '../walk/anchors.ts';
import type { Notes } from './notes.ts';

/** Format with the address that a link leads to. */
export interface LinkedFormat extends Format {
  readonly link?: string;
}

/** What the content of a paragraph comes down to, in order, once links and notes are resolved. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string; readonly format: LinkedFormat; readonly display?: boolean }
  | { readonly kind: 'lineBreak' }
  | Checkbox
  | Image
  | AnchorMark
  | PageMark;

/** What links and references lead to, known once the whole document has been walked. */
export interface References {
  readonly anchors: Anchors;
  readonly notes: Notes;
}

/**
 * Resolves the content of a paragraph: addresses of links, markers of notes, which are numbered here.
 * @param start one-based number of the page on which it begins.
 * @param isPinned whether all of it belongs to that page, as notes do.
 */
export function resolvePieces(
  inlines: readonly Inline[],
  references: References,
  start: number,
  isPinned: boolean,
): Piece[] {
  let page = start;
  return inlines.flatMap((inline): Piece | [] => {
    switch (inline.kind) {
      case 'text': {
        const { text, display } = inline;
        return { kind: 'text', text, format: linked(inline, references.anchors), ...(display && { display }) };
      }
      case 'reference': {
        const marker = references.notes.refer(inline.to, inline.id, page);
        return marker === undefined ? [] : reference(inline.to, marker, linked(inline, references.anchors));
      }
      case 'anchor':
        return references.anchors.isPlace(inline) ? inline : [];
      case 'page':
        if (isPinned) return [];
        page = inline.page;
        return inline;
      default:
        return inline;
    }
  });
}

function linked({ format, link }: { format: Format; link?: Link }, anchors: Anchors): LinkedFormat {
  const address = link && (link.kind === 'address' ? link.address : anchors.address(link.name));
  return address ? { ...format, link: address } : format;
}

/** A comment's marker is no text of the document: its run is empty. */
const reference = (to: NoteType, marker: string, format: LinkedFormat): Piece => ({
  kind: 'text',
  text: to === 'comment' ? '' : marker,
  format: { ...format, position: 'superscript', footnote: marker },
});
