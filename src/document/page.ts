import type { Block } from './block.ts';
import type { FormField } from './form-field.ts';
import type { Box, Point } from './geometry.ts';
import type { Levelling } from './levelling.ts';
import type { Picture } from './picture.ts';
import type { TaggedCell } from './tagged-cell.ts';

/** The place of a word on a page. */
export interface WordPlace {
  readonly box: Box;
  /** y of the baseline in points (for rotated words: of the box's bottom edge). */
  readonly baseline: number;
  /** Clockwise degrees of the direction of writing against the page's horizontal. */
  readonly rotation: number;
}

/** A word on a page. */
export interface Word extends WordPlace {
  readonly text: string;
  /**
   * Its place on the page brought upright and level; present where the image of the page had to be turned or deskewed
   * to be read. Lines, columns and gaps are measured there: see `levelPlace`.
   */
  readonly level?: WordPlace;
  /** What it takes up on the page as displayed; present where that is higher than its line, as a fraction is. */
  readonly extent?: Box;
  /** Points, after the text matrix. */
  readonly fontSize: number;
  /** 100 to 900 as in CSS; 400 when the font declares none. */
  readonly fontWeight: number;
  readonly fontFamily: string;
  readonly italic: boolean;
  readonly monospace: boolean;
  /** `#rrggbb`. */
  readonly color: string;
  /** Present when the word is not painted, as the text layer over a scan. */
  readonly invisible?: boolean | undefined;
  /** Present when its signs are filled in one a cell of a comb. */
  readonly inCells?: true;
  /** Whether white space separates it from the word before it in the content stream. */
  readonly spaced: boolean;
  /** Target of the link annotation that covers the word. */
  readonly link?: string | undefined;
  /** Marked-content identifier that ties the word to the structure tree (ISO 32000-2, 14.7.5). */
  readonly markedContentId?: number | undefined;
  /** Standard structure type that the file gives its text, e.g. `H1`, `TD`, `LBody` (ISO 32000-2, 14.8.4). */
  readonly role?: string | undefined;
  /** The cell that the structure tree puts it in. */
  readonly cell?: TaggedCell | undefined;
  /** Place of its marked content in the order of the structure tree. */
  readonly treeIndex?: number | undefined;
  /** Probability from 0 to 1 that a recogniser gave; absent for born-digital text. */
  readonly confidence?: number;
}

/** Whether a word was recognised from an image: its place is less exact than that of a word of the file. */
export const isRecognised = ({ confidence }: Word): boolean => confidence !== undefined;

/** The place of a word among its neighbours: on the level page, where that differs from the page as displayed. */
export const levelPlace = (word: Word): WordPlace => word.level ?? word;

/** Why words are not in the text of a page: nobody sees them, they lie beside it, or they are painted over themselves. */
export type LeftOutReason = 'hidden' | 'off_page' | 'doubled';

/** Words of a file that are not among the words of its page. */
export interface LeftOut {
  readonly reason: LeftOutReason;
  readonly words: readonly Word[];
}

/** A straight line drawn on the page, or the edge of a thin filled rectangle. */
export interface Rule {
  readonly box: Box;
  readonly orientation: 'horizontal' | 'vertical';
}

/** A filled rectangle that is not white paper, e.g. the shade behind a table's head, or a small dot: a drawn bullet. */
export interface FilledRectangle {
  readonly box: Box;
  /** `#rrggbb`. */
  readonly color: string;
}

/** Where an image is painted. */
export interface ImageRegion {
  readonly box: Box;
  /** Its own pixels per inch of the page, across; absent where it is not known. */
  readonly resolution?: number;
  /** Present where its text was read apart from that of the page: it is a figure with this picture. */
  readonly picture?: Picture;
}

/** The outline of a curve, a slanted line or any other shape that is no rectangle: part of a picture. */
export interface Drawing {
  readonly box: Box;
  /** Where a line that is not closed begins and ends; absent for closed outlines, and in documents. */
  readonly ends?: readonly [Point, Point];
}

interface PageGeometry {
  /** One-based. */
  readonly number: number;
  /** Points, as displayed: after the page's own rotation. 0 where a page has no size (flow documents). */
  readonly width: number;
  readonly height: number;
}

/** A page whose words have places: a PDF page, or a recognised image. Boxes are as displayed. */
export interface PositionedPage extends PageGeometry {
  readonly source: 'text' | 'ocr';
  /** The page's own rotation in degrees, already applied to every box. */
  readonly rotation: 0 | 90 | 180 | 270;
  /**
   * Present from reader to layout where the text of the page does not run level to the right: every place is then on the
   * level page, which layout takes. In a document places are as displayed.
   */
  readonly levelling?: Levelling;
  /** In content stream order. */
  readonly words: readonly Word[];
  readonly rules: readonly Rule[];
  readonly fills: readonly FilledRectangle[];
  readonly images: readonly ImageRegion[];
  /** None when absent. */
  readonly drawings?: readonly Drawing[];
  /** Fields of an interactive form that it shows, empty ones included; none when absent. */
  readonly fields?: readonly FormField[];
  /** Where words are incomplete or missing because the font maps their glyphs to no characters; nowhere when absent. */
  readonly unmapped?: readonly Box[];
  /** Words of the file that are not among `words`, a list for each reason; none when absent. */
  readonly leftOut?: readonly LeftOut[];
}

/** A page of a document that flows (DOCX): its blocks have no places. */
export interface FlowPage extends PageGeometry {
  readonly source: 'flow';
  readonly blocks: readonly Block[];
}

export type Page = PositionedPage | FlowPage;
