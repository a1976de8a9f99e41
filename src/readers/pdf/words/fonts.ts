import type { Engine } from '../pdfium/engine.ts';

/** What a font says about the look of its text. */
export interface Font {
  readonly family: string;
  /** 100 to 900. */
  readonly weight: number;
  readonly italic: boolean;
  readonly monospace: boolean;
}

/** Font descriptor flags: ISO 32000-2, table 121. */
const FIXED_PITCH = 1 << 0;
const ITALIC = 1 << 6;
const FORCE_BOLD = 1 << 18;

/** CSS weights by the words in PostScript names; the first that matches counts. */
const WEIGHT_NAMES: readonly (readonly [RegExp, number])[] = [
  [/(semi|demi)[-\s]?(bold|bd)?|medi\b/i, 600],
  [/(extra|ultra)[-\s]?(bold|black)|black|heavy|poster/i, 900],
  [/bold|bd(it)?\b|^(cm|sf)bx|cmb\d|^lmbx/i, 700],
  [/(extra|ultra)[-\s]?light|thin|hairline/i, 200],
  [/light/i, 300],
  [/medium/i, 500],
  // Computer Modern says nothing but its cut, and its stem widths mislead.
  [/regular|roman|book|normal|^(cm|sf|lm|ec|eufm|msam|msbm)[a-z]*\d+$/i, 400],
];
const ITALIC_NAME = /ital|obli|slant|kursiv|[-,]it\b|boldit|^cm(ti|sl|bxti)|^sf(ti|sl)/i;
const MONOSPACE_NAME = /mono|courier|consol|typewriter|fixed|menlo|inconsolata|^cm(tt|sltt)|^sftt|lmtt|code\b/i;
/** Letters for variables are slanted by custom: that is no emphasis. */
const MATH_NAME = /^(cmmi|cmmib|lmmi|cmsy|cmex)\d|math/i;
/** From this weight PDFium's guess from the stem width is taken for bold. */
const HEAVY_STEM = 600;

/** Weight as CSS counts it: by the name, else the flags, else what PDFium derives from the stem width. */
export function weightOf(name: string, flags: number, stemWeight: number): number {
  for (const [pattern, weight] of WEIGHT_NAMES) if (pattern.test(name)) return weight;
  return flags & FORCE_BOLD || (stemWeight >= HEAVY_STEM && stemWeight <= 900) ? 700 : 400;
}

/** Look of a font from its PostScript name (a subset's tag is ignored) and its descriptor. */
export function describeFont(baseName: string, flags: number, stemWeight: number, angle: number): Font {
  const name = baseName.replace(/^[A-Z]{6}\+/, '');
  return {
    family: name.replace(/[-,].*$/, '') || name,
    weight: weightOf(name, flags, stemWeight),
    italic: !MATH_NAME.test(name) && (angle !== 0 || (flags & ITALIC) !== 0 || ITALIC_NAME.test(name)),
    monospace: (flags & FIXED_PITCH) !== 0 || MONOSPACE_NAME.test(name),
  };
}

/** Reads each font of a document once; handles live as long as the document. */
export class FontCache {
  readonly #engine: Engine;
  readonly #fonts = new Map<number, Font>();

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

  #read(handle: number): Font {
    const { call, scratch } = this.#engine;
    const name = this.#engine.utf8((address, size) => call.FPDFFont_GetBaseFontName(handle, address, size));
    const angle = call.FPDFFont_GetItalicAngle(handle, scratch) ? this.#engine.int(0) : 0;
    return describeFont(name, call.FPDFFont_GetFlags(handle), call.FPDFFont_GetWeight(handle), angle);
  }
}
