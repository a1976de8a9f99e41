import type { Font } from '../source.ts';
import { describeFont, withoutSubsetTag } from '../words/fonts.ts';
import { isFixedPitch, isProportional, measureLetterforms, type Outline } from '../words/letterforms.ts';
import type { Engine } from './engine.ts';
import { readOutline } from './outlines.ts';
import { UnnamedFonts } from './unnamed-fonts.ts';

/** Computer Modern and its kin: CMR10, SFBX1200, LMRoman10. */
const TEX_NAME = /^(cm|sf|ec|lm)[a-z]+\d+\b/i;

/** How far a character moves the line, in shares of the font size; 0 where the font does not say. */
export type AdvanceOf = (character: string) => number;

function oncePerCharacter(advanceOf: AdvanceOf): AdvanceOf {
  const known = new Map<string, number>();
  return (character) => {
    let advance = known.get(character);
    if (advance === undefined) {
      advance = advanceOf(character);
      known.set(character, advance);
    }
    return advance;
  };
}

/** Reads each font of a document once; handles live as long as the document. */
export class FontCache {
  readonly unnamed = new UnnamedFonts();
  readonly #engine: Engine;
  readonly #fonts = new Map<number, Font>();
  readonly #names = new Map<number, string>();
  readonly #advances = new Map<number, AdvanceOf | undefined>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The font behind an FPDF_FONT handle. */
  get(handle: number): Font {
    let font = this.#fonts.get(handle);
    if (!font) {
      font = this.#read(handle);
      this.#fonts.set(handle, font);
    }
    return font;
  }

  /** The PostScript name of a font that has been read, without the tag of a subset. */
  nameOf(handle: number): string {
    return this.#names.get(handle) ?? '';
  }

  /** The advances of a font that is not in the file; undefined for others: their glyphs are as wide as they are drawn. */
  advancesOf(handle: number): AdvanceOf | undefined {
    if (this.#advances.has(handle)) return this.#advances.get(handle);
    const isInFile = this.#engine.call.FPDFFont_GetIsEmbedded(handle) !== 0;
    const advances = isInFile ? undefined : oncePerCharacter((character) => this.#widthOf(handle, character));
    this.#advances.set(handle, advances);
    return advances;
  }

  #widthOf(handle: number, character: string): number {
    const { call, scratch } = this.#engine;
    return call.FPDFFont_GetGlyphWidth(handle, character.codePointAt(0) ?? 0, 1, scratch) ? this.#engine.float(0) : 0;
  }

  #read(handle: number): Font {
    const { call, scratch } = this.#engine;
    const name = this.#engine.utf8((address, size) => call.FPDFFont_GetBaseFontName(handle, address, size));
    this.#names.set(handle, withoutSubsetTag(name));
    this.unnamed.areOfTex ||= TEX_NAME.test(withoutSubsetTag(name));
    const italicAngle = call.FPDFFont_GetItalicAngle(handle, scratch) ? this.#engine.int(0) : 0;
    const [flags, stemWeight] = [call.FPDFFont_GetFlags(handle), call.FPDFFont_GetWeight(handle)];
    const outlineOf = (letter: string): Outline | undefined => readOutline(this.#engine, handle, letter);
    const said = { name, flags, stemWeight, italicAngle };
    // What is drawn for a font without a name are letters of another one: `unnamed` measures its own.
    if (name === '') return describeFont(said);
    return describeFont({
      ...said,
      letterforms: () => measureLetterforms(outlineOf),
      isProportional: () => isProportional(outlineOf),
      isFixedPitch: () => isFixedPitch((letter) => this.#widthOf(handle, letter), outlineOf),
    });
  }
}
