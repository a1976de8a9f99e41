import { type Box, overlap } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import type { Line } from '../page/lines.ts';
import type { Column } from './columns.ts';
import { isNumber } from './grid.ts';
import { levelRows } from './level-rows.ts';
import type { Row } from './rows.ts';

/** Distance of baselines of texts beside each other, in shares of the font size. */
const SAME_LINE = 0.2;

/** A cell of a drawn row: its outline in points, and its lines. */
interface DrawnCell {
  readonly box: Box | undefined;
  readonly lines: readonly Line[];
}

/** Whether each of the numbers in the first column has one line beside it, level with it: they number what follows. */
const areNamed = (numbers: readonly Line[][], names: readonly Line[][] = []): boolean =>
  names.every(([name, ...others], row) => {
    const [number, ...more] = numbers[row] ?? [];
    if (!name || !number || others.length > 0 || more.length > 0) return false;
    return Math.abs(name.baseline - number.baseline) < SAME_LINE * name.fontSize;
  });

/**
 * The words of each printed row of a drawn one, where amounts tell them: numbers below each other are of several rows, as
 * none of them is wrapped. A column has one in each row, and the first column with text says there what it is of; or the
 * first column has them, and the second a name for each.
 * Undefined where there are no such rows: statistics have a number and its error below each other, beside one label.
 */
export function amountRows(cells: readonly DrawnCell[]): Word[][] | undefined {
  const filled = cells.flatMap(({ box, lines }) => (box && lines.length > 0 ? [{ box, lines }] : []));
  const columns = filled.map(({ box }): Column => [box[0], box[2]]);
  const hasStack = filled.some(({ lines }) => lines.length > 1 && lines.filter(isNumber).length > 1);
  const rows = hasStack
    ? levelRows(
        filled.map(({ lines }) => lines),
        columns,
      )
    : undefined;
  if (!rows || rows.length < 2) return undefined;
  const textsIn = (row: Row, [x0, x1]: Column): Line[] => row.filter(({ box }) => overlap(x0, x1, box[0], box[2]) > 1);
  const [labels, ...others] = columns.map((column) => rows.map((row) => textsIn(row, column)));
  const areLabelled = labels?.every((texts) => texts.length > 0);
  const areAmounts = (texts: readonly Line[][]): boolean =>
    texts.every(([text]) => text !== undefined && isNumber(text));
  if (!labels || !areLabelled) return undefined;
  if (!others.some(areAmounts) && !(areAmounts(labels) && areNamed(labels, others[0]))) return undefined;
  return rows.map((row) => row.flatMap(({ words }) => words));
}
