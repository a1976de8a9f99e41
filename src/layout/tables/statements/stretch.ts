import type { Line } from '../../page/lines.ts';
import { namesFloat } from '../../reading-order/floats.ts';
import type { Column } from '../columns.ts';
import { amountColumns, isOver, lastDigit } from './columns.ts';
import { type MoneyRow, moneyRow } from './rows.ts';
import type { Part } from './whole-amounts.ts';

/** Largest distance of the baselines of neighbouring rows, in font sizes, as of other tables. */
const LARGEST_PITCH = 3;
/** How far left of a total's label others may begin, in font sizes: totals are set in. */
const OUTDENT = 4;
/** How far a bracket hangs out of a column, in font sizes. */
const HANGING = 0.8;
/** Largest distance of an amount from the edge of its column, in font sizes. */
const EDGE = 0.6;
/** Most rows of labels alone below each other: titles of groups within each other, and a wrapped one. */
const MOST_ALONE = 4;
/** Most columns of amounts, more than any statement has: a page may have thousands of numbers. */
const MOST_COLUMNS = 40;
/** Most words of a label: paragraphs have more. */
const MOST_WORDS = 14;

/** Fewest rows with amounts right of others, which are of the same table. */
const FEWEST_BESIDE = 2;

/** Rows on either side of a total that tell where labels begin. */
const NEAR = 2;
/** Distance of baselines, in shares of the least one, from which a label elsewhere than others begins something else. */
const APART = 1.5;

/** Neighbouring rows of a page that may be a statement's, heads aside. */
export interface Stretch {
  readonly rows: readonly MoneyRow[];
  /** Index of the first and of the last among the rows of the page. */
  readonly first: number;
  readonly last: number;
  /** x-range in points. */
  readonly range: Column;
  readonly columns: readonly Column[];
}

/** The rows above and below a total that go on with it: labels with amounts in its columns, and titles of groups between. */
export function stretchAround(rows: readonly MoneyRow[], seed: number): Stretch | undefined {
  const total = rows[seed] as MoneyRow;
  if (total.amounts.length > MOST_COLUMNS) return undefined;
  const left = leftEdge(rows, seed);
  const right = total.amounts.at(-1)?.box[2];
  if (left === undefined || right === undefined) return undefined;
  const from = left - OUTDENT * total.fontSize;
  const narrow = stretchIn(rows, seed, [from, right + HANGING * total.fontSize]);
  const beyond = narrow ? rightEdge(rows, narrow) : undefined;
  if (beyond === undefined) return narrow;
  const wide = stretchIn(rows, seed, [from, beyond + HANGING * total.fontSize]);
  return wide && narrow && wide.rows.length >= narrow.rows.length ? wide : narrow;
}

function stretchIn(rows: readonly MoneyRow[], seed: number, range: Column): Stretch | undefined {
  const begun = within(rows[seed] as MoneyRow, range);
  if (begun === undefined || begun === 'beside') return undefined;
  const up = grown(rows, { seed, step: -1, range, begun });
  const down = grown(rows, { seed, step: 1, range, begun });
  const own = [...up.rows.toReversed(), begun, ...down.rows];
  return { rows: own, first: up.end, last: down.end, range, columns: amountColumns(own) };
}

/** Where the amounts end that stand right of some rows on their level, if all that is there does. */
function rightEdge(rows: readonly MoneyRow[], { first, last, range, rows: own }: Stretch): number | undefined {
  const levels = new Set(own.map(({ baseline }) => baseline));
  const right = rows.slice(first, last + 1).map(({ parts, baseline }) => ({
    isLevel: levels.has(baseline),
    parts: parts.filter(({ box }) => box[0] > range[1]),
  }));
  const beside = right.filter(({ parts }) => parts.length > 0);
  const ends = beside.flatMap(({ parts }) => (parts.at(-1)?.isAmount ? [parts.at(-1)?.box[2] ?? 0] : []));
  return ends.length >= FEWEST_BESIDE && beside.every(({ isLevel }) => isLevel) ? Math.max(...ends) : undefined;
}

/** Where the labels of a row and of those near it begin: a date may be given once for several rows. */
function leftEdge(rows: readonly MoneyRow[], seed: number): number | undefined {
  const total = rows[seed] as MoneyRow;
  if (!labelOf(total.parts)) return undefined;
  const near = rows.slice(Math.max(0, seed - NEAR), seed + NEAR + 1).filter((row) => {
    const isInColumn = ({ box }: Part): boolean =>
      total.amounts.some((amount) => isOver(box, [amount.box[0], amount.box[2]]));
    return row.amounts.some(isInColumn) && isNext(total, row, NEAR);
  });
  return Math.min(...near.flatMap(({ parts }) => labelOf(parts)?.box[0] ?? []));
}

