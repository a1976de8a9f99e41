import { inBoxes, type TextBox } from '../../../layout/boxes/boxes.ts';
import { type Line, lineOf } from '../lines.ts';
import { sectionOf } from '../wordings.ts';
import { type Cut, cutsOf } from './cuts.ts';
import type { Frames } from './frames.ts';
import { inRows, linesOfSegments, type Segment } from './segments.ts';

/** Share of a side's cells that are labels or dates in a gutter. */
const LABELS = 0.7;
/** Most words of a date with what is around it. */
const DATE_WORDS = 6;
/** How often a stretch is cut again. */
const DEPTH = 6;

/**
 * The lines of a region: from the top down, labels and dates in a gutter before what stands beside them, and what a
 * frame holds together.
 */
export const rowsOfRegion = (blocks: readonly (readonly Segment[])[], frames: Frames): Line[] =>
  blocks.flatMap((block) => framedLines(inBoxes(block, frames.get(block[0]?.part.page ?? 0) ?? [])));

/** The lines of segments and boxes: boxes stand for what is in them. */
function framedLines(items: readonly (Segment | TextBox<Segment>)[]): Line[] {
  const lines: Line[] = [];
  let free: Segment[] = [];
  for (const item of inRows(items).flat()) {
    if (!('kind' in item)) {
      free.push(item);
      continue;
    }
    lines.push(...linesOf(free, DEPTH), ...framedLines(item.items));
    free = [];
  }
  return [...lines, ...linesOf(free, DEPTH)];
}

function linesOf(segments: readonly Segment[], depth: number): Line[] {
  if (segments.length === 0) return [];
  const cuts = depth > 0 ? cutsOf(segments) : [];
  for (const cut of cuts) {
    const within = withinCut(cut, depth);
    if (within) return [...linesOf(cut.above, depth - 1), ...within, ...linesOf(cut.below, depth - 1)];
  }
  return linesOfSegments(inRows(segments).flat());
}

/** The lines of what a cut parts, where one of its sides is a gutter; undefined for rows. */
function withinCut(cut: Cut, depth: number): Line[] | undefined {
  const [left, right] = [cellsOf(cut.left), cellsOf(cut.right)];
  if (isGutter(left)) return beside(left, linesOf(cut.right, depth - 1));
  if (isGutter(right)) return beside(right, linesOf(cut.left, depth - 1));
  return undefined;
}

/** Heights of a line below which the next one is of another cell. */
const SAME_CELL = 0.7;

/** The cells of a gutter: neighbouring printed lines of one look. */
function cellsOf(side: readonly Segment[]): Line[] {
  const cells: Segment[][] = [];
  for (const segment of inRows(side).flat()) {
    const before = cells.at(-1)?.at(-1);
    const near = before && segment.box[1] - before.box[3] < SAME_CELL * (before.box[3] - before.box[1]);
    if (near && before.part.pieces[0]?.bold === segment.part.pieces[0]?.bold) cells.at(-1)?.push(segment);
    else cells.push([segment]);
  }
  return cells.map((cell) =>
    lineOf(
      (cell[0] as Segment).line.block,
      cell.flatMap(({ part }) => part.pieces),
    ),
  );
}

function isGutter(cells: readonly Line[]): boolean {
  const labels = cells.filter(({ text }) => sectionOf(text) !== undefined || isDate(text));
  return cells.length > 0 && labels.length >= cells.length * LABELS;
}

const isDate = (text: string): boolean =>
  /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text) && text.split(/\s+/).length <= DATE_WORDS;

/** Lines with the cells of a gutter, each before the first line that does not end above it. */
function beside(cells: readonly Line[], lines: readonly Line[]): Line[] {
  const left = [...cells];
  const all = lines.flatMap((line) => {
    const before: Line[] = [];
    while (left[0] && isBeside(left[0], line)) before.push(left.shift() as Line);
    return [...before, line];
  });
  return [...all, ...left];
}

function isBeside(cell: Line, line: Line): boolean {
  if (!cell.box || !line.box) return false;
  const first = (cell.pieces[0]?.box ?? cell.box) as readonly [number, number, number, number];
  return cell.page < line.page || (first[1] + first[3]) / 2 < line.box[3];
}
