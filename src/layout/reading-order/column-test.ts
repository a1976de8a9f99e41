import { type Box, height, overlap, union, width } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import { byTop, type Item } from '../item.ts';
import { onOneLine } from '../page/lines.ts';
import { areCards, type Place } from './cards.ts';

/** Narrowest column, in shares of the font size: narrower ones are markers, line numbers or axis labels. */
const NARROWEST = 5;
/** Share of its column that the typical line of running text fills; cells of a table fill less. */
const FILLED = 0.5;
/** Width (shares of the font size) from which rows are running text rather than labels and values. */
const PROSE = 12;
/** Share of such rows in a column of text. */
const PROSE_SHARE = 0.33;
/** Distance (share of the font size) up to which rows stand level. */
const LEVEL = 0.25;
/** Share of the shorter column's height along which columns stand side by side. */
const SIDE_BY_SIDE = 0.4;
/** Largest share of items that may stand between the columns and span them, such as titles and wide figures. */
const MOST_SPANNING = 0.4;

/** Items on both sides of a gutter, and those that reach across it. */
export interface Split<T> {
  readonly left: T[];
  readonly right: T[];
  readonly spanning: T[];
}

/** Whether a cut leaves two columns of running text rather than cells, markers or a lucky gap. */
export function areColumns<T extends Item>({ left, right, spanning }: Split<T>, place: Place): boolean {
  if (left.length === 0 || right.length === 0) return false;
  const [a, b] = [union(left.map(({ box }) => box)), union(right.map(({ box }) => box))];
  const [top, bottom] = [Math.max(a[1], b[1]), Math.min(a[3], b[3])];
  const size = median([...left, ...right].map(({ fontSize }) => fontSize));
  if (Math.min(width(a), width(b)) < NARROWEST * size) return false;
  const isBesideOther = ({ box }: Item): boolean => overlap(box[1], box[3], top, bottom) > 0;
  if (areCards(left.filter(isBesideOther), right.filter(isBesideOther), place)) return true;
  if (bottom - top < SIDE_BY_SIDE * Math.min(height(a), height(b))) return false;
  const between = spanning.filter(({ box }) => box[1] > top && box[3] < bottom);
  if (between.length > MOST_SPANNING * (left.length + right.length)) return false;
  const [leftRows, rightRows] = [rowsOf(left), rowsOf(right)];
  const areProse = isProse(leftRows, size) && isProse(rightRows, size);
  if (spanning.length === 0 && areProse) return true;
  if (!isFilled(leftRows, width(a)) || !isFilled(rightRows, width(b))) return false;
  return areProse || !areAligned(leftRows, rightRows, size);
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

/** Whether running text is among the rows. */
const isProse = (rows: readonly Row[], size: number): boolean =>
  rows.filter(({ covered }) => covered >= PROSE * size).length >= PROSE_SHARE * rows.length;

const isFilled = (rows: readonly Row[], across: number): boolean =>
  rows.length === 1 || usualWidth(rows) >= FILLED * across;

/** Whether most rows of the shorter side stand level with one of the other: labels beside values. */
function areAligned(left: readonly Row[], right: readonly Row[], size: number): boolean {
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  const level = few.filter(({ box }) => many.some((other) => Math.abs(other.box[3] - box[3]) < LEVEL * size));
  return level.length > few.length / 2;
}
