import type { Box } from '../../document/geometry.ts';
import { type PageImage, POINTS_PER_INCH } from '../../document/page-image.ts';
import { inkComponents } from './ink-components.ts';
import { textLines } from './text-lines.ts';

/** Pixels per inch at which pictures are tested for text: at 6 points, letters are still separate components. */
export const TEST_RESOLUTION = 150;

/** Points: least and greatest height of letters. */
const LETTER = [2.5, 24] as const;
/** Widest letter in shares of its height. */
const WIDEST = 2;
/** Fewest letters of a line of text. */
const LINE = 6;
/** Fewest letters in such lines, and their least share of all components of a letter's size: leaves or bricks form few lines. */
const FEWEST = 60;
const MOST = 0.5;

/**
 * Whether a part of an image seems to hold text: many components of a letter's size that form lines.
 * @param box in points.
 */
export function looksLikeText(image: PageImage, box: Box): boolean {
  const scale = image.resolution / POINTS_PER_INCH;
  const [least, most] = LETTER.map((points) => points * scale) as [number, number];
  const letters = inkComponents(image, box.map((points) => Math.round(points * scale)) as unknown as Box).filter(
    ([x0, y0, x1, y1]) => y1 - y0 >= least && y1 - y0 <= most && x1 - x0 <= WIDEST * (y1 - y0),
  );
  if (letters.length < FEWEST) return false;
  const inLines = textLines(letters)
    .filter(({ length }) => length >= LINE)
    .flat().length;
  return inLines >= FEWEST && inLines >= MOST * letters.length;
}
