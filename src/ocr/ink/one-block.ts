import { type Box, height, horizontalOverlap, union, verticalOverlap } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import { textLines } from './text-lines.ts';

/** Pixels: lower components are dots and dust. */
const LEAST_HEIGHT = 5;
/** Components of a stretch of text: fewer are specks, signs and handwriting. */
const LEAST_LETTERS = 3;
/** Heights of stretches that are of the usual type, in shares of it. */
const USUAL = [0.5, 2.5] as const;
/** Stretches: fewer do not tell how lines lie, more are a screened picture. */
const STRETCHES = [8, 1000] as const;
/** Share of the stretches at either side that may stick out: marks beside the text. */
const OUTLIERS = 0.02;
/**
 * Widest text of one block, in heights of its letters. Printers of receipts set 576 dots a line on paper of 80 mm, and
 * the letters of their usual 12 × 24 cells are 12 to 18 dots high: 32 to 48 heights. The lines of a letter, 455 points of
 * type of 10 to 12 points whose small letters are 5 to 6 high, have 75 and more; columns of a form are wider than a receipt.
 */
const WIDEST = 50;
/** Share of the lower stretch that two of one row have in common, and of the pairs that may be no row. */
const ROW = 0.6;
const MOST_UNEVEN = 0.1;

/**
 * Whether the text of an image is one block as on receipts, tickets and cards: narrow, and what stands side by side stands
 * on one line. `ink` holds the boxes of the image's ink components, in pixels.
 */
export function isOneBlock(ink: readonly Box[]): boolean {
  const stretches = textLines(ink.filter((box) => height(box) >= LEAST_HEIGHT)).filter(
    (line) => line.length >= LEAST_LETTERS,
  );
  const type = median(stretches.flat().map(height));
  const lines = stretches
    .map((line) => ({ high: median(line.map(height)), box: evenBox(line) }))
    .filter(({ high }) => high >= USUAL[0] * type && high <= USUAL[1] * type)
    .map(({ box }) => box);
  if (lines.length < STRETCHES[0] || lines.length > STRETCHES[1] || widthOf(lines) > WIDEST * type) return false;
  const pairs = lines.flatMap((a, index) => lines.slice(index + 1).flatMap((b) => (areBeside(a, b) ? [[a, b]] : [])));
  const uneven = pairs.filter(([a, b]) => !isRow(a as Box, b as Box));
  return uneven.length <= MOST_UNEVEN * pairs.length;
}

/** The box of a stretch, as high as most of its components: those of brackets and descenders tell less of its line. */
function evenBox(line: readonly Box[]): Box {
  const [x0, , x1] = union(line);
  return [x0, median(line.map((box) => box[1])), x1, median(line.map((box) => box[3]))];
}

/** From the left side of most lines to the right side of most. */
function widthOf(lines: readonly Box[]): number {
  const [left, right] = [0, 2].map((side) => lines.map((box) => box[side] as number).sort((a, b) => a - b));
  const out = Math.floor(lines.length * OUTLIERS);
  return (right?.at(-1 - out) ?? 0) - (left?.at(out) ?? 0);
}

const areBeside = (a: Box, b: Box): boolean => verticalOverlap(a, b) > 0 && horizontalOverlap(a, b) <= 0;

const isRow = (a: Box, b: Box): boolean => verticalOverlap(a, b) > ROW * Math.min(height(a), height(b));
