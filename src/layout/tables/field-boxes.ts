import { type Box, contains, overlap, union } from '../../document/geometry.ts';
import { groupByPosition } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import type { GridCell, TableCandidate } from './grid.ts';
import { withLabelsBeside } from './labels-beside.ts';
import { type Rulings, TOLERANCE } from './rulings.ts';

/** Fewest boxes below each other. */
const FEWEST = 3;
/** Greatest height of a box in font sizes of its text: one of a field has one line. */
const HIGHEST = 3.5;
/** Points by which text may jut out of its box. */
const JUT = 2;

/**
 * Labels and the values beside them that are each in a box of their own, below each other with gaps between the boxes,
 * from left to right: the fields of a form.
 * @param frames what a page draws around text.
 * @param lines those that no region has taken.
 * @param rulings of the page.
 */
export function fieldCandidates(frames: readonly Box[], lines: readonly Line[], rulings: Rulings): TableCandidate[] {
  const sameLeft = groupByPosition(
    frames,
    ([x0]) => x0,
    () => TOLERANCE,
  );
  const stacks = sameLeft.flatMap((group) =>
    groupByPosition(
      group,
      ([, , x1]) => x1,
      () => TOLERANCE,
    ),
  );
  const found = stacks
    .map((stack) => stack.toSorted((a, b) => a[1] - b[1]))
    .filter((stack) => stack.length >= FEWEST && areApart(stack))
    .sort(([a], [b]) => (a?.[0] ?? 0) - (b?.[0] ?? 0));
  // Maps and charts have many boxes, and none below each other.
  if (found.length === 0) return [];
  // Where labels are in boxes too, these are the cells of a table.
  const unboxed = lines.filter((line) => !frames.some((frame) => isField(frame, line)));
  return found.flatMap((stack) => {
    const cells = cellsOf(stack, lines);
    const candidate = cells && { box: union(stack), cells };
    const labelled = candidate && withLabelsBeside(candidate, unboxed, rulings);
    return labelled && labelled !== candidate ? [labelled] : [];
  });
}

/** Whether boxes from top to bottom do not overlap. */
const areApart = (stack: readonly Box[]): boolean =>
  stack.every((box, index) => index === 0 || box[1] >= (stack[index - 1] as Box)[3] - TOLERANCE);

/** A cell for each box; undefined where one holds more than a line, a line is across its border, or none has text. */
function cellsOf(stack: readonly Box[], lines: readonly Line[]): GridCell[] | undefined {
  const cells: GridCell[] = [];
  for (const [row, box] of stack.entries()) {
    const near = lines.filter(
      (line) =>
        overlap(line.box[0], line.box[2], box[0], box[2]) > JUT &&
        overlap(line.box[1], line.box[3], box[1], box[3]) > JUT,
    );
    const [line, ...others] = near;
    if (others.length > 0 || (line && !isField(box, line))) return undefined;
    cells.push({ row, column: 0, rowSpan: 1, columnSpan: 1, box, words: line?.words ?? [] });
  }
  return cells.some(({ words }) => words.length > 0) ? cells : undefined;
}

const isField = (box: Box, line: Line): boolean =>
  contains(box, line.box, JUT) && box[3] - box[1] <= HIGHEST * line.fontSize;
