import { type Box, overlap, union } from '../../document/geometry.ts';
import { groupByPosition } from '../metrics.ts';

/**
 * Points: largest distance of the pieces of one ruling, and of the two edges of a gap between shaded cells.
 * Chosen on odl-bench, dev half, as are all thresholds of this file.
 */
export const TOLERANCE = 3;

/** A straight line in points: y and x-range of a horizontal one, x and y-range of a vertical one. */
export interface Ruling {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The rulings of a page or of a part of it, by direction. */
export interface Rulings {
  readonly horizontal: readonly Ruling[];
  readonly vertical: readonly Ruling[];
}

/** Items in ascending order of a value (points), grouped so that values of different groups are over `TOLERANCE` apart. */
export const clusters = <T>(items: readonly T[], positionOf: (item: T) => number): T[][] =>
  groupByPosition(items, positionOf, () => TOLERANCE);

/** Whether a horizontal and a vertical ruling meet. */
export function meet(level: Ruling, upright: Ruling): boolean {
  return (
    upright.at >= level.from - TOLERANCE &&
    upright.at <= level.to + TOLERANCE &&
    level.at >= upright.from - TOLERANCE &&
    level.at <= upright.to + TOLERANCE
  );
}

/** Connected components of rulings that cross. */
export function connected({ horizontal, vertical }: Rulings): Rulings[] {
  const group = new Map<Ruling, Ruling[]>();
  for (const ruling of [...horizontal, ...vertical]) group.set(ruling, [ruling]);
  const uprights = [...vertical].sort((a, b) => a.from - b.from);
  let begun = 0;
  // Those at the height of a level ruling alone: a page may have thousands of grids.
  let near: Ruling[] = [];
  for (const level of [...horizontal].sort((a, b) => a.at - b.at)) {
    while (begun < uprights.length && (uprights[begun] as Ruling).from <= level.at + TOLERANCE) {
      near.push(uprights[begun++] as Ruling);
    }
    near = near.filter(({ to }) => to >= level.at - TOLERANCE);
    for (const upright of near) {
      if (!meet(level, upright)) continue;
      const [a, b] = [group.get(level) as Ruling[], group.get(upright) as Ruling[]];
      if (a === b) continue;
      const [large, small] = a.length >= b.length ? [a, b] : [b, a];
      for (const ruling of small) group.set(ruling, large);
      large.push(...small);
    }
  }
  const groupOf = (ruling: Ruling): Ruling[] => group.get(ruling) as Ruling[];
  const level = Map.groupBy(horizontal, groupOf);
  const upright = Map.groupBy(vertical, groupOf);
  return [...new Set(group.values())].map((members) => ({
    horizontal: level.get(members) ?? [],
    vertical: upright.get(members) ?? [],
  }));
}

/** The smallest box around rulings. */
export const boxOf = ({ horizontal, vertical }: Rulings): Box =>
  union([
    ...horizontal.map(({ at, from, to }): Box => [from, at, to, at]),
    ...vertical.map(({ at, from, to }): Box => [at, from, at, to]),
  ]);

/** Share of the interval from `from` to `to` that rulings at the position `at` cover. */
export function coverage(rulings: readonly Ruling[], at: number, from: number, to: number): number {
  let covered = 0;
  for (const ruling of rulings) {
    if (Math.abs(ruling.at - at) <= TOLERANCE) covered += overlap(ruling.from, ruling.to, from, to);
  }
  return to > from ? covered / (to - from) : 0;
}
