import { median } from '../../platform/median.ts';
import type { Trace } from '../decision.ts';
import { byTop, type Item } from '../item.ts';
import { onOneLine } from '../metrics.ts';
import { areLocalColumns, areTextColumns, type Split } from './column-test.ts';
import { GUTTER } from './gutters.ts';
import { isAddressBlock } from './own-block.ts';
import type { StreamPosition } from './stream-position.ts';
import { type TrimmedBand, trimmedBand } from './trimmed-band.ts';

/** Number of items and of gaps that are looked at, at most: each gap is followed along all items. */
const MOST_ITEMS = 600;
const MOST_GAPS = 200;
/** Number of items above and below a strip, in the order of the page, among which those on its lines are. */
const ON_LINE = 4;
/** Height of a blank line in shares of the font size: between paragraphs is half a line or a whole one. */
const BLANK = 1;

/** A stretch of the page in two columns, with what is above and below it. */
export interface LocalColumns<T> {
  readonly above: readonly T[];
  readonly left: readonly T[];
  readonly right: readonly T[];
  readonly below: readonly T[];
}

/** An empty strip between neighbouring items, followed up and down to where an item crosses it. */
interface Strip {
  readonly from: number;
  readonly to: number;
  /** Indexes of the first item beside it and of the first one after. */
  readonly first: number;
  readonly end: number;
}

/**
 * Columns in a part of a page whose other parts span it: the stretch with the most items on both sides of a gap that
 * nothing crosses, which the content stream writes one side after the other.
 * @param among where given, one of these has to be beside the gap: what a gutter of the whole page would cut through.
 */
export function findLocalColumns<T extends Item>(
  items: readonly T[],
  position: StreamPosition,
  trace?: Trace,
  among?: ReadonlySet<T>,
): LocalColumns<T> | undefined {
  if (items.length > MOST_ITEMS) return undefined;
  const sorted = [...items].sort(byTop);
  const found = stretchesIn(sorted)
    .flatMap((strip) => {
      const band = bandBeside(strip, sorted, position, true);
      return band ? [{ strip, band, size: Math.min(band.left.length, band.right.length) }] : [];
    })
    .filter(({ strip }) => isCleanlyCut(strip, sorted))
    .filter(({ band: { left, right } }) => !among || [...left, ...right].some((item) => among.has(item)))
    .sort((a, b) => b.size - a.size)
    .find(({ band: { left, right } }) => areLocalColumns(splitOf(left, right), position, trace));
  if (!found) return undefined;
  const { strip, band } = found;
  return {
    above: [...sorted.slice(0, strip.first), ...band.head],
    left: band.left,
    right: band.right,
    below: [...band.tail, ...sorted.slice(strip.end)],
  };
}

/** Whether no line is cut by the ends of a strip: what is above and below it is on other lines. */
function isCleanlyCut({ first, end }: Strip, sorted: readonly Item[]): boolean {
  const beside = sorted.slice(first, end);
  const isOnLine = (item: Item): boolean => beside.some(({ box }) => onOneLine(box, item.box));
  return (
    !sorted.slice(Math.max(0, first - ON_LINE), first).some(isOnLine) &&
    !sorted.slice(end, end + ON_LINE).some(isOnLine)
  );
}

/** Whether columns of running text, one written after the other, are among the items, or these are two such blocks. */
export function hasTextColumns(items: readonly Item[], position: StreamPosition): boolean {
  if (items.length > MOST_ITEMS) return false;
  const sorted = [...items].sort(byTop);
  return stretchesIn(sorted).some((strip) => {
    const band = bandBeside(strip, sorted, position);
    if (!band) return false;
    const { left, right } = band;
    const isWhole = left.length + right.length === items.length;
    return areTextColumns(splitOf(left, right), isWhole, position);
  });
}

const splitOf = <T extends Item>(left: readonly T[], right: readonly T[]): Split<T> => ({
  left: [...left],
  right: [...right],
  spanning: [],
});

/** The strips between items, and their parts. */
const stretchesIn = (sorted: readonly Item[]): Strip[] =>
  stripsIn(sorted).flatMap((strip) => [strip, ...partsOf(strip, sorted)]);

