import { type Box, height } from '../../document/geometry.ts';
import { isTitled, rowAbove } from './open-row.ts';
import { clusters, meet, type Ruling, type Rulings, TOLERANCE } from './rulings.ts';
import { textRuns } from './text-runs.ts';

/** Largest distance of a stack to the next line of its length, in heights of its highest row. */
const HIGHEST_ROW = 2;
/** Least number of lines that joints imply, for each that is drawn between the outer ones. */
const IMPLIED = 2;
/** Points at the sides of a text, and share of its height at top and bottom, where a line may run. */
const BESIDE = 1;
const STRUCK = 0.3;

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

/**
 * The lines that nobody drew, but that lines drawn cell by cell imply: columns where level lines have joints one below
 * the other, rows where upright ones have joints side by side. None where lines of their own direction are drawn: what
 * those leave out is a merged cell. None through text.
 * @param words the boxes of the page's words in points.
 */
export function impliedRulings({ horizontal, vertical }: JoinedRulings, words: readonly Box[]): Rulings {
  if (![...horizontal, ...vertical].some(({ joints }) => joints.length > 0)) return { horizontal: [], vertical: [] };
  const runs = textRuns(words);
  const texts = runs.map((box): Box => {
    const struck = STRUCK * height(box);
    return [box[0] + BESIDE, box[1] + struck, box[2] - BESIDE, box[3] - struck];
  });
  const turned = texts.map(([x0, y0, x1, y1]): Box => [y0, x0, y1, x1]);
  const rows = stacksOf(vertical, (left, right) => isRow(left, right, turned)).flatMap((stack) =>
    linesAcross(withEnds(stack, vertical, horizontal), vertical, horizontal, turned),
  );
  const isRowBetween = (above: JoinedRuling, below: JoinedRuling): boolean =>
    isRow(above, below, texts) && !isTitled(above, below, runs);
  const columns = stacksOf(horizontal, isRowBetween).map((stack) =>
    withOpenRows(withEnds(stack, horizontal, vertical), vertical, words),
  );
  const borders = columns.flatMap(({ start, end }) => [start, end].filter((line) => line !== undefined));
  const level = [...horizontal, ...rows];
  return {
    horizontal: [...rows, ...borders],
    vertical: columns.flatMap((stack) => linesAcross(stack, level, vertical, texts)),
  };
}

// What follows speaks of level lines, from top to bottom; for upright ones x and y change places.

/** The stacks of lines that share joints, as far as a row is between each and the next. */
function stacksOf(
  lines: readonly JoinedRuling[],
  isRowBetween: (above: JoinedRuling, below: JoinedRuling) => boolean,
): Stack[] {
  const joints = lines.flatMap((line) => line.joints.map((at) => ({ at, line })));
  const membersOf = new Map<JoinedRuling, Set<JoinedRuling>>();
  for (const group of clusters(joints, ({ at }) => at)) {
    const members = new Set(group.flatMap(({ line }) => [line, ...(membersOf.get(line) ?? [])]));
    for (const line of members) membersOf.set(line, members);
  }
  return [...new Set(membersOf.values())].flatMap((members) => {
    const stacks: JoinedRuling[][] = [];
    let last: JoinedRuling | undefined;
    for (const line of [...members].sort((a, b) => a.at - b.at)) {
      if (last && isRowBetween(last, line)) stacks.at(-1)?.push(line);
      else stacks.push([line]);
      last = line;
    }
    return stacks
      .filter((stack) => stack.length > 1)
      .map((stack): Stack => ({ lines: stack, start: undefined, end: undefined, drawn: 'both' }));
  });
}

/** Whether the text between two lines keeps off most of their joints. */
function isRow(above: JoinedRuling, below: JoinedRuling, texts: readonly Box[]): boolean {
  const between = texts.filter(([, y0, , y1]) => y0 + y1 > 2 * above.at && y0 + y1 < 2 * below.at);
  const joints = [...above.joints, ...below.joints];
  const free = joints.filter((at) => !between.some(([x0, , x1]) => x0 < at && at < x1));
  return free.length * 2 > joints.length;
}

