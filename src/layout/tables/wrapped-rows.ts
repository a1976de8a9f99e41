import { overlap, union, width } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import { isBold } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import type { Column } from './columns.ts';
import { isNumber } from './grid.ts';
import { areOwnValues, type Below } from './own-values.ts';
import { type Row, tightParts } from './rows.ts';
import { baselineOf, isNear, type PrintedRow, unruledHeadOf, wrappedHeadOf } from './wrapped-head.ts';

/** Distance of baselines, in shares of the usual one, below which a line continues the row above. Chosen on odl-bench, dev half. */
const TIGHT = 0.9;
/**
 * Distance of baselines, in shares of the font size, below which texts are beside each other, such as a label in two
 * lines and a value. Lines below each other are farther apart.
 */
export const LEVEL = 0.85;
/** Width of a space in shares of the font size, as most fonts have it. */
const SPACE = 0.25;
/** Least indent of the lines with which a text goes on, in font sizes. */
const INDENT = 0.5;
/** Fewest printed rows that tell rows from a wrapped one: the names of columns are often in two lines. */
const FEWEST_PRINTED = 3;

/** Whether a ruling is between two positions (y in points), so that a line begins a row of its own. */
export type IsParted = (above: number, below: number) => boolean;

/**
 * Printed rows grouped by the row of the table that they belong to: a wrapped cell has several lines. A line is wrapped
 * where its first word had no room in the line above. Where rulings part all rows, what is between two of them is one.
 */
export function groupWrapped(rows: readonly Row[], columns: readonly Column[], isParted: IsParted): Row[][] {
  const printed = rows.map((row): PrintedRow => ({ row, texts: textsOf(row, columns) }));
  const widths = columns.map((_, column) => widthOf(column, printed));
  const isWrapped = ({ row, texts }: PrintedRow, above: readonly PrintedRow[]): boolean =>
    isNear(above.at(-1) as PrintedRow, row) &&
    [...texts].every(([column, line]) => hadNoRoom(line, column, above, widths[column] as number));
  const hadRoomInAll = ({ texts }: PrintedRow, above: readonly PrintedRow[]): boolean =>
    [...texts].every(([column, line]) => !hadNoRoom(line, column, above, widths[column] as number));
  const bands = groupBy(printed, (row, [above]) => !isParted(baselineOf(above as PrintedRow), topOf(row)));
  const isOneRow = (band: readonly PrintedRow[]): boolean =>
    !areRows(band, columns) && band.every((row, index) => index === 0 || isWrapped(row, band.slice(0, index)));
  if (bands.length > 2 && bands.every(isOneRow)) return bands.map((band) => band.map(({ row }) => row));
  const pitch = usualPitch(rows, columns.length);
  const leaders = new Set(
    printed.filter((row, index) => {
      const below = printed[index + 1];
      return below && (areLevel(row, below) || areValuesOf(below, [row], columns.length));
    }),
  );
  const goesOn = (next: PrintedRow, open: readonly PrintedRow[]): boolean => {
    const above = open.at(-1) as PrintedRow;
    if (areLevel(above, next) || areValuesOf(next, open, columns.length)) return true;
    if (leaders.has(next) || reachesOver(next, open, columns) || isNumbered(next, open)) return false;
    if (isName(next, open) || isBoldTitle(next, open)) return false;
    const isSparse = next.texts.size * 2 <= columns.length;
    if (next.texts.has(0) && (next.texts.size > 1 || beginsLarge(next)) && hadRoomInAll(next, open)) return false;
    if (isSparse && baselineOf(next) - baselineOf(above) < TIGHT * pitch) return true;
    if (goesOnSmall(next, open) && isWrapped(next, open)) return true;
    if (next.texts.has(0)) return false;
    if (columns.length === 2) return isWrapped(next, open) || isOfKey(next, open) || isSetIn(next, open);
    return next.texts.size < columns.length - 1 && isWrapped(next, open);
  };
  const wrapped = wrappedHeadOf(bands, columns, pitch);
  const groupsIn = (band: readonly PrintedRow[], index: number): (readonly PrintedRow[])[] => {
    if (index > 0 || wrapped === 0) return groupBy(band, goesOn);
    return [...groupBy(band.slice(0, -wrapped), goesOn), band.slice(-wrapped)];
  };
  return bands.flatMap(groupsIn).map((group) => group.map(({ row }) => row));
}

