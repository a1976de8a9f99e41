import { type Box, overlap, union } from '../../../document/geometry.ts';
import type { Line } from '../../page/lines.ts';
import { type Row, rowsOf } from '../rows.ts';
import { clusters, type Ruling } from '../rulings.ts';
import { type Part, partsOf } from './whole-amounts.ts';

/** Farthest that a rule is from the amounts above it, in font sizes. */
const UNDER = 1;
/** Largest distance from a rule to a text that it is over, in font sizes. */
const OVER = 1.2;
/** Most texts of a row with a rule under its amounts, more than these: a date or a number, and a label. */
const MOST_LABELS = 2;
/** Least share of an amount's width that is over a rule. */
const COVERED = 0.5;

/** What stands on one level of a page. */
export interface MoneyRow {
  readonly lines: Row;
  readonly parts: readonly Part[];
  readonly amounts: readonly Part[];
  readonly texts: readonly Part[];
  readonly box: Box;
  readonly baseline: number;
  readonly fontSize: number;
}

/** The rows of a page from top to bottom. */
export const moneyRowsOf = (lines: readonly Line[]): MoneyRow[] =>
  rowsOf(lines)
    .map(moneyRow)
    .sort((a, b) => a.baseline - b.baseline);

/** A row of the given lines. */
export function moneyRow(lines: Row): MoneyRow {
  const parts = partsOf(lines);
  return {
    lines,
    parts,
    amounts: parts.filter(({ isAmount }) => isAmount),
    texts: parts.filter(({ isAmount }) => !isAmount),
    box: union(lines.map(({ box }) => box)),
    baseline: lines[0]?.baseline ?? 0,
    fontSize: Math.max(...lines.map(({ fontSize }) => fontSize)),
  };
}

/**
 * Indexes of the rows whose amounts stand on a rule of their own: one that sets off a total, short of the labels left of
 * it (the single and double rules of accounts).
 * @param rows from top to bottom. @param rulings level ones.
 */
export function rowsSetOff(rows: readonly MoneyRow[], rulings: readonly Ruling[]): number[] {
  const found = new Set<number>();
  let above = -1;
  for (const level of clusters(rulings, ({ at }) => at)) {
    const y = level[0]?.at ?? 0;
    while (above + 1 < rows.length && (rows[above + 1] as MoneyRow).baseline <= y + 1) above++;
    const [row, next] = [rows[above], rows[above + 1]];
    if (row && level.some((rule) => isUnder(rule, row) && !isOverText(rule, next))) found.add(above);
  }
  return [...found].sort((a, b) => a - b);
}

function isUnder({ at, from, to }: Ruling, { amounts, texts, box, fontSize }: MoneyRow): boolean {
  if (at - box[3] > UNDER * fontSize) return false;
  const isOn = ({ box: [x0, , x1] }: Part): boolean => overlap(x0, x1, from, to) > COVERED * (x1 - x0);
  if (texts.length > amounts.length + MOST_LABELS) return false;
  const isLabelled = texts.some((text) => text.box[2] < from);
  return isLabelled && amounts.some(isOn) && !texts.some((text) => overlap(text.box[0], text.box[2], from, to) > 0);
}

const isOverText = ({ at, from, to }: Ruling, next: MoneyRow | undefined): boolean =>
  next !== undefined &&
  next.box[1] - at < OVER * next.fontSize &&
  next.texts.some(({ box }) => overlap(box[0], box[2], from, to) > 0);
