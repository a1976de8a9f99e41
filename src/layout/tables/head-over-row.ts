import type { Word } from '../../document/page.ts';
import { onOneLine } from '../metrics.ts';
import type { Line } from '../page/lines.ts';

/** Fewest names of columns: two cells in two styles are a label and a value each. */
const FEWEST_NAMES = 3;

/**
 * The words of a head and those of the row below it, where one shade, or none, is behind both, as where every second row is
 * shaded: each cell is a name in bold over a value, and the next drawn row has values alone. Fields of a form are named row
 * by row. Undefined where there is no such head.
 * @param cells the lines of a drawn row by cell, from top to bottom.
 * @param next those of the drawn row below.
 */
export function headOverRow(
  cells: readonly (readonly Line[])[],
  next: readonly (readonly Line[])[],
): Word[][] | undefined {
  const [filled, below] = [cells, next].map((row) => row.filter(({ length }) => length > 0)) as [Line[][], Line[][]];
  if (filled.length < FEWEST_NAMES || below.length < FEWEST_NAMES) return undefined;
  const names = filled.map(([name]) => name as Line);
  const values = filled.map((lines) => lines.slice(1));
  const firsts = values.flatMap(([value]) => value ?? []);
  const size = firsts[0]?.fontSize;
  const isValue = ({ bold, fontSize }: Line): boolean => !bold && fontSize === size;
  const isHead = names.every(({ bold }) => bold) && areLevel(names);
  const isRow = firsts.length === names.length && areLevel(firsts) && values.flat().every(isValue);
  return isHead && isRow && below.flat().every(isValue) ? [wordsOf(names), wordsOf(values.flat())] : undefined;
}

const wordsOf = (lines: readonly Line[]): Word[] => lines.flatMap(({ words }) => words);

const areLevel = ([first, ...others]: readonly Line[]): boolean =>
  first !== undefined && others.every(({ box }) => onOneLine(first.box, box));
