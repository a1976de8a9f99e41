import { type Box, height } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import { type Ruling, TOLERANCE } from './rulings.ts';
import { LARGER as HEADING } from './stretches.ts';
import { textRuns } from './text-runs.ts';

/** Largest distance of the row to its line, in those of the other rows to theirs, and the points that it may have more. */
const FARTHEST = 2;
const SLACK = 2;
/** Largest gap between two lines of one row, in shares of their height, and largest ratio of their heights. */
const LEADING = 0.35;
const LARGER = 1.25;
/** Largest gap between the lines of a wrapped head, in the same. */
const WIDEST = 0.8;
/** Points at the sides of a word where a column may end. */
const BESIDE = 1;

/**
 * The upper border, drawn or not, of the row above the first of some level lines with joints: many tables have lines
 * below their rows alone. Undefined where the text above is as far away as other text, or runs across the joints.
 * @param lines from top to bottom.
 * @param words boxes in points.
 * @param isHead whether what is above is read first: then its upper lines may have more cells than the last.
 */
export function rowAbove(
  lines: readonly (Ruling & { readonly joints: readonly number[] })[],
  words: readonly Box[],
  isHead: boolean,
): Ruling | undefined {
  const first = lines[0] as (typeof lines)[number];
  const own = words.filter((box) => box[0] >= first.from - TOLERANCE && box[2] <= first.to + TOLERANCE);
  const above = own.filter((box) => box[3] <= first.at + SLACK).sort((a, b) => b[3] - a[3]);
  const lowest = above[0];
  if (!lowest || first.at - lowest[3] > FARTHEST * usualGap(lines, own) + SLACK) return undefined;
  const { row, top } = lineFrom(lowest, above);
  const cells = cellsOf(row, first);
  if (!cells || cells.filled.size < 2) return undefined;
  const over = isHead ? upperLine(row, top, cells.filled, above, first) : undefined;
  return { ...first, at: (over ?? top) - SLACK };
}

/** The lowest of some boxes, from bottom to top, with those that are close above it or beside it; and their upper edge. */
function lineFrom(lowest: Box, above: readonly Box[]): { readonly row: readonly Box[]; readonly top: number } {
  const row: Box[] = [];
  let top = lowest[1];
  for (const box of above) {
    const size = height(lowest);
    if (top - box[3] > LEADING * size || height(box) > LARGER * size) break;
    row.push(box);
    top = Math.min(top, box[1]);
  }
  return { row, top };
}

/** The cells between joints in which words are, by their indexes; undefined where most of the joints run through text. */
function cellsOf(
  words: readonly Box[],
  line: Ruling & { readonly joints: readonly number[] },
): { readonly filled: ReadonlySet<number>; readonly struck: number } | undefined {
  const texts = textRuns(words);
  const struck = line.joints.filter((at) => texts.some(([x0, , x1]) => x0 + BESIDE < at && at < x1 - BESIDE));
  if (struck.length * 2 > line.joints.length) return undefined;
  const ends = [...line.joints, line.to];
  return {
    filled: new Set(texts.map(([x0, , x1]) => ends.findIndex((end) => (x0 + x1) / 2 < end))),
    struck: struck.length,
  };
}

/**
 * The upper edge of the first line of a row whose cells are wrapped, however wide its leading: it has text in all the
 * cells of the last line and in others. Undefined where there is none.
 */
function upperLine(
  row: readonly Box[],
  top: number,
  filled: ReadonlySet<number>,
  above: readonly Box[],
  line: Ruling & { readonly joints: readonly number[] },
): number | undefined {
  const rest = above.filter((box) => !row.includes(box));
  const lowest = rest[0];
  if (!lowest || top - lowest[3] > WIDEST * height(lowest)) return undefined;
  const upper = lineFrom(lowest, rest);
  const cells = cellsOf(upper.row, line);
  const isFirst =
    cells?.struck === 0 && cells.filled.size > filled.size && [...filled].every((cell) => cells.filled.has(cell));
  return isFirst ? upper.top : undefined;
}

/**
 * Whether the text between two level lines is not one row: first comes a title or a caption, and then, apart from it, the
 * head of another table. A row of the table above may come before a heading, and a heading may be all there is.
 * @param texts the boxes of runs of words in points.
 * @param areOthers whether the two lines have cells of their own: then the title may be any text alone above a head.
 */
