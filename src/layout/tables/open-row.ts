import { type Box, height } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import { type Ruling, TOLERANCE } from './rulings.ts';
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
 * head of another table.
 * @param texts the boxes of runs of words in points.
 */
export function isTitled(above: Ruling, below: Ruling, texts: readonly Box[]): boolean {
  const between = textsBetween(above, below, texts);
  const end = between.findIndex((box, i) => {
    const bottom = Math.max(...between.slice(0, i).map((other) => other[3]));
    return i > 0 && box[1] - bottom > LEADING * height(box);
  });
  return end > 0 && between.slice(0, end).every(isBelow) && !between.slice(end).every(isBelow);
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
