import { overlap, union } from '../../document/geometry.ts';
import { countWhile } from '../../platform/count-while.ts';
import { median } from '../../platform/median.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import type { Line } from '../page/lines.ts';
import { cellsOfGroups } from './aligned-cells.ts';
import { type Column, columnsOf } from './columns.ts';
import { areFormLines } from './form-lines.ts';
import { type GridCell, isNumber, type TableCandidate } from './grid.ts';
import { type RowsFrom, rowsBelowHead } from './headed-rows.ts';
import { areKeyed, areKinds } from './keys.ts';
import { levelRows } from './level-rows.ts';
import { markersOfLists } from './marker-columns.ts';
import { type Row, rowsOf, tightParts } from './rows.ts';
import { rowsAbove } from './rows-beyond.ts';
import { clusters, type Ruling, type Rulings, TOLERANCE } from './rulings.ts';
import { groupWrapped } from './wrapped-rows.ts';

/** Largest gap between a head and the line below it, in font sizes. */
const LARGEST_GAP = 1;
/** Most printed rows of a head. */
const MOST_HEADS = 4;
/** Fewest rows below a head of three columns and more, and of two. */
const FEWEST_ROWS = 2;
const FEWEST_ROWS_OF_PAIRS = 3;
/** Least share of numbers in the second of two columns. */
const AMOUNTS = 0.6;
/** Most words of the median text of a column that is no prose, as between rulings. */
const PROSE = 4;
/** Most words of a head. */
const HEAD = 6;
/** Least share of columns with a text below their head. */
const FILLED = 0.75;

/** What decides whether texts below a head with one line are its rows. */
export interface HeadedFeatures {
  readonly columns: number;
  /** Number of rows with several texts, the head aside. */
  readonly rows: number;
  /** Number of words in the longest head. */
  readonly longestHead: number;
  /** Share of columns with text below their head. */
  readonly filledColumns: number;
  /** Share of numbers in the second column. */
  readonly amounts: number;
  /** Number of words in the median line of the column where that is least. */
  readonly shortest: number;
  /** Whether the first of two columns has keys, and the second sentences. */
  readonly isKeyed: boolean;
  /** Whether the first of two columns has kinds of what is in the second. */
  readonly areKinds: boolean;
  readonly areFormLines: boolean;
  readonly areItems: boolean;
}

/** Aligned texts below a head with one line are a table unless one of the signs speaks against it. */
export const HEADED = decisionOf<HeadedFeatures>(
  'headed rows',
  [
    { name: 'few columns', weight: WEIGHT.veto, holds: ({ columns }) => columns < 2 },
    {
      name: 'few rows',
      weight: WEIGHT.veto,
      holds: ({ rows, columns }) => rows < (columns > 2 ? FEWEST_ROWS : FEWEST_ROWS_OF_PAIRS),
    },
    { name: 'sentence as head', weight: WEIGHT.veto, holds: ({ longestHead }) => longestHead > HEAD },
    { name: 'empty columns', weight: WEIGHT.veto, holds: ({ filledColumns }) => filledColumns < FILLED },
    {
      name: 'pairs of words',
      weight: WEIGHT.veto,
      holds: ({ columns, amounts, isKeyed, areKinds: are }) => columns === 2 && amounts < AMOUNTS && !isKeyed && !are,
    },
    { name: 'columns of prose', weight: WEIGHT.veto, holds: ({ shortest }) => shortest > PROSE },
    { name: 'labels with their values', weight: WEIGHT.veto, holds: ({ areFormLines: isForm }) => isForm },
    { name: 'items of lists', weight: WEIGHT.veto, holds: ({ areItems }) => areItems },
  ],
  WEIGHT.for,
);

/**
 * Tables that have a line below their head, or their head in a box or a shade, and none below: what is in its columns,
 * as far down as it is near. After them those on either side of an upright line that parts such a head: they may be two.
 * @param rulings the horizontal ones, edges of shades among them, and the upright ones drawn.
 */
export function headedCandidates(
  { horizontal, vertical }: Rulings,
  lines: readonly Line[],
  trace?: Trace,
): TableCandidate[] {
  const rows = rowsOf(lines);
  const below = horizontal.filter((ruling) => namesOver(ruling, rows) !== undefined);
  const sides = below.flatMap((ruling) => sidesOf(ruling, vertical));
  return [...below, ...sides].flatMap((ruling) => tableBelow(ruling, rows, horizontal, trace) ?? []);
}

/** The parts of a line left and right of the only upright one that goes on below it; none where there are several. */
function sidesOf({ at, from, to }: Ruling, vertical: readonly Ruling[]): Ruling[] {
  const below = vertical.filter(
    (upright) =>
      upright.at > from + TOLERANCE &&
      upright.at < to - TOLERANCE &&
      upright.from <= at + TOLERANCE &&
      upright.to > at + TOLERANCE,
  );
  const [upright, ...others] = clusters(below, (line) => line.at).map(([first]) => first as Ruling);
  if (!upright || others.length > 0) return [];
  return [
    { at, from, to: upright.at },
    { at, from: upright.at, to },
  ];
}

/** Index of the first row below a line. */
const firstBelow = ({ at }: Ruling, rows: readonly Row[]): number =>
  countWhile(rows, ([line]) => line !== undefined && line.box[1] + line.box[3] < 2 * at);