/** The same of a whole table: the first rows may be the lines of a wrapped head, though no ruling is below it. */
export function groupBelowHead(rows: readonly Row[], columns: readonly Column[], isParted: IsParted): Row[][] {
  const printed = rows.map((row): PrintedRow => ({ row, texts: textsOf(row, columns) }));
  const head = unruledHeadOf(printed, columns, usualPitch(rows, columns.length));
  const isRuled = printed.some(
    (row, index) => index > 0 && isParted(baselineOf(printed[index - 1] as PrintedRow), topOf(row)),
  );
  if (head === 0 || isRuled) return groupWrapped(rows, columns, isParted);
  return [rows.slice(0, head), ...groupWrapped(rows.slice(head), columns, isParted)];
}

/** Runs of items, in each of which every item belongs to those before it. */
function groupBy<T>(items: readonly T[], belongs: (item: T, group: readonly T[]) => boolean): T[][] {
  const groups: T[][] = [];
  for (const item of items) {
    const open = groups.at(-1);
    if (open && belongs(item, open)) open.push(item);
    else groups.push([item]);
  }
  return groups;
}

function textsOf(row: Row, columns: readonly Column[]): Map<number, Line> {
  const texts = new Map<number, Line>();
  for (const part of row.flatMap(tightParts)) {
    const column = columns.findIndex(([x0, x1]) => overlap(x0, x1, part.box[0], part.box[2]) > 1);
    if (column >= 0 && !texts.has(column)) texts.set(column, part);
  }
  return texts;
}

/** The width in points of the widest text of a column; titles, which are alone in their row, do not count. */
function widthOf(column: number, rows: readonly PrintedRow[]): number {
  const texts = rows.filter(({ texts }) => texts.size > 1 || column > 0).map(({ texts }) => texts.get(column));
  return Math.max(0, ...texts.map((line) => (line ? width(line.box) : 0)));
}

/** Whether a line of words goes on from its column's line above, where its first word would not have fitted. */
function hadNoRoom({ words, fontSize }: Line, column: number, above: readonly PrintedRow[], widest: number): boolean {
  if (!words.some(({ text }) => /\p{L}{2}/u.test(text))) return false;
  const last = above.map(({ texts }) => texts.get(column)).findLast((line) => line !== undefined);
  const [first] = words;
  return !last || !first || width(last.box) + SPACE * fontSize + width(first.box) > widest;
}

/**
 * Whether printed rows are rows of the table: most columns have a text on each baseline, the first on all, and these are
 * values of their own. Wrapped texts do not end on the same lines, or fill them.
 */
function areRows(printed: readonly PrintedRow[], columns: readonly Column[]): boolean {
  if (printed.length < FEWEST_PRINTED) return false;
  if (!printed.every(({ texts }) => texts.has(0) && texts.size * 2 > columns.length)) return false;
  const below = columns.flatMap(([x0, x1], column): Below[] => {
    const texts = printed.flatMap((row) => row.texts.get(column) ?? []);
    const room = (columns[column + 1]?.[0] ?? x1) - x0;
    return texts.slice(1).map((line, index) => ({ line, above: texts[index] as Line, room }));
  });
  return areOwnValues(below);
}

const topOf = ({ row }: PrintedRow): number => union(row.map(({ box }) => box))[1];

/** Whether texts are beside each other, though not on one baseline. */
const areLevel = (above: PrintedRow, below: PrintedRow): boolean =>
  baselineOf(below) - baselineOf(above) < LEVEL * (below.row[0]?.fontSize ?? 0) &&
  !below.row.some(({ box }) => above.row.some((other) => overlap(box[0], box[2], other.box[0], other.box[2]) > 0));

/** Whether a row is below one whose first text is a key with its colon: what has no key belongs to the one above. */
const isOfKey = (next: PrintedRow, above: readonly PrintedRow[]): boolean =>
  isNear(above.at(-1) as PrintedRow, next.row) && /:$/.test(above[0]?.texts.get(0)?.words.at(-1)?.text ?? '');

