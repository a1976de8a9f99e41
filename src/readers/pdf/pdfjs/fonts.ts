import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Font } from '../source.ts';
import { describeFont, FIXED_PITCH, FORCE_BOLD, ITALIC } from '../words/fonts.ts';

/** What text is shown with: a font as pdf.js translated it. */
export interface LoadedFont {
  readonly look: Font;
  /** Shares of the font size above and below the baseline; the latter is negative. */
  readonly ascent: number;
  readonly descent: number;
  /** Length in shares of the font size that one unit of a glyph's width has: 1/1000 but for Type 3 fonts. */
  readonly unit: number;
  readonly isVertical: boolean;
}

/** Where a font does not say how high its letters are: about what text faces have. */
const USUAL_ASCENT = 0.75;
const USUAL_DESCENT = -0.25;
const USUAL_UNIT = 0.001;

/** The properties of a font that pdf.js gives with `fontExtraProperties`. */
interface Translated {
  readonly name?: string;
  readonly ascent?: number;
  readonly descent?: number;
  readonly bold?: boolean;
  readonly black?: boolean;
  readonly italic?: boolean;
  readonly isMonospace?: boolean;
  readonly isType3Font?: boolean;
  readonly vertical?: boolean;
  readonly fontMatrix?: readonly number[];
}

/** Stands for a font that pdf.js could not translate: of what it shows nothing is known but where it begins. */
export const UNREADABLE: LoadedFont = {
  look: describeFont({ name: '', flags: 0, stemWeight: 0, italicAngle: 0 }),
  ascent: USUAL_ASCENT,
  descent: USUAL_DESCENT,
  unit: USUAL_UNIT,
  isVertical: false,
};

/** The fonts of these names; `UNREADABLE` for those that pdf.js could not translate. */
export async function readFonts(page: PDFPageProxy, names: Iterable<string>): Promise<ReadonlyMap<string, LoadedFont>> {
  const fonts = new Map<string, LoadedFont>();
  for (const name of names) {
    const translated = await new Promise<unknown>((resolve) => void page.commonObjs.get(name, resolve));
    // An error is a string.
    fonts.set(name, typeof translated === 'object' && translated !== null ? fontOf(translated) : UNREADABLE);
  }
  return fonts;
}

function fontOf(font: Translated): LoadedFont {
  const flags =
    (font.isMonospace ? FIXED_PITCH : 0) | (font.italic ? ITALIC : 0) | (font.bold || font.black ? FORCE_BOLD : 0);
  return {
    look: describeFont({ name: font.name ?? '', flags, stemWeight: 0, italicAngle: 0 }),
    ascent: font.ascent || USUAL_ASCENT,
    descent: font.descent || USUAL_DESCENT,
    unit: (font.isType3Font && font.fontMatrix?.[0]) || USUAL_UNIT,
    isVertical: font.vertical === true,
  };
}
