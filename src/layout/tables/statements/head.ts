import { overlap } from '../../../document/geometry.ts';
import type { Column } from '../columns.ts';
import type { GridCell } from '../grid.ts';
import { type Ruling, TOLERANCE } from '../rulings.ts';
import { isOver, type MoneyColumn } from './columns.ts';
import type { MoneyRow } from './rows.ts';
import { type Stretch, within } from './stretch.ts';
import type { Part } from './whole-amounts.ts';

/** Most printed rows of a head, and of titles of groups between it and the first amounts. */
const MOST_HEADS = 5;
const MOST_TITLES = 3;
/** Largest distance of the baselines of a head's rows, and to the first row, in font sizes. */
const LARGEST_PITCH = 3;
/** Distance of the baselines of a head in several lines, in font sizes. */
const LEADING = 1.5;
/** Largest distance of the middles of a head and what it spans, in font sizes. */
const CENTRED = 1.5;
/** How far the head of all columns may reach out of them, in font sizes. */
const REACH = 4;
/** Most words of a head. */
const MOST_WORDS = 8;

/** What is above the first row with amounts. */
export interface Head {
  /** From top to bottom. */
  readonly rows: readonly MoneyRow[];
  /** Titles of groups below the head. */
  readonly titles: readonly MoneyRow[];
}

/** The head of a statement: rows over its columns, years and periods, and the titles of groups below them. */
export function headAbove(rows: readonly MoneyRow[], stretch: Stretch, columns: readonly MoneyColumn[]): Head {
  const amounts = columns.filter(({ isOfAmounts }) => isOfAmounts).map(({ range }) => range);
  const heads: MoneyRow[] = [];
  let titles: MoneyRow[] = [];
  let waiting: MoneyRow[] = [];
  let next = stretch.rows[0] as MoneyRow;
  for (let at = stretch.first - 1; at >= 0; at--) {
    const row = within(rows[at] as MoneyRow, stretch.range);
    if (row === 'beside') continue;
    const pitch = row
      ? (next.baseline - row.baseline) / Math.max(row.fontSize, next.fontSize)
      : Number.POSITIVE_INFINITY;
    if (!row || pitch > LARGEST_PITCH) break;
    next = row;
    const isTight = heads.length > 0 && waiting.length === 0 && pitch < LEADING;
    const isWhole = heads.some((head) =>
      columns.every(({ range }) => head.parts.some(({ box }) => isOver(box, range))),
    );
    if (isHead(row, amounts, isTight) && (!isWhole || isTight || hasGroups(row, amounts) || namesEach(row, amounts))) {
      if (heads.length === 0) titles = waiting;
      else heads.unshift(...waiting);
      heads.unshift(row);
      waiting = [];
      if (heads.length >= MOST_HEADS) break;
    } else if (
      row.texts.length === row.parts.length &&
      row.box[2] < (amounts[0]?.[0] ?? 0) &&
      waiting.length < MOST_TITLES
    ) {
      waiting.unshift(row);
    } else break;
  }
  if (heads.length > 0) return { rows: heads, titles };
  return {
    rows: [],
    titles: waiting.filter((_, index) => index === waiting.length - 1 && isOutdented(waiting, stretch)),
  };
}

/** Whether the last of some titles stands left of the label below it. */
function isOutdented(titles: readonly MoneyRow[], { rows: [first] }: Stretch): boolean {
  const [title, label] = [titles.at(-1)?.parts[0], first?.texts[0]];
  return title !== undefined && label !== undefined && title.box[0] < label.box[0] - 1;
}

/** Whether a row has short texts over half of the columns of amounts, or near below its other lines, and no amounts. */
function isHead({ parts, amounts, fontSize }: MoneyRow, columns: readonly Column[], isTight: boolean): boolean {
  const [first, ...others] = columns;
  if (!first || amounts.length > 0) return false;
  const [left, right] = [first[0], (others.at(-1) ?? first)[1]];
  const over = parts.filter(({ box }) => box[2] > left);
  const isOverColumns = ({ box, words }: Part): boolean => {
    const middle = (box[0] + box[2]) / 2;
    const room = REACH * fontSize;
    return words.length <= MOST_WORDS && middle > left - fontSize && box[0] > left - room && box[2] < right + room;
  };
  if (over.length === 0 || !over.every(isOverColumns)) return false;
  const named = columns.filter((column) => over.some(({ box }) => isOver(box, column)));
  const [head, ...besides] = over;
  const isOfAll = head !== undefined && besides.length === 0 && isOverMiddle(head, left, right);
  return isTight || isOfAll || 2 * named.length >= columns.length;
}

/**
 * The cells of a head: a row for each that has a text over several columns, and one for the texts over single ones, whose
 * lines are joined.
 */
