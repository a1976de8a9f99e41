import { height, horizontalOverlap, overlap, union, width } from '../../document/geometry.ts';
import type { Trace } from '../decision.ts';
import { byTop, type Item } from '../item.ts';
import { isBeside, onOneLine } from '../metrics.ts';
import type { Ruling } from '../tables/rulings.ts';
import { MOST_WORDS } from '../text/own-lines.ts';
import { cardRowsOf } from './card-rows.ts';
import type { Split } from './column-test.ts';
import { findSplit } from './gutters.ts';
import { findLocalColumns, type LocalColumns } from './local-columns.ts';
import { areRowsOfCells } from './rows-of-cells.ts';
import type { StreamPosition } from './stream-position.ts';
import { type Columns, trimmedBand } from './trimmed-band.ts';

/** Distance of middles (share of the font size) up to which lines are centred on one axis; chosen on odl-bench, dev half. */
const CENTRED = 0.5;
/** Ratio of heights below which items may be parts of one row; chosen on odl-bench, dev half. */
const ROW = 2;
/** White space between lines of a paragraph, and indent of the first or of the others, both in font sizes, at most. */
const CLOSE = 0.5;
const DEEPEST_INDENT = 3;
/** Share of the width of both columns from which a rule is across them. Chosen on wild, even half. */
const ACROSS = 0.9;

/**
 * Puts items in reading order by the recursive XY-cut (Nagy and Seth, 1984): the page is cut at gutters, outermost first;
 * items that span a gutter part what is above them from what is below.
 * @param position the index of a word in the content stream.
 * @param rules horizontal ones: those across both columns part what is above from what is below, too.
 * @returns groups, each a stretch of one column from top to bottom.
 */
export function readingOrder<T extends Item>(
  items: readonly T[],
  position: StreamPosition,
  trace?: Trace,
  rules: readonly Ruling[] = [],
): T[][] {
  if (items.length === 0) return [];
  const sorted = [...items].sort(byTop);
  if (isOneColumn(sorted)) return [sorted];
  const found = findSplit(items, position, trace);
  if (!found || found.spanning.length > 0) {
    const columns = findLocalColumns(items, position, trace, found && new Set(found.spanning));
    if (columns) return aroundColumns(columns, position, trace, rules);
    if (!found) return [sorted];
  }
  const whole = withWholeRows(found);
  // Where nothing is left beside the gutter, the rows would never come apart.
  const split = whole.left.length + whole.right.length > 0 ? whole : found;
  const groups: T[][] = [];
  let spanning: T[] = [];
  const bands = bandsOf(split, rules, position);
  const hasPairs = bands.some((band) => isColumns(band) && band.every((side) => side.length > 0));
  const edge = Math.max(...items.map(({ box }) => box[2]));
  for (const [index, band] of bands.entries()) {
    if (isColumns(band) && hasPairs && isLastLine(band, spanning.at(-1), edge)) {
      spanning.push(...band[0]);
    } else if (isColumns(band) && spanning.length > 0 && areRowsOfCells(band, position)) {
      groups.push(...readingOrder(spanning, position, trace, rules), band.flat().sort(byTop));
      spanning = [];
    } else if (isColumns(band)) {
      const next = bands[index + 1];
      const { head, left, right, tail } = trimmedBand(band, position, next && !isColumns(next) ? next : undefined);
      spanning.push(...head);
      if (spanning.length > 0) groups.push(...readingOrder(spanning, position, trace, rules));
      groups.push(...readingOrder(left, position, trace, rules), ...readingOrder(right, position, trace, rules));
      spanning = [...tail];
    } else {
      spanning.push(band);
    }
  }
  if (spanning.length > 0) groups.push(...readingOrder(spanning, position, trace, rules));
  return groups;
}

/**
 * Whether no item is beside another: none is level with any, so there is nothing to choose between.
 * @param items from top to bottom.
 */
function isOneColumn(items: readonly Item[]): boolean {
  let bottom: Item | undefined;
  for (const item of items) {
    if (bottom && item.box[1] < bottom.box[3] && onOneLine(bottom.box, item.box)) return false;
    if (!bottom || item.box[3] > bottom.box[3]) bottom = item;
  }
  return true;
}

