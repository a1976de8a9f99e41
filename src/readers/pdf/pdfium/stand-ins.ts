import type { Box } from '../../../document/geometry.ts';
import { applyToBox, concatenate, IDENTITY, inverse, type Matrix } from '../view.ts';
import type { Engine } from './engine.ts';
import type { TextContext } from './page-context.ts';
import { codeAt } from './unicode.ts';

/** Font size at which lengths count in the units of fonts: thousandths of it. */
const UNITS = 1000;
/** All codes of a simple font; of those with two bytes the ones that most Latin letters have. */
const CODES = 256;
/** Units: the engine has whole ones. */
const ROUNDING = 0.5;
/** Slot of the scratch memory behind those of a box. */
const CODES_SLOT = 4;

/** What is drawn of a code, its box as a text, and its advance in units. */
interface GlyphOfCode {
  readonly key: string;
  readonly advance: number;
}

/**
 * A font that is not in the file, whose advances are: by the boxes of the glyphs that the engine draws in its place, as that
 * tells no codes of characters, and a font may say one character of several.
 */
export class StandIn {
  readonly #engine: Engine;
  readonly #document: number;
  readonly #font: number;
  readonly #glyphs: GlyphOfCode[] = [];

  /** @param document FPDF_DOCUMENT. @param font FPDF_FONT. */
  constructor(engine: Engine, document: number, font: number) {
    this.#engine = engine;
    this.#document = document;
    this.#font = font;
  }

  /**
   * The advance of a glyph, in units; undefined where codes whose glyphs look the same have several.
   * @param code its character, which is asked first. @param ink its box in units. @param end where a box around both ends.
   */
  advanceOf(code: number, ink: Box, end: number): number | undefined {
    const key = keyOf(ink);
    const isOf = (glyph: GlyphOfCode): boolean =>
      glyph.key === key && glyph.advance > 0 && glyph.advance < end + ROUNDING;
    const said = code < CODES ? this.#glyphOf(code) : undefined;
    if (said && isOf(said)) return said.advance;
    const glyphs = Array.from({ length: CODES }, (_, other) => this.#glyphOf(other)).filter(isOf);
    return glyphs.every(({ advance }) => advance === glyphs[0]?.advance) ? glyphs[0]?.advance : undefined;
  }

  #glyphOf(code: number): GlyphOfCode {
    const ink = this.#glyphs[code] ? undefined : this.#boundsOf([code]);
    if (ink) this.#glyphs[code] = { key: keyOf(ink), advance: Math.round(this.#boundsOf([code, code])[2] - ink[2]) };
    return this.#glyphs[code] as GlyphOfCode;
  }

  /** The box around the glyphs of a text that no page shows, in units. */
  #boundsOf(codes: readonly number[]): Box {
    const engine = this.#engine;
    const { call, scratch } = engine;
    const text = call.FPDFPageObj_CreateTextObj(this.#document, this.#font, UNITS);
    codes.forEach((code, index) => {
      engine.setInt(CODES_SLOT + index, code);
    });
    call.FPDFText_SetCharcodes(text, scratch + 4 * CODES_SLOT, codes.length);
    call.FPDFPageObj_GetBounds(text, scratch, scratch + 4, scratch + 8, scratch + 12);
    call.FPDFPageObj_Destroy(text);
    return [engine.float(0), engine.float(1), engine.float(2), engine.float(3)];
  }
}

const keyOf = (ink: Box): string => ink.map(Math.round).join();

/** Text in a font that is not in the file. */
export interface StandInText {
  readonly standIn: StandIn;
  /** From units to the page, without the place of a character, and back. */
  readonly toPage: Matrix;
  readonly toUnits: Matrix;
}

/** @param matrix of its characters. @param size that the file says. */
export function standInText(standIn: StandIn, size: number, [a, b, c, d] = IDENTITY): StandInText | undefined {
  const toPage = concatenate([size / UNITS, 0, 0, size / UNITS, 0, 0], [a, b, c, d, 0, 0]);
  const toUnits = inverse(toPage);
  return toUnits && { standIn, toPage, toUnits };
}

/**
 * The box of a character from where it starts to where it ends, where the glyph that stands for its own reaches beyond: the
 * engine's box is around both, and words of narrow fonts would have no gaps. Undefined where it does not, or nothing is known.
 * @param matrix from the page to the display.
 */
export function boxOfAdvance(
  { engine, textPage }: TextContext,
  { standIn, toPage, toUnits }: StandInText,
  index: number,
  matrix: Matrix,
): Box | undefined {
  const { call, scratch } = engine;
  call.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
  const [x, y] = [engine.double(0), engine.double(1)];
  const fromStart = concatenate([1, 0, 0, 1, -x, -y], toUnits);
  // Left, right, bottom, top.
  call.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  const ink = applyToBox(fromStart, engine.double(0), engine.double(2), engine.double(1), engine.double(3));
  // FS_RECTF is left, top, right, bottom.
  call.FPDFText_GetLooseCharBox(textPage, index, scratch);
  const [left, bottom, right, top] = applyToBox(
    fromStart,
    engine.float(0),
    engine.float(3),
    engine.float(2),
    engine.float(1),
  );
  if (left > -ROUNDING && right > ink[2] + ROUNDING) return undefined;
  const end = standIn.advanceOf(codeAt(engine, textPage, index), ink, right);
  if (!end || (left > -ROUNDING && right < end + ROUNDING)) return undefined;
  const toDisplay = concatenate(concatenate(toPage, [1, 0, 0, 1, x, y]), matrix);
  return applyToBox(toDisplay, Math.max(left, 0), bottom, Math.min(right, end), top);
}
