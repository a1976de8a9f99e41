import type { Box } from '../../../document/geometry.ts';
import type { Glyph } from '../source.ts';

/** Ink of a glyph in shares of the font size, from its origin on the baseline; up and to the right are positive. */
export interface GlyphInk {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** A glyph of a font as pages show it. */
export interface GlyphShape {
  /** What the font says it is; a control code or U+FFFD where it says nothing. */
  readonly said: string;
  /** In shares of the font size. */
  readonly advance: number;
  /** Absent where nobody looked. */
  readonly ink: GlyphInk | undefined;
  /** Times it is shown. */
  readonly count: number;
  /** Times it stands between two small letters of the Latin alphabet. */
  readonly amidLetters: number;
  /** Times it stands directly behind another glyph whose meaning is unknown. */
  readonly amidUnknown: number;
}

/** Whether a font says nothing readable of a glyph: control codes, private use, the replacement character. */
export function isUnknown(said: string): boolean {
  const code = said.codePointAt(0) ?? 0;
  return code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0xe000 && code <= 0xf8ff) || code === 0xfffd;
}

/** Share of the font size below which there is no ink: engines give glyphs without any a height of one unit. */
export const LEAST_INK = 0.005;

/** Whether a glyph shows nothing: a space. */
export const isBlank = ({ ink }: Pick<GlyphShape, 'ink'>): boolean =>
  ink !== undefined && (ink.right - ink.left < LEAST_INK || ink.top - ink.bottom < LEAST_INK);

/**
 * Shares of the font size: hyphens and dashes are at most so thick, at least so long, and have their middle so high above the
 * baseline. The two bars of an equals sign are farther apart.
 */
const THICKEST = 0.13;
const SHORTEST = 0.15;
const LOWEST = 0.12;
const HIGHEST = 0.45;

/** Whether ink is one level bar at the height of hyphens and dashes. */
export function isBar({ left, right, top, bottom }: GlyphInk): boolean {
  const [long, thick, middle] = [right - left, top - bottom, (top + bottom) / 2];
  return thick <= THICKEST && long >= SHORTEST && long > 1.5 * thick && middle >= LOWEST && middle <= HIGHEST;
}

/** Whether glyphs are told apart in text of this direction (clockwise degrees): level or turned by right angles. */
export const isSquare = (rotation: number): boolean => rotation % 90 === 0;

/** Points that a glyph's box is long in its direction of writing. */
export const lengthOf = ({ box, style }: Glyph): number =>
  style.rotation % 180 === 0 ? box[2] - box[0] : box[3] - box[1];

/** Points from the origin of a glyph to that of another one in the direction of writing. */
export function distanceAlong(from: Glyph, to: Glyph): number {
  if (from.style.rotation % 180 === 0) return from.style.rotation === 0 ? to.x - from.x : from.x - to.x;
  return from.style.rotation === 90 ? to.y - from.y : from.y - to.y;
}

/** Points between the baselines of two glyphs of one direction of writing. */
export const distanceAcross = (from: Glyph, to: Glyph): number =>
  Math.abs(from.style.rotation % 180 === 0 ? to.y - from.y : to.x - from.x);

/** A box on the page, in points from the origin of a glyph on its baseline. */
export function fromOrigin([x0, y0, x1, y1]: Box, { x, y, style }: Glyph): GlyphInk {
  switch (style.rotation) {
    case 90:
      return { left: y0 - y, right: y1 - y, bottom: x0 - x, top: x1 - x };
    case 180:
      return { left: x - x1, right: x - x0, bottom: y0 - y, top: y1 - y };
    case 270:
      return { left: y - y1, right: y - y0, bottom: x - x1, top: x - x0 };
    default:
      return { left: x0 - x, right: x1 - x, bottom: y - y1, top: y - y0 };
  }
}
