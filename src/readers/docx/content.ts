import type { Run } from '../../document/block.ts';
import type { FieldDeclaration } from '../../document/form-field.ts';
import type { Picture } from '../../document/picture.ts';
import type { ListPlace } from './definitions/numbering.ts';

/** How a stretch of text is set. */
export type Format = Omit<Run, 'text' | 'spaced' | 'lineBreak' | 'words' | 'link'>;

/** How letters are set beside what a reader of the text is told: it shows what a paragraph is where no style says so. */
export interface LetterLook {
  readonly underlined?: boolean;
  /** All letters of its font are equally wide. */
  readonly fixedPitch?: boolean;
}

/** Where a link leads: an address, or a bookmark of the document's own. */
export type Link =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'bookmark'; readonly name: string };

/** A bookmark begins here. Each is an object of its own: one name may begin in several places. */
export interface AnchorMark {
  readonly kind: 'anchor';
  readonly name: string;
}

/** A page begins here, inside a paragraph. */
export interface PageMark {
  readonly kind: 'page';
  /** One-based. */
  readonly page: number;
  /** The text runs over; otherwise the author broke it. */
  readonly continued: boolean;
}

export type NoteType = 'footnote' | 'endnote' | 'comment';

/** A check box, and the field of a form that it is. */
export interface Checkbox {
  readonly kind: 'checkbox';
  readonly checked: boolean;
  readonly field?: FieldDeclaration;
}

export interface Image {
  readonly kind: 'image';
  readonly alternative: string;
  readonly picture?: Picture;
}

/** What a paragraph holds, in order, before anyone knows which bookmarks links lead to and how notes are numbered. */
export type Inline =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly format: Format;
      readonly look?: LetterLook;
      readonly link?: Link;
      /** It is an equation on a line of its own. */
      readonly display?: boolean;
    }
  | { readonly kind: 'lineBreak' }
  | Checkbox
  | Image
  | {
      readonly kind: 'reference';
      readonly to: NoteType;
      readonly id: string;
      readonly format: Format;
      readonly link?: Link;
    }
  | AnchorMark
  | PageMark;

/** What a paragraph's properties, style and place make of it. */
export interface ParagraphFormat {
  /** 1 to 6 for a heading. */
  readonly level?: number;
  readonly list?: ListPlace;
  /** Left indent in twips (1/20 point). */
  readonly indent: number;
  readonly role?: 'code' | 'quote' | 'caption';
  readonly centred?: boolean;
  /** Name of its style in lower case; absent for the default one. */
  readonly style?: string;
}

export interface ParagraphContent {
  readonly kind: 'paragraph';
  /** One-based number of the page on which it begins; without meaning in notes. */
  readonly page: number;
  readonly format: ParagraphFormat;
  readonly inlines: readonly Inline[];
  /** One-based number of the text box that it stands in; absent outside of them. */
  readonly textBox?: number;
}

export interface CellContent {
  /** Columns that it spans, at least 1. */
  readonly columnSpan: number;
  /** Rows that it spans, at least 1. */
  readonly rowSpan: number;
  readonly flow: readonly Flow[];
}

/** Cells that a span of another covers are not listed. */
export interface RowContent {
  /** Whether its properties make it a head that every page repeats; undefined where they leave that to the style. */
  readonly repeats: boolean | undefined;
  readonly cells: readonly CellContent[];
}

export interface TableContent {
  readonly kind: 'table';
  /** Page of its first paragraph. */
  readonly page: number;
  /** Its style dresses the first row as a head. */
  readonly dressed: boolean;
  /** Its cells have borders that are drawn. */
  readonly ruled: boolean;
  readonly rows: readonly RowContent[];
  /** One-based number of the text box that it stands in; absent outside of them. */
  readonly textBox?: number;
}

/** What the walk makes of a text flow (body, cell, note, text box), in order. */
export type Flow = ParagraphContent | TableContent;
