import { type Box, height, width } from '../../../document/geometry.ts';
import { median } from '../../../platform/median.ts';
import { type Glyph, isGlyph, type TextStyle, type TextToken } from '../source.ts';
import { round } from '../view.ts';
import { isOfOneWidth } from './letterforms.ts';

/**
 * Size in points that no text is set in: fonts whose glyphs are drawn in pixels (Type 3, ISO 32000-2, 9.6.4, as dvips
 * makes them of its bitmaps) are shown in the size of one pixel.
 */
const UNBELIEVABLE = 2;
/** Height of a letter's ink, in shares of its claimed size, that no letter has. */
const TALLEST = 1.5;
/** Characters that reach up to the capitals, and what they rise above the baseline in shares of the font size. */
const TALL = /^[A-Zbdfhkl0-9]$/;
const CAPITAL_HEIGHT = 0.68;
/** The same of those that reach up to the height of an x. */
const LOW = /^[acegmnopqrsuvwxyz]$/;
const X_HEIGHT = 0.45;
/** Points to which a size is rounded: that of a bitmap is known to a pixel or so. */
const STEP = 0.5;
/** Shares of the font size above and below the baseline: about what text faces have. */
const ASCENT = 0.75;
const DESCENT = 0.25;
/** Shares of the font size up to which advances are one: engines widen them to the ink. An i is half an em narrower than an m. */
const SAME_WIDTH = 0.08;

/** Whether the size of a text is to be measured at the ink of its glyphs. */
export const isUnbelievable = ({ size, rotation }: Pick<TextStyle, 'size' | 'rotation'>): boolean =>
  size > 0 && size < UNBELIEVABLE && rotation === 0;

/**
 * Tokens of a page with what the glyphs tell of fonts that say nothing of their look: the size, where the ink is far
 * too tall for what is claimed, and a fixed pitch, where narrow and wide letters are of one width.
 * @param fontOf what tells the font of a style; glyphs of others stay as they are.
 */
export function withMeasuredFonts(tokens: readonly TextToken[], fontOf: ReadonlyMap<TextStyle, number>): TextToken[] {
  const fonts = [...Map.groupBy(tokens.filter(isGlyph), ({ style }) => fontOf.get(style))];
  const sizes = new Map(fonts.map(([font, shown]) => [font, measuredSize(shown)]));
  const fixed = new Set(fonts.filter(([font, shown]) => isOfFixedPitch(shown, sizes.get(font))).map(([font]) => font));
  const usual = median([...sizes.values()].filter((size) => size !== undefined));
  const styles = new Map<TextStyle, TextStyle>();
  for (const [style, font] of fontOf) {
    const size = isUnbelievable(style) ? Math.max(style.size, sizes.get(font) ?? usual) : style.size;
    const monospace = style.monospace || fixed.has(font);
    if (size > style.size || monospace !== style.monospace) styles.set(style, { ...style, size, monospace });
  }
  return tokens.map((token) => {
    const style = isGlyph(token) ? styles.get(token.style) : undefined;
    return style ? restyled(token as Glyph, style) : token;
  });
}

/** The size in points that the ink of a font's letters tells; undefined where it is not too tall for what is claimed. */
const measuredSize = (glyphs: readonly Glyph[]): number | undefined =>
  sizeBy(glyphs, TALL, CAPITAL_HEIGHT) ?? sizeBy(glyphs, LOW, X_HEIGHT);

/** @param rise of the letters that match, in shares of the font size. */
function sizeBy(glyphs: readonly Glyph[], letters: RegExp, rise: number): number | undefined {
  const rises = glyphs.flatMap(({ text, ink, y, style }) =>
    ink && letters.test(text) && height(ink) > TALLEST * style.size ? [y - ink[1]] : [],
  );
  return rises.length > 0 ? Math.round(median(rises) / rise / STEP) * STEP : undefined;
}

/** @param size in points; as claimed when absent. */
function isOfFixedPitch(glyphs: readonly Glyph[], size?: number): boolean {
  const level = glyphs.filter(({ style }) => style.rotation === 0);
  const advances = new Map(level.map(({ text, box, style }) => [text, width(box) / (size ?? style.size)]));
  return isOfOneWidth((letter) => advances.get(letter) ?? 0, SAME_WIDTH);
}

/** A glyph in another style; in a larger size it is as high as letters of that are. */
function restyled(glyph: Glyph, style: TextStyle): Glyph {
  if (style.size === glyph.style.size) return { ...glyph, style };
  const { box, y } = glyph;
  const tall: Box = [box[0], round(y - ASCENT * style.size), box[2], round(y + DESCENT * style.size)];
  return { ...glyph, box: tall, ink: undefined, style };
}
