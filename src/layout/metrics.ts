import { type Box, height, overlap } from '../document/geometry.ts';
import type { Word } from '../document/page.ts';

/** CSS weight from which text counts as bold: semi-bold and heavier (OpenType OS/2, usWeightClass). */
const BOLD = 600;

/** Whether a word is set in a bold weight. */
export const isBold = ({ fontWeight }: Word): boolean => fontWeight >= BOLD;

/** Share of the page's area from which a shade or a shape is a background; chosen on odl-bench, dev half. */
export const BACKGROUND_SHARE = 0.6;

/** Share of the smaller height that boxes on one line have in common; chosen on odl-bench, dev half. */
const SAME_LINE = 0.5;

/** Whether two boxes lie on one line: their vertical overlap is half the smaller height at least. */
export function onOneLine(a: Box, b: Box): boolean {
  const least = Math.min(height(a), height(b));
  return least > 0 && overlap(a[1], a[3], b[1], b[3]) >= SAME_LINE * least;
}
