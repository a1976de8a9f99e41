import { type Box, height, holdsMiddle, overlap, union, width } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { groupByPosition } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import { placedIn } from '../placed-in.ts';
import { withEmptyCells } from './empty-cells.ts';
import type { GridCell, TableCandidate } from './grid.ts';
import { tightParts } from './rows.ts';
import { TOLERANCE } from './rulings.ts';

/** Fewest columns and rows of boxes. */
const FEWEST_COLUMNS = 3;
const FEWEST_ROWS = 2;
/** Least share of the places of a grid that have a box: those of days before the first of a month have none. */
const FULL = 0.7;
/** Gaps between boxes: in points from where borders are two, and up to a share of the width and height of a box. */
const LEAST_GAP = 1;
const LARGEST_GAP = 0.35;
/** Distance from the first row up to which names of the columns are above it, in font sizes. */
const HEADED = 2.5;

/**
 * Grids of boxes of one size that stand apart, below a row of names, one over each column: the cells of a calendar or a
 * schedule.
 * @param frames what a page draws around text, the largest first.
 * @param lines those that no region has taken.
 */
export function boxedCells(frames: readonly Box[], lines: readonly Line[]): TableCandidate[] {
  if (frames.length < FEWEST_COLUMNS * FEWEST_ROWS) return [];
  const sizes = groupByPosition(frames, width, () => TOLERANCE).flatMap((group) =>
    groupByPosition(group, height, () => TOLERANCE),
  );
  return sizes
    .filter((boxes) => boxes.length >= FEWEST_COLUMNS * FEWEST_ROWS)
    .sort(([a], [b]) => areaOf(b) - areaOf(a))
    .flatMap((boxes) => candidateOf(boxes, lines) ?? []);
}

const areaOf = (box: Box | undefined): number => (box ? width(box) * height(box) : 0);

/** The table whose cells boxes of one size are; undefined where they are in no grid, or what is in them is not theirs. */
function candidateOf(boxes: readonly Box[], lines: readonly Line[]): TableCandidate | undefined {
  const columns = placesOf(boxes, 0);
  const rows = placesOf(boxes, 1);
  if (columns.length < FEWEST_COLUMNS || rows.length < FEWEST_ROWS) return undefined;
  if (!isRegular(columns) || !isRegular(rows) || boxes.length < FULL * columns.length * rows.length) return undefined;
  const places = boxes.map((box) => ({
    box,
    row: rows.findIndex((row) => row.own.has(box)),
    column: columns.findIndex((column) => column.own.has(box)),
  }));
  if (new Set(places.map(({ row, column }) => row * columns.length + column)).size < boxes.length) return undefined;
  const outline = union(boxes);
  const heads = headsOf(columns, outline, lines);
  if (!heads) return undefined;
  const within = lines.filter(
    ({ box }) => overlap(box[1], box[3], outline[1], outline[3]) > 0 && holdsMiddle(outline, box),
  );
  const find = placedIn(within.flatMap(({ words }) => words));
  const cells = places.map(({ box, row, column }) => ({ ...cellAt(row + 1, column, find(box)), box }));
  const taken = new Set(cells.flatMap(({ words }) => words));
  if (within.some(({ words }) => words.some((word) => !taken.has(word)))) return undefined;
  return {
    box: union([outline, ...heads.map(({ box }) => box)]),
    cells: withEmptyCells([...heads.map(({ words }, column) => cellAt(0, column, words)), ...cells]),
  };
}

const cellAt = (row: number, column: number, words: readonly Word[]): GridCell => ({
  row,
  column,
  rowSpan: 1,
  columnSpan: 1,
  words,
});

/** A column or a row of boxes: where they are, across or down. */
interface Place {
  readonly from: number;
  readonly to: number;
  readonly own: ReadonlySet<Box>;
}

const placesOf = (boxes: readonly Box[], edge: 0 | 1): Place[] =>
  groupByPosition(
    boxes,
    (box) => box[edge],
    () => TOLERANCE,
  ).map((own) => ({
    from: Math.min(...own.map((box) => box[edge])),
    to: Math.max(...own.map((box) => box[edge === 0 ? 2 : 3])),
    own: new Set(own),
  }));

/** Whether places follow each other with narrow gaps. */
const isRegular = (places: readonly Place[]): boolean =>
  places.slice(1).every(({ from, to }, index) => {
    const gap = from - (places[index] as Place).to;
    return gap >= LEAST_GAP && gap <= LARGEST_GAP * (to - from);
  });

/** The texts right above a grid, one over each column; undefined where there are none, or others among them. */
function headsOf(columns: readonly Place[], [left, top, right]: Box, lines: readonly Line[]): Line[] | undefined {
  const above = lines
    .filter(({ box, fontSize }) => box[3] <= top + TOLERANCE && top - box[3] < HEADED * fontSize)
    .filter(({ box }) => overlap(box[0], box[2], left, right) > 0);
  const last = Math.max(...above.map(({ baseline }) => baseline));
  const parts = above.filter((line) => Math.abs(line.baseline - last) <= TOLERANCE).flatMap(tightParts);
  const heads = columns.map(({ from, to }) =>
    parts.find(({ box }) => box[0] >= from - TOLERANCE && box[2] <= to + TOLERANCE),
  );
  return parts.length === columns.length && heads.every((head) => head !== undefined) ? heads : undefined;
}
