import { width } from '../../document/geometry.ts';
import { buildLines, joinRows, type Line } from '../page/lines.ts';
import { withEmptyCells } from './empty-cells.ts';
import { columnCount, type GridCell } from './grid.ts';
import { areOwnValues, type Below } from './own-values.ts';

/** Fewest numbers that count rows: fewer may be choices beside a text. Chosen on forms of our own, as all here. */
const FEWEST = 5;
/** Least share of the numbers that are one more than the one before: forms leave some out. */
const SUCCESSIVE = 0.8;
/** Least share of the numbers that have a text beside them, and its largest distance from their middle in font sizes. */
const NAMED = 0.6;
const BESIDE = 1;

/** A line of a cell, and the row that it belongs to. */
interface Placed {
  readonly cell: GridCell;
  readonly line: Line;
  readonly row: number;
}

/**
 * The rows that numbers count in a column of their own: forms rule the boxes to fill in, not the rows, so that the numbers
 * are in one cell, which spans many drawn rows, and so are the labels. Each text goes to the number that it is nearest to.
 */
export function withCountedRows(cells: readonly GridCell[]): GridCell[] {
  const counter = cells.find(
    ({ rowSpan, columnSpan, words }) => rowSpan > 1 && columnSpan === 1 && words.length >= FEWEST,
  );
  const numbers = counter ? joinRows(buildLines(0, counter.words)) : [];
  if (!counter || !areCounting(numbers)) return [...cells];
  const [first, end] = [counter.row, counter.row + counter.rowSpan];
  const inside = cells.filter(({ row, rowSpan }) => row < end && row + rowSpan > first);
  if (inside.some(({ row, rowSpan }) => row < first || row + rowSpan > end)) return [...cells];
  const texts = inside.filter((cell) => cell !== counter).flatMap((cell) => placedIn(cell, numbers));
  if (!areNamed(texts, numbers) || !areOwnValues(acrossRows(texts))) return [...cells];
  const counted = numbers.map(
    ({ words }, row): GridCell => ({ row, column: counter.column, rowSpan: 1, columnSpan: 1, words }),
  );
  const rows = numbers.flatMap((_, row) => besideEachOther(texts.filter((text) => text.row === row)));
  const grid = withEmptyCells([...counted, ...rows], numbers.length, columnCount(cells));
  const added = numbers.length - counter.rowSpan;
  return [
    ...cells.filter(({ row }) => row < first),
    ...grid.map((cell) => ({ ...cell, row: cell.row + first })),
    ...cells.filter(({ row }) => row >= end).map((cell) => ({ ...cell, row: cell.row + added })),
  ];
}

/** Whether lines are numbers, each higher than the one before, and most of them by one. */
function areCounting(lines: readonly Line[]): boolean {
  if (lines.length < FEWEST || !lines.every(({ words }) => words.length === 1)) return false;
  const numbers = lines.map(({ words }) =>
    /^\d{1,4}$/.test(words[0]?.text ?? '') ? Number(words[0]?.text) : Number.NaN,
  );
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] as number));
  return steps.every((step) => step > 0) && steps.filter((step) => step === 1).length >= SUCCESSIVE * steps.length;
}

const middleOf = ({ box }: Line): number => (box[1] + box[3]) / 2;

const placedIn = (cell: GridCell, numbers: readonly Line[]): Placed[] =>
  joinRows(buildLines(0, cell.words)).map((line) => {
    const distances = numbers.map((number) => Math.abs(middleOf(number) - middleOf(line)));
    return { cell, line, row: distances.indexOf(Math.min(...distances)) };
  });

const areNamed = (texts: readonly Placed[], numbers: readonly Line[]): boolean =>
  numbers.filter((number, row) =>
    texts.some(
      (text) => text.row === row && Math.abs(middleOf(text.line) - middleOf(number)) <= BESIDE * number.fontSize,
    ),
  ).length >=
  NAMED * numbers.length;

/** The lines that are in another row than the one above them in their cell. */
const acrossRows = (texts: readonly Placed[]): Below[] =>
  texts.flatMap(({ cell, line, row }, index): Below[] => {
    const above = texts[index - 1];
    return above?.cell === cell && above.row !== row
      ? [{ line, above: above.line, room: width(cell.box ?? line.box) }]
      : [];
  });

/** The cells of a row, which end where the next one begins. */
function besideEachOther(texts: readonly Placed[]): GridCell[] {
  const starts = [...Map.groupBy(texts, ({ cell }) => cell.column)].sort(([a], [b]) => a - b);
  return starts.map(([column, own], index) => {
    const end = Math.max(...own.map(({ cell }) => cell.column + cell.columnSpan));
    const next = starts[index + 1]?.[0] ?? end;
    const words = own.flatMap(({ line }) => line.words);
    return { row: own[0]?.row ?? 0, column, rowSpan: 1, columnSpan: Math.min(end, next) - column, words };
  });
}