export function headCells(
  rows: readonly MoneyRow[],
  columns: readonly MoneyColumn[],
  rulings: readonly Ruling[],
): GridCell[] {
  const placed = rows.map((row) => placedIn(row, columns, rulings));
  const spanning = placed.map((cells) => cells.some(({ columnSpan }) => columnSpan > 1));
  const cells: GridCell[] = [];
  let at = 0;
  let isOpen = false;
  for (const [index, own] of placed.entries()) {
    if (isOpen && (spanning[index] || spanning[index - 1])) at++;
    isOpen = true;
    for (const cell of own) {
      const known = cells.findIndex(({ row, column }) => row === at && column === cell.column);
      const before = cells[known];
      if (before) cells[known] = { ...before, words: [...before.words, ...cell.words] };
      else cells.push({ ...cell, row: at });
    }
  }
  return cells;
}

function placedIn(row: MoneyRow, columns: readonly MoneyColumn[], rulings: readonly Ruling[]): GridCell[] {
  const first = columns.findIndex(({ isOfAmounts }) => isOfAmounts);
  const heads = row.parts.filter(({ box }) => box[2] > (columns[first]?.range[0] ?? 0));
  const count = columns.length - first;
  return row.parts.map((part): GridCell => {
    const [from, to] =
      underlined(part, row, columns, rulings) ??
      (heads.length === 1 && heads[0] === part && isOverAll(part, columns.slice(first)) && first >= 0
        ? [first, first + count - 1]
        : reach(part, columns));
    return { row: 0, column: from, rowSpan: 1, columnSpan: to - from + 1, words: part.words };
  });
}

/** The columns over which the rule below a head goes. */
function underlined(
  part: Part,
  { parts, fontSize }: MoneyRow,
  columns: readonly MoneyColumn[],
  rulings: readonly Ruling[],
): [number, number] | undefined {
  const { box } = part;
  const [left, right] = [box[0] + TOLERANCE, box[2] - TOLERANCE];
  const isOn = (text: Part, { from, to }: Ruling): boolean => overlap(text.box[0], text.box[2], from, to) > 0;
  const rule = rulings.find(
    (own) =>
      own.at > box[3] - TOLERANCE &&
      own.at < box[3] + fontSize &&
      own.from < left &&
      own.to > right &&
      parts.every((text) => isOn(text, own) === (text === part)),
  );
  if (!rule || columns.some(({ range, isOfAmounts }) => !isOfAmounts && isOver([rule.from, 0, rule.to, 0], range)))
    return undefined;
  const own = columns.flatMap(({ range: [x0, x1] }, index) => {
    const centre = (x0 + x1) / 2;
    return centre > rule.from && centre < rule.to ? [index] : [];
  });
  const [from, to] = [own[0], own.at(-1)];
  return from === undefined || to === undefined ? undefined : [from, to];
}

/** Whether a row has a text over each of several columns of amounts, and nothing else. */
const namesEach = ({ parts }: MoneyRow, columns: readonly Column[]): boolean =>
  columns.length > 1 &&
  parts.length === columns.length &&
  parts.every(({ box }, index) => columns.every((column, at) => isOver(box, column) === (at === index)));

/** Whether a row has texts over the middle of several columns, or one over that of all. */
function hasGroups({ parts }: MoneyRow, columns: readonly Column[]): boolean {
  const [left, right] = [columns[0]?.[0] ?? 0, columns.at(-1)?.[1] ?? 0];
  const over = parts.filter(({ box }) => box[2] > left);
  return over.some((part) => {
    const own = columns.filter((column) => isOver(part.box, column));
    const isOfSeveral = own.length > 1 && isOverMiddle(part, own[0]?.[0] ?? 0, own.at(-1)?.[1] ?? 0);
    return isOfSeveral || (over.length === 1 && isOverMiddle(part, left, right));
  });
}

/** Whether a text is over the middle of an x-range. */
const isOverMiddle = ({ box, fontSize }: Part, x0: number, x1: number): boolean =>
  Math.abs(box[0] + box[2] - x0 - x1) / 2 < CENTRED * fontSize;

/** Whether a text is over the middle of several columns. */
const isOverAll = (part: Part, columns: readonly MoneyColumn[]): boolean =>
  columns.length > 1 && isOverMiddle(part, columns[0]?.range[0] ?? 0, columns.at(-1)?.range[1] ?? 0);

/** The columns that a text is over, or the nearest one. */
export function reach({ box }: Part, columns: readonly MoneyColumn[]): [number, number] {
  const own = [...columns.keys()].filter((index) => isOver(box, columns[index]?.range ?? [0, 0]));
  const [from, to] = [own[0], own.at(-1)];
  if (from !== undefined && to !== undefined) return [from, to];
  const distances = columns.map(({ range: [x0, x1] }) => Math.max(x0 - box[2], box[0] - x1));
  const nearest = distances.indexOf(Math.min(...distances));
  return [nearest, nearest];
}