/** Whether a row has a text in each column but the first below a label alone, which had no room beside them. */
const areValuesOf = (next: PrintedRow, above: readonly PrintedRow[], columns: number): boolean =>
  above.length === 1 &&
  above[0]?.row.length === 1 &&
  above[0].texts.has(0) &&
  columns > 2 &&
  next.texts.size === columns - 1 &&
  !next.texts.has(0) &&
  isNear(above[0], next.row);

/** Whether the second of two texts goes on set in from where it began, as the arguments of a function do. */
function isSetIn(next: PrintedRow, above: readonly PrintedRow[]): boolean {
  const [line, first] = [next.texts.get(1), above[0]?.texts.get(1)];
  if (!line || !first || !above[0]?.texts.has(0) || isNumber(line)) return false;
  return isNear(above.at(-1) as PrintedRow, next.row) && line.box[0] - first.box[0] > INDENT * line.fontSize;
}

/** Whether all texts of a row begin small, fewer than those of the row that it may go on with, whose label does not. */
function goesOnSmall({ texts }: PrintedRow, [first]: readonly PrintedRow[]): boolean {
  const isSmall = (line: Line | undefined): boolean => /^\p{Ll}/u.test(line?.words[0]?.text ?? '');
  const label = first?.texts.get(0);
  return (
    label !== undefined &&
    !isSmall(label) &&
    texts.size < (first?.texts.size ?? 0) &&
    [...texts.values()].every(isSmall)
  );
}

/** Whether a label has a number beside it, and the row above too, or an amount below one: numbers do not wrap. */
const isNumbered = (next: PrintedRow, above: readonly PrintedRow[]): boolean =>
  (next.texts.has(0) && hasNumber(next) && above.some(hasNumber)) ||
  [...next.texts].some(
    ([column, line]) =>
      isAmount(line) && isWords(next.texts.get(column - 1)) && above.some(({ texts }) => isAmount(texts.get(column))),
  );

const isWords = (line: Line | undefined): boolean => line?.words.some(({ text }) => /\p{L}{2}/u.test(text)) ?? false;

/** Whether a text is a number with a comma or a point in it. */
const isAmount = (line: Line | undefined): boolean =>
  line !== undefined && isNumber(line) && line.words.some(({ text }) => /\d[.,]\d/.test(text));

/** Whether the first text of a row begins large. */
const beginsLarge = ({ texts }: PrintedRow): boolean => /^\p{Lu}/u.test(texts.get(0)?.words[0]?.text ?? '');

/** Whether a label without values is bold below one that is not: a wrapped text has one style. */
const isBoldTitle = (next: PrintedRow, above: readonly PrintedRow[]): boolean => {
  const over = above.findLast(({ texts }) => texts.has(0))?.texts.get(0);
  const label = next.texts.size === 1 ? next.texts.get(0) : undefined;
  return label !== undefined && over !== undefined && label.words.every(isBold) && !over.words.some(isBold);
};

/** Whether a label is one word that begins large, below another one. */
function isName(next: PrintedRow, above: readonly PrintedRow[]): boolean {
  const label = next.texts.get(0)?.words;
  const over = above.findLast(({ texts }) => texts.has(0))?.texts.get(0)?.words;
  return [label, over].every((words) => words?.length === 1 && /^\p{Lu}/u.test(words[0]?.text ?? ''));
}

const hasNumber = ({ texts }: PrintedRow): boolean => [...texts].some(([column, line]) => column > 0 && isNumber(line));

/** Whether a line reaches over several columns that have a text each above it: it goes on with none of them. */
const reachesOver = (next: PrintedRow, above: readonly PrintedRow[], columns: readonly Column[]): boolean =>
  next.row.some(({ box }) => {
    const isFilled = ([x0, x1]: Column, column: number): boolean =>
      overlap(x0, x1, box[0], box[2]) > 1 && above.some(({ texts }) => texts.has(column));
    return columns.filter(isFilled).length > 1;
  });

/** The median distance in points of the baselines of rows that fill most columns. */
function usualPitch(rows: readonly Row[], columns: number): number {
  const full = rows.filter((row) => row.length * 2 > columns).map((row) => row[0]?.baseline ?? 0);
  return median(full.slice(1).map((baseline, i) => baseline - (full[i] as number)));
}
