import {
  type Box,
  height,
  holdsMiddle,
  horizontalOverlap,
  union,
  verticalOverlap,
  width,
} from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import { rows } from './text-lines.ts';

/** Lines of marks that may be writing, and that nobody has read. */
export interface UnreadBlock {
  readonly box: Box;
  readonly marks: readonly Box[];
  /** How high the marks of its highest line usually are, in pixels. */
  readonly type: number;
}

/** Lower marks, in pixels, are dots and dust. */
const LEAST_HEIGHT = 5;
/** Letters of the fullest newspaper page: more marks than these are a screened picture. */
const MOST = 40_000;
/** Heights of letters, in shares of how high marks on the page usually are. */
const LETTER = [0.4, 3] as const;
/** Widest stretch of letters that touch, in shares of its height. */
const WIDEST = 15;
/** Fewest letters of a row: fewer are specks, or ends of words that were read. */
const ROW = 4;
/** Fewest letters of a block: a lone scrap is rarely text, and takes as long to read. */
const FEWEST = 8;
/** Gap between the lines of a block, and between two stretches of one line, in shares of the letters' height. */
const LEADING = 1.5;
const SPACE = 2;

/** About how many letters marks are: some touch. */
const letters = (marks: readonly Box[]): number =>
  marks.reduce((sum, mark) => sum + Math.max(1, Math.round(width(mark) / height(mark))), 0);

/**
 * Blocks of what looks like writing beside the words read, those with the most letters first; none when no word was read.
 * All boxes are in pixels of one image.
 */
export function unreadBlocks(marks: readonly Box[], read: readonly Box[]): UnreadBlock[] {
  const large = marks.filter((mark) => height(mark) >= LEAST_HEIGHT);
  if (large.length > MOST) return [];
  const [known, rest] = parted(large, (mark) => read.some((word) => holdsMiddle(word, mark)));
  const type = median(known.map(height));
  const unread = rest.filter((mark) => {
    const high = height(mark);
    return high >= LETTER[0] * type && high <= LETTER[1] * type && width(mark) <= WIDEST * high;
  });
  const lines = rows(unread)
    .filter((row) => letters(row) >= ROW)
    .map((row) => ({ box: union(row), marks: row, type: median(row.map(height)) }));
  return joined(lines.sort((a, b) => a.box[1] - b.box[1]))
    .filter((block) => letters(block.marks) >= FEWEST)
    .sort((a, b) => letters(b.marks) - letters(a.marks));
}

function parted(marks: readonly Box[], isFirst: (mark: Box) => boolean): [Box[], Box[]] {
  const parts: [Box[], Box[]] = [[], []];
  for (const mark of marks) parts[isFirst(mark) ? 0 : 1].push(mark);
  return parts;
}

/** Lines, from top to bottom, with those near them in one block. */
function joined(lines: readonly UnreadBlock[]): UnreadBlock[] {
  const blocks: { box: Box; marks: Box[]; type: number }[] = [];
  for (const line of lines) {
    const [first, ...others] = blocks.filter((block) => areNear(block, line));
    if (!first) {
      blocks.push({ ...line, marks: [...line.marks] });
      continue;
    }
    for (const other of others) blocks.splice(blocks.indexOf(other), 1);
    for (const { box, marks, type } of [...others, line]) {
      first.box = union([first.box, box]);
      first.type = Math.max(first.type, type);
      for (const mark of marks) first.marks.push(mark);
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
