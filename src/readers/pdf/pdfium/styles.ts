import { CLIPPING, FILLING, INVISIBLE, type TextStyle } from '../source.ts';
import { type Tags, tagsOf } from '../tags.ts';
import { directionOf, IDENTITY, type Matrix, round, wholeDegrees } from '../view.ts';
import { isTransparent, readTextColor } from './colors.ts';
import { isOptional, type MarkReader, roleOf } from './content-marks.ts';
import type { TextContext } from './page-context.ts';
import type { PaintingPlace } from './page-objects.ts';
import { readStructure } from './structure.ts';
import type { Look } from './unnamed-fonts.ts';

/** What the engine has for «no marked-content identifier». */
const NONE = -1;

/** Points: text is no smaller, and is so large where nothing is known. */
const LEAST = 2;
const USUAL = 10;

/** What a text object is shown with. */
export interface ShownWith {
  readonly style: TextStyle;
  /** FPDF_FONT. */
  readonly font: number;
  /** The matrix of its first character; undefined where the engine has none. */
  readonly matrix: Matrix | undefined;
  /** How its font looks, where it has no name. */
  readonly look: Look | undefined;
}

/** Reads what the characters of a text object share. */
export class StyleReader {
  readonly #context: TextContext;
  readonly #marks: MarkReader;
  readonly #tags: Tags;
  readonly #places: ReadonlyMap<number, PaintingPlace>;

  /** That of the text before. */
  #size = USUAL;

  constructor(context: TextContext, places: ReadonlyMap<number, PaintingPlace>, marks: MarkReader) {
    this.#context = context;
    this.#places = places;
    this.#marks = marks;
    this.#tags = tagsOf(readStructure(context.engine, context.page));
  }

  /** What a text object is shown with, one of whose characters stands at an index of the text page. */
  read(index: number, object: number): ShownWith {
    const { engine, textPage, view, fonts } = this.#context;
    const { call, scratch } = engine;
    const matrix = call.FPDFText_GetMatrix(textPage, index, scratch) ? engine.matrix() : undefined;
    const [a, b, c, d] = matrix ?? IDENTITY;
    const fontSize = call.FPDFText_GetFontSize(textPage, index);
    // A negative size turns what its matrix turns (ISO 32000-2, 9.4.4).
    const sign = fontSize < 0 ? -1 : 1;
    const direction = directionOf(view.matrix, sign * a, sign * b);
    const id = call.FPDFPageObj_GetMarkedContentID(object);
    const font = call.FPDFTextObj_GetFont(object);
    const { family, signs, ...named } = fonts.get(font);
    const look = family === '' ? fonts.unnamed.lookOf(font, this.#context) : undefined;
    const { weight, italic, monospace } = look ?? named;
    const said = Math.abs(fontSize) * Math.hypot(c, d);
    const size = sizeOf(said, look, this.#size);
    if (size > LEAST) this.#size = size;
    const place = this.#places.get(object);
    const color = readTextColor(engine, object, place?.around.alpha ?? 1);
    const tag = this.#tags.get(id);
    const mode = call.FPDFTextObj_GetTextRenderMode(object);
    const marks = this.#marks.around(object);
    // Written out: pages have thousands of text objects, and copies of objects take several times as long.
    const style: TextStyle = {
      family,
      weight,
      italic,
      monospace,
      signs,
      // One within more forms than are followed has no place: its address tells it from others.
      object: place ? place.object : object,
      after: place && mode !== CLIPPING ? place.after : Number.POSITIVE_INFINITY,
      size,
      color: color ?? '#000000',
      direction,
      rotation: wholeDegrees(direction),
      markedContentId: id === NONE ? undefined : id,
      invisible: mode === INVISIBLE || (!color && FILLING.includes(mode) && isTransparent(engine, object)),
      clip: place?.clip,
      role: tag?.role ?? roleOf(marks),
      cell: tag?.cell,
      treeIndex: tag?.treeIndex,
      optional: place?.around.optional || isOptional(marks),
    };
    return { style, font, matrix, look };
  }
}

/** Size in points. @param said by the file. @param before that of the text before, which signs alone have that are counted in pixels. */
function sizeOf(said: number, look: Look | undefined, before: number): number {
  if (!look || look.factor === 1) return look?.hasLetters === false && said < LEAST ? before : round(said);
  // Pixels tell no tenths.
  return Math.max(Math.round(said * look.factor), 1);
}
