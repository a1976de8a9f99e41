import { union, width } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { median } from '../../platform/median.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import { buildLines, joinRows, type Line } from '../page/lines.ts';
import { amountRows } from './amount-rows.ts';
import { areFilledIn } from './filled-in.ts';
import { type GridCell, isNumber } from './grid.ts';
import { headOverRow } from './head-over-row.ts';
import { areLabelledValues } from './labelled-values.ts';
import { areOwnValues, type Below, hadRoom } from './own-values.ts';
import { spacedRows } from './spaced-rows.ts';
import { groupWrapped, LEVEL } from './wrapped-rows.ts';

/** Fewest printed rows. Chosen on odl-bench, dev half, as are all thresholds of this file. */
const FEWEST_ROWS = 3;
/** Fewest complete cells. */
const FEWEST_CELLS = 3;
/** Least share of the printed rows in which a complete cell has a line, and of complete cells among those with text. */
const COMPLETE = 0.8;
/** Least share of the printed rows in which a cell with lines that were not wrapped has one. Chosen on icdar2013-tables. */
const STACKED = 0.5;
/** Largest distance of the baselines of one printed row, in shares of the font size. */
const SAME_ROW = 0.4;
/** Fewest rows that a text half-way down belongs to: in one of three it may be by chance. */
const FEWEST_CENTRED = 4;
/** Distance of baselines, in font sizes, from which lines are no wrapped text: double-spaced, TeX sets 2. */
const APART = 2.2;
/** Most words of a value, of which a cell has one on a line: prose has more. */
const VALUE = 4;

/**
 * What decides whether a drawn row holds several printed ones. A cell is complete that has one line in nearly all of them,
 * or in most where its lines are not wrapped: they are no words, or the first one would have had room in the line above.
 */
export interface RowSplitFeatures {
  /** Number of printed rows. */
  readonly rows: number;
  readonly completeCells: number;
  /** Their share of the cells with text. */
  readonly completeShare: number;
  /** Whether a cell that spans several drawn rows has several lines: some may be of this one. */
  readonly hasSpans: boolean;
  /** Whether the cells have values of one kind each, or labels and their values, beside each other in each printed row. */
  readonly areValues: boolean;
  /** Whether the rows are farther apart than lines of a text, and one cell has a line in each. */
  readonly areApart: boolean;
  /** Whether amounts below each other, or white space between wrapped texts, tell the rows. */
  readonly areTold: boolean;
  /** Whether the cells are names of columns over values, and what is below has values alone. */
  readonly isNamed: boolean;
  /** Whether the cells are fields of a form: labels above what is filled in. */
  readonly areFilledIn: boolean;
}

/** A drawn row is split into the printed ones unless one of the signs speaks against it. */
export const ROW_SPLIT = decisionOf<RowSplitFeatures>(
  'row split',
  [
    { name: 'spans', weight: WEIGHT.veto, holds: ({ hasSpans }) => hasSpans },
    {
      name: 'fields of a form',
      weight: WEIGHT.veto,
      holds: ({ areFilledIn: areFields, isNamed }) => areFields && !isNamed,
    },
    {
      name: 'few rows',
      weight: WEIGHT.veto,
      holds: ({ rows, areValues, areTold }) => rows < FEWEST_ROWS && !areValues && !areTold,
    },
    {
      name: 'few complete cells',
      weight: WEIGHT.veto,
      holds: ({ completeCells, areValues, areApart, areTold }) =>
        completeCells < FEWEST_CELLS && !areValues && !areApart && !areTold,
    },
    {
      name: 'incomplete cells',
      weight: WEIGHT.veto,
      holds: ({ completeShare, areValues, areApart, areTold }) =>
        completeShare < COMPLETE && !areValues && !areApart && !areTold,
    },
  ],
  WEIGHT.for,
);

/**
 * Splits drawn rows whose cells hold lines side by side: some tables have rulings at head and foot only. Cells in one
 * line that span such rows, as labels of groups do, span all that they are split into.
 */
