import { type Box, height, overlap, union, width } from '../../document/geometry.ts';
import type { FilledRectangle, Rule } from '../../document/page.ts';
import { BACKGROUND_SHARE } from '../metrics.ts';

/**
 * Points: largest distance of the pieces of one ruling, and of the two edges of a gap between shaded cells.
 * Chosen on odl-bench, dev half, as are all thresholds of this file.
 */
export const TOLERANCE = 3;
/** Points: shortest ruling; ticks, outlines of glyphs and dots are shorter. */
const SHORTEST = 6;
/** Points: least width and height of a shaded cell or row. */
const SMALLEST_SHADE = 7;

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

const horizontalOf = ([x0, y0, x1, y1]: Box): Ruling => ({ at: (y0 + y1) / 2, from: x0, to: x1 });
const verticalOf = ([x0, y0, x1, y1]: Box): Ruling => ({ at: (x0 + x1) / 2, from: y0, to: y1 });

/** The lines that a page draws, in no order; pieces of one line are joined. */
export function drawnRulings(rules: readonly Rule[]): Rulings {
  const along = (orientation: Rule['orientation']): Box[] =>
    rules.filter((rule) => rule.orientation === orientation).map(({ box }) => box);
  return {
    horizontal: joinPieces(along('horizontal').map(horizontalOf)),
    vertical: joinPieces(along('vertical').map(verticalOf)),
  };
}

/** Drawn lines and the edges of shaded cells and rows; ticks and backgrounds (of `page`, in points) do not count. */
export function allRulings({ horizontal, vertical }: Rulings, fills: readonly FilledRectangle[], page: Box): Rulings {
  const shades = fills.filter(({ box }) => {
    const [across, down] = [width(box), height(box)];
    return Math.min(across, down) >= SMALLEST_SHADE && across * down <= BACKGROUND_SHARE * width(page) * height(page);
  });
  const edges = shades.flatMap(({ box: [x0, y0, x1, y1] }) => ({
    horizontal: [y0, y1].map((at): Ruling => ({ at, from: x0, to: x1 })),
    vertical: [x0, x1].map((at): Ruling => ({ at, from: y0, to: y1 })),
  }));
  return {
    horizontal: joinPieces([...horizontal, ...edges.flatMap((edge) => edge.horizontal)]),
    vertical: joinPieces([...vertical, ...edges.flatMap((edge) => edge.vertical)]),
  };
}

/** Joins rulings on one line that touch or overlap, and drops those that are short even so. */
function joinPieces(rulings: readonly Ruling[]): Ruling[] {
  const joined: Ruling[] = [];
  for (const row of clusters(rulings, ({ at }) => at)) {
    const at = row.reduce((sum, ruling) => sum + ruling.at, 0) / row.length;
    let open: { from: number; to: number } | undefined;
    for (const { from, to } of [...row].sort((a, b) => a.from - b.from)) {
      if (open && from <= open.to + TOLERANCE) {
        open.to = Math.max(open.to, to);
      } else {
        if (open) joined.push({ at, ...open });
        open = { from, to };
      }
    }
    if (open) joined.push({ at, ...open });
  }
  return joined.filter(({ from, to }) => to - from >= SHORTEST);
}

/** Items in ascending order of a value (points), grouped so that values of different groups are over `TOLERANCE` apart. */
export function clusters<T>(items: readonly T[], positionOf: (item: T) => number): T[][] {
  const groups: T[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const item of [...items].sort((a, b) => positionOf(a) - positionOf(b))) {
    const value = positionOf(item);
    if (value - last > TOLERANCE) groups.push([]);
    groups.at(-1)?.push(item);
    last = value;
  }
  return groups;
}

/** Whether a horizontal and a vertical ruling meet. */
function meet(level: Ruling, upright: Ruling): boolean {
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
  for (const level of horizontal) {
    for (const upright of vertical) {
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