/** The order of items around columns in a part of the page. */
const aroundColumns = <T extends Item>(
  { above, left, right, below }: LocalColumns<T>,
  position: StreamPosition,
  trace: Trace | undefined,
  rules: readonly Ruling[],
): T[][] => [above, left, right, below].flatMap((part) => readingOrder(part, position, trace, rules));

/**
 * Items beside one that spans the gutter belong to its row, as the names of three authors do; so does the short last
 * line of a title.
 */
function withWholeRows<T extends Item>({ left, right, spanning }: Split<T>): Split<T> {
  const isBeside = (item: T): boolean =>
    spanning.some((other) => isLevelWith(item, other) || endsBelow(other, item)) || isFlowedAround(item, spanning);
  return {
    left: left.filter((item) => !isBeside(item)),
    right: right.filter((item) => !isBeside(item)),
    spanning: [...spanning, ...left.filter(isBeside), ...right.filter(isBeside)],
  };
}

/** Whether two items of similar heights are on one line. */
const isLevelWith = (a: Item, b: Item): boolean =>
  onOneLine(a.box, b.box) && Math.max(height(a.box), height(b.box)) < ROW * Math.min(height(a.box), height(b.box));

/** Whether items that span the gutter fill most of the height beside a taller one: text flows around it. */
function isFlowedAround({ box }: Item, spanning: readonly Item[]): boolean {
  const beside = spanning.filter((other) => isBeside(box, other.box) && ROW * height(other.box) <= height(box));
  if (beside.length < 2 || beside.some((other) => horizontalOverlap(box, other.box) > 0)) return false;
  const [, top, , bottom] = union(beside.map((other) => other.box));
  return bottom - top > height(box) / 2;
}

/** Whether an item goes on centred below another in the same size. */
function endsBelow(above: Item, { box, fontSize }: Item): boolean {
  const shift = Math.abs(above.box[0] + above.box[2] - box[0] - box[2]) / 2;
  const gap = box[1] - above.box[3];
  return shift < CENTRED * fontSize && Math.abs(gap) < fontSize && Math.abs(above.fontSize - fontSize) < 0.5;
}

/** Whether one line alone goes on closely below one of text that spans the gutter and had no room for its first word. */
function isLastLine<T extends Item>([left, right]: Columns<T>, before: Item | undefined, edge: number): boolean {
  const [line] = left;
  const [word] = line?.words ?? [];
  if (!line || !word || !before || left.length > 1 || right.length > 0) return false;
  if ((before.words?.length ?? 0) <= MOST_WORDS) return false;
  const isFull = edge - before.box[2] < width(word.box) + line.fontSize;
  const isBelow = line.box[1] - before.box[3] < CLOSE * line.fontSize;
  const isAligned = Math.abs(line.box[0] - before.box[0]) < DEEPEST_INDENT * line.fontSize;
  return isFull && isBelow && isAligned && Math.abs(before.fontSize - line.fontSize) < 0.5;
}

const isColumns = <T>(band: T | Columns<T>): band is Columns<T> => Array.isArray(band);

/**
 * From top to bottom: spanning items, and between them, between rules across both columns and between rows of cards, the
 * left and right items of each band.
 */
function bandsOf<T extends Item>(
  { left, right, spanning }: Split<T>,
  rules: readonly Ruling[],
  position: StreamPosition,
): (T | Columns<T>)[] {
  const middle = ({ box }: Item): number => (box[1] + box[3]) / 2;
  const bands: (T | Columns<T>)[] = [];
  let top = Number.NEGATIVE_INFINITY;
  const addBand = (bottom: number): void => {
    const within = (item: T): boolean => middle(item) >= top && middle(item) < bottom;
    const band: Columns<T> = [left.filter(within), right.filter(within)];
    if (band[0].length + band[1].length > 0) bands.push(band);
    top = bottom;
  };
  const extent = union([...left, ...right].map(({ box }) => box));
  const across = rules.filter(({ from, to }) => overlap(from, to, extent[0], extent[2]) >= ACROSS * width(extent));
  const borders = [
    ...spanning.map((item) => ({ at: middle(item), item })),
    ...across.map(({ at }) => ({ at, item: undefined })),
    ...cardRowsOf(left, right, position).map((at) => ({ at, item: undefined })),
  ];
  for (const { at, item } of borders.sort((a, b) => a.at - b.at)) {
    addBand(at);
    if (item) bands.push(item);
  }
  addBand(Number.POSITIVE_INFINITY);
  return bands;
}