/** The names of columns that stand on a line, several and none of them a number; undefined where there are none. */
function namesOver(ruling: Ruling, rows: readonly Row[]): Line[] | undefined {
  const names = within(ruling, rows[firstBelow(ruling, rows) - 1] ?? [])?.flatMap(tightParts) ?? [];
  const gap = ruling.at - union(names.map(({ box }) => box))[3];
  const isNear = gap <= LARGEST_GAP * (names[0]?.fontSize ?? 0);
  return names.length > 1 && isNear && !names.some(isNumber) ? names : undefined;
}

/** The table below the names over a line; undefined where there is none. */
export function tableBelow(
  ruling: Ruling,
  rows: readonly Row[],
  rulings: readonly Ruling[],
  trace: Trace | undefined,
): TableCandidate | undefined {
  const names = namesOver(ruling, rows);
  if (!names) return undefined;
  const first = firstBelow(ruling, rows);
  const body = rowsBelowHead(names, ruling, { rows, first }, rulings) ?? [];
  if (body.length < FEWEST_ROWS) return undefined;
  const columns = columnsOf([names, ...body.filter((row) => !reachesOver(row, names))]);
  const heads = rowsAbove(rowsOver(ruling, { rows, first }, rulings), columns, ruling.at).reverse();
  if (heads.length > MOST_HEADS) return undefined;
  const groups = groupWrapped(
    [...heads, ...body],
    columns,
    (above, below) => ruling.at > above && ruling.at < below + TOLERANCE,
  );
  const ofHead = groups.filter((group) => group.every((row) => heads.includes(row)));
  const level = levelRows(body, columns);
  const ofBody = level && level.length < body.length ? level.map((row) => [row]) : groups.slice(ofHead.length);
  const cells = cellsOfGroups([...ofHead, ...ofBody], columns);
  const box = union([...heads, ...body].flat().map((line) => line.box));
  return decide(HEADED, featuresOf(cells, ofHead.length, body, columns), box, trace) ? { box, cells } : undefined;
}

/** Whether a row is one text that reaches below several names. */
const reachesOver = ([text, ...others]: Row, names: readonly Line[]): boolean =>
  text !== undefined &&
  others.length === 0 &&
  names.filter(({ box }) => overlap(box[0], box[2], text.box[0], text.box[2]) > 0).length > 1;

/** The rows over a line, from bottom to top, up to the next line above it; no more than tell that they are no head. */
function rowsOver(ruling: Ruling, { rows, first }: RowsFrom, rulings: readonly Ruling[]): Row[] {
  const isAbove = ({ at, from, to }: Ruling): boolean =>
    at < ruling.at - TOLERANCE && overlap(from, to, ruling.from, ruling.to) > 0;
  const top = rulings.filter(isAbove).reduce((most, { at }) => Math.max(most, at), Number.NEGATIVE_INFINITY);
  const own = rows.slice(Math.max(0, first - MOST_HEADS - 1), first).map((row) => within(ruling, row));
  const end = own.findLastIndex((row) => !row?.length || row.some(({ box }) => box[1] + box[3] < 2 * top));
  return own
    .slice(end + 1)
    .reverse()
    .flatMap((row) => (row ? [row] : []));
}

/** The parts of a row over or below a ruling; undefined where one reaches beyond it. */
function within({ from, to }: Ruling, row: Row): Row | undefined {
  const own = row.filter(({ box }) => overlap(box[0], box[2], from, to) > 0);
  return own.every(({ box }) => box[0] >= from - TOLERANCE && box[2] <= to + TOLERANCE) ? own : undefined;
}

function featuresOf(
  cells: readonly GridCell[],
  head: number,
  body: readonly Row[],
  columns: readonly Column[],
): HeadedFeatures {
  const filled = cells.filter(({ words }) => words.length > 0);
  const below = filled.filter(({ row }) => row >= head);
  const seconds = below.filter(({ column }) => column === 1);
  const linesIn = ([x0, x1]: Column): Line[] => body.flat().filter(({ box }) => overlap(x0, x1, box[0], box[2]) > 0);
  return {
    columns: columns.length,
    rows: [...Map.groupBy(below, ({ row }) => row).values()].filter((row) => row.length > 1).length,
    longestHead: Math.max(0, ...filled.filter(({ row }) => row < head).map(({ words }) => words.length)),
    filledColumns: new Set(below.map(({ column }) => column)).size / columns.length,
    amounts: seconds.filter(isNumber).length / Math.max(seconds.length, 1),
    get shortest() {
      return Math.min(...columns.map((column) => median(linesIn(column).map(({ words }) => words.length))));
    },
    get isKeyed() {
      const [keys, values] = columns.map(linesIn);
      return keys !== undefined && values !== undefined && areKeyed(keys, values);
    },
    get areKinds() {
      const [kinds, others] = columns.map(linesIn);
      return kinds !== undefined && others !== undefined && areKinds(kinds, others);
    },
    get areFormLines() {
      return areFormLines(cells);
    },
    get areItems() {
      return markersOfLists(below.map((cell) => ({ ...cell, row: cell.row - head }))) !== undefined;
    },
  };
}
