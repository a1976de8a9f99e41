import { union } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import { buildLines, joinRows, type Line } from '../page/lines.ts';
import type { GridCell } from './grid.ts';

/** Fewest printed rows. Chosen on odl-bench, dev half, as are all thresholds of this file. */
const FEWEST_ROWS = 3;
/** Fewest complete cells. */
const FEWEST_CELLS = 3;
/** Least share of the printed rows in which a complete cell has a line, and of complete cells among those with text. */
const COMPLETE = 0.8;
/** Largest distance of the baselines of one printed row, in shares of the font size. */
const SAME_ROW = 0.4;

/** What decides whether a drawn row holds several printed ones. A cell is complete that has one line in nearly all. */
export interface RowSplitFeatures {
  /** Number of printed rows. */
  readonly rows: number;
  readonly completeCells: number;
  /** Their share of the cells with text. */
  readonly completeShare: number;
  /** Whether a cell spans several drawn rows. */
  readonly hasSpans: boolean;
}

/** A drawn row is split into the printed ones unless one of the signs speaks against it. */
export const ROW_SPLIT = decisionOf<RowSplitFeatures>(
  'row split',
  [
    { name: 'spans', weight: WEIGHT.veto, holds: ({ hasSpans }) => hasSpans },
    { name: 'few rows', weight: WEIGHT.veto, holds: ({ rows }) => rows < FEWEST_ROWS },
    { name: 'few complete cells', weight: WEIGHT.veto, holds: ({ completeCells }) => completeCells < FEWEST_CELLS },
    { name: 'incomplete cells', weight: WEIGHT.veto, holds: ({ completeShare }) => completeShare < COMPLETE },
  ],
  WEIGHT.for,
);

/** Splits drawn rows whose cells hold lines side by side: some tables have rulings at head and foot only. */
export function splitRows(cells: readonly GridCell[], trace?: Trace): GridCell[] {
  const result: GridCell[] = [];
  let added = 0;
  for (const row of [...new Set(cells.map((cell) => cell.row))].sort((a, b) => a - b)) {
    const here = cells.filter((cell) => cell.row === row);
    const parts = partsOf(here, trace);
    for (const cell of here) {
      const words = parts.get(cell) ?? [cell.words];
      for (const [index, part] of words.entries()) result.push({ ...cell, row: row + added + index, words: part });
    }
    added += Math.max(1, ...[...parts.values()].map((part) => part.length)) - 1;
  }
  return result;
}

/** Words of each cell, printed row by printed row; empty where the drawn row is one. */
function partsOf(row: readonly GridCell[], trace: Trace | undefined): Map<GridCell, Word[][]> {
  const parts = new Map<GridCell, Word[][]>();
  if (row.length < FEWEST_CELLS) return parts;
  const linesIn = new Map(row.map((cell) => [cell, joinRows(buildLines(0, cell.words))]));
  const lines = [...linesIn.values()].flat();
  const baselines = baselinesOf(lines);
  const box = union(lines.map((line) => line.box));
  if (!decide(ROW_SPLIT, featuresOf(linesIn, baselines), box, trace)) return parts;
  for (const [cell, own] of linesIn) {
    const rows = baselines.map((): Word[] => []);
    for (const line of own) rows[nearest(baselines, line.baseline)]?.push(...line.words);
    parts.set(cell, rows);
  }
  return parts;
}

function featuresOf(linesIn: ReadonlyMap<GridCell, readonly Line[]>, baselines: readonly number[]): RowSplitFeatures {
  const filled = [...linesIn.values()].filter((lines) => lines.length > 0);
  const complete = filled.filter((lines) => isComplete(lines, baselines));
  return {
    rows: baselines.length,
    completeCells: complete.length,
    completeShare: complete.length / filled.length,
    hasSpans: [...linesIn.keys()].some((cell) => cell.rowSpan > 1),
  };
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

/** Whether the lines of a cell are in nearly all rows, one in each. */
function isComplete(lines: readonly Line[], baselines: readonly number[]): boolean {
  const rows = new Set(lines.map((line) => nearest(baselines, line.baseline)));
  return rows.size === lines.length && rows.size >= COMPLETE * baselines.length;
}

/** Index of the value nearest to another. */
function nearest(values: readonly number[], value: number): number {
  const distances = values.map((other) => Math.abs(other - value));
  return distances.indexOf(Math.min(...distances));
}
