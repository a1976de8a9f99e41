import type { Box } from '../../document/geometry.ts';
import { areLines, isOneRow, isTitled, rowAbove } from './open-row.ts';
import { clusters, meet, type Ruling, TOLERANCE } from './rulings.ts';

// All that follows speaks of level lines, from top to bottom; for upright ones x and y change places.

/** Largest distance of a stack to the next line of its length, in heights of its highest row. */
const HIGHEST_ROW = 2;

/** A line and where its pieces touch: borders drawn cell by cell show where the cells end. */
export interface JoinedRuling extends Ruling {
  /** Positions along the line in points, in ascending order. */
  readonly joints: readonly number[];
}

/** The lines of a page by direction. */
export interface JoinedRulings {
  readonly horizontal: readonly JoinedRuling[];
  readonly vertical: readonly JoinedRuling[];
}

/** Lines of one direction with joints at the same places: borders of the cells of one table. */
export interface Stack {
  /** Those borders in ascending order. */
  readonly lines: readonly JoinedRuling[];
  /** Where the cells before the first border begin, and where those after the last one end, if there are any. */
  readonly start: Ruling | undefined;
  readonly end: Ruling | undefined;
  /** Which borders are drawn in pieces as long as a cell: the one after it, the one before it, or both. */
  readonly drawn: 'after' | 'before' | 'both';
}

/** Whether two level lines begin and end at the same places. */
const isAsLong = (one: Ruling, other: Ruling): boolean =>
  Math.abs(one.from - other.from) <= TOLERANCE && Math.abs(one.to - other.to) <= TOLERANCE;

/** Whether of the joints of two lines, of which each has some that the other has not, most are shared. */
export function areJoinedAlike({ joints: one }: JoinedRuling, { joints: other }: JoinedRuling): boolean {
  const sharedWith = (own: readonly number[], among: readonly number[]): number =>
    own.filter((at) => among.some((joint) => Math.abs(joint - at) <= TOLERANCE)).length;
  const [ofOne, ofOther] = [sharedWith(one, other), sharedWith(other, one)];
  if (ofOne === one.length || ofOther === other.length) return true;
  return 2 * Math.min(ofOne, ofOther) > Math.min(one.length, other.length);
}

/** Whether a row is between each of some lines and the next. */
const areRows = (
  lines: readonly JoinedRuling[],
  isRowBetween: (above: JoinedRuling, below: JoinedRuling) => boolean,
): boolean => lines.slice(1).every((below, index) => isRowBetween(lines[index] as JoinedRuling, below));

/** The stacks of lines that share joints, as far as rows are between each and the next, other lines of their length too. */
export function stacksOf(
  lines: readonly JoinedRuling[],
  isRowBetween: (above: JoinedRuling, below: JoinedRuling) => boolean,
): Stack[] {
  const joints = lines.flatMap((line) => line.joints.map((at) => ({ at, line })));
  const membersOf = new Map<JoinedRuling, Set<JoinedRuling>>();
  for (const group of clusters(joints, ({ at }) => at)) {
    // The columns of one table have their joints in the same lines: nothing new is known by the next ones.
    const known = group[0] && membersOf.get(group[0].line);
    if (known && group.every(({ line }) => known.has(line))) continue;
    const members = new Set(group.flatMap(({ line }) => [line, ...(membersOf.get(line) ?? [])]));
    for (const line of members) membersOf.set(line, members);
  }
  const between = (above: JoinedRuling, below: JoinedRuling): JoinedRuling[] =>
    lines
      .filter(({ at }) => at > above.at + TOLERANCE && at < below.at - TOLERANCE)
      .filter((line) => isAsLong(line, above) && isAsLong(line, below))
      .sort((a, b) => a.at - b.at);
  return [...new Set(membersOf.values())].flatMap((members) => {
    const stacks: JoinedRuling[][] = [];
    let last: JoinedRuling | undefined;
    for (const line of [...members].sort((a, b) => a.at - b.at)) {
      if (last && areRows([last, ...between(last, line), line], isRowBetween)) stacks.at(-1)?.push(line);
      else stacks.push([line]);
      last = line;
    }
    return stacks
      .filter((stack) => stack.length > 1)
      .map((stack): Stack => ({ lines: stack, start: undefined, end: undefined, drawn: 'both' }));
  });
}

