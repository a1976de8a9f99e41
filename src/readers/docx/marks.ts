import { create, type XmlElement } from '../ooxml/xml.ts';
import type { ListPlace } from './numbering.ts';

/** What a paragraph's properties, style and place say about it. */
export interface ParagraphMark {
  readonly kind: 'paragraph';
  /** One-based number of the page on which it begins; without meaning in notes. */
  readonly page: number;
  /** 1 to 6 for a heading. */
  readonly level?: number;
  readonly list?: ListPlace;
  /** Left indent in twips (1/20 point). */
  readonly indent: number;
  readonly role?: 'code' | 'quote' | 'caption';
}

/** A page that begins inside a paragraph. */
export interface PageMark {
  readonly kind: 'page';
  readonly page: number;
  /** The text runs over; otherwise the author broke it. */
  readonly continued: boolean;
}

/** The run that holds it is set as code. */
export interface CodeMark {
  readonly kind: 'code';
}

/** The run that holds it is an equation in LaTeX. */
export interface MathMark {
  readonly kind: 'math';
  /** It stands on a line of its own. */
  readonly display: boolean;
}

/** A bookmark of the document's own begins here. */
export interface AnchorMark {
  readonly kind: 'anchor';
  readonly name: string;
}

export type Mark = ParagraphMark | PageMark | CodeMark | MathMark | AnchorMark;

/**
 * Facts that mammoth would drop, tied to their places in the text: mammoth hands on bookmarks wherever they stand,
 * so each fact travels as the name of one. The document's own bookmarks are taken out.
 */
export class Marks {
  readonly #marks: Mark[] = [];

  /** A bookmark that stands for the mark. */
  bookmark(mark: Mark): XmlElement {
    this.#marks.push(mark);
    return create('w:bookmarkStart', { 'w:name': String(this.#marks.length - 1) });
  }

  /** The mark that a bookmark's name stands for. */
  find(name: string): Mark | undefined {
    return this.#marks[Number(name)];
  }
}
