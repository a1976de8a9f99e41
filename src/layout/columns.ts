import { type Box, height, overlap, union, width } from '../document/geometry.ts';
import { onOneLine } from './lines.ts';

/** Anything with a place that must be put in order: a line, a table. */
export interface Item {
  readonly box: Box;
  /** Points; sets the scale of gaps. */
  readonly fontSize: number;
}

/** Narrowest gutter between columns, in shares of the font size. */
const GUTTER = 0.9;
/** Narrowest column, in shares of the font size: narrower ones are markers, line numbers or axis labels. */
const NARROWEST = 5;
/** Share of its column that the typical line of running text fills; cells of a table fill less. */
const FILLED = 0.5;
/** Width (shares of the font size) from which rows are running text rather than labels and values. */
const PROSE = 12;
/** Distance (share of the font size) up to which rows stand level. */
const LEVEL = 0.25;
/** Share of the shorter column's height along which columns stand side by side. */
const SIDE_BY_SIDE = 0.4;
/** Shares of the items that may reach across a gutter, tried in this order. */
const CROSSED = [0, 0.02, 0.05, 0.1, 0.2, 0.3];
/** Largest share of items that may span the columns, such as titles and wide figures. */
const MOST_SPANNING = 0.4;

interface Split<T> {
  readonly left: T[];
  readonly right: T[];
  readonly spanning: T[];
}

/**
 * Puts items in reading order by cutting the page at gutters, outermost first; items that span a gutter part what is
 * above them from what is below.
 * @returns groups, each a stretch of one column from top to bottom.
 */
export function readingOrder<T extends Item>(items: readonly T[]): T[][] {
  if (items.length === 0) return [];
  const split = findSplit(items);
  if (!split) return [[...items].sort(byTop)];
  const groups: T[][] = [];
  let spanning: T[] = [];
  for (const band of bandsOf(split)) {
    if (Array.isArray(band)) {
      if (spanning.length > 0) groups.push(...readingOrder(spanning));
      spanning = [];
      const [left, right] = band as [T[], T[]];
      groups.push(...readingOrder(left), ...readingOrder(right));
    } else {
      spanning.push(band);
    }
  }
  if (spanning.length > 0) groups.push(...readingOrder(spanning));
  return groups;
}

const byTop = (a: Item, b: Item): number => a.box[1] - b.box[1] || a.box[0] - b.box[0];

/** From top to bottom: spanning items, and between them the left and right items of each band. */
function bandsOf<T extends Item>({ left, right, spanning }: Split<T>): (T | [T[], T[]])[] {
  const middle = ({ box }: Item): number => (box[1] + box[3]) / 2;
  const bands: (T | [T[], T[]])[] = [];
  let top = Number.NEGATIVE_INFINITY;
  const addBand = (bottom: number): void => {
    const within = (item: T): boolean => middle(item) >= top && middle(item) < bottom;
    const band: [T[], T[]] = [left.filter(within), right.filter(within)];
    if (band[0].length + band[1].length > 0) bands.push(band);
    top = bottom;
  };
  for (const item of [...spanning].sort(byTop)) {
    addBand(middle(item));
    bands.push(item);
  }
  addBand(Number.POSITIVE_INFINITY);
  return bands;
}

/** The best gutter: the one that the fewest items span, then the widest. */
function findSplit<T extends Item>(items: readonly T[]): Split<T> | undefined {
  let best: { split: Split<T>; spanned: number; gap: number } | undefined;
  for (const [x0, x1] of gutterCandidates(items)) {
    const split = splitAt(items, x0, x1);
    if (!areColumns(split)) continue;
    const candidate = { split, spanned: split.spanning.length, gap: x1 - x0 };
    if (!best || candidate.spanned < best.spanned || (candidate.spanned === best.spanned && candidate.gap > best.gap)) {
      best = candidate;
    }
  }
  return best?.split;
}

