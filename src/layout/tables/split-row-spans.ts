import { width } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { buildLines, joinRows, type Line } from '../page/lines.ts';
import { type GridCell, rowCount } from './grid.ts';
import { areOwnValues } from './own-values.ts';

/** Fewest rows with a text of their own, unless all these begin with what is beside them: two may be lines of one text. */
const FEWEST = 3;
/** Least share of the rows that have such a text, and of the texts that are level with another cell's. */
const MOST = 0.8;
/** Largest distance of baselines that are level, in font sizes. */
const LEVEL = 0.4;

/** A row that is drawn: its upper and lower edge (y in points), and the words of the cells that are in it alone. */
interface DrawnRow {
  readonly top: number;
  readonly bottom: number;
  readonly words: readonly Word[];
}

/**
 * Splits cells that span rows only because rulings end before them: forms rule the boxes to fill in, and print what
 * belongs into each beside it.
 */
export function splitRowSpans(cells: readonly GridCell[]): GridCell[] {
  if (cells.every(({ rowSpan }) => rowSpan === 1)) return [...cells];
  const rows = drawnRowsOf(cells);
  return cells.flatMap((cell) => partsOf(cell, rows.slice(cell.row, cell.row + cell.rowSpan)) ?? [cell]);
}

function drawnRowsOf(cells: readonly GridCell[]): DrawnRow[] {
  const rows = Array.from({ length: rowCount(cells) }, () => ({
    top: Number.NaN,
    bottom: Number.NaN,
    words: [] as Word[],
  }));
  for (const { row, rowSpan, box, words } of cells) {
    const [first, last] = [rows[row], rows[row + rowSpan - 1]];
    if (first && box) first.top = box[1];
    if (last && box) last.bottom = box[3];
    if (first && rowSpan === 1) for (const word of words) first.words.push(word);
  }
  return rows;
}

/** One cell for each row that a cell spans; undefined where its lines are no texts of these rows. */
function partsOf(cell: GridCell, rows: readonly DrawnRow[]): GridCell[] | undefined {
  const { box, words } = cell;
  if (rows.length === 1 || !box || words.length < rows.length) return undefined;
  const lines = joinRows(buildLines(0, words));
  const places = lines.map((line) => rows.findIndex((row) => isIn(line, row)));
  const filled = [...new Set(places)].flatMap((place) => rows[place] ?? []);
  if (filled.length < 2 || filled.length < MOST * rows.length || places.includes(-1)) return undefined;
  const linesIn = (row: DrawnRow): readonly Line[] => lines.filter((_, index) => rows[places[index] as number] === row);
  const level = filled.filter((row) => linesIn(row).some((line) => levelWith(line, row).length > 0));
  if (level.length < MOST * filled.length) return undefined;
  const isNamed = (row: DrawnRow): boolean => linesIn(row).some((line) => isNamedBeside(line, row));
  if (filled.length < FEWEST && !filled.every(isNamed)) return undefined;
  const below = lines.slice(1).map((line, index) => ({ line, above: lines[index] as Line, room: width(box) }));
  if (!areOwnValues(below)) return undefined;
  return rows.map((row, index): GridCell => {
    const own = linesIn(row).flatMap((line) => line.words);
    return { ...cell, row: cell.row + index, rowSpan: 1, words: own, box: [box[0], row.top, box[2], row.bottom] };
  });
}

/** Whether the middle of a line is in a row. */
function isIn({ box }: Line, { top, bottom }: DrawnRow): boolean {
  const middle = (box[1] + box[3]) / 2;
  return middle > top && middle <= bottom;
}

/** The words of a row's cells on the baseline of a line. */
const levelWith = ({ baseline, fontSize }: Line, { words }: DrawnRow): readonly Word[] =>
  words.filter((word) => Math.abs(word.baseline - baseline) < LEVEL * fontSize);

/** Whether a word of a line is what a cell beside it holds, as the number of an entry is. */
const isNamedBeside = (line: Line, row: DrawnRow): boolean =>
  levelWith(line, row).some(({ text }) => line.words.some((word) => word.text === text));