/** What a row begins with that has a text before its amounts: the text or a number of its own, but no paragraph beside it. */
function labelOf(parts: readonly Part[]): Part | undefined {
  const text = parts.findIndex(({ isAmount }) => !isAmount);
  const firstAmount = parts.findIndex(({ isAmount }, index) => isAmount && index > text);
  const labels = text < 0 ? [] : parts.slice(0, firstAmount);
  const paragraph = labels.slice(0, -1).findLastIndex(({ words }) => words.length > MOST_WORDS / 2);
  return labels[paragraph + 1];
}

/** The lines of a row that are in a range; 'beside' where none is, and undefined where one is partly in it. */
export function within(row: MoneyRow, [x0, x1]: Column): MoneyRow | 'beside' | undefined {
  const isIn = ({ box }: Line): boolean => box[0] >= x0 && box[2] <= x1;
  const own = row.lines.filter(({ box }) => isOver(box, [x0, x1]));
  if (own.length === 0) return 'beside';
  if (!own.every(isIn)) return undefined;
  return own.length === row.lines.length ? row : moneyRow(own);
}

interface Growth {
  readonly seed: number;
  readonly step: 1 | -1;
  readonly range: Column;
  readonly begun: MoneyRow;
}

/** The rows from a seed on, up to the last one with amounts, and its index among those of the page. */
function grown(rows: readonly MoneyRow[], { seed, step, range, begun }: Growth): { rows: MoneyRow[]; end: number } {
  const own: MoneyRow[] = [];
  let columns: readonly Column[] = begun.amounts.map(({ box }): Column => [box[0], box[2]]);
  let before = begun;
  let alone = 0;
  let pitch = Number.POSITIVE_INFINITY;
  let kept = { count: 0, end: seed };
  for (let at = seed + step; at >= 0 && at < rows.length; at += step) {
    const row = within(rows[at] as MoneyRow, range);
    if (row === 'beside') continue;
    if (!row || !isNext(before, row)) break;
    const distance = Math.abs(row.baseline - before.baseline);
    if (distance > APART * pitch && isLabelledElsewhere(row, columns)) break;
    pitch = Math.min(pitch, distance);
    const known = row.amounts.length > 0 ? widened(columns, row) : undefined;
    if (known) columns = known;
    else if (!isLabelAlone(row, columns) || ++alone > MOST_ALONE) break;
    own.push(row);
    before = row;
    if (!known) continue;
    alone = 0;
    kept = { count: own.length, end: at };
  }
  return { rows: own.slice(0, kept.count), end: kept.end };
}

const isNext = (one: MoneyRow, other: MoneyRow, rows = 1): boolean =>
  Math.abs(one.baseline - other.baseline) <= rows * LARGEST_PITCH * Math.max(one.fontSize, other.fontSize);

/** Whether all texts of a row stand right of the first amounts. */
const isLabelledElsewhere = ({ texts }: MoneyRow, columns: readonly Column[]): boolean =>
  texts.length > 0 && texts.every(({ box }) => box[0] > Math.min(...columns.map(([, x1]) => x1)));

/** The columns with the amounts of a row; undefined where one is not at the edge of its column, or in several. */
function widened(columns: readonly Column[], { amounts, texts, fontSize }: MoneyRow): Column[] | undefined {
  if (amounts.length > MOST_COLUMNS) return undefined;
  const next = columns.map(([x0, x1]): [number, number] => [x0, x1]);
  for (const amount of amounts) {
    const own = next.filter((column) => isOver(amount.box, column));
    const [column, ...others] = own;
    if (others.length > 0) return undefined;
    if (!column) {
      next.push([amount.box[0], amount.box[2]]);
      continue;
    }
    const isAtEdge =
      Math.abs(lastDigit(amount) - column[1]) <= EDGE * fontSize ||
      Math.abs(amount.box[2] - column[1]) <= EDGE * fontSize;
    if (!isAtEdge && !isInMiddle(amount, column, fontSize)) return undefined;
    column[0] = Math.min(column[0], amount.box[0]);
    column[1] = Math.max(column[1], amount.box[2]);
  }
  if (next.length > MOST_COLUMNS) return undefined;
  const isLabelled = texts.every(
    ({ box, words }) => words.length <= MOST_WORDS && next.filter((column) => isOver(box, column)).length < 2,
  );
  return isLabelled ? next : undefined;
}

const isInMiddle = ({ box }: Part, [x0, x1]: Column, size: number): boolean =>
  Math.abs(box[0] + box[2] - x0 - x1) <= size;

/** Whether a row is a text left of the amounts, or one that begins there and goes on over them: the title of a group. */
function isLabelAlone({ parts, fontSize }: MoneyRow, columns: readonly Column[]): boolean {
  const [label, ...others] = parts;
  const left = Math.min(...columns.map(([x0]) => x0));
  return (
    label !== undefined &&
    others.every(({ box, words }) => box[2] < left && words.length <= MOST_WORDS) &&
    label.box[0] < left - fontSize &&
    label.words.length <= MOST_WORDS &&
    !namesFloat(label.words)
  );
}