/** The parts of a strip between blank lines, where there are any. */
function partsOf(strip: Strip, sorted: readonly Item[]): Strip[] {
  const parts: Strip[] = [];
  let first = strip.first;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let index = strip.first; index < strip.end; index++) {
    const { box, fontSize } = sorted[index] as Item;
    if (index > first && box[1] - bottom > BLANK * fontSize) {
      parts.push({ ...strip, first, end: index });
      first = index;
    }
    bottom = Math.max(bottom, box[3]);
  }
  return parts.length > 0 ? [...parts, { ...strip, first }] : [];
}

/**
 * What is on both sides of a strip; undefined where that is one item on a side.
 * @param orAddress whether a few items, such as a date and a time, may stand beside an address.
 */
function bandBeside<T extends Item>(
  { first, end, from }: Strip,
  sorted: readonly T[],
  position: StreamPosition,
  orAddress = false,
): TrimmedBand<T> | undefined {
  const [left, right]: [T[], T[]] = [[], []];
  for (let index = first; index < end; index++) {
    const item = sorted[index] as T;
    (item.box[2] <= from ? left : right).push(item);
  }
  // Nothing is trimmed: the lines below what stands beside an address are of the address too.
  if (orAddress && isBesideAddress(left, right)) return { head: [], left, right, tail: [] };
  if (Math.min(left.length, right.length) < 2) return undefined;
  const band = trimmedBand([left, right], position);
  return Math.min(band.left.length, band.right.length) < 2 ? undefined : band;
}

/** Whether fewer items than an address has stand beside one. */
const isBesideAddress = (left: readonly Item[], right: readonly Item[]): boolean => {
  const [fewer, more] = left.length < right.length ? [left, right] : [right, left];
  return fewer.length > 0 && fewer.length < more.length && isAddressBlock(more);
};

/** The strips between items on one line, from the top of the page to the bottom. */
function stripsIn(sorted: readonly Item[]): Strip[] {
  const narrowest = GUTTER * median(sorted.map(({ fontSize }) => fontSize));
  const strips: Strip[] = [];
  for (const [index, item] of sorted.entries()) {
    const next = nextOnLine(item, sorted, index);
    if (!next || next.box[0] - item.box[2] < narrowest) continue;
    const middle = (item.box[2] + next.box[0]) / 2;
    if (strips.some((strip) => strip.first <= index && index < strip.end && strip.from < middle && middle < strip.to)) {
      continue;
    }
    strips.push(followed({ from: item.box[2], to: next.box[0] }, sorted, index, narrowest));
    if (strips.length === MOST_GAPS) break;
  }
  return strips;
}

/** The nearest item to the right of one on its line. */
function nextOnLine({ box }: Item, sorted: readonly Item[], index: number): Item | undefined {
  let next: Item | undefined;
  const isBeside = (other: Item): boolean => other.box[0] >= box[2] && onOneLine(box, other.box);
  const isNearer = (other: Item): boolean => !next || other.box[0] < next.box[0];
  for (let at = index; at < sorted.length && (sorted[at] as Item).box[1] < box[3]; at++) {
    const other = sorted[at] as Item;
    if (isBeside(other) && isNearer(other)) next = other;
  }
  for (let at = index - 1; at >= 0 && (sorted[at] as Item).box[1] > box[1] - (box[3] - box[1]); at--) {
    const other = sorted[at] as Item;
    if (isBeside(other) && isNearer(other)) next = other;
  }
  return next;
}

/** A gap at an item followed up and down; items that jut out narrow it as long as a gutter is left. */
function followed(gap: { from: number; to: number }, sorted: readonly Item[], at: number, narrowest: number): Strip {
  let { from, to } = gap;
  const passes = ({ box }: Item): boolean => {
    if (box[2] <= from || box[0] >= to) return true;
    const isLeft = (box[0] + box[2]) / 2 < (from + to) / 2;
    const [start, end] = [isLeft ? box[2] : from, isLeft ? to : box[0]];
    if (end - start < narrowest) return false;
    from = start;
    to = end;
    return true;
  };
  let first = at;
  while (first > 0 && passes(sorted[first - 1] as Item)) first--;
  let end = at + 1;
  while (end < sorted.length && passes(sorted[end] as Item)) end++;
  return { from, to, first, end };
}
