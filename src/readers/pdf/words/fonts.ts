import type { Font } from '../source.ts';
import type { Letterforms } from './letterforms.ts';
import { signFontOf } from './sign-fonts.ts';

/** What a file says about a font (ISO 32000-2, 9.8). */
export interface FontFacts {
  /** PostScript name, with or without the tag of a subset. */
  readonly name: string;
  /** Flags of its descriptor. */
  readonly flags: number;
  /** Weight that the engine derives from the stem width, 100 to 900; anything else when it derives none. */
  readonly stemWeight: number;
  /** Degrees; 0 for upright. */
  readonly italicAngle: number;
  /** Measures its letters, where the engine can: asked only of fonts whose names do not say how they look. */
  readonly letterforms?: () => Letterforms | undefined;
  /** Whether its letters are of different widths, where the engine can tell: asked only of fonts that say they are not. */
  readonly isProportional?: () => boolean;
  /** Whether its letters are all of one width, where the engine can tell: asked only of fonts that do not say so. */
  readonly isFixedPitch?: () => boolean;
}

/** Font descriptor flags: ISO 32000-2, table 121. */
export const FIXED_PITCH = 1 << 0;
export const ITALIC = 1 << 6;
export const FORCE_BOLD = 1 << 18;

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
const MONOSPACE_NAME =
  /mono|nimbusmon|courier|consol|typewriter|fixed|menlo|inconsolata|^cm(tt|sltt)|^sftt|lmtt|code\b/i;
/** Letters for variables are slanted by custom: that is no emphasis. */
const MATH_NAME = /^(cmmi|cmmib|lmmi|cmsy|cmex)\d|math/i;
/** From this weight PDFium's guess from the stem width is taken for bold. */
const HEAVY_STEM = 600;
/**
 * Stem and slant from which letters are bold or italic. Of the fonts in the benchmark documents whose names say what they
 * are, no regular one has a stem of .195 and hardly a bold one less; upright ones slant by less than .1, italic ones by more.
 */
const BOLD_STEM = 0.2;
const ITALIC_SLANT = 0.1;

const namedWeight = (name: string): number | undefined => WEIGHT_NAMES.find(([pattern]) => pattern.test(name))?.[1];

/** Weight as CSS counts it: by the name, else the letters, else the flags, else what PDFium derives from the stem width. */
export function weightOf(name: string, flags: number, stemWeight: number, letterforms?: Letterforms): number {
  const named = namedWeight(name);
  if (named !== undefined) return named;
  if (letterforms) return letterforms.stem >= BOLD_STEM ? 700 : 400;
  return flags & FORCE_BOLD || (stemWeight >= HEAVY_STEM && stemWeight <= 900) ? 700 : 400;
}

/** A PostScript name without the tag of a subset (ISO 32000-2, 9.9.2). */
export const withoutSubsetTag = (name: string): string => name.replace(/^[A-Z]{6}\+/, '');

/** Look of a font from its PostScript name (a subset's tag is ignored), its descriptor and its letters. */
export function describeFont({ name: baseName, flags, stemWeight, italicAngle, ...letters }: FontFacts): Font {
  const name = withoutSubsetTag(baseName);
  const family = name.replace(/[-,].*$/s, '') || name;
  const measured = namedWeight(name) === undefined ? letters.letterforms?.() : undefined;
  const isSlanted = measured !== undefined && measured.slant >= ITALIC_SLANT;
  return {
    family,
    weight: weightOf(name, flags, stemWeight, measured),
    italic:
      !MATH_NAME.test(name) && (italicAngle !== 0 || (flags & ITALIC) !== 0 || ITALIC_NAME.test(name) || isSlanted),
    monospace: MONOSPACE_NAME.test(name) || isMonospace(name, flags, letters),
    signs: signFontOf(family),
  };
}

/** Whether the flags or, where they do not say so, the widths of letters tell of a fixed pitch. */
function isMonospace(
  name: string,
  flags: number,
  letters: Pick<FontFacts, 'isProportional' | 'isFixedPitch'>,
): boolean {
  // Apache FOP sets the flag for proportional fonts too.
  if ((flags & FIXED_PITCH) !== 0) return !letters.isProportional?.();
  return !MATH_NAME.test(name) && letters.isFixedPitch?.() === true;
}