export function splitRows(cells: readonly GridCell[], trace?: Trace): GridCell[] {
  const rows = [...Map.groupBy(cells, ({ row }) => row)].sort(([a], [b]) => a - b);
  const parts = new Map(rows.flatMap(([, row], index) => [...partsOf(row, rows[index + 1]?.[1] ?? [], trace)]));
  const across = cellsAcross(parts);
  const counts = new Map(
    rows.map(([row, here]) => [row, Math.max(1, ...here.map((own) => parts.get(own)?.length ?? 1))]),
  );
  const countOf = ({ row, rowSpan }: GridCell): number =>
    Array.from({ length: rowSpan }, (_, index) => counts.get(row + index) ?? 1).reduce((sum, count) => sum + count, 0);
  const result: GridCell[] = [];
  let added = 0;
  for (const [row, here] of rows) {
    for (const cell of here) {
      const words = parts.get(cell) ?? [cell.words];
      if (across.has(cell) || isLabel(cell)) result.push({ ...cell, row: row + added, rowSpan: countOf(cell) });
      else for (const [index, part] of words.entries()) result.push({ ...cell, row: row + added + index, words: part });
    }
    added += (counts.get(row) ?? 1) - 1;
  }
  return result;
}

/**
 * The cells that belong to all the rows that their drawn row is split into: words in one line half-way down, as all texts
 * of their column are in such rows.
 */
function cellsAcross(parts: ReadonlyMap<GridCell, readonly (readonly Word[])[]>): ReadonlySet<GridCell> {
  const filled = [...parts].filter(([{ words }]) => words.length > 0);
  const columns = [...Map.groupBy(filled, ([{ column }]) => column).values()];
  return new Set(
    columns.filter((column) => column.every(isHalfWayDown)).flatMap((column) => column.map(([cell]) => cell)),
  );
}

function isHalfWayDown([cell, parts]: readonly [GridCell, readonly (readonly Word[])[]]): boolean {
  const [line, ...others] = joinRows(buildLines(0, cell.words));
  if (!line || !cell.box || others.length > 0 || parts.length < FEWEST_CENTRED || isNumber(cell)) return false;
  return Math.abs((line.box[1] + line.box[3] - cell.box[1] - cell.box[3]) / 2) < SAME_ROW * line.fontSize;
}

/**
 * Words of each cell, printed row by printed row; empty where the drawn row is one.
 * @param next the drawn row below.
 */
function partsOf(
  drawn: readonly GridCell[],
  next: readonly GridCell[],
  trace: Trace | undefined,
): Map<GridCell, Word[][]> {
  const parts = new Map<GridCell, Word[][]>();
  const row = drawn.filter(({ rowSpan }) => rowSpan === 1);
  if (row.length < 2 || (!trace && isOneLine(row))) return parts;
  const hasSpans = drawn.some((cell) => cell.rowSpan > 1 && !isLabel(cell));
  const linesIn = new Map(row.map((cell) => [cell, linesOf(cell)]));
  const lines = [...linesIn.values()].flat();
  const baselines = rowBaselines([...linesIn.values()]);
  const box = union(lines.map((line) => line.box));
  const named = headOverRow([...linesIn.values()], next.map(linesOf));
  const told =
    named ??
    amountRows([...linesIn].map(([cell, own]) => ({ box: cell.box, lines: own }))) ??
    spacedRows([...linesIn.values()]);
  const features = featuresOf(linesIn, baselines, {
    hasSpans,
    areTold: told !== undefined,
    isNamed: named !== undefined,
  });
  if (!decide(ROW_SPLIT, features, box, trace)) return parts;
  const groups = told ?? groupsOf(linesIn, baselines);
  const groupOf = new Map(groups.flatMap((group, index) => group.map((word) => [word, index] as const)));
  for (const [cell, own] of linesIn) {
    const words = groups.map((): Word[] => []);
    for (const word of own.flatMap((line) => line.words)) words[groupOf.get(word) ?? -1]?.push(word);
    parts.set(cell, words);
  }
  return parts;
}

const linesOf = ({ words }: GridCell): Line[] => joinRows(buildLines(0, words));

/** Whether a cell spans drawn rows in one line, or empty. */
const isLabel = (cell: GridCell): boolean => cell.rowSpan > 1 && isOneLine([cell]);

/** Whether all words are on one baseline: there is nothing to split, and nothing to measure. */
function isOneLine(row: readonly GridCell[]): boolean {
  const first = row.find(({ words }) => words.length > 0)?.words[0];
  return row.every(({ words }) => words.every(({ baseline }) => baseline === first?.baseline));
}

