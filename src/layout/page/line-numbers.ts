import type { Word } from '../../document/page.ts';
import { median } from '../../platform/median.ts';
import { groupByPosition } from '../metrics.ts';
import { type Line, lineOf } from './lines.ts';

/** Fewest numbers that count the lines of a text. */
const FEWEST = 5;
/** Points between the edges of numbers below each other: figures of one face are equally wide. */
const ALIGNED = 1.5;
/** Size in shares of the text's, up to which numbers are set apart from it. */
const SMALLER = 0.85;
/** Share of the rows beside numbers in the text's own size that have a number, so that they count lines, not entries. */
const COUNTED = 0.8;
/** Words of a line of running text, not of a row of a table. */
const PROSE = 7;
/** Fewest words of the longest line of a text: all cells of a grid of signs or numbers are shorter. */
const TEXT = 4;
/** Share of steps that are the usual one: a heading may have none. */
const REGULAR = 0.9;

/** A number at the left end of a line. */
interface Numeral {
  readonly line: Line;
  readonly word: Word;
  readonly value: number;
}

/**
 * The lines of a page in which the numbers that count lines in its left margin are lines of their own, and these lines.
 * They stand left of all text beside them, below each other, grow by one step, and are smaller or of another colour, or
 * else beside every line of running text. The numbers of listings stay with their code.
 */
export function partLineNumbers(lines: readonly Line[]): { lines: readonly Line[]; numbers: ReadonlySet<Line> } {
  const numerals = columnsOf(lines.flatMap(numeralOf)).find((column) => isCount(column, lines));
  if (!numerals) return { lines, numbers: new Set() };
  const parts = new Map(numerals.map(({ line, word }) => [line, [lineOf(line.page, [word]), ...rest(line)]]));
  const parted = lines.flatMap((line) => parts.get(line) ?? [line]);
  return { lines: parted, numbers: new Set([...parts.values()].map(([number]) => number as Line)) };
}

function numeralOf(line: Line): Numeral[] {
  const word = line.words[0];
  return word && /^\d{1,4}$/.test(word.text) ? [{ line, word, value: Number(word.text) }] : [];
}

const rest = ({ page, words }: Line): Line[] => (words.length > 1 ? [lineOf(page, words.slice(1))] : []);

/** Numerals that end at one edge, each column from top to bottom. */
const columnsOf = (numerals: readonly Numeral[]): Numeral[][] =>
  groupByPosition(
    numerals,
    ({ word }) => word.box[2],
    () => ALIGNED,
  ).map((column) => column.sort((a, b) => a.word.baseline - b.word.baseline));

function isCount(column: readonly Numeral[], lines: readonly Line[]): boolean {
  if (column.length < FEWEST) return false;
  const steps = column.slice(1).map(({ value }, index) => value - (column[index] as Numeral).value);
  const step = median(steps);
  if (step < 1 || steps.filter((other) => other === step).length < REGULAR * steps.length) return false;
  const [first, last] = [column[0] as Numeral, column.at(-1) as Numeral];
  const own = new Set(column.map(({ line }) => line));
  const beside = lines.filter(({ baseline, box }) => box[3] > first.word.box[1] && baseline < last.word.baseline + 1);
  const right = Math.max(...column.map(({ word }) => word.box[2]));
  const text = beside.filter((line) => !own.has(line) || line.words.length > 1);
  if (text.length === 0 || text.some((line) => !own.has(line) && line.box[0] < right)) return false;
  if (!text.some(({ words }) => words.length >= TEXT)) return false;
  const listed = text.filter(({ words }) => words.at(-1)?.monospace);
  return 2 * listed.length < text.length && (isSetApart(column, text) || countsProse(column, text));
}

/** Whether numbers are smaller than the text, or in another colour. */
function isSetApart(column: readonly Numeral[], text: readonly Line[]): boolean {
  const size = median(text.map(({ fontSize }) => fontSize));
  const colors = new Set(text.map(({ words }) => words.at(-1)?.color));
  return column.every(({ word }) => word.fontSize <= SMALLER * size || !colors.has(word.color));
}

/** Whether most lines have a number, and most of them are running text. */
function countsProse(column: readonly Numeral[], text: readonly Line[]): boolean {
  const prose = text.filter(({ words }) => words.filter(({ text: word }) => /\p{L}/u.test(word)).length >= PROSE);
  return column.length >= COUNTED * text.length && 2 * prose.length >= text.length;
}