export function isTitled(above: Ruling, below: Ruling, texts: readonly Box[], areOthers = false): boolean {
  // A short line below is that of a table beside another: a heading may be over both.
  const reach = { from: Math.min(above.from, below.from), to: Math.max(above.to, below.to) };
  const parts = partsBetween(above, { ...reach, at: below.at }, texts);
  const isTitle = (part: readonly Box[], index: number): boolean => {
    if (!part.every(isBelow)) return false;
    const others = parts.filter((other) => other !== part).flat();
    if (others.length === 0) return isLarger(part, beyond(above, below, texts), 2);
    const isHeadBelow = !parts
      .slice(index + 1)
      .flat()
      .every(isBelow);
    return isHeadBelow && (index === 0 || areOthers || isLarger(part, others, 1));
  };
  return parts.some(isTitle);
}

/** Whether texts are as much higher as a heading is than others, of which there are so many at least. */
const isLarger = (texts: readonly Box[], others: readonly Box[], fewest: number): boolean =>
  others.length >= fewest && texts.every((box) => others.every((other) => height(box) >= HEADING * height(other)));

/** The texts nearest to two level lines that they are not between. */
function beyond(above: Ruling, below: Ruling, texts: readonly Box[]): Box[] {
  const along = texts.filter((box) => box[2] > above.from && box[0] < above.to);
  const over = along.filter((box) => box[3] <= above.at + SLACK).sort((a, b) => b[3] - a[3]);
  const under = along.filter((box) => box[1] >= below.at - SLACK).sort((a, b) => a[1] - b[1]);
  return [over[0], under[0]].filter((box) => box !== undefined);
}

/** The texts between two level lines from top to bottom, parted where white space is wider than between the lines of a row. */
function partsBetween(above: Ruling, below: Ruling, texts: readonly Box[]): Box[][] {
  const parts: Box[][] = [];
  let bottom = Number.NEGATIVE_INFINITY;
  for (const box of textsBetween(above, below, texts)) {
    if (box[1] - bottom > LEADING * height(box)) parts.push([box]);
    else parts.at(-1)?.push(box);
    bottom = Math.max(bottom, box[3]);
  }
  return parts;
}

/** Whether the text between two level lines is several lines, some apart, and nothing is beside any of them. */
export const areLines = (above: Ruling, below: Ruling, texts: readonly Box[]): boolean =>
  !isOneRow(above, below, texts) && textsBetween(above, below, texts).every(isBelow);

/** Whether a box is below the one before it in a list. */
const isBelow = (box: Box, i: number, boxes: readonly Box[]): boolean =>
  i === 0 || box[1] >= (boxes[i - 1] as Box)[3] - SLACK;

/** Whether the text between two level lines is one row: no line of it is apart from those above. */
export function isOneRow(above: Ruling, below: Ruling, texts: readonly Box[]): boolean {
  let bottom: number | undefined;
  return textsBetween(above, below, texts).every((box) => {
    const isApart = box[1] - (bottom ?? box[1]) > LEADING * height(box);
    bottom = Math.max(bottom ?? box[3], box[3]);
    return !isApart;
  });
}

/** Boxes from top to bottom whose middles are between two level lines. */
const textsBetween = (above: Ruling, below: Ruling, texts: readonly Box[]): Box[] =>
  texts
    .filter((box) => {
      const middles = box[1] + box[3];
      return middles > 2 * above.at && middles < 2 * below.at && box[2] > below.from && box[0] < below.to;
    })
    .sort((a, b) => a[1] - b[1]);

/** The median distance in points of lines to the text above them. */
function usualGap(lines: readonly Ruling[], words: readonly Box[]): number {
  const gaps = lines.slice(1).flatMap((line, i) => {
    const bottoms = words
      .map((box) => box[3])
      .filter((bottom) => bottom > (lines[i] as Ruling).at + SLACK && bottom <= line.at + SLACK);
    return bottoms.length > 0 ? [line.at - Math.max(...bottoms)] : [];
  });
  return gaps.length > 0 ? median(gaps) : 0;
}
