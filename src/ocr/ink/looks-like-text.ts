import type { Box } from '../../document/geometry.ts';
import { type PageImage, POINTS_PER_INCH } from '../../document/page-image.ts';
import { marks } from './ink-components.ts';
import { rows } from './text-lines.ts';

/** Pixels per inch at which pictures are looked at: letters of 6 points are still apart. */
export const LOOK_RESOLUTION = 150;

/** Points: letters are as high as this. */
const LETTER = [2.5, 24] as const;
/** Widest letter in shares of its height. */
const WIDEST = 2;
/** Letters in a row from which it is a line of writing. */
const ROW = 6;
/** Fewest letters in such rows, and the share of all marks of a letter's size that they are: of leaves or bricks few are. */
const FEWEST = 60;
const MOST = 0.5;

/**
 * Whether a part of an image seems to hold text: many marks of a letter's size that stand in rows.
 * @param box in points.
 */
export function isWritten(image: PageImage, box: Box): boolean {
  const scale = image.resolution / POINTS_PER_INCH;
  const [least, most] = LETTER.map((points) => points * scale) as [number, number];
  const letters = marks(image, box.map((points) => Math.round(points * scale)) as unknown as Box).filter(
    ([x0, y0, x1, y1]) => y1 - y0 >= least && y1 - y0 <= most && x1 - x0 <= WIDEST * (y1 - y0),
  );
  if (letters.length < FEWEST) return false;
  const inRows = rows(letters)
    .filter(({ length }) => length >= ROW)
    .flat().length;
  return inRows >= FEWEST && inRows >= MOST * letters.length;
}
