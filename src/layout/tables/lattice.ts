import type { Box } from '../../document/geometry.ts';
import type { Drawing, Word } from '../../document/page.ts';
import { type Decision, decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import { buildLines, joinRows, type Line } from '../page/lines.ts';
import { placedIn } from '../placed-in.ts';
import { areCaptioned, captionedCells, isPartOfForm } from './captioned-boxes.ts';
import { withCentredHeads } from './centred-heads.ts';
import { withCountedRows } from './counted-rows.ts';
import { isField } from './filled-in.ts';
import type { GridCell, TableCandidate } from './grid.ts';
import { withGroupHeads } from './group-heads.ts';
import { withoutNeedlessColumns } from './needless-columns.ts';
import { boxOf, clusters, connected, coverage, type Ruling, type Rulings, TOLERANCE } from './rulings.ts';
import { splitColumns } from './split-columns.ts';
import { splitRowSpans } from './split-row-spans.ts';
import { splitRows } from './split-rows.ts';
import { splitSpans } from './split-spans.ts';

/** Share of a cell's side along which rulings divide it from its neighbour. Chosen on odl-bench, dev half. */
const DIVIDED = 0.6;
/** Fewest cells with text. Chosen on odl-bench, dev half. */
const FEWEST_FILLED = 3;
/** Most cells with text of a grid that may be a frame around text. Chosen on odl-bench, dev half. */
const SMALL_GRID = 8;
/** Fewest cells of a first row of heads, and most words of each. */
const FEWEST_HEADS = 3;
const MOST_WORDS_OF_HEAD = 10;
/** Most words of a value. Chosen on odl-bench, dev half. */
const MOST_WORDS = 50;

/** Pictures with labels have many times more shapes than words; cells with symbols have few. Chosen on docling-pdf. */
export const DRAWINGS_PER_WORD = 3;

/** Fewest rows of a table of one column, and most words of one: a box with a title has two, boxes of text have more. */
const FEWEST_ROWS = 3;
const MOST_WORDS_OF_ROW = 20;

/** What decides whether the cells of a grid make a table. */
export interface LatticeFeatures {
  /** Rows and columns in which a cell with text begins. */
  readonly rows: number;
  readonly columns: number;
  /** Whether lines are drawn between columns, text or not. */
  readonly isDivided: boolean;
  /** Number of cells with text. */
  readonly filled: number;
  /** Their share of all cells. */
  readonly filledShare: number;
  /** Share of cells that span one row and one column. */
  readonly regularShare: number;
  /** Number of words in the longest cell. */
  readonly longest: number;
  /** Whether the first row is one of heads: several cells, each with a few words. */
  readonly isHeaded: boolean;
  /** Share of the cells with text that have a gap within a line. */
  readonly gapShare: number;
  /** Whether all cells with text are fields of a form: labels with room for what is filled in. */
  readonly areFields: boolean;
  /** Whether most of them have a caption and a value below it. */
  readonly areCaptioned: boolean;
  /** Whether a row of one cell is over one row of two, in which text has several lines. */
  readonly isBarOverBlocks: boolean;
  /** Number of words in all cells, and of curves and slanted lines drawn among them. */
  readonly words: number;
  readonly drawings: number;
}

interface LeastShares {
  /** Share of cells with text: charts and forms have mostly empty ones. */
  readonly filled: number;
  /** Share of cells that span nothing: the grids of bars of a chart and of framed words are irregular. */
  readonly regular: number;
  /** Whether one row of blocks of text under a bar is a table: where the bar is but a shade it is a banner. */
  readonly barred: boolean;
}

/** A grid of rulings is a table unless one of the signs speaks against it. */
const latticeDecision = (name: string, least: LeastShares): Decision<LatticeFeatures> =>
  decisionOf<LatticeFeatures>(
    name,
    [
      { name: 'one row', weight: WEIGHT.veto, holds: ({ rows, areCaptioned: are }) => rows < 2 && !are },
      {
        name: 'boxes in one column',
        weight: WEIGHT.veto,
        holds: ({ columns, isDivided, rows, longest }) =>
          columns < 2 && (isDivided || rows < FEWEST_ROWS || longest > MOST_WORDS_OF_ROW),
      },
      {
        name: 'several columns of text in one',
        weight: WEIGHT.veto,
        holds: (cells) => cells.columns < 2 && cells.gapShare * 2 > 1,
      },
      { name: 'few cells with text', weight: WEIGHT.veto, holds: (cells) => cells.filled < FEWEST_FILLED },
      {
        name: 'frame around text',
        weight: WEIGHT.veto,
        holds: (cells) => cells.filled <= SMALL_GRID && cells.longest > MOST_WORDS && !cells.isHeaded,
      },
      {
        name: 'fields of a form',
        weight: WEIGHT.veto,
        holds: ({ areFields, areCaptioned: are }) => areFields && !are,
      },
      {
        name: 'picture',
        weight: WEIGHT.veto,
        holds: ({ words, drawings }) => drawings > DRAWINGS_PER_WORD * words,
      },
      {
        name: 'bar over two blocks',
        weight: WEIGHT.veto,
        holds: ({ isBarOverBlocks }) => !least.barred && isBarOverBlocks,
      },
      { name: 'empty cells', weight: WEIGHT.veto, holds: ({ filledShare }) => filledShare < least.filled },
      {
        name: 'irregular cells',
        weight: WEIGHT.veto,
        holds: ({ regularShare, areCaptioned: are }) => regularShare < least.regular && !are,
      },
    ],
    WEIGHT.for,
  );

/** Whether a grid of drawn lines is a table. Shares chosen on odl-bench, dev half. */
export const DRAWN_LATTICE = latticeDecision('drawn lattice', { filled: 0.4, regular: 0.5, barred: true });
/** Whether a grid of drawn lines and edges of shades is a table. Shares chosen on odl-bench, dev half. */
export const SHADED_LATTICE = latticeDecision('shaded lattice', { filled: 0.6, regular: 0.6, barred: false });

/**
 * Grids of crossing rulings with text in their cells (the lattice method of camelot and tabula), in no order.
 * @param decision whether a grid is a table: `DRAWN_LATTICE` or `SHADED_LATTICE`.
 * @param drawings the other shapes of the page.
 * @param isWanted tells by its outline whether a grid is looked at; all are when absent.
 */
export function latticeCandidates(
  rulings: Rulings,
  lines: readonly Line[],
  decision: Decision<LatticeFeatures>,
  trace?: Trace,
  drawings: readonly Drawing[] = [],
  isWanted: (box: Box) => boolean = () => true,
): TableCandidate[] {
  if (rulings.vertical.length < 1 || rulings.horizontal.length < 2) return [];
  const wordsIn = placedIn(lines.flatMap((line) => line.words));
  const drawingsIn = placedIn(drawings);
  const tables: TableCandidate[] = [];
  for (const component of connected(rulings)) {
    if (component.vertical.length < 1 || component.horizontal.length < 2) continue;
    const box = boxOf(component);
    if (!isWanted(box)) continue;
    const inside = wordsIn(box);
    if (inside.length < FEWEST_FILLED) continue;
    const grid = withGroupHeads(component, inside);
    const cells = withCountedRows(cellsOf(grid, box, inside));
    const among = drawingsIn(box).length;
    let captioned: boolean | undefined;
    const areBoxes = (): boolean => {
      captioned ??= areCaptioned(cells) && !isPartOfForm(box, cells, rulings.horizontal, wordsIn);
      return captioned;
    };
    if (!decide(decision, featuresOf(cells, isDivided(component, box), among, areBoxes), box, trace)) continue;
    if (areBoxes()) {
      tables.push({ box, cells: captionedCells(cells) });
      continue;
    }
    const isCrossed = textAcross(inside, tracksOf(grid, box));
    const rows = splitRowSpans(isCrossed ? withCountedRows(cellsOf(grid, box, inside, isCrossed)) : cells);
    const split = splitColumns(splitRows(splitSpans(rows), trace), trace);
    tables.push({ box, cells: withoutNeedlessColumns(withCentredHeads(split)) });
  }
  return tables;
}

/** Whether a line runs down between the sides of a grid. */
const isDivided = ({ vertical }: Rulings, [left, , right]: Box): boolean =>
  vertical.some(({ at }) => Math.min(at - left, right - at) > 2 * TOLERANCE);

function featuresOf(
  cells: readonly GridCell[],
  divided: boolean,
  drawings: number,
  areBoxes: () => boolean,
): LatticeFeatures {
  const filled = cells.filter((cell) => cell.words.length > 0);
  const simple = cells.filter((cell) => cell.rowSpan === 1 && cell.columnSpan === 1);
  return {
    rows: new Set(filled.map((cell) => cell.row)).size,
    columns: new Set(filled.map((cell) => cell.column)).size,
    isDivided: divided,
    filled: filled.length,
    filledShare: filled.length / cells.length,
    regularShare: simple.length / cells.length,
    longest: Math.max(0, ...filled.map((cell) => cell.words.length)),
    get isHeaded() {
      const first = cells.filter(({ row }) => row === 0);
      return (
        first.length >= FEWEST_HEADS &&
        first.every(({ words }) => words.length > 0 && words.length <= MOST_WORDS_OF_HEAD)
      );
    },
    get gapShare() {
      return filled.filter(hasGap).length / filled.length;
    },
    get isBarOverBlocks() {
      const [bar, ...blocks] = cells;
      return (
        bar?.columnSpan === 2 &&
        blocks.length === 2 &&
        blocks.every(({ row, column }, index) => row === 1 && column === index) &&
        blocks.some(({ words }) => buildLines(0, words).length > 2)
      );
    },
    get areFields() {
      return filled.every(({ box, words }) => box !== undefined && isField(box, words));
    },
    get areCaptioned() {
      return areBoxes();
    },
    words: filled.reduce((sum, cell) => sum + cell.words.length, 0),
    drawings,
  };
}

/** Whether a line of a cell has a gap that is as wide as the type is large: between columns, not between words. */
const hasGap = ({ words }: GridCell): boolean =>
  joinRows(buildLines(0, words)).some((line) =>
    line.words.some((word, i) => i > 0 && word.box[0] - (line.words[i - 1] as Word).box[2] > line.fontSize),
  );

/** Positions of the rulings that bound columns or rows, the outer edges included. */
function boundaries(values: readonly number[], least: number, most: number): number[] {
  const groups = clusters([...values, least, most], (value) => value);
  return groups.map((group) => group.reduce((sum, value) => sum + value, 0) / group.length);
}

/** Positions in points between which the columns and the rows of a grid are. */
interface Tracks {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

const tracksOf = ({ horizontal, vertical }: Rulings, box: Box): Tracks => ({
  xs: boundaries(
    vertical.map(({ at }) => at),
    box[0],
    box[2],
  ),
  ys: boundaries(
    horizontal.map(({ at }) => at),
    box[1],
    box[3],
  ),
});

/** Tells whether a line of text runs on from one elementary cell into the next of its row. */
type IsCrossed = (row: number, column: number) => boolean;

/**
 * The cells of a grid of rulings with words in them, those of its box that no ruling divides joined.
 * @param isCrossed no cell ends there without a ruling. Nowhere when absent.
 */
export function cellsOf(
  component: Rulings,
  box: Box,
  words: readonly Word[],
  isCrossed: IsCrossed = () => false,
): GridCell[] {
  const { xs, ys } = tracksOf(component, box);
  const owner = mergeCells(component, xs, ys, isCrossed);
  const columns = xs.length - 1;
  const content = new Map<number, Word[]>();
  for (const word of words) {
    const column = trackOf(xs, (word.box[0] + word.box[2]) / 2);
    const row = trackOf(ys, (word.box[1] + word.box[3]) / 2);
    const id = owner[row * columns + column] as number;
    const own = content.get(id) ?? [];
    content.set(id, own);
    own.push(word);
  }
  const cells: GridCell[] = [];
  // The elements of a cell make a rectangle, row by row: the first and the last are its corners.
  const last = new Map(owner.map((id, index) => [id, index]));
  for (const [id, end] of last) {
    const [row, column] = [Math.floor(id / columns), id % columns];
    const [lastRow, lastColumn] = [Math.floor(end / columns), end % columns];
    const cellBox: Box = [
      xs[column] as number,
      ys[row] as number,
      xs[lastColumn + 1] as number,
      ys[lastRow + 1] as number,
    ];
    cells.push({
      row,
      column,
      rowSpan: lastRow - row + 1,
      columnSpan: lastColumn - column + 1,
      box: cellBox,
      words: content.get(id) ?? [],
    });
  }
  return withoutEmptyTracks(cells);
}

/** Where text runs on in a grid; undefined where it does nowhere. */
function textAcross(words: readonly Word[], { xs, ys }: Tracks): IsCrossed | undefined {
  const across = new Set<number>();
  for (const { box } of buildLines(0, words)) {
    const row = trackOf(ys, (box[1] + box[3]) / 2);
    const last = trackOf(xs, box[2] - TOLERANCE);
    for (let column = trackOf(xs, box[0] + TOLERANCE); column < last; column++) across.add(row * xs.length + column);
  }
  return across.size > 0 ? (row, column) => across.has(row * xs.length + column) : undefined;
}

/** Index of the track between two of the boundaries in which a position lies. */
function trackOf(boundaries: readonly number[], position: number): number {
  const next = boundaries.findIndex((boundary) => boundary > position);
  return Math.max(0, (next < 0 ? boundaries.length - 1 : next) - 1);
}

/**
 * For each elementary cell, row by row, the index of the first cell of the rectangle that no ruling divides it from.
 * @param isCrossed whether text runs on from a cell into the next of its row: a rectangle does not end there.
 */
function mergeCells(
  { horizontal, vertical }: Rulings,
  xs: readonly number[],
  ys: readonly number[],
  isCrossed: IsCrossed,
): number[] {
  const columns = xs.length - 1;
  const rows = ys.length - 1;
  const owner = Array.from({ length: rows * columns }, (_, index) => index);
  const taken = new Set<number>();
  // The rulings at each boundary: large grids have hundreds, and each side of each cell asks.
  const uprights = xs.map((x) => vertical.filter(({ at }) => Math.abs(at - x) <= TOLERANCE));
  const levels = ys.map((y) => horizontal.filter(({ at }) => Math.abs(at - y) <= TOLERANCE));
  const isDivided = (rulings: readonly Ruling[], at: number, from: number, to: number): boolean =>
    coverage(rulings, at, from, to) >= DIVIDED;
  const dividedRight = (row: number, column: number): boolean =>
    isDivided(
      uprights[column + 1] as readonly Ruling[],
      xs[column + 1] as number,
      ys[row] as number,
      ys[row + 1] as number,
    );
  const dividedBelow = (row: number, column: number): boolean =>
    isDivided(
      levels[row + 1] as readonly Ruling[],
      ys[row + 1] as number,
      xs[column] as number,
      xs[column + 1] as number,
    );
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (taken.has(row * columns + column)) continue;
      let right = column;
      while (right + 1 < columns && !taken.has(row * columns + right + 1) && !dividedRight(row, right)) right++;
      let bottom = row;
      const across = Array.from({ length: right - column + 1 }, (_, i) => column + i);
      const isOpenSide = (y: number, x: number): boolean => isCrossed(y, x) && !dividedRight(y, x);
      const opens = (y: number): boolean =>
        across.every((x) => !dividedBelow(y, x)) &&
        across.slice(0, -1).every((x) => !dividedRight(y + 1, x)) &&
        !isOpenSide(y + 1, right) &&
        !isOpenSide(y + 1, column - 1);
      while (bottom + 1 < rows && opens(bottom)) bottom++;
      for (let y = row; y <= bottom; y++) {
        for (const x of across) {
          taken.add(y * columns + x);
          owner[y * columns + x] = row * columns + column;
        }
      }
    }
  }
  return owner;
}

/** Drops the rows and columns in which no cell with text begins: they are gaps between double rulings. */
function withoutEmptyTracks(cells: readonly GridCell[]): GridCell[] {
  const filled = cells.filter(({ words }) => words.length > 0);
  const rowAt = keptBefore(filled.map((cell) => cell.row));
  const columnAt = keptBefore(filled.map((cell) => cell.column));
  return cells.flatMap((cell) => {
    const [row, column] = [rowAt(cell.row), columnAt(cell.column)];
    const rowSpan = rowAt(cell.row + cell.rowSpan) - row;
    const columnSpan = columnAt(cell.column + cell.columnSpan) - column;
    return rowSpan === 0 || columnSpan === 0 ? [] : [{ ...cell, row, column, rowSpan, columnSpan }];
  });
}

/** Counts the tracks (rows or columns) before one of an index in which a cell with text begins. */
function keptBefore(starts: readonly number[]): (track: number) => number {
  const kept = new Set(starts);
  const counts = [0];
  for (let track = 0; track <= Math.max(0, ...starts); track++) {
    counts.push((counts[track] as number) + (kept.has(track) ? 1 : 0));
  }
  return (track) => counts[Math.min(track, counts.length - 1)] as number;
}
