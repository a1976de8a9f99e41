import { type Box, height, horizontalOverlap, union, verticalOverlap, width } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import { heldBy } from './by-row.ts';
import { textLines } from './text-lines.ts';

/** Lines of ink components that may be text and have no word. */
export interface UnreadBlock {
  readonly box: Box;
  readonly components: readonly Box[];
  /** Median height of the components of its highest line, in pixels. */
  readonly type: number;
}

/** Pixels: lower components are dots and dust. */
const LEAST_HEIGHT = 5;
/** Components: more than the letters of the fullest newspaper page are a screened picture. */
const MOST = 40_000;
/** Heights of letters, in shares of the median height of the components that were read. */
const LETTER = [0.4, 3] as const;
/** Widest stretch of letters that touch, in shares of its height. */
const WIDEST = 15;
/** Fewest letters of a line: fewer are specks, or ends of words that were read. */
const LINE = 3;
/** Fewest letters of a block: a lone scrap is rarely text, and takes as long to read. */
const FEWEST = 4;
/** Gap between the lines of a block, and between two stretches of one line, in shares of the letters' height. */
const LEADING = 1.5;
const SPACE = 2;

/** About how many letters components are: letters that touch are one component. */
const letters = (components: readonly Box[]): number =>
  components.reduce((sum, box) => sum + Math.max(1, Math.round(width(box) / height(box))), 0);

/**
 * Blocks of what seems to be text outside the words read, those with the most letters first; none when no word was read.
 * @param ink boxes of the image's ink components.
 * @param read boxes of the words read. All boxes are in pixels of one image.
 */
export function unreadBlocks(ink: readonly Box[], read: readonly Box[]): UnreadBlock[] {
  const large = ink.filter((box) => height(box) >= LEAST_HEIGHT);
  if (large.length > MOST) return [];
  const [known, rest] = parted(large, heldBy(read, large));
  const type = median(known.map(height));
  const unread = rest.filter((box) => {
    const high = height(box);
    return high >= LETTER[0] * type && high <= LETTER[1] * type && width(box) <= WIDEST * high;
  });
  const lines = textLines(unread)
    .filter((line) => letters(line) >= LINE)
    .map((line) => ({ box: union(line), components: line, type: median(line.map(height)) }));
  return blocksOf(lines.sort((a, b) => a.box[1] - b.box[1]))
    .filter((block) => letters(block.components) >= FEWEST)
    .sort((a, b) => letters(b.components) - letters(a.components));
}

function parted(boxes: readonly Box[], first: ReadonlySet<Box>): [Box[], Box[]] {
  const parts: [Box[], Box[]] = [[], []];
  for (const box of boxes) parts[first.has(box) ? 0 : 1].push(box);
  return parts;
}

/** Lines, from top to bottom, with those near them in one block. */
function blocksOf(lines: readonly UnreadBlock[]): UnreadBlock[] {
  const blocks: { box: Box; components: Box[]; type: number }[] = [];
  for (const line of lines) {
    const [first, ...others] = blocks.filter((block) => areNear(block, line));
    if (!first) {
      blocks.push({ ...line, components: [...line.components] });
      continue;
    }
    for (const other of others) blocks.splice(blocks.indexOf(other), 1);
    for (const { box, components, type } of [...others, line]) {
      first.box = union([first.box, box]);
      first.type = Math.max(first.type, type);
      for (const component of components) first.components.push(component);
    }
  }
  return blocks;
}

/** Whether two blocks are lines of one: one below the other, or beside it. */
function areNear(a: UnreadBlock, b: UnreadBlock): boolean {
  const type = Math.max(a.type, b.type);
  const across = Math.max(a.box[0], b.box[0]) - Math.min(a.box[2], b.box[2]);
  const down = Math.max(a.box[1], b.box[1]) - Math.min(a.box[3], b.box[3]);
  return (
    (horizontalOverlap(a.box, b.box) > 0 && down < LEADING * type) ||
    (verticalOverlap(a.box, b.box) > 0 && across < SPACE * type)
  );
}
