import { inBoxes, type TextBox } from '../../../layout/boxes/boxes.ts';
import type { Line } from '../lines.ts';
import { withEdges } from '../wrap.ts';
import { raisedToTops } from './centred-labels.ts';
import { isHeading } from './columns.ts';
import { type Cut, cutsOf } from './cuts.ts';
import type { Frames } from './frames.ts';
import { besideCells, cellsOf, isGutter } from './gutters.ts';
import { inRows, linesOfSegments, type Segment } from './segments.ts';

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
    lines.push(...linesOf(free, DEPTH), ...withEdges(framedLines(item.items)));
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
  const sections = cuts.length > 0 ? atHeadings(segments) : [];
  if (sections.length > 1) return sections.flatMap((section) => linesOf(section, depth - 1));
  return linesOfSegments(inRows(segments).flat());
}

/** Segments parted above headings that stand alone: what is a gutter in one section has labels of lists in another. */
function atHeadings(segments: readonly Segment[]): Segment[][] {
  const sections: Segment[][] = [];
  for (const row of inRows(segments)) {
    const [first] = row;
    if (sections.length === 0 || (row.length === 1 && first && isHeading(first))) sections.push(row);
    else sections.at(-1)?.push(...row);
  }
  return sections;
}

/** The lines of what a cut parts, where one of its sides is a gutter; undefined for rows. */
function withinCut(cut: Cut, depth: number): Line[] | undefined {
  const [left, right] = [cellsOf(cut.left, cut.right), cellsOf(cut.right, cut.left)];
  if (isGutter(left)) return besideCells(raisedToTops(left, cut.right), linesOf(cut.right, depth - 1));
  if (isGutter(right)) return besideCells(raisedToTops(right, cut.left), linesOf(cut.left, depth - 1));
  return undefined;
}
