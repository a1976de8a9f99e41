import type { FieldDeclaration } from '../../document/form-field.ts';
import type { Box, Point } from '../../document/geometry.ts';
import type { Message } from '../../document/message.ts';
import type { OutlineItem } from '../../document/outline.ts';
import type { ImageRegion, PositionedPage } from '../../document/page.ts';
import type { PageImage } from '../../document/page-image.ts';
import type { Watch } from '../../document/watch.ts';
import type { ColorImage } from '../grey/color-pixels.ts';
import type { Lettering } from '../lettering.ts';
import type { Tag } from './tags.ts';

/**
 * What a PDF engine says of a file, before anything is made of it. Clauses are those of ISO 32000-2. Lengths are points
 * (1/72 inch) of the page as displayed: after its own rotation, origin at the top left, y downwards, rounded to 1/1000
 * unless it says otherwise.
 */

type MaybePromise<T> = T | Promise<T>;

/** Opens PDF files. */
export interface PdfEngine {
  /**
   * Opens a file held in memory.
   * @param password empty for none.
   * @param watch is told that work goes on within its steps; nobody is when absent.
   * @throws DocumentError `corrupt_file`, `password_required`, `password_wrong` or `processing_failed`.
   */
  open(bytes: Uint8Array<ArrayBuffer>, password: string, watch?: Watch): Promise<PdfSource>;
}

/** An opened file. What it answers is plain data that outlives it. */
export interface PdfSource {
  /** At least 1. */
  readonly pageCount: number;
  /** What a person should know about reading with this engine, said once for each document. */
  readonly messages: readonly Message[];
  /** A page by its one-based number; undefined when it is too damaged to be read. Throws `TooMuch` beyond a bound. */
  page(number: number): MaybePromise<PdfPage | undefined>;
  /** The entries of the outline that lead to the file's own pages, in their order (12.3.3), within `OUTLINE_LIMITS`. */
  outline(): readonly OutlineItem[];
  /**
   * A page as displayed, annotations included, at a resolution in pixels per inch, or a lower one where the image would
   * be too large. Absent where the engine does not draw.
   * @param area the part that is drawn, on the page as displayed; the whole page when absent.
   */
  render?(number: number, resolution: number, area?: Box): MaybePromise<PageImage>;
  /** The same in its colours, on white paper. Absent where the engine does not draw. */
  renderColors?(number: number, resolution: number): MaybePromise<ColorImage>;
  /** How the glyphs of its fonts look; absent where the engine does not know. */
  readonly lettering?: SourceLettering;
  /**
   * What text objects add to a part of the drawn page: of a grey image as that of `render`, how far each pixel differs
   * from that of the page without them; 0 where they leave no ink. Absent where the engine does not draw.
   * @param objects by `TextStyle.object`.
   * @param area the part, on the page as displayed.
   */
  ink?(number: number, objects: ReadonlySet<number>, area: Box, resolution: number): MaybePromise<PartImage>;
  /** Frees what the engine holds; the source cannot be used afterwards. */
  close(): void;
}

/** An image of a part of a page. */
export interface PartImage extends PageImage {
  /** Where it begins, in pixels from the left and the top of the page. */
  readonly left: number;
  readonly top: number;
}

/** How the glyphs of a file's fonts look: see `Lettering`. */
export interface SourceLettering extends Pick<Lettering, 'doubts' | 'correct'> {
  /** Whether pages have the signs of the glyphs of doubted fonts in place of their text. */
  isSpelling: boolean;
}

/** Entries of an outline, and levels of them, that are read at most: files with more repeat themselves. */
export const OUTLINE_LIMITS = { entries: 5000, levels: 12 } as const;

/** One page, plain data. With a `levelling`, all of it is on the level page. */
export interface PdfPage extends Pick<PositionedPage, 'width' | 'height' | 'rotation' | 'levelling'> {
  /** The shown text (9.4.3) in content stream order. */
  readonly text: readonly TextToken[];
  /** The other page objects, those of form XObjects (8.10) included, in the order of painting. */
  readonly objects: readonly PaintedObject[];
  readonly links: readonly Link[];
  readonly widgets: readonly Widget[];
  readonly freeTexts: readonly FreeText[];
}

/** White space that is shown between two glyphs. */
export const SPACE = ' ';
/** White space that is not shown: the engine takes the place of the next glyph for it. */
export const FOUND_SPACE = '\t';
/** No white space, although the next glyph is in another place: the direction of writing changes there. */
export const NO_SPACE = '';
export type TextToken = Glyph | typeof SPACE | typeof FOUND_SPACE | typeof NO_SPACE;
/** Tells glyphs from white space. */
export const isGlyph = (token: TextToken | undefined): token is Glyph => typeof token === 'object';

/** A glyph as shown (9.4.4). All have all properties: V8 reads objects of one shape several times faster. */
export interface Glyph {
  /** One or more characters as the font maps them (9.10), private ones included; U+FFFD where it does not say which. */
  readonly text: string;
  /** Its advance by the font's ascent and descent, not the ink. */
  readonly box: Box;
  /** Where the baseline begins. */
  readonly x: number;
  readonly y: number;
  /** Box of the ink: where `style.signs` are operators and the engine knows it. */
  readonly ink: Box | undefined;
  readonly style: TextStyle;
}

