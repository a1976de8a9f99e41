import { overlap, union } from '../../../document/geometry.ts';
import { groupByPosition } from '../../metrics.ts';
import type { Column } from '../columns.ts';
import { type Ruling, TOLERANCE } from '../rulings.ts';
import type { MoneyRow } from './rows.ts';
import type { Part } from './whole-amounts.ts';

/** Largest distance of the right edges of amounts of one column, in font sizes: a bracket may hang out. */
const EDGE = 0.6;
/** Fewest amounts, or texts, of a column. */
const FEWEST = 2;

/** A column of amounts that end at one edge, or of texts. */
export interface MoneyColumn {
  readonly range: Column;
  readonly isOfAmounts: boolean;
}

/** The columns of amounts of rows, from left to right: amounts whose last digits are below each other. */
export function amountColumns(rows: readonly MoneyRow[]): Column[] {
  const amounts = rows.flatMap((row) => row.amounts);
  const edges = groupByPosition(amounts, lastDigit, ({ fontSize }) => EDGE * fontSize);
  return joined(edges.filter(({ length }) => length >= FEWEST).map(rangeOf));
}

/** x in points of the right edge of an amount without the bracket or the per cent after it. */
export function lastDigit({ words, box }: Part): number {
  const last = words.at(-1);
  if (!last) return box[2];
  const kept = last.text.replace(/(?<![)%])[)%]+$/, '').length;
  if (kept === 0) return words.at(-2)?.box[2] ?? box[2];
  return kept === last.text.length
    ? box[2]
    : box[2] - ((box[2] - last.box[0]) * (last.text.length - kept)) / (last.text.length + 1);
}

/**
 * The columns of rows with amounts: those of the amounts, and those of the texts beside them.
 * @param rulings level ones: one under amounts of a single column is as wide as it.
 */
export function moneyColumns(rows: readonly MoneyRow[], rulings: readonly Ruling[]): MoneyColumn[] {
  const printed = amountColumns(rows);
  const beside = ({ parts }: MoneyRow): Part[] =>
    parts.filter(({ box }) => !printed.some((column) => isOver(box, column)));
  // A label right of the first amounts alone is that of a total, which stands in their columns.
  const isOfTotal = ({ parts: [first] }: MoneyRow): boolean => (first?.box[0] ?? 0) > (printed[0]?.[1] ?? 0);
  const texts = rows.filter((row) => !isOfTotal(row)).flatMap(beside);
  const wide = joined(texts.map(({ box }) => [box[0], box[2]]));
  const [top, bottom] = [rows[0]?.box[1] ?? 0, (rows.at(-1)?.box[3] ?? 0) + TOLERANCE];
  const under = rulings.filter(({ at }) => at > top && at < bottom);
  const ofAmounts = printed.map((column): Column => {
    const isOwn = ({ from, to }: Ruling): boolean =>
      overlap(from, to, ...column) > 0 &&
      !printed.some((other) => other !== column && overlap(from, to, ...other) > 0) &&
      !wide.some((range) => overlap(from, to, ...range) > 0);
    const own = under.filter(isOwn);
    return [Math.min(column[0], ...own.map(({ from }) => from)), Math.max(column[1], ...own.map(({ to }) => to))];
  });
  const held = (range: Column): number => texts.filter(({ box }) => isOver(box, range)).length;
  const ofTexts = wide.filter((range) => held(range) >= FEWEST);
  return [
    ...ofAmounts.map((range) => ({ range, isOfAmounts: true })),
    ...ofTexts.map((range) => ({ range, isOfAmounts: false })),
  ].sort((a, b) => a.range[0] - b.range[0]);
}

export const isOver = (box: readonly number[], [x0, x1]: Column): boolean =>
  overlap(x0, x1, box[0] as number, box[2] as number) > 0;

function rangeOf(parts: readonly Part[]): Column {
  const [x0, , x1] = union(parts.map(({ box }) => box));
  return [x0, x1];
}

/** Ranges from left to right; those that overlap are one. */
function joined(ranges: readonly Column[]): Column[] {
  const found: [number, number][] = [];
  for (const [x0, x1] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = found.at(-1);
    if (last && x0 < last[1]) last[1] = Math.max(last[1], x1);
    else found.push([x0, x1]);
  }
  return found;
}
