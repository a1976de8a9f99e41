import type { FieldDeclaration } from './form-field.ts';
import type { Box } from './geometry.ts';
import type { Word } from './page.ts';
import type { Picture } from './picture.ts';

/** How letters of a document that flows are set, as far as it says and the run itself does not. */
export interface Appearance {
  /** Points. */
  readonly fontSize?: number;
  /** Its paragraph's style is bold or italic, which is no emphasis within it. */
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Set in capitals, however it is typed. */
  readonly capitals?: boolean;
  /** `#rrggbb`; absent for black. */
  readonly color?: string;
}

/** Inline text in one style. The text of a block is its runs joined, with one space before each `spaced` run. */
export interface Run {
  readonly text: string;
  /** Whether white space separates it from the run before it. */
  readonly spaced: boolean;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly strikethrough?: boolean;
  readonly code?: boolean;
  /** Its text is an equation in LaTeX. */
  readonly math?: boolean;
  /** A font for formulas sets some of its words. */
  readonly mathFont?: boolean;
  readonly position?: 'superscript' | 'subscript';
  /** Target address. */
  readonly link?: string;
  /** The run is a reference to the footnote block with this marker; its text is empty when that block is a comment. */
  readonly footnote?: string;
  /** Names under which links within the document lead to its beginning, as `#name`. */
  readonly anchors?: readonly string[];
  /** The field of a form whose content it is, the same object in all of its runs. Fields of pages have theirs there. */
  readonly field?: FieldDeclaration;
  /** Absent where nothing is said of it, and where words say it. One object for all runs of a document that look alike. */
  readonly appearance?: Appearance;
  /** A forced line break comes before it. */
  readonly lineBreak?: boolean;
  /** The words it came from: evidence. Empty where the source has no places. */
  readonly words: readonly Word[];
}

interface BlockPlace {
  /** One-based number of the page on which the block begins. */
  readonly page: number;
  /** Absent where the source has no places. */
  readonly box?: Box;
  /** The block continues the last block of its kind on the previous page, a paragraph perhaps the last item of a list. */
  readonly continued?: boolean;
  /** One-based number of the text box that it stands in, apart from the text around; absent for most. */
  readonly textBox?: number;
}

/** The deepest level of headings: that of HTML and Markdown. */
export const DEEPEST_HEADING = 6;

export interface Heading extends BlockPlace {
  readonly kind: 'heading';
  /** 1 to `DEEPEST_HEADING`. */
  readonly level: number;
  readonly runs: readonly Run[];
}

export interface Paragraph extends BlockPlace {
  readonly kind: 'paragraph';
  readonly runs: readonly Run[];
}

export interface ListItem {
  /** As printed or computed: `•`, `3.`, `(a)`. */
  readonly marker: string;
  /** Present for check boxes. */
  readonly checked?: boolean;
  /** The words of the marker: evidence. Absent where the source has no places. */
  readonly markerWords?: readonly Word[];
  readonly blocks: readonly Block[];
}

export interface List extends BlockPlace {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly items: readonly ListItem[];
}

export interface Cell {
  readonly header: boolean;
  readonly columnSpan: number;
  readonly rowSpan: number;
  readonly blocks: readonly Block[];
  readonly box?: Box;
}

/** Cells from left to right; cells covered by a span of another are not listed, as in HTML. */
export type TableRow = readonly Cell[];

export interface Table extends BlockPlace {
  readonly kind: 'table';
  readonly rows: readonly TableRow[];
  /** It arranges texts on the page and is no table of data: cell after cell is read. */
  readonly layout?: boolean;
  readonly caption?: readonly Run[];
}

export interface Figure extends BlockPlace {
  readonly kind: 'figure';
  readonly alternative: string;
  /** Absent where there is nothing but its alternative. What is written in it are blocks after it, or in its place. */
  readonly picture?: Picture;
  readonly caption?: readonly Run[];
}

export interface Code extends BlockPlace {
  readonly kind: 'code';
  readonly text: string;
  readonly words: readonly Word[];
  /** Printed line numbers beside it: evidence, but no content. None when absent. */
  readonly lineNumbers?: readonly Word[];
}

export interface Quote extends BlockPlace {
  readonly kind: 'quote';
  readonly blocks: readonly Block[];
}

export interface Footnote extends BlockPlace {
  readonly kind: 'footnote';
  readonly marker: string;
  /** The words of the marker: evidence. Absent where the source has no places. */
  readonly markerWords?: readonly Word[];
  /** It is a reviewer's comment, not a note of the author. */
  readonly comment?: boolean;
  readonly blocks: readonly Block[];
}

/** Running heads and feet, page and line numbers (artifacts, ISO 32000-2, 14.8.2.2): evidence, but no content. */
export interface Furniture extends BlockPlace {
  readonly kind: 'furniture';
  readonly runs: readonly Run[];
}

export type Block = Heading | Paragraph | List | Table | Figure | Code | Quote | Footnote | Furniture;