/**
 * Fonts that hold signs: the large operators of TeX, which hang below the baseline, its signs of relation, the further ones
 * among its variables, those of the American Mathematical Society and of LaTeX, Greek letters under the codes of Latin ones,
 * those of equation editors, or pictures.
 */
export type SignFont =
  | 'operators'
  | 'relations'
  | 'variables'
  | 'shapes'
  | 'negations'
  | 'latex'
  | 'greek'
  | 'extra'
  | 'pictures';

/** What a font says about the look of its text: see `describeFont`. */
export interface Font {
  readonly family: string;
  /** 100 to 900 as in CSS. */
  readonly weight: number;
  readonly italic: boolean;
  readonly monospace: boolean;
  /** What it holds in place of letters, under their codes; undefined for letters. */
  readonly signs: SignFont | undefined;
}

/**
 * What the glyphs of one text object share; glyphs of one text object have the same `TextStyle`. Its role is the one that the
 * structure tree, or else a mark around it, gives to it.
 */
export interface TextStyle extends Font, Tag {
  /** Identifies the text object on its page, the same each time it is read. */
  readonly object: number;
  /** How many of the page's `objects` are painted before it: those from this index on may cover it. */
  readonly after: number;
  /** Size in points after the text matrix. */
  readonly size: number;
  /** Of the fill on white paper, as `#rrggbb`; black where it is a pattern. */
  readonly color: string;
  /** Direction of writing in clockwise degrees, above -180 to 180. */
  readonly direction: number;
  /** The same in whole degrees, 0 to 359. */
  readonly rotation: number;
  /** Its innermost marked-content identifier (14.7.5). */
  readonly markedContentId: number | undefined;
  /** Shown with the text rendering mode `INVISIBLE` (9.3.6), or filled with a constant alpha of 0 (11.6.4.4) alone. */
  readonly invisible: boolean;
  /** Whether it is optional content (8.11), which may be turned off. */
  readonly optional: boolean;
  /** The box around what clipping paths leave (8.5.4), not rounded; undefined where nothing clips it. */
  readonly clip: Box | undefined;
}

/** The text rendering mode that neither fills nor strokes (table 104). */
export const INVISIBLE = 3;
/** That which only clips what is painted after it: this shows through its letters. */
export const CLIPPING = 7;
/** Those that fill and do not stroke. */
export const FILLING: readonly number[] = [0, 4];

export type PaintedObject = PaintedPath | PaintedImage | PaintedShading;

/** Paths with more segments are pictures: engines leave them out. */
export const MOST_SEGMENTS = 4000;

/** A path that is filled, stroked or both (8.5.3). */
export interface PaintedPath {
  readonly kind: 'path';
  readonly subpaths: readonly Subpath[];
  /** Absent where it is not filled, or wholly transparent. A pattern counts as grey. */
  readonly fill: { readonly color: string; readonly isOpaque: boolean } | undefined;
  /** Line width in points; 0 where it is not known. Absent where it is not stroked. */
  readonly strokeWidth: number | undefined;
  /** Of the stroke, as `#rrggbb`; absent where it is not stroked or not known. */
  readonly strokeColor?: string | undefined;
  /** The box around what its clipping paths leave (8.5.4), not rounded; absent where nothing clips it. */
  readonly clip?: Box | undefined;
}

export interface Subpath {
  /** Corners and control points, not rounded; the first one again at the end where it is closed. */
  readonly points: readonly Point[];
  /** Whether it has Bézier curves. */
  readonly curved: boolean;
  /** The box around its points: kept, as nearly all that asks for shapes asks for it. */
  readonly outline: Box;
}

/** A sampled image (8.9). */
export interface PaintedImage {
  readonly kind: 'image';
  readonly region: ImageRegion;
}

/** A shading painted by itself (8.7.4.2). */
export interface PaintedShading {
  readonly kind: 'shading';
  readonly box: Box;
}

/** A link annotation with a URI action (12.5.6.5 and 12.6.4.8). */
export interface Link {
  readonly box: Box;
  readonly uri: string;
}

/** Annotation flags (table 167) of what a page does not show: hidden, and not to be viewed. */
export const UNSEEN = (1 << 1) | (1 << 5);

/** A field of an interactive form (12.7), or a part of one, where the page shows it: a widget annotation (12.5.6.19). */
export type Widget = TextWidget | ButtonWidget;

interface WidgetNames extends Pick<FieldDeclaration, 'name' | 'title'> {
  readonly box: Box;
}

/** Of a text field or a choice field, with its value. */
export interface TextWidget extends WidgetNames {
  readonly kind: 'text' | 'choice';
  /** As the page shows it; several choices on lines of their own. */
  readonly value: string;
  /** Points; 0 where the field chooses its own size (12.7.4.3). */
  readonly fontSize: number;
}

/** Text that was written on the page afterwards, where the page shows it: a free text annotation (12.5.6.6). */
export type FreeText = Pick<TextWidget, 'box' | 'value' | 'fontSize'>;

/** A check box or a radio button. */
export interface ButtonWidget extends WidgetNames {
  readonly kind: 'check box' | 'radio button';
  readonly checked: boolean;
  /** What it says when it is checked; empty where it does not. */
  readonly exportValue: string;
}
