import { type Box, overlap, union } from '../../document/geometry.ts';

/** Fewest rectangles of a chart. */
export const FEWEST_BARS = 4;
/** As many as are looked at. */
const MOST = 200;
/** Points within which edges are at one place. */
const TOLERANCE = 0.5;
/** Share of the rectangles that have a like beside them in tables: cells of one row, or of one column. */
const ALIKE = 0.5;
/** Share of the tracks that may overlap others: legends and backgrounds do. */
const OVERLAPPING = 0.3;

type Range = readonly [from: number, to: number];

/** Whether rectangles lie in tracks of their own and end as they please: bars of a chart do, cells of a table do not. */
export function areRagged(boxes: readonly Box[]): boolean {
  if (boxes.length < FEWEST_BARS) return false;
  const some = boxes.slice(0, MOST);
  const across = some.map(([x0, , x1]): Range => [x0, x1]);
  const down = some.map(([, y0, , y1]): Range => [y0, y1]);
  return areBars(across, down) || areBars(down, across);
}

/** Outlines of the rows of equally thick rectangles that begin on one line: the bars of a chart, however far apart. */
export function barRows(boxes: readonly Box[]): Box[] {
  const rows = new Map<string, Box[]>();
  for (const box of boxes.slice(0, MOST)) {
    const [x0, y0, x1, y1] = box.map(Math.round) as [number, number, number, number];
    for (const key of [`standing on ${y1}, ${x1 - x0} wide`, `lying from ${x0}, ${y1 - y0} high`]) {
      const row = rows.get(key) ?? [];
      rows.set(key, row);
      row.push(box);
    }
  }
  return [...rows.values()].filter((row) => row.length >= FEWEST_BARS && areRagged(row)).map(union);
}

function areBars(ranges: readonly Range[], lengths: readonly Range[]): boolean {
  const tracks = tracksOf(ranges);
  const overlapping = tracks.filter((track) =>
    tracks.some((other) => other !== track && overlap(...track, ...other) > TOLERANCE),
  );
  if (tracks.length < 2 || overlapping.length > OVERLAPPING * tracks.length) return false;
  const trackOf = ranges.map((range) => tracks.findIndex((track) => isSame(track, range)));
  const alike = lengths.filter((length, index) =>
    lengths.some((other, at) => Math.abs((trackOf[at] ?? 0) - (trackOf[index] ?? 0)) === 1 && isSame(other, length)),
  );
  return alike.length < ALIKE * lengths.length;
}

/** The different ranges in ascending order. */
const tracksOf = (ranges: readonly Range[]): Range[] =>
  ranges
    .filter((range, index) => !ranges.slice(0, index).some((other) => isSame(other, range)))
    .sort((a, b) => a[0] - b[0]);

const isSame = (a: Range, b: Range): boolean =>
  Math.abs(a[0] - b[0]) <= TOLERANCE && Math.abs(a[1] - b[1]) <= TOLERANCE;