/** A stack with its outer borders: where lines across it end, or the next lines of its length. */
function withEnds(stack: Stack, lines: readonly Ruling[], crossing: readonly Ruling[]): Stack {
  const [first, last] = [stack.lines[0] as Ruling, stack.lines.at(-1) as Ruling];
  const sides = crossing.filter((side) => stack.lines.some((line) => meet(line, side)));
  const top = Math.min(...sides.map(({ from }) => from));
  const bottom = Math.max(...sides.map(({ to }) => to));
  const heights = stack.lines.slice(1).map(({ at }, i) => at - (stack.lines[i] as Ruling).at);
  const isNext = (line: Ruling, own: Ruling): boolean =>
    isFree(line) &&
    Math.abs(line.from - own.from) <= TOLERANCE &&
    Math.abs(line.to - own.to) <= TOLERANCE &&
    Math.abs(line.at - own.at) <= HIGHEST_ROW * Math.max(...heights);
  const isFree = (line: Ruling): boolean => !crossing.some((other) => meet(line, other));
  const start =
    top < first.at - TOLERANCE
      ? { ...first, at: top }
      : lines.findLast((line) => line.at < first.at - TOLERANCE && isNext(line, first));
  const end =
    bottom > last.at + TOLERANCE
      ? { ...last, at: bottom }
      : lines.find((line) => line.at > last.at + TOLERANCE && isNext(line, last));
  return { ...stack, start, end };
}

/**
 * A stack of level lines with the row above its first line, or below its last one, that has no border there. Where
 * upright lines are drawn, they show where the rows end.
 */
function withOpenRows(stack: Stack, uprights: readonly Ruling[], words: readonly Box[]): Stack {
  if (uprights.some((upright) => stack.lines.some((line) => meet(line, upright)))) return stack;
  const mirrored = (box: Box): Box => [box[0], -box[3], box[2], -box[1]];
  const upsideDown = stack.lines.map((line) => ({ ...line, at: -line.at })).reverse();
  const above = stack.start ? undefined : rowAbove(stack.lines, words);
  const below = stack.end ? undefined : rowAbove(upsideDown, words.map(mirrored));
  return {
    lines: stack.lines,
    start: above ?? stack.start,
    end: below ? { ...below, at: -below.at } : stack.end,
    drawn: above && !below ? 'after' : below && !above ? 'before' : 'both',
  };
}

/** Whether a line crosses a stack between its sides. */
const isInside = (line: Ruling, { lines }: Stack): boolean =>
  lines.some((border) => meet(border, line) && line.at > border.from + TOLERANCE && line.at < border.to - TOLERANCE);

/** The lines across a stack at its joints, row by row. */
function linesAcross(
  stack: Stack,
  lines: readonly Ruling[],
  crossing: readonly Ruling[],
  texts: readonly Box[],
): Ruling[] {
  const { start, end, drawn } = stack;
  const borders = [...(start ? [start] : []), ...stack.lines, ...(end ? [end] : [])];
  const joints = stack.lines.flatMap((line) => [...line.joints, line.from, line.to].map((at) => ({ at, line })));
  const isDrawn = (at: number): boolean =>
    crossing.some((line) => Math.abs(line.at - at) <= TOLERANCE && borders.some((border) => meet(border, line)));
  const groups = clusters(joints, ({ at }) => at).map((group) => ({
    own: new Set<Ruling>(group.map(({ line }) => line)),
    at: group.reduce((sum, joint) => sum + joint.at, 0) / group.length,
  }));
  const undrawn = groups.filter(({ at }) => !isDrawn(at));
  const inner = clusters(
    crossing.filter((line) => isInside(line, stack)),
    ({ at }) => at,
  );
  if (undrawn.length < IMPLIED * inner.length) return [];
  return undrawn.flatMap(({ own, at }) => {
    const here = borders.filter(({ from, to }) => from <= at + TOLERANCE && to >= at - TOLERANCE);
    const struck = texts.filter(([x0, , x1]) => x0 < at && at < x1).map(([, y0, , y1]) => (y0 + y1) / 2);
    const between = lines.filter(({ from, to }) => from < at && to > at).map((line) => line.at);
    return here.slice(1).flatMap((below, i): Ruling[] => {
      const above = here[i] as Ruling;
      const ends = drawn === 'both' ? [above, below] : [drawn === 'after' ? below : above];
      const deciding = ends.filter((line) => line !== start && line !== end);
      if (!(deciding.length > 0 ? deciding : [above, below]).some((line) => own.has(line))) return [];
      const rows = [above.at, ...between.filter((y) => y > above.at && y < below.at), below.at].sort((a, b) => a - b);
      return rows.slice(1).flatMap((to, row) => {
        const from = rows[row] as number;
        return struck.some((y) => y > from && y < to) ? [] : [{ at, from, to }];
      });
    });
  });
}