/** The words of each row: those on one baseline, and those that wrapped cells go on with. */
function groupsOf(linesIn: ReadonlyMap<GridCell, readonly Line[]>, baselines: readonly number[]): Word[][] {
  const rows = baselines.map((): Line[] => []);
  for (const line of [...linesIn.values()].flat()) rows[nearest(baselines, line.baseline)]?.push(line);
  const columns = [...linesIn].map(([{ box }, lines]) => {
    const [x0, , x1] = box ?? union(lines.map((line) => line.box));
    return [x0, x1] as const;
  });
  return groupWrapped(rows, columns, () => false).map((group) => group.flat().flatMap(({ words }) => words));
}

function featuresOf(
  linesIn: ReadonlyMap<GridCell, readonly Line[]>,
  baselines: readonly number[],
  known: Pick<RowSplitFeatures, 'hasSpans' | 'areTold' | 'isNamed'>,
): RowSplitFeatures {
  let complete: number | undefined;
  const completeCells = (): number => {
    complete ??= countComplete(linesIn, baselines);
    return complete;
  };
  return {
    rows: baselines.length,
    ...known,
    get completeCells() {
      return completeCells();
    },
    get completeShare() {
      return completeCells() / filledCells(linesIn).length;
    },
    get areValues() {
      return areValues(filledCells(linesIn), baselines) || areLabelled(filledCells(linesIn));
    },
    get areApart() {
      return areApart(filledCells(linesIn), baselines);
    },
    get areFilledIn() {
      return areFilledIn(filledCells(linesIn).map(([, lines]) => lines));
    },
  };
}

/** Number of cells that are complete, in nearly all rows or as a stack in most. */
function countComplete(linesIn: ReadonlyMap<GridCell, readonly Line[]>, baselines: readonly number[]): number {
  const common = commonRows([...linesIn.values()], baselines);
  return filledCells(linesIn).filter(
    ([cell, lines]) => isComplete(lines, baselines) || isStacked(lines, baselines, common, cell),
  ).length;
}

/** The baselines (y in points) of the printed rows of lines, in ascending order. */
function baselinesOf(lines: readonly Line[]): number[] {
  const baselines: number[] = [];
  for (const line of [...lines].sort((a, b) => a.baseline - b.baseline)) {
    const last = baselines.at(-1);
    if (last === undefined || line.baseline - last > SAME_ROW * line.fontSize) baselines.push(line.baseline);
  }
  return baselines;
}

/**
 * The baselines of rows: without those of lines that are level with another row, as those of a wrapped label are beside
 * values in its middle. What one cell alone has on a baseline of its own, such as the title of a group, is a row.
 */
function rowBaselines(cells: readonly (readonly Line[])[]): number[] {
  const all = baselinesOf(cells.flat());
  const size = median(cells.flat().map(({ fontSize }) => fontSize));
  const cellsAt = all.map((): (readonly Line[])[] => []);
  for (const lines of cells) {
    for (const row of new Set(lines.map((line) => nearest(all, line.baseline)))) cellsAt[row]?.push(lines);
  }
  const shared = all.filter((_, index) => (cellsAt[index]?.length ?? 0) > 1);
  const isLevel = (baseline: number): boolean =>
    shared.some((other) => {
      const own = cellsAt[all.indexOf(baseline)]?.[0];
      const isBeside = own !== undefined && !cellsAt[all.indexOf(other)]?.includes(own);
      return isBeside && Math.abs(other - baseline) < LEVEL * size;
    });
  return all.filter((baseline) => shared.includes(baseline) || !isLevel(baseline));
}

/** Whether the lines of a cell are in nearly all rows, one in each. */
function isComplete(lines: readonly Line[], baselines: readonly number[]): boolean {
  const rows = new Set(lines.map((line) => nearest(baselines, line.baseline)));
  return rows.size === lines.length && rows.size >= COMPLETE * baselines.length;
}

