import { isReversed } from '../../../document/direction.ts';
import type { Glyph } from '../source.ts';

/** A letter or sign with the marks over and under it. */
export interface Cluster {
  readonly base: Glyph;
  readonly marks: Glyph[];
}

/** Clusters of one line, from left to right. */
export type VisualLine = readonly Cluster[];

/** Shares of the font size: baselines of one line differ by less, and gaps within one are narrower. */
const SAME_LINE = 0.35;
const WIDEST_GAP = 1.5;
/** Points: characters of a ligature that are in one place. */
const SAME_PLACE = 0.001;
/** Shares of the font size: how far a mark is from its letter, and by how much nearer a letter of another text object must be. */
const FARTHEST = 2;
const OTHER = 0.3;
/** Rows, and letters in them, on either side that a mark may belong to. */
const NEIGHBOURS = 3;
/** What shows a mark without a letter. */
const DOTTED_CIRCLE = '◌';

const MARK = /^\p{M}+$/u;
/** First code of the scripts that have such marks and run from right to left. */
const FIRST_MARK = 0x591;

/** Whether a glyph is a mark of a script that runs from right to left, or another that combines with a letter. */
const isMark = ({ text }: Glyph): boolean => text.charCodeAt(0) >= FIRST_MARK && MARK.test(text);

/**
 * The lines of level glyphs in which some letter runs from right to left, and those beside them that are not given from
 * left to right: engines turn all of a row.
 */
export function turnedLines(glyphs: readonly Glyph[]): VisualLine[] {
  const level = glyphs.filter(({ style }) => style.rotation === 0);
  const rows = rowsOf(level.filter((glyph) => !isMark(glyph))).map(clustersOf);
  for (const mark of level) if (isMark(mark)) clusterUnder(mark, rows)?.marks.push(mark);
  const places = new Map(glyphs.map((glyph, index) => [glyph, index]));
  const isGivenInOrder = (line: VisualLine): boolean =>
    line.every(({ base }, index) => index === 0 || placeOf(line[index - 1]?.base) < placeOf(base));
  const placeOf = (glyph: Glyph | undefined): number => (glyph && places.get(glyph)) ?? 0;
  return rows.flatMap((row) => {
    if (!row.some(isFromRight)) return [];
    return partsOf(row).filter((line) => line.some(isFromRight) || !isGivenInOrder(line));
  });
}

const isFromRight = ({ base }: Cluster): boolean => isReversed(base.text);

/** Glyphs whose baselines are about one. */
function rowsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const rows: Glyph[][] = [];
  for (const glyph of glyphs.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const [first] = row ?? [];
    if (row && first && glyph.y - first.y < SAME_LINE * Math.min(first.style.size, glyph.style.size)) row.push(glyph);
    else rows.push([glyph]);
  }
  return rows;
}

/** The glyphs of a row from left to right; of letters in one place the last is leftmost. */
function clustersOf(row: readonly Glyph[]): Cluster[] {
  const ordered = [...row.entries()].sort(([at, a], [place, b]) => {
    const distance = middleOf(a) - middleOf(b);
    return Math.abs(distance) > SAME_PLACE ? distance : isReversed(a.text) ? place - at : at - place;
  });
  return ordered.map(([, base]) => ({ base, marks: [] }));
}

/** The parts of a row between gaps that no space is as wide as. */
function partsOf(row: readonly Cluster[]): Cluster[][] {
  const parts: Cluster[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const cluster of row) {
    const part = parts.at(-1);
    const { box, style } = cluster.base;
    if (part && box[0] - right < WIDEST_GAP * style.size) part.push(cluster);
    else parts.push([cluster]);
    right = Math.max(right, box[2]);
  }
  return parts;
}

/** The letter that a mark belongs to: the nearest one of the rows about it, of its own text object before others. */
function clusterUnder(mark: Glyph, rows: readonly (readonly Cluster[])[]): Cluster | undefined {
  let [nearest, least]: [Cluster | undefined, number] = [undefined, FARTHEST * mark.style.size];
  const x = middleOf(mark);
  for (const row of near(rows, (row) => (row[0]?.base.y ?? 0) < mark.y)) {
    for (const cluster of near(row, ({ base }) => middleOf(base) < x)) {
      const { base } = cluster;
      const isOwn = base.style.object === mark.style.object;
      const distance = Math.abs(mark.y - base.y) + Math.abs(x - middleOf(base)) + (isOwn ? 0 : OTHER * mark.style.size);
      if (distance < least && takesMarks(base)) [nearest, least] = [cluster, distance];
    }
  }
  return nearest;
}

/** The items of a sorted list about the place where others begin that are not before it. */
function near<Item>(items: readonly Item[], isBefore: (item: Item) => boolean): readonly Item[] {
  let [from, to] = [0, items.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (isBefore(items[middle] as Item)) from = middle + 1;
    else to = middle;
  }
  return items.slice(Math.max(0, from - NEIGHBOURS), from + NEIGHBOURS);
}

const takesMarks = ({ text }: Glyph): boolean => isReversed(text) || text === DOTTED_CIRCLE;

const middleOf = ({ box }: Glyph): number => (box[0] + box[2]) / 2;
