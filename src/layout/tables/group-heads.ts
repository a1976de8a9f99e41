import { type Box, height } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { clusters, type Ruling, type Rulings, TOLERANCE } from './rulings.ts';

/** Lines of one direction, and groups of columns, that are looked at: no table has as many. */
const MOST_LINES = 1000;
const MOST_GROUPS = 100;
/** Upright lines that begin side by side: one alone may be short by chance. */
const FEWEST = 2;
/** Share of a word's height at top and bottom where a line may run. */
const STRUCK = 0.3;

/** A group of columns whose lines begin at one height. */
interface Group {
  readonly at: number;
  /** The lines on either side that go on above. */
  readonly left: Ruling;
  readonly right: Ruling;
}

/**
 * The lines of a grid, and level ones below the heads of groups where nobody drew any: upright lines that begin side by
 * side within a row, between such as go on above, part what is below their ends alone.
 * @param words those in the grid.
 */
export function withGroupHeads(rulings: Rulings, words: readonly Word[]): Rulings {
  const { horizontal, vertical } = rulings;
  if (horizontal.length > MOST_LINES || vertical.length > MOST_LINES) return rulings;
  const open = vertical.filter((line) => !horizontal.some((level) => endsAt(line, level)));
  const rows = clusters(open, ({ from }) => from).filter((begun) => begun.length >= FEWEST);
  const levels = rows.flatMap((begun) => {
    const groups = groupsOf(begun, vertical).slice(0, MOST_GROUPS);
    const parts = groups.map((group) => partsOf(group, horizontal, words));
    const isHeaded = parts.some((part) => part !== undefined && part.above > 0);
    return isHeaded ? groups.filter((_, index) => (parts[index]?.below ?? 0) > 0) : [];
  });
  if (levels.length === 0) return rulings;
  const below = levels.map(({ at, left, right }): Ruling => ({ at, from: left.at, to: right.at }));
  return { horizontal: [...horizontal, ...below], vertical };
}

/** Whether an upright line begins at a level one. */
const endsAt = ({ at, from }: Ruling, level: Ruling): boolean =>
  Math.abs(level.at - from) <= TOLERANCE && level.from <= at + TOLERANCE && level.to >= at - TOLERANCE;

function groupsOf(begun: readonly Ruling[], vertical: readonly Ruling[]): Group[] {
  const at = begun.reduce((sum, { from }) => sum + from, 0) / begun.length;
  const whole = vertical.filter(({ from, to }) => from < at - TOLERANCE && to > at + TOLERANCE);
  const groups = new Map<Ruling, Group>();
  for (const line of begun) {
    const left = extreme(
      whole.filter((other) => other.at < line.at),
      1,
    );
    const right = extreme(
      whole.filter((other) => other.at > line.at),
      -1,
    );
    if (left && right) groups.set(left, { at, left, right });
  }
  return [...groups.values()];
}

/** The line that is furthest right, or with the sign -1 furthest left. */
const extreme = (lines: readonly Ruling[], sign: 1 | -1): Ruling | undefined =>
  lines.reduce<Ruling | undefined>((best, line) => (best && sign * best.at >= sign * line.at ? best : line), undefined);

/** Number of words of a group above and below the ends, up to the next level lines; undefined where one is at them. */
function partsOf({ at, left, right }: Group, horizontal: readonly Ruling[], words: readonly Word[]) {
  const across = horizontal.filter(({ from, to }) => from <= left.at + TOLERANCE && to >= right.at - TOLERANCE);
  const top = Math.max(...across.filter((line) => line.at < at).map((line) => line.at));
  const bottom = Math.min(...across.filter((line) => line.at > at).map((line) => line.at));
  let [above, below] = [0, 0];
  for (const { box } of words) {
    if (!isBetween(box, left.at, right.at) || box[1] > bottom || box[3] < top) continue;
    const rim = STRUCK * height(box);
    if (box[3] - rim <= at) above++;
    else if (box[1] + rim >= at) below++;
    else return undefined;
  }
  return { above, below };
}

const isBetween = ([x0, , x1]: Box, left: number, right: number): boolean =>
  (x0 + x1) / 2 > left && (x0 + x1) / 2 < right;
