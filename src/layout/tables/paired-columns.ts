import { type Box, height, overlap } from '../../document/geometry.ts';
import type { Line } from '../page/lines.ts';
import { GAP } from './rows.ts';

/** Fewest rows that show that a column is two. Chosen on tables of our own. */
const FEWEST_PAIRS = 3;

/** x-range of a column in points, as in `columns.ts`. */
type Range = readonly [x0: number, x1: number];

/**
 * A column as two where most rows have two texts in it, one left of the others: a head over the second may begin where the
 * longest of the first ends.
 */
export function partedWhereMostAre([x0, x1]: Range, rows: readonly (readonly Line[])[]): Range[] {
  const own = rows.map((row) => row.filter(({ box }) => overlap(x0, x1, box[0], box[2]) > 0));
  const pairs = own.filter(({ length }) => length === 2);
  if (pairs.length < FEWEST_PAIRS || pairs.length * 2 <= rows.length) return [[x0, x1]];
  const boxes = pairs.map((pair) => pair.map(({ box }) => box).sort((a, b) => a[0] - b[0]));
  if (!areAligned(boxes.map(([, right]) => right as Box))) return [[x0, x1]];
  const end = Math.max(...boxes.map(([left]) => left?.[2] ?? x0));
  const start = Math.min(...boxes.map(([, right]) => right?.[0] ?? x1));
  const others = own.filter(({ length }) => length === 1).flat();
  const to = others.reduce((edge, { box }) => (box[0] >= end ? Math.min(edge, box[0]) : edge), start);
  const isAside = ({ box }: Line): boolean => box[2] <= end || box[0] >= to;
  return end < to && own.every(({ length }) => length <= 2) && others.every(isAside)
    ? [
        [x0, end],
        [to, x1],
      ]
    : [[x0, x1]];
}

/** Whether texts begin, end or are centred at one place, the heights of which tell how far they may be off. */
const areAligned = (boxes: readonly Box[]): boolean =>
  [([x0]: Box) => x0, ([, , x1]: Box) => x1, ([x0, , x1]: Box) => (x0 + x1) / 2].some((edge) => {
    const edges = boxes.map(edge);
    return Math.max(...edges) - Math.min(...edges) < GAP * height(boxes[0] as Box);
  });
