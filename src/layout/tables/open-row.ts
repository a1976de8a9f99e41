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
/** Points at the sides of a word where a column may end. */
const BESIDE = 1;

/**
 * The upper border, drawn or not, of the row above the first of some level lines with joints: many tables have lines
 * below their rows alone. Undefined where the text above is as far away as other text, or runs across the joints.
 * @param lines from top to bottom.
 * @param words boxes in points.
 */
export function rowAbove(
  lines: readonly (Ruling & { readonly joints: readonly number[] })[],
  words: readonly Box[],
): Ruling | undefined {
  const first = lines[0] as (typeof lines)[number];
  const own = words.filter(([x0, , x1]) => x0 >= first.from - TOLERANCE && x1 <= first.to + TOLERANCE);
  const above = own.filter((box) => box[3] <= first.at + SLACK).sort((a, b) => b[3] - a[3]);
  const lowest = above[0];
  if (!lowest || first.at - lowest[3] > FARTHEST * usualGap(lines, own) + SLACK) return undefined;
  const row: Box[] = [];
  let top = lowest[1];
  for (const box of above) {
    const size = height(lowest);
    if (top - box[3] > LEADING * size || height(box) > LARGER * size) break;
    row.push(box);
    top = Math.min(top, box[1]);
  }
  const texts = textRuns(row);
  const struck = first.joints.filter((at) => texts.some(([x0, , x1]) => x0 + BESIDE < at && at < x1 - BESIDE));
  const ends = [...first.joints, first.to];
  const filled = new Set(texts.map(([x0, , x1]) => ends.findIndex((end) => (x0 + x1) / 2 < end)));
  return struck.length * 2 <= first.joints.length && filled.size > 1 ? { ...first, at: top - SLACK } : undefined;
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
  const isLine = (box: Box, i: number, title: readonly Box[]): boolean =>
    i === 0 || box[1] >= (title[i - 1] as Box)[3] - SLACK;
  return end > 0 && between.slice(0, end).every(isLine) && !between.slice(end).every(isLine);
}

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
    .filter(([x0, y0, x1, y1]) => y0 + y1 > 2 * above.at && y0 + y1 < 2 * below.at && x1 > below.from && x0 < below.to)
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
