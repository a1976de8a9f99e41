import type { Font } from '../source.ts';
import { describeFont, withoutSubsetTag } from '../words/fonts.ts';
import { isFixedPitch, isProportional, measureLetterforms, type Outline } from '../words/letterforms.ts';
import type { Engine } from './engine.ts';
import { readOutline } from './outlines.ts';
import { StandIn } from './stand-ins.ts';
import { UnnamedFonts } from './unnamed-fonts.ts';

/** Computer Modern and its kin: CMR10, SFBX1200, LMRoman10. */
const TEX_NAME = /^(cm|sf|ec|lm)[a-z]+\d+\b/i;

/** Fonts of a document that are not in the file and are looked through, which takes 50 ms each at most: 26 seen. */
const MOST_STAND_INS = 100;

/** Reads each font of a document once; handles live as long as the document. */
export class FontCache {
  readonly unnamed = new UnnamedFonts();
  readonly #engine: Engine;
  /** FPDF_DOCUMENT. */
  readonly #document: number;
  readonly #fonts = new Map<number, Font>();
  readonly #names = new Map<number, string>();
  readonly #standIns = new Map<number, StandIn | undefined>();
  #standInsLeft = MOST_STAND_INS;

  constructor(engine: Engine, document: number) {
    this.#engine = engine;
    this.#document = document;
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

  /** A font that is not in the file; undefined for others, and where a document has too many. */
  standInOf(handle: number): StandIn | undefined {
    if (this.#standIns.has(handle)) return this.#standIns.get(handle);
    const isPassedOver = this.#standInsLeft === 0 || this.#engine.call.FPDFFont_GetIsEmbedded(handle) !== 0;
    const standIn = isPassedOver ? undefined : new StandIn(this.#engine, this.#document, handle);
    if (standIn) this.#standInsLeft--;
    this.#standIns.set(handle, standIn);
    return standIn;
  }

  #read(handle: number): Font {
    const { call, scratch } = this.#engine;
    const name = this.#engine.utf8((address, size) => call.FPDFFont_GetBaseFontName(handle, address, size));
    this.#names.set(handle, withoutSubsetTag(name));
    this.unnamed.areOfTex ||= TEX_NAME.test(withoutSubsetTag(name));
    const italicAngle = call.FPDFFont_GetItalicAngle(handle, scratch) ? this.#engine.int(0) : 0;
    const [flags, stemWeight] = [call.FPDFFont_GetFlags(handle), call.FPDFFont_GetWeight(handle)];
    const outlineOf = (letter: string): Outline | undefined => readOutline(this.#engine, handle, letter);
    const widthOf = (letter: string): number =>
      call.FPDFFont_GetGlyphWidth(handle, letter.codePointAt(0) ?? 0, 1, scratch) ? this.#engine.float(0) : 0;
    const said = { name, flags, stemWeight, italicAngle };
    // What is drawn for a font without a name are letters of another one: `unnamed` measures its own.
    if (name === '') return describeFont(said);
    return describeFont({
      ...said,
      letterforms: () => measureLetterforms(outlineOf),
      isProportional: () => isProportional(outlineOf),
      isFixedPitch: () => isFixedPitch(widthOf, outlineOf),
    });
  }
}
