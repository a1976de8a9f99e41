import { type Box, height, width } from '../../../document/geometry.ts';
import type { Glyph } from '../source.ts';
import { LEAST_INK } from './glyph-shape.ts';

/** Shares of the font size: a minus sign is at most so thick, at least so long, and stands so high above the baseline. */
const THICKEST = 0.12;
const SHORTEST = 0.35;
const LOWEST = 0.12;
const HIGHEST = 0.5;

/**
 * What a glyph shows of which its font does not say what it means: a level bar at the height of the small letters'
 * middle is a minus sign, which fonts for formulas name as they like; U+FFFD for other ink, nothing where there is none.
 * @param ink its box on the display.
 */
export function textOfInk(ink: Box | undefined, { y, style }: Glyph): string {
  if (!ink || width(ink) < LEAST_INK * style.size || height(ink) < LEAST_INK * style.size) return '';
  const rise = (y - (ink[1] + ink[3]) / 2) / style.size;
  const isBar = style.rotation === 0 && height(ink) <= THICKEST * style.size && width(ink) >= SHORTEST * style.size;
  return isBar && rise >= LOWEST && rise <= HIGHEST ? '−' : '\ufffd';
}
