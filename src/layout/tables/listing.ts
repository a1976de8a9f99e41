import type { Code } from '../../document/block.ts';
import { buildLines, joinRows, type Line } from '../page/lines.ts';
import { candidateOf } from '../text/paragraphs.ts';
import { buildProgram } from '../text/program.ts';
import { type Syntax, syntaxOf } from '../text/program-text.ts';
import { columnCount, type GridCell } from './grid.ts';

/** Fewest lines of a listing, and of those that only a program has. */
const FEWEST = 3;
const FEWEST_SURE = 2;
/** Least share of the lines that are code by their syntax: names that stand alone are not. */
const CODE = 0.6;

/**
 * The listing that a grid is: the lines of a program in its only column, or in the only one beside the numbers of lines.
 * Such a grid is a shade or a box around each line. Undefined for all others.
 */
export function listingOf(page: number, cells: readonly GridCell[]): Code | undefined {
  const columns = columnCount(cells);
  if (columns > 2) return undefined;
  const numbers = cells.filter(({ column }) => column < columns - 1).flatMap(({ words }) => words);
  if (!numbers.every(({ text }, index) => Number(text) > Number(numbers[index - 1]?.text ?? -1))) return undefined;
  const words = cells.filter(({ column }) => column === columns - 1).flatMap((cell) => cell.words);
  const lines = joinRows(buildLines(page, words));
  if (!areCode(lines)) return undefined;
  const code = buildProgram(lines.map((line) => candidateOf([line])));
  return numbers.length > 0 ? { ...code, lineNumbers: numbers } : code;
}

/** Whether lines are those of a program: most by their syntax, some surely. */
function areCode(lines: readonly Line[]): boolean {
  const own = lines.map(syntaxOf);
  const isSign = ({ words }: Line): boolean => !words.some(({ text }) => /[\p{L}\d]/u.test(text));
  const isSure = ({ strength, isStatement, isOpen, depth }: Syntax): boolean =>
    strength > 0 || isOpen || (isStatement && depth !== 0);
  const code = own.filter((syntax, index) => isSure(syntax) || syntax.isStatement || isSign(lines[index] as Line));
  return lines.length >= FEWEST && code.length >= CODE * lines.length && own.filter(isSure).length >= FEWEST_SURE;
}
