import { overlap } from '../../document/geometry.ts';
import type { Line } from '../page/lines.ts';
import { GAP, type Row, tightParts } from './rows.ts';

/**
 * Largest share of the rows that cross a gap between columns: spanning heads and section titles do.
 * Chosen on odl-bench, dev half.
 */
const CROSSED = 0.2;
/** Fewest texts of a column that few rows fill: a head and one below it. */
const FEWEST_SPARSE = 2;

/** x-range of a column in points. */
export type Column = readonly [x0: number, x1: number];

/** The columns of rows, from left to right: the peaks of the projection profile of their parts. */
export function columnsOf(rows: readonly Row[]): Column[] {
  const parts = rows.map((row) => row.flatMap(tightParts));
  const edges = [...new Set(parts.flat().flatMap(({ box }) => [box[0], box[2]]))].sort((a, b) => a - b);
  const crossing = rowsAcross(parts, edges);
  const lines = rows.flat();
  const size = lines.reduce((sum, line) => sum + line.fontSize, 0) / Math.max(lines.length, 1);
  const columns: [number, number][] = [];
  for (let i = 0; i + 1 < edges.length; i++) {
    const [x0, x1] = [edges[i] as number, edges[i + 1] as number];
    if ((crossing[i] as number) <= CROSSED * rows.length) continue;
    const last = columns.at(-1);
    if (last && x0 - last[1] < GAP * size) last[1] = x1;
    else columns.push([x0, x1]);
  }
  return mergeComplementary(withSparse(columns, parts.flat()), parts);
}

/** The columns and, from left to right among them, those that few rows fill: two texts at least, beside all others. */
function withSparse(columns: readonly Column[], parts: readonly Line[]): Column[] {
  const sparse: { range: [number, number]; texts: number }[] = [];
  for (const { box } of parts) {
    if (columns.some(([x0, x1]) => overlap(x0, x1, box[0], box[2]) > 0)) continue;
    const own = sparse.find(({ range }) => overlap(range[0], range[1], box[0], box[2]) > 0);
    if (own) {
      own.range = [Math.min(own.range[0], box[0]), Math.max(own.range[1], box[2])];
      own.texts++;
    } else sparse.push({ range: [box[0], box[2]], texts: 1 });
  }
  const found = sparse.filter(({ texts }) => texts >= FEWEST_SPARSE).map(({ range }) => range);
  return [...columns, ...found].sort((a, b) => a[0] - b[0]);
}

/** The projection profile: how many rows have a part between each edge and the next. */
function rowsAcross(rows: readonly (readonly Line[])[], edges: readonly number[]): number[] {
  const places = new Map(edges.map((edge, index) => [edge, index]));
  const counts = edges.map(() => 0);
  const lastRow = edges.map(() => -1);
  for (const [index, row] of rows.entries()) {
    for (const { box } of row) {
      const end = places.get(box[2]) as number;
      for (let place = places.get(box[0]) as number; place < end; place++) {
        if (lastRow[place] === index) continue;
        lastRow[place] = index;
        counts[place] = (counts[place] as number) + 1;
      }
    }
  }
  return counts;
}

/** Joins neighbouring columns unless a row has a part in each: a head may be beside the values below it. */
function mergeComplementary(columns: readonly Column[], rows: readonly (readonly Line[])[]): Column[] {
  const merged: Column[] = [];
  const partIn = (row: readonly Line[], [x0, x1]: Column): Line | undefined =>
    row.find(({ box }) => overlap(box[0], box[2], x0, x1) > 0);
  const apart = (a: Column, b: Column): boolean =>
    rows.some((row) => {
      const [left, right] = [partIn(row, a), partIn(row, b)];
      return left !== undefined && right !== undefined && left !== right;
    });
  for (const column of columns) {
    const last = merged.at(-1);
    if (last && !apart(last, column)) merged[merged.length - 1] = [last[0], column[1]];
    else merged.push(column);
  }
  return merged;
}
