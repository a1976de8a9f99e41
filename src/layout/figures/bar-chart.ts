import { type Box, overlap, union } from '../../document/geometry.ts';

/** Fewest bars of a chart. Chosen on odl-bench, dev half, as are all thresholds of this file. */
export const FEWEST_BARS = 4;
/** Number of rectangles that are compared, at most: each is compared with each. */
const MOST = 200;
/** Points: largest distance of two edges at one place. */
const TOLERANCE = 0.5;
/** Share of rectangles with a neighbour of the same length from which they are cells of a row or column of a table. */
const ALIKE = 0.5;
/** Largest share of tracks that overlap others, as those of legends and backgrounds do. */
const OVERLAPPING = 0.3;

type Range = readonly [from: number, to: number];

/** Whether rectangles are the bars of a chart: in parallel tracks and of different lengths, unlike cells of a table. */
export function areBars(boxes: readonly Box[]): boolean {
  if (boxes.length < FEWEST_BARS) return false;
  const some = boxes.slice(0, MOST);
  const across = some.map(([x0, , x1]): Range => [x0, x1]);
  const down = some.map(([, y0, , y1]): Range => [y0, y1]);
  return areBarsAlong(across, down) || areBarsAlong(down, across);
}

/** Outlines of the series of bars: equally thick rectangles that begin on one line, however far apart. */
export function barSeries(boxes: readonly Box[]): Box[] {
  const series = new Map<string, Box[]>();
  for (const box of boxes.slice(0, MOST)) {
    const [x0, y0, x1, y1] = box.map(Math.round) as [number, number, number, number];
    for (const key of [`vertical from ${y1}, ${x1 - x0} wide`, `horizontal from ${x0}, ${y1 - y0} high`]) {
      const bars = series.get(key) ?? [];
      series.set(key, bars);
      bars.push(box);
    }
  }
  return [...series.values()].filter(areBars).map(union);
}

/** Whether rectangles are bars in tracks of the given ranges. */
function areBarsAlong(ranges: readonly Range[], lengths: readonly Range[]): boolean {
  const tracks = tracksOf(ranges);
  const overlapping = tracks.filter((track) =>
    tracks.some((other) => other !== track && overlap(...track, ...other) > TOLERANCE),
  );
  if (tracks.length < 2 || overlapping.length > OVERLAPPING * tracks.length) return false;
  if (areRows(tracks, ranges, lengths)) return false;
  const trackOf = ranges.map((range) => tracks.findIndex((track) => isSame(track, range)));
  const alike = lengths.filter((length, index) =>
    lengths.some((other, at) => Math.abs((trackOf[at] ?? 0) - (trackOf[index] ?? 0)) === 1 && isSame(other, length)),
  );
  return alike.length < ALIKE * lengths.length;
}

/** Whether all tracks are equally long and some are a single rectangle: the head cells of a table and its shaded rows. */
function areRows(tracks: readonly Range[], ranges: readonly Range[], lengths: readonly Range[]): boolean {
  const members = tracks.map((track) => lengths.filter((_, index) => isSame(track, ranges[index] as Range)));
  const extents = members.map(
    (some): Range => [Math.min(...some.map(([from]) => from)), Math.max(...some.map(([, to]) => to))],
  );
  const [first] = extents;
  return (
    first !== undefined &&
    extents.every((extent) => isSame(extent, first)) &&
    members.some(({ length }) => length === 1)
  );
}

/** The different ranges in ascending order. */
const tracksOf = (ranges: readonly Range[]): Range[] =>
  ranges
    .filter((range, index) => !ranges.slice(0, index).some((other) => isSame(other, range)))
    .sort((a, b) => a[0] - b[0]);

const isSame = (a: Range, b: Range): boolean =>
  Math.abs(a[0] - b[0]) <= TOLERANCE && Math.abs(a[1] - b[1]) <= TOLERANCE;
