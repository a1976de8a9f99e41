import { boxAround, width } from '../../document/geometry.ts';
import { byTop, type Item } from '../item.ts';
import { onOneLine } from '../metrics.ts';
import { hadRoom } from '../tables/own-values.ts';
import { isAddress } from '../text/address-lines.ts';

/** Fewest lines of a block: an address has a name, a street and a town. */
const FEWEST_LINES = 3;
/** Largest space between lines of one block, in shares of the font size: a blank line has one. */
const SPACE = 1;
/** Distance of the middles of lines, in font sizes, up to which they are centred on each other. */
const ALIGNED = 1;
/** Distance of left edges, in font sizes, from which lines do not begin at one. */
const MOVED = 0.5;
/** Least share of the lines of running text that go on in the middle of a sentence, and of those that have a neighbour. */
const GOING_ON = 0.6;
/** Width (shares of the font size) from which lines are running text rather than labels. */
const PROSE = 12;
/** What a line begins with in the middle of a sentence, and what it ends with at the end of one. */
const GOES_ON = /^\p{Ll}/u;
const ENDS = /[.!?:;]["'”’)]?$/u;

/**
 * Whether the items left of a gap are a block of their own, of which no line names what is level with it on the right: the
 * address of one person or house, or running text beside whose lines others stand that are none. Where both sides are
 * wrapped they may be cells.
 */
export function isOwnBlock(left: readonly Item[], right: readonly Item[]): boolean {
  if (isAddressBlock(left) || (left.length === 1 && isAddressBlock(right))) return true;
  const lines = linesOf(left);
  if (!lines) return false;
  const beside = right.filter(({ box }) => left.some((other) => onOneLine(box, other.box)));
  // What begins in lower case is the rest of the lines of a text that a picture parts.
  const own = beside.filter((item) => !GOES_ON.test(textOf(item)));
  return own.length >= GOING_ON * lines.length && isRunningText(lines) && !isRunningText(linesOf(right) ?? []);
}

/** Whether items are the lines of one address; the first is none of it where the others are centred elsewhere. */
export const isAddressBlock = (items: readonly Item[]): boolean => {
  const lines = linesOf(items) ?? [];
  if (!isAddress(lines.map(textOf))) return false;
  const [first, ...others] = lines;
  const size = first?.fontSize ?? 0;
  const isCentred =
    spread(others.map(middleOf)) < ALIGNED * size && spread(others.map(({ box }) => box[0])) >= MOVED * size;
  return !isCentred || spread(lines.map(middleOf)) < ALIGNED * size;
};

const middleOf = ({ box }: Item): number => (box[0] + box[2]) / 2;

const spread = (places: readonly number[]): number => Math.max(...places) - Math.min(...places);

const textOf = ({ words = [] }: Item): string => words.map(({ text }) => text).join(' ');

/** Items that are one close below the other, from top to bottom; undefined for others. */
function linesOf(items: readonly Item[]): Item[] | undefined {
  const lines = [...items].sort(byTop);
  const isClose = ({ box, fontSize }: Item, index: number): boolean => {
    const above = lines[index - 1];
    return !above || (!onOneLine(above.box, box) && box[1] - above.box[3] <= SPACE * fontSize);
  };
  return lines.length >= FEWEST_LINES && lines.every(isClose) ? lines : undefined;
}

/** Whether lines are wrapped at the edge of their column in the middle of sentences. */
function isRunningText(lines: readonly Item[]): boolean {
  if (lines.length < FEWEST_LINES) return false;
  const room = width(boxAround(lines));
  const goingOn = lines.filter((line, index) => {
    const above = lines[index - 1];
    if (!above || width(above.box) < PROSE * above.fontSize) return false;
    return GOES_ON.test(textOf(line)) && !ENDS.test(textOf(above)) && !hadRoom({ line, above, room });
  });
  return goingOn.length >= GOING_ON * (lines.length - 1);
}
