import { type Box, height, union, width } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import { heldBy } from './by-row.ts';
import { textLines } from './text-lines.ts';

/** Pixels: thinner components are dots, dust and rules. */
const LEAST_SIDE = 5;
/** Components: more than the letters of the fullest newspaper page are a screened picture. */
const MOST = 40_000;
/** Heights of letters, in shares of the median height of the components that were read. */
const LETTER = [0.5, 3] as const;
/** Fewest letters of a line that runs up or down, and its least length in heights of its letters. */
const FEWEST = 4;
const LONG = 3;
/** Lines at most, the longest first: drawings are full of them. */
const MOST_LINES = 24;
/** Share of the image's pixels that the list of these lines has at most: of noise, lines would be as large as the image. */
const MOST_OF_IMAGE = 0.25;

/** A box with x and y exchanged: what stands below each other stands beside each other in it. */
const flipped = ([x0, y0, x1, y1]: Box): Box => [y0, x0, y1, x1];

/**
 * Boxes of what seems to be text that runs up or down: letters closely below one another, where no word was read. In
 * pixels of one image, the longest first.
 * @param ink boxes of the image's ink components.
 * @param read boxes of the words read.
 * @param pixels how many the image has.
 */
export function turnedLines(ink: readonly Box[], read: readonly Box[], pixels: number): Box[] {
  const large = ink.filter((box) => Math.min(width(box), height(box)) >= LEAST_SIDE);
  if (large.length > MOST) return [];
  const known = heldBy(read, large);
  const type = median([...known].map(height));
  const rest = large.filter((box) => !known.has(box));
  const beside = new Map(textLines(rest).flatMap((line) => line.map((box) => [box, line.length] as const)));
  // Letters of lines that run across stand below one another as well.
  const besides = new Map(rest.map((box) => [flipped(box), beside.get(box) ?? 1]));
  const unread = [...besides.keys()];
  const isLine = (line: readonly Box[]): boolean => {
    const size = median(line.map(height));
    const letters = line.reduce((sum, box) => sum + Math.max(1, Math.round(width(box) / height(box))), 0);
    const isSized = known.size === 0 || (size >= LETTER[0] * type && size <= LETTER[1] * type);
    const isAcross = median(line.map((box) => besides.get(box) ?? 1)) >= line.length;
    return isSized && !isAcross && letters >= FEWEST && width(union(line)) >= LONG * size;
  };
  const words = new Map(textLines(unread).map((word) => [union(word), word]));
  // Words are as high as their highest letters, so the spaces between them are narrower than lines are apart.
  const lines = textLines([...words.keys()])
    .map((line) => line.flatMap((word) => words.get(word) ?? []))
    .filter(isLine)
    .map((line) => flipped(union(line)))
    .sort((a, b) => height(b) - height(a))
    .slice(0, MOST_LINES);
  return lines.filter((_, index) => areaOfList(lines.slice(0, index + 1)) <= MOST_OF_IMAGE * pixels);
}

/** About how many pixels upright lines take once they lie below each other, with room around each. */
function areaOfList(lines: readonly Box[]): number {
  const breadths = lines.map(width);
  const rows = breadths.reduce((sum, breadth) => sum + 2 * breadth, (lines.length + 1) * Math.max(...breadths));
  return rows * Math.max(...lines.map(height));
}
