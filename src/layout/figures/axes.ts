import type { Box } from '../../document/geometry.ts';
import type { Rule } from '../../document/page.ts';

/** Points: longest tick, and distance up to which one ends at its axis: strokes are drawn to their middle. */
const LONGEST_TICK = 8;
const TOUCHING = 1;
/** Fewest ticks of an axis. */
const FEWEST_TICKS = 3;
/** Lines of one direction, the longest first, that may be the axis: the four sides of a plot, twice. */
const MOST_LINES = 4;

/** A line by its length: its places along, and its place across, in points. */
interface Stroke {
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

const along = ([x0, y0, x1, y1]: Box): Stroke => ({ from: x0, to: x1, at: (y0 + y1) / 2 });
const down = ([x0, y0, x1, y1]: Box): Stroke => ({ from: y0, to: y1, at: (x0 + x1) / 2 });

const lengthOf = ({ from, to }: Stroke): number => to - from;
const isTick = (stroke: Stroke): boolean => lengthOf(stroke) <= LONGEST_TICK;

/** Whether lines are those of a chart: ticks stand side by side along a level one, and along an upright one. */
export function haveAxes(rules: readonly Rule[]): boolean {
  const level = rules.filter(({ orientation }) => orientation === 'horizontal').map(({ box }) => along(box));
  const upright = rules.filter(({ orientation }) => orientation === 'vertical').map(({ box }) => down(box));
  return hasAxis(level, upright.filter(isTick)) && hasAxis(upright, level.filter(isTick));
}

/** Whether ticks end at one of the longest lines. */
function hasAxis(lines: readonly Stroke[], ticks: readonly Stroke[]): boolean {
  if (ticks.length < FEWEST_TICKS) return false;
  const longest = lines.filter((line) => !isTick(line)).sort((a, b) => lengthOf(b) - lengthOf(a));
  return longest.slice(0, MOST_LINES).some(({ from, to, at }) => {
    const own = ticks.filter(
      (tick) =>
        tick.at > from - TOUCHING &&
        tick.at < to + TOUCHING &&
        Math.min(Math.abs(tick.from - at), Math.abs(tick.to - at)) < TOUCHING,
    );
    return new Set(own.map((tick) => Math.round(tick.at))).size >= FEWEST_TICKS;
  });
}
