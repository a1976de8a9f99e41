import { type Box, height, union, verticalOverlap } from '../../document/geometry.ts';
import { type PageImage, POINTS_PER_INCH } from '../../document/page-image.ts';
import { inkComponents } from './ink-components.ts';
import { textLines } from './text-lines.ts';

/** Pixels per inch at which pictures are tested for text: at 6 points, letters are still separate components. */
export const TEST_RESOLUTION = 150;

/** What an image shows of text without being read. */
export type SignsOfText =
  /** Lines of text. */
  | { readonly kind: 'lines' }
  /** Short words and numbers beside one another in rows, as in tables. */
  | { readonly kind: 'rows' }
  /** Labels here and there, as in charts, below a line that may be their title: it ends at `bottom`, a share of the height. */
  | { readonly kind: 'title'; readonly bottom: number }
  | { readonly kind: 'none' };

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
/** Share of the rows of such words in which there are several: all in tables, at most half in charts and maps. */
const ROWS = 0.6;
/** Fewest letters of a title: three short words. */
const TITLE = 9;

/**
 * What an image shows of text, by its components of a letter's size.
 * @param box the part of it that is looked at, in points; all of it when absent.
 */
export function signsOfText(image: PageImage, box?: Box): SignsOfText {
  const scale = image.resolution / POINTS_PER_INCH;
  const [least, most] = LETTER.map((points) => points * scale) as [number, number];
  const whole: Box = [0, 0, image.width, image.height];
  const part = box ? (box.map((points) => Math.round(points * scale)) as unknown as Box) : whole;
  const letters = inkComponents(image, part).filter(
    ([x0, y0, x1, y1]) => y1 - y0 >= least && y1 - y0 <= most && x1 - x0 <= WIDEST * (y1 - y0),
  );
  if (letters.length < FEWEST_IN_WORDS) return { kind: 'none' };
  const chains = textLines(letters);
  const inLines = chains.filter(({ length }) => length >= LINE).flat().length;
  if (inLines >= FEWEST && inLines >= MOST * letters.length) return { kind: 'lines' };
  const words = chains.filter(({ length }) => length >= WORD);
  const inWords = words.flat().length;
  if (inWords < FEWEST_IN_WORDS || inWords < MOST_IN_WORDS * letters.length) return { kind: 'none' };
  const rows = rowsOf(words);
  if (rows.filter(({ length }) => length > 1).length >= ROWS * rows.length) return { kind: 'rows' };
  const [top = []] = rows;
  if (top.flat().length < TITLE) return { kind: 'none' };
  return { kind: 'title', bottom: (union(top.flat())[3] - part[1]) / height(part) };
}

/** Words side by side, from the top down. */
function rowsOf(words: readonly (readonly Box[])[]): (readonly Box[])[][] {
  const rows: { readonly words: (readonly Box[])[]; readonly box: Box }[] = [];
  for (const { word, box } of words.map((word) => ({ word, box: union(word) })).sort((a, b) => a.box[1] - b.box[1])) {
    const row = rows.find((one) => verticalOverlap(one.box, box) > height(one.box) / 2);
    if (row) row.words.push(word);
    else rows.push({ words: [word], box });
  }
  return rows.map((row) => row.words);
}