/** Whether upright lines are those of several columns, and not the sides of a box, which may have a piece for each line. */
export const hasColumns = ({ lines }: Stack, levels: readonly JoinedRuling[]): boolean =>
  clusters(lines, ({ at }) => at).length > 2 ||
  levels.some((level) => {
    const met = lines.filter((line) => meet(level, line));
    const isInner = ({ at }: Ruling): boolean => at > level.from + TOLERANCE && at < level.to - TOLERANCE;
    return met.some((line) => level.joints.length > 0 || isInner(line));
  });

/** Whether the text between two lines keeps off most of their joints, if they have any. */
export function isRow(above: JoinedRuling, below: JoinedRuling, texts: readonly Box[]): boolean {
  const between = texts.filter((box) => box[1] + box[3] > 2 * above.at && box[1] + box[3] < 2 * below.at);
  const joints = [...above.joints, ...below.joints];
  const free = joints.filter((at) => !between.some((box) => box[0] < at && at < box[2]));
  return joints.length === 0 || free.length * 2 > joints.length;
}

/**
 * A stack with its outer borders: where lines across it end, or the next lines of its length.
 * @param texts boxes in points: what tells a row from several without lines between them. All count as rows when absent.
 */
export function withEnds(
  stack: Stack,
  lines: readonly Ruling[],
  crossing: readonly Ruling[],
  texts: readonly Box[] = [],
): Stack {
  const [first, last] = [stack.lines[0] as Ruling, stack.lines.at(-1) as Ruling];
  const sides = crossing.filter((side) => stack.lines.some((line) => meet(line, side)));
  const top = Math.min(...sides.map(({ from }) => from));
  const bottom = Math.max(...sides.map(({ to }) => to));
  const bands = stack.lines.slice(1).map((below, i) => ({ above: stack.lines[i] as Ruling, below }));
  const rows = bands.filter(({ above, below }) => isOneRow(above, below, texts));
  const heights = (rows.length > 0 ? rows : bands).map(({ above, below }) => below.at - above.at);
  const isNext = (line: Ruling, own: Ruling): boolean =>
    isFree(line) && isAsLong(line, own) && Math.abs(line.at - own.at) <= HIGHEST_ROW * Math.max(...heights);
  const isFree = (line: Ruling): boolean => !crossing.some((other) => meet(line, other));
  const reach = {
    from: Math.min(...stack.lines.map(({ from }) => from)),
    to: Math.max(...stack.lines.map(({ to }) => to)),
  };
  const start =
    top < first.at - TOLERANCE
      ? { ...reach, at: top }
      : borderAbove(
          first,
          lines.findLast((line) => line.at < first.at - TOLERANCE && isNext(line, first)),
          texts,
        );
  const end =
    bottom > last.at + TOLERANCE
      ? { ...reach, at: bottom }
      : borderBelow(
          last,
          lines.find((line) => line.at > last.at + TOLERANCE && isNext(line, last)),
          texts,
        );
  return { ...stack, start, end };
}

/** The border of the row above a line: the next line, but for one before a title, whose head is open, or before paragraphs. */
function borderAbove(own: Ruling, next: Ruling | undefined, texts: readonly Box[]): Ruling | undefined {
  if (next === undefined || isTitled(next, own, texts)) return undefined;
  return areLines(next, own, texts) ? own : next;
}

/** The border of the row below a line: the next line, but for one that the title of another table or paragraphs are above. */
const borderBelow = (own: Ruling, next: Ruling | undefined, texts: readonly Box[]): Ruling | undefined =>
  next !== undefined && (isTitled(own, next, texts) || areLines(own, next, texts)) ? own : next;

/**
 * A stack of level lines with the row above its first line, or below its last one, that has no border there. Where
 * upright lines are drawn, they show where the rows end.
 */
export function withOpenRows(stack: Stack, uprights: readonly Ruling[], words: readonly Box[]): Stack {
  if (uprights.some((upright) => stack.lines.some((line) => meet(line, upright)))) return stack;
  const mirrored = (box: Box): Box => [box[0], -box[3], box[2], -box[1]];
  const upsideDown = stack.lines.map((line) => ({ ...line, at: -line.at })).reverse();
  const above = stack.start ? undefined : rowAbove(stack.lines, words, true);
  const below = stack.end ? undefined : rowAbove(upsideDown, words.map(mirrored), false);
  return {
    lines: stack.lines,
    start: above ?? stack.start,
    end: below ? { ...below, at: -below.at } : stack.end,
    drawn: above && !below ? 'after' : below && !above ? 'before' : 'both',
  };
}