/** Number of printed rows in which most cells with text have a line: the others are titles and wrapped cells. */
function commonRows(cells: readonly (readonly Line[])[], baselines: readonly number[]): number {
  const filled = cells.filter((lines) => lines.length > 0);
  const rows = filled.flatMap((lines) => [...new Set(lines.map((line) => nearest(baselines, line.baseline)))]);
  const counts = Map.groupBy(rows, (row) => row);
  const common = [...counts.values()].filter((row) => row.length * 2 > filled.length).length;
  return common >= FEWEST_ROWS ? common : baselines.length;
}

/**
 * Whether the lines of a cell are in most rows, one in each, and nearly none is wrapped.
 * @param common number of rows in which most cells have a line.
 */
function isStacked(lines: readonly Line[], baselines: readonly number[], common: number, cell: GridCell): boolean {
  const rows = new Set(lines.map((line) => nearest(baselines, line.baseline)));
  if (!cell.box || rows.size < lines.length || rows.size < STACKED * common) return false;
  const whole = linesBelow([cell, lines]).filter(
    (below) => hadRoom(below) || !below.line.words.some(({ text }) => /\p{L}{2}/u.test(text)),
  );
  return whole.length >= COMPLETE * (lines.length - 1);
}

/**
 * Whether cells have values of one kind each in each of several printed rows, on all their baselines in one cell and in
 * most cells on each. Two rows need numbers, as words in two lines may be the name of a column.
 */
function areValues(cells: readonly (readonly [GridCell, readonly Line[]])[], baselines: readonly number[]): boolean {
  if (cells.length < 2 || baselines.length < 2) return false;
  const rowsIn = cells.map(([, lines]) => lines.map((line) => nearest(baselines, line.baseline)));
  const haveOneEach = rowsIn.every((rows) => new Set(rows).size === rows.length);
  const areFull = baselines.every((_, row) => rowsIn.filter((rows) => rows.includes(row)).length * 2 > cells.length);
  const hasKeys = rowsIn.some((rows) => rows.length === baselines.length);
  if (!haveOneEach || !areFull || !hasKeys) return false;
  if (baselines.length < FEWEST_ROWS && !cells.some(([, lines]) => lines.every(isNumber))) return false;
  return cells.every(([, lines]) => areOfOneKind(lines)) && areOwnValues(cells.flatMap(linesBelow));
}

/** Whether two cells side by side are labels and their values. */
function areLabelled(cells: readonly (readonly [GridCell, readonly Line[]])[]): boolean {
  const [left, right, ...others] = [...cells].sort(([a], [b]) => a.column - b.column);
  return left !== undefined && right !== undefined && others.length === 0
    ? areLabelledValues(left[1], right[1], cells.flatMap(linesBelow))
    : false;
}

/** Whether rows of several cells are too far apart for lines of a text, and one cell has a line in each. */
function areApart(cells: readonly (readonly [GridCell, readonly Line[]])[], baselines: readonly number[]): boolean {
  const lines = cells.flatMap(([, own]) => own);
  const size = lines.reduce((largest, { fontSize }) => Math.max(largest, fontSize), 0);
  const isKey = ([, own]: readonly [GridCell, readonly Line[]]): boolean => own.length === baselines.length;
  return (
    cells.length > 1 &&
    cells.some(isKey) &&
    baselines.every((baseline, row) => row === 0 || baseline - (baselines[row - 1] as number) >= APART * size)
  );
}

/** Whether lines are short, and all have digits or none has. */
function areOfOneKind(lines: readonly Line[]): boolean {
  const numeric = lines.filter(({ words }) => words.some(({ text }) => /\d/.test(text)));
  return lines.every(({ words }) => words.length <= VALUE) && (numeric.length === 0 || numeric.length === lines.length);
}

/** The lines of a cell below others. */
const linesBelow = ([{ box }, lines]: readonly [GridCell, readonly Line[]]): Below[] =>
  lines.slice(1).map((line, index) => ({ line, above: lines[index] as Line, room: box ? width(box) : 0 }));

const filledCells = <T>(linesIn: ReadonlyMap<T, readonly Line[]>): (readonly [T, readonly Line[]])[] =>
  [...linesIn].filter(([, lines]) => lines.length > 0);

/** Index of the value nearest to another. */
function nearest(values: readonly number[], value: number): number {
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (let index = 0; index < values.length; index++) {
    const distance = Math.abs((values[index] as number) - value);
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}
