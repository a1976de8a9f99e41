import { type Box, height, width } from '../../../document/geometry.ts';
import type { Glyph } from '../source.ts';
import { LEAST_INK } from './glyph-shape.ts';

/** Shares of the font size: a minus sign is at most so thick, at least so long, and stands so high above the baseline. */
const THICKEST = 0.12;
const SHORTEST = 0.35;
const LOWEST = 0.12;
const HIGHEST = 0.5;
/** Of bullets, which stand free of the baseline: largest difference of width and height in shares of these. */
const BULLET = { least: 0.15, most: 0.42, lowest: 0.08, highest: 0.45, difference: 0.15 };

/**
 * What a glyph shows of which its font does not say what it means: a level bar at the height of the small letters'
 * middle is a minus sign, which fonts for formulas name as they like, and a mark as wide as high there a bullet, but in fonts
 * of signs; U+FFFD for other ink, nothing where there is none.
 * @param ink its box on the display.
 */
export function textOfInk(ink: Box | undefined, { y, style }: Glyph): string {
  if (!ink || width(ink) < LEAST_INK * style.size || height(ink) < LEAST_INK * style.size) return '';
  const rise = (y - (ink[1] + ink[3]) / 2) / style.size;
  const isBar = style.rotation === 0 && height(ink) <= THICKEST * style.size && width(ink) >= SHORTEST * style.size;
  if (isBar && rise >= LOWEST && rise <= HIGHEST) return '−';
  return style.signs === undefined && style.rotation === 0 && isBullet(ink, y, style.size) ? '•' : '\ufffd';
}

function isBullet(ink: Box, baseline: number, size: number): boolean {
  const [wide, high] = [width(ink) / size, height(ink) / size];
  const [bottom, middle] = [(baseline - ink[3]) / size, (baseline - (ink[1] + ink[3]) / 2) / size];
  return (
    Math.min(wide, high) >= BULLET.least &&
    Math.max(wide, high) <= BULLET.most &&
    Math.abs(wide - high) <= BULLET.difference * Math.max(wide, high) &&
    bottom >= BULLET.lowest &&
    middle <= BULLET.highest
  );
}
