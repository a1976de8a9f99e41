import { type Box, height, width } from '../../../document/geometry.ts';
import type { Glyph } from '../source.ts';
import { LEAST_INK } from './glyph-shape.ts';

/** Shares of the font size: a minus sign is at most so thick, at least so long, and stands so high above the baseline. */
const THICKEST = 0.12;
const SHORTEST = 0.35;
const LOWEST = 0.12;
const HIGHEST = 0.5;

/** Shares of the font size: a bracket is at least so high, and its width is between these, unlike that of a stroke. */
const BRACKET_HEIGHT = 0.9;
const BRACKET_WIDTHS = [0.1, 0.25] as const;
/** The code under which MathTime's signs have the closing bracket, as Windows reads it. */
const CLOSING_BRACKET = 'Š';

/**
 * What a glyph shows of which its font does not say what it means: a level bar at the height of the small letters'
 * middle is a minus sign, which fonts for formulas name as they like, and the bracket of which MathTime's signs have no
 * other name is the closing one; U+FFFD for other ink, nothing where there is none.
 * @param ink its box on the display.
 */
export function textOfInk(ink: Box | undefined, { y, style }: Glyph): string {
  if (!ink || width(ink) < LEAST_INK * style.size || height(ink) < LEAST_INK * style.size) return '';
  const rise = (y - (ink[1] + ink[3]) / 2) / style.size;
  const isBar = style.rotation === 0 && height(ink) <= THICKEST * style.size && width(ink) >= SHORTEST * style.size;
  if (isBar && rise >= LOWEST && rise <= HIGHEST) return '−';
  const breadth = width(ink) / style.size;
  const isBracket =
    breadth > BRACKET_WIDTHS[0] && breadth < BRACKET_WIDTHS[1] && height(ink) >= BRACKET_HEIGHT * style.size;
  return isBracket && style.rotation === 0 && style.signs === 'relations' ? CLOSING_BRACKET : '\ufffd';
}
