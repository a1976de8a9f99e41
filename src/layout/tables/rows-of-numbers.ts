import { isNumber } from './grid.ts';
import { type Row, tightParts } from './rows.ts';

/** Fewest texts of a row whose columns are near each other, and least share of numbers among them. */
const FEWEST_PARTS = 4;
const NUMBERS = 0.6;

/**
 * Rows with the lines of those parted that are rows of numbers, as prose never is, and of the heads above these: their
 * columns may be as near each other as justified words.
 */
export function withTightRows(rows: readonly Row[]): Row[] {
  const parts = rows.map((row) => row.flatMap(tightParts));
  const areNumbers = parts.map(
    (texts) => texts.length >= FEWEST_PARTS && texts.filter(isNumber).length >= NUMBERS * texts.length,
  );
  return rows.map((row, index) => {
    const texts = parts[index] as Row;
    const isHead =
      areNumbers[index + 1] && texts.length >= FEWEST_PARTS && texts.length <= (parts[index + 1]?.length ?? 0);
    return areNumbers[index] || isHead ? texts : row;
  });
}
