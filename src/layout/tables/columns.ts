import { overlap } from '../../document/geometry.ts';
import type { Line } from '../page/lines.ts';
import { isNumber } from './grid.ts';
import { partedWhereMostAre } from './paired-columns.ts';
import { areAmounts, GAP, type Row, tightParts } from './rows.ts';

/**
 * Largest share of the rows that cross a gap between columns: spanning heads and section titles do.
 * Chosen on odl-bench, dev half.
 */
const CROSSED = 0.2;
/** Fewest texts of a column that few rows fill: a head and one below it. */
const FEWEST_SPARSE = 2;

/** Fewest texts in a row of an item that has a total: a number or a name, a quantity, a price and an amount. */
const FEWEST_OF_ITEM = 4;

/** Fewest texts of a row that one of another reaches over. */
const FEWEST_SPANNED = 2;

/** x-range of a column in points. */
export type Column = readonly [x0: number, x1: number];

/** The columns of rows, from left to right: the peaks of the projection profile of their parts. */
export function columnsOf(rows: readonly Row[]): Column[] {
  const parts = rows.map((row) => row.flatMap(tightParts));
  const all = parts.flat();
  const edges = edgesOf(all);
  const items = withoutSpanning(withoutTotals(withoutWrapped(parts)));
  const crossing = rowsAcross(items, edges);
  const gaps = items.map(amountGaps);
  const lines = rows.flat();
  const size = lines.reduce((sum, line) => sum + line.fontSize, 0) / Math.max(lines.length, 1);
  const columns: [number, number][] = [];
  for (let i = 0; i + 1 < edges.length; i++) {
    const [x0, x1] = [edges[i] as number, edges[i + 1] as number];
    if ((crossing[i] as number) <= CROSSED * items.length) continue;
    const last = columns.at(-1);
    if (last && x0 - last[1] < GAP * size && !arePartedAt(gaps, last[1], x0)) last[1] = x1;
    else columns.push([x0, x1]);
  }
  const apart = columns.flatMap((column) => partedWhereMostAre(column, parts));
  return withFullRows(mergeComplementary(withSparse(apart, all), parts), parts);
}

/**
 * The columns as wide as the texts of rows that have one for each: a head may begin at the left of numbers that end at the
 * right, and stand over none of them.
 */
function withFullRows(columns: readonly Column[], rows: readonly (readonly Line[])[]): Column[] {
  const full = rows.filter((row) => row.length === columns.length);
  return full.reduce<Column[]>((wide, row) => widenedBy(row, wide) ?? wide, [...columns]);
}

/** The columns with the texts of a row, one in each from left to right; undefined where they then overlap, or none is wider. */
function widenedBy(row: readonly Line[], columns: readonly Column[]): Column[] | undefined {
  const texts = row.toSorted((a, b) => a.box[0] - b.box[0]);
  const isBeside = (column: Column, index: number): boolean => {
    const { box } = texts[index] as Line;
    return overlap(column[0], column[1], box[0], box[2]) <= 0;
  };
  if (!columns.some(isBeside)) return undefined;
  const wide = columns.map(([x0, x1], index): Column => {
    const { box } = texts[index] as Line;
    return [Math.min(x0, box[0]), Math.max(x1, box[2])];
  });
  return wide.every(([x0], index) => index === 0 || x0 > (wide[index - 1] as Column)[1]) ? wide : undefined;
}

/**
 * Rows without the totals at their end, labels with one amount each: a label may stand in the columns before the amount as
 * in one. All rows where fewer others are left, or none of them has the columns of an item.
 */
function withoutTotals(rows: readonly (readonly Line[])[]): readonly (readonly Line[])[] {
  const isTotal = ([label, amount, ...others]: readonly Line[]): boolean =>
    label !== undefined && amount !== undefined && others.length === 0 && isNumber(amount) && !isNumber(label);
  const end = rows.findLastIndex((row) => !isTotal(row)) + 1;
  const items = rows.slice(0, end);
  return items.length > rows.length - end && items.some((row) => row.length >= FEWEST_OF_ITEM) ? items : rows;
}

/**
 * Rows without those of a label and a text that begins as the second texts of others do and reaches over several of these:
 * it spans their columns. All rows where fewer others have so many texts.
 */
function withoutSpanning(rows: readonly (readonly Line[])[]): readonly (readonly Line[])[] {
  const full = rows.filter((row) => row.length > FEWEST_SPANNED);
  const isSpanning = ([, text, ...others]: readonly Line[]): boolean =>
    text !== undefined &&
    others.length === 0 &&
    full.some(
      (row) =>
        Math.abs((row[1] as Line).box[0] - text.box[0]) < GAP * text.fontSize &&
        row.filter(({ box }) => overlap(box[0], box[2], text.box[0], text.box[2]) > 0).length >= FEWEST_SPANNED,
    );
  const kept = rows.filter((row) => !isSpanning(row));
  return full.length > rows.length - kept.length ? kept : rows;
}

/** Rows without the lines with which the last text of a row goes on below it: one that spans columns crosses gaps once. */
function withoutWrapped(rows: readonly (readonly Line[])[]): (readonly Line[])[] {
  const kept: (readonly Line[])[] = [];
  for (const row of rows) if (!goesOnAcross(row, kept.at(-1))) kept.push(row);
  return kept;
}

/** Whether a row is one text that begins below the last of several in the row above and ends near its end: it goes on with it. */
function goesOnAcross([text, ...others]: readonly Line[], above: readonly Line[] = []): boolean {
  const last = above.at(-1);
  if (!text || !last || others.length > 0 || above.length < 2) return false;
  return Math.abs(text.box[0] - last.box[0]) < GAP * text.fontSize && text.box[2] < last.box[2] + GAP * text.fontSize;
}

/** x-range in points of what is between two neighbours of a row. */
type Gap = readonly [from: number, to: number];

/** The gaps of a row that have an amount on either side. */
function amountGaps(row: readonly Line[]): Gap[] {
  const gaps: Gap[] = [];
  for (let index = 1; index < row.length; index++) {
    const [left, right] = [row[index - 1] as Line, row[index] as Line];
    const [before, after] = [left.words.at(-1), right.words[0]];
    if (before && after && areAmounts(before, after)) gaps.push([left.box[2], right.box[0]]);
  }
  return gaps;
}

/** Whether most rows have an amount on either side of a gap that is too narrow for others. */
function arePartedAt(gaps: readonly (readonly Gap[])[], from: number, to: number): boolean {
  const parted = gaps.filter((own) => own.some((gap) => gap[0] <= from && gap[1] >= to));
  return parted.length * 2 > gaps.length;
}

/** Where lines begin and end, in ascending order. */
function edgesOf(lines: readonly Line[]): number[] {
  const edges = new Set<number>();
  for (const { box } of lines) edges.add(box[0]).add(box[2]);
  return [...edges].sort((a, b) => a - b);
}

/** The columns and, from left to right among them, those that few rows fill: two texts at least, beside all others. */
function withSparse(columns: readonly Column[], parts: readonly Line[]): Column[] {
  const sparse: { range: [number, number]; texts: number }[] = [];
  for (const { box } of parts) {
    if (columns.some((column) => overlap(column[0], column[1], box[0], box[2]) > 0)) continue;
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
  const places = new Map<number, number>();
  for (let place = 0; place < edges.length; place++) places.set(edges[place] as number, place);
  const counts = new Array<number>(edges.length).fill(0);
  const lastRow = new Array<number>(edges.length).fill(-1);
  for (let index = 0; index < rows.length; index++) {
    for (const { box } of rows[index] as readonly Line[]) {
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
