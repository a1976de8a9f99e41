import { type Box, height, overlap, union, width } from '../../document/geometry.ts';
import type { FilledRectangle, Rule } from '../../document/page.ts';

/** Points: lines this close are one line, drawn in pieces or as the two edges of a gap between shaded cells. */
export const TOLERANCE = 3;
/** Points: shorter strokes are ticks, glyph outlines or dots. */
const SHORTEST = 6;
/** Least height and width (points) of a shade that may be a cell or row. */
const SMALLEST_SHADE = 7;
/** Points: shades that are no larger are check boxes and keys of legends. */
const LARGEST_MARK = 14;
/** Share of the page that a shade may cover before it is a background. */
const BACKGROUND = 0.6;

/** A straight line as position and extent: y and x-range of a level one, x and y-range of an upright one. */
export interface Segment {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface Segments {
  readonly horizontal: readonly Segment[];
  readonly vertical: readonly Segment[];
}

const levelOf = ([x0, y0, x1, y1]: Box): Segment => ({ at: (y0 + y1) / 2, from: x0, to: x1 });
const uprightOf = ([x0, y0, x1, y1]: Box): Segment => ({ at: (x0 + x1) / 2, from: y0, to: y1 });

/** The page's lines, pieces of one line joined. */
export function drawnSegments(rules: readonly Rule[]): Segments {
  const along = (orientation: Rule['orientation']): Box[] =>
    rules.filter((rule) => rule.orientation === orientation).map(({ box }) => box);
  return {
    horizontal: joinPieces(along('horizontal').map(levelOf)),
    vertical: joinPieces(along('vertical').map(uprightOf)),
  };
}

/** The page's drawn lines and the edges of its shaded cells and rows; backgrounds do not count. */
export function allSegments(
  { horizontal, vertical }: Segments,
  fills: readonly FilledRectangle[],
  page: Box,
): Segments {
  const shades = fills.filter(({ box }) => {
    const [across, down] = [width(box), height(box)];
    if (Math.max(across, down) <= LARGEST_MARK) return false;
    return Math.min(across, down) >= SMALLEST_SHADE && across * down <= BACKGROUND * width(page) * height(page);
  });
  const edges = shades.flatMap(({ box: [x0, y0, x1, y1] }) => ({
    level: [y0, y1].map((at): Segment => ({ at, from: x0, to: x1 })),
    upright: [x0, x1].map((at): Segment => ({ at, from: y0, to: y1 })),
  }));
  return {
    horizontal: joinPieces([...horizontal, ...edges.flatMap(({ level }) => level)]),
    vertical: joinPieces([...vertical, ...edges.flatMap(({ upright }) => upright)]),
  };
}

/** Joins segments on one line that touch or overlap, and drops what stays short. */
function joinPieces(segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = [];
  for (const row of clusters(segments, ({ at }) => at)) {
    const at = row.reduce((sum, segment) => sum + segment.at, 0) / row.length;
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

/** Items in ascending order of a value, parted wherever it jumps by more than the tolerance. */
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

/** Whether a level and an upright segment meet. */
function meet(level: Segment, upright: Segment): boolean {
  return (
    upright.at >= level.from - TOLERANCE &&
    upright.at <= level.to + TOLERANCE &&
    level.at >= upright.from - TOLERANCE &&
    level.at <= upright.to + TOLERANCE
  );
}

/** Groups of lines that hang together by crossings. */
export function connected({ horizontal, vertical }: Segments): Segments[] {
  const group = new Map<Segment, Segment[]>();
  for (const segment of [...horizontal, ...vertical]) group.set(segment, [segment]);
  for (const level of horizontal) {
    for (const upright of vertical) {
      if (!meet(level, upright)) continue;
      const [a, b] = [group.get(level) as Segment[], group.get(upright) as Segment[]];
      if (a === b) continue;
      const [large, small] = a.length >= b.length ? [a, b] : [b, a];
      for (const segment of small) group.set(segment, large);
      large.push(...small);
    }
  }
  const groupOf = (segment: Segment): Segment[] => group.get(segment) as Segment[];
  const level = Map.groupBy(horizontal, groupOf);
  const upright = Map.groupBy(vertical, groupOf);
  return [...new Set(group.values())].map((members) => ({
    horizontal: level.get(members) ?? [],
    vertical: upright.get(members) ?? [],
  }));
}

/** The smallest box around segments. */
export const boxOf = ({ horizontal, vertical }: Segments): Box =>
  union([
    ...horizontal.map(({ at, from, to }): Box => [from, at, to, at]),
    ...vertical.map(({ at, from, to }): Box => [at, from, at, to]),
  ]);

/** Share of the stretch from `from` to `to` along which a line runs at `at`. */
export function coverage(segments: readonly Segment[], at: number, from: number, to: number): number {
  let covered = 0;
  for (const segment of segments) {
    if (Math.abs(segment.at - at) <= TOLERANCE) covered += overlap(segment.from, segment.to, from, to);
  }
  return to > from ? covered / (to - from) : 0;
}
