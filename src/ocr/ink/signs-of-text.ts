import type { Box } from '../../document/geometry.ts';
import { type PageImage, POINTS_PER_INCH } from '../../document/page-image.ts';
import { inkComponents } from './ink-components.ts';
import { textLines } from './text-lines.ts';

/** Pixels per inch at which pictures are tested for text: at 6 points, letters are still separate components. */
export const TEST_RESOLUTION = 150;

/** Lines of text; words and numbers apart, as in tables of few letters, but in charts too; or neither. */
export type SignsOfText = 'lines' | 'words' | 'none';

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
 * The same of words and numbers of two letters at least. In photographs and engravings less than half of the components
 * stand so, in tables and forms more than nine in ten (50 pictures of odl-bench, dev half, and wild).
 */
const WORD = 2;
const FEWEST_IN_WORDS = 24;
const MOST_IN_WORDS = 0.6;

/**
 * Whether a part of an image seems to hold text, by its components of a letter's size.
 * @param box in points.
 */
export function signsOfText(image: PageImage, box: Box): SignsOfText {
  const scale = image.resolution / POINTS_PER_INCH;
  const [least, most] = LETTER.map((points) => points * scale) as [number, number];
  const letters = inkComponents(image, box.map((points) => Math.round(points * scale)) as unknown as Box).filter(
    ([x0, y0, x1, y1]) => y1 - y0 >= least && y1 - y0 <= most && x1 - x0 <= WIDEST * (y1 - y0),
  );
  if (letters.length < FEWEST_IN_WORDS) return 'none';
  const chains = textLines(letters);
  const inChains = (fewest: number): number => chains.filter(({ length }) => length >= fewest).flat().length;
  const inLines = inChains(LINE);
  if (inLines >= FEWEST && inLines >= MOST * letters.length) return 'lines';
  const inWords = inChains(WORD);
  return inWords >= FEWEST_IN_WORDS && inWords >= MOST_IN_WORDS * letters.length ? 'words' : 'none';
}
