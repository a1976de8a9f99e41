import type { Word } from '../../document/page.ts';
import { onOneLine } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import { isNumber } from './grid.ts';
import { LEVEL } from './wrapped-rows.ts';

/** Fewest rows: two parts side by side may be paragraphs. */
const FEWEST_ROWS = 3;
/** Distance of baselines in shares of the least one, up to which lines are of one text, and from which rows are apart. Set by hand. */
const LEADING = 1.05;
const APART = 1.2;
/** Largest distance of the baselines of a wrapped text in font sizes. */
const WIDEST_LEADING = 1.8;

/**
 * The words of each printed row of a drawn one whose cells are wrapped, where white space tells them: it is wider than that
 * between the lines of each, and each begins in most columns, the first among them, and goes on with words, in no others.
 * Undefined where there are no such rows.
 */
export function spacedRows(cells: readonly (readonly Line[])[]): Word[][] | undefined {
  const columns = cells.filter(({ length }) => length > 0);
  const baselines = baselinesOf(columns.flat());
  const gaps = baselines.slice(1).map((baseline, index) => baseline - (baselines[index] as number));
  const least = Math.min(...gaps);
  const isApart = (gap: number): boolean => gap >= APART * least;
  const size = columns[0]?.[0]?.fontSize ?? 0;
  if (columns.length < 2 || least > WIDEST_LEADING * size || least < LEVEL * size) return undefined;
  if (!gaps.every((gap) => isApart(gap) || gap <= LEADING * least)) return undefined;
  const starts = baselines.filter((_, index) => index === 0 || isApart(gaps[index - 1] as number));
  if (starts.length < FEWEST_ROWS || starts.length === baselines.length) return undefined;
  const rowAt = (baseline: number): number => starts.filter((start) => start <= baseline + least / 2).length - 1;
  const begins = (start: number, row: number): boolean => {
    const isFirst = ({ baseline, fontSize }: Line): boolean => Math.abs(baseline - start) < (LEADING - 1) * fontSize;
    const own = columns.map((lines) => lines.filter(({ baseline }) => rowAt(baseline) === row));
    const begun = own.filter((lines) => lines.some(isFirst));
    const areWrapped = own.every((lines) => {
      const others = lines.filter((line) => !isFirst(line));
      return lines.length === 0 || (others.length < lines.length && !others.some(isNumber));
    });
    return areWrapped && begun[0] === own[0] && begun.length * 2 > columns.length;
  };
  if (!starts.every(begins)) return undefined;
  return starts.map((_, row) =>
    columns.flatMap((lines) => lines.filter(({ baseline }) => rowAt(baseline) === row).flatMap(({ words }) => words)),
  );
}

/** The baselines of lines in ascending order, those on one line as one. */
function baselinesOf(lines: readonly Line[]): number[] {
  const sorted = lines.toSorted((a, b) => a.baseline - b.baseline);
  return sorted
    .filter((line, index) => {
      const above = sorted[index - 1];
      return !above || !onOneLine(above.box, line.box);
    })
    .map(({ baseline }) => baseline);
}