/** Stretches across which few items reach, for several notions of "few". */
function gutterCandidates(items: readonly Item[]): (readonly [number, number])[] {
  const narrowest = GUTTER * median(items.map(({ fontSize }) => fontSize));
  const profile = coverageProfile(items);
  return CROSSED.flatMap((share) => stretchesBelow(profile, share * items.length)).filter(
    ([x0, x1]) => x1 - x0 >= narrowest,
  );
}

/** How many items lie over each x: from every edge to the next. */
function coverageProfile(items: readonly Item[]): { readonly x: number; readonly count: number }[] {
  const edges = items.flatMap(({ box }) => [
    { x: box[0], change: 1 },
    { x: box[2], change: -1 },
  ]);
  let count = 0;
  return edges
    .sort((a, b) => a.x - b.x)
    .map(({ x, change }) => {
      count += change;
      return { x, count };
    });
}

/** The stretches between the outermost edges over which at most `limit` items lie. */
function stretchesBelow(profile: readonly { x: number; count: number }[], limit: number): [number, number][] {
  const stretches: [number, number][] = [];
  let start: number | undefined;
  let open = false;
  for (const { x, count } of profile) {
    if (count <= limit) {
      if (open) start ??= x;
      continue;
    }
    if (start !== undefined) stretches.push([start, x]);
    start = undefined;
    open = true;
  }
  return stretches;
}

function splitAt<T extends Item>(items: readonly T[], x0: number, x1: number): Split<T> {
  const split: Split<T> = { left: [], right: [], spanning: [] };
  for (const item of items) {
    if (item.box[2] <= x0 + 0.5) split.left.push(item);
    else if (item.box[0] >= x1 - 0.5) split.right.push(item);
    else split.spanning.push(item);
  }
  return split;
}

/** Whether a cut leaves two columns of running text rather than cells, markers or a lucky gap. */
function areColumns<T extends Item>({ left, right, spanning }: Split<T>): boolean {
  if (left.length === 0 || right.length === 0) return false;
  if (spanning.length > MOST_SPANNING * (left.length + right.length)) return false;
  const [a, b] = [union(left.map(({ box }) => box)), union(right.map(({ box }) => box))];
  const shared = overlap(a[1], a[3], b[1], b[3]);
  if (shared < SIDE_BY_SIDE * Math.min(height(a), height(b))) return false;
  const size = median([...left, ...right].map(({ fontSize }) => fontSize));
  const [leftRows, rightRows] = [rowsOf(left), rowsOf(right)];
  if (!isColumn(leftRows, width(a), size) || !isColumn(rightRows, width(b), size)) return false;
  const prose = PROSE * size;
  return !areAligned(leftRows, rightRows, size) || Math.min(usualWidth(leftRows), usualWidth(rightRows)) >= prose;
}

/** Items that stand side by side, from top to bottom. */
interface Row {
  readonly box: Box;
  /** Points that items cover, the gaps between them left out. */
  readonly covered: number;
}

function rowsOf(items: readonly Item[]): Row[] {
  const rows: Row[] = [];
  for (const { box } of [...items].sort(byTop)) {
    const last = rows.at(-1);
    if (last && onOneLine(last.box, box)) {
      rows[rows.length - 1] = { box: union([last.box, box]), covered: last.covered + width(box) };
    } else {
      rows.push({ box, covered: width(box) });
    }
  }
  return rows;
}

const usualWidth = (rows: readonly Row[]): number => median(rows.map(({ covered }) => covered));

function isColumn(rows: readonly Row[], across: number, size: number): boolean {
  return across >= NARROWEST * size && (rows.length === 1 || usualWidth(rows) >= FILLED * across);
}

/** Whether most rows of the shorter side stand level with one of the other: labels beside values. */
function areAligned(left: readonly Row[], right: readonly Row[], size: number): boolean {
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  const level = few.filter(({ box }) => many.some((other) => Math.abs(other.box[3] - box[3]) < LEVEL * size));
  return level.length > few.length / 2;
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
