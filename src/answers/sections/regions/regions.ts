import type { Line } from '../lines.ts';
import { chained } from './chains.ts';
import { areColumns, fromLevelHeadings } from './columns.ts';
import { type Cut, cutAt, cutsOf } from './cuts.ts';
import type { Frames } from './frames.ts';
import { rowsOfRegion } from './rows.ts';
import { type Segment, segmentsOf } from './segments.ts';

/** Lines that are read one after another: a page, a column of it, or a column over several pages. */
export type Region = readonly Line[];

/** How often regions are cut again at most: three columns are cut twice. */
const DEPTH = 4;

/**
 * The reading regions of printed lines. A column stands where both sides of a free vertical strip have sections of their
 * own; what stands beside its text in rows - dates, labels - is read with them. Lines without places are one region.
 */
export function regionsOf(lines: readonly Line[], frames: Frames = new Map()): Region[] {
  if (lines.some(({ box }) => !box)) return [lines];
  const pages = [...Map.groupBy(lines, ({ page }) => page)].sort(([a], [b]) => a - b);
  let before: readonly Cut[] = [];
  const regions = pages.map(([, own]) => {
    const cuts: Cut[] = [];
    const found = regionsOfPage(segmentsOf(own), { before, cuts, depth: DEPTH });
    before = cuts;
    return found;
  });
  return chained(regions).map((chain) => rowsOfRegion(chain, frames));
}

interface Cutting {
  /** The cuts of the page before: its columns may go on. */
  readonly before: readonly Cut[];
  /** Collects the cuts of this page. */
  readonly cuts: Cut[];
  readonly depth: number;
}

function regionsOfPage(segments: readonly Segment[], { before, cuts, depth }: Cutting): (readonly Segment[])[] {
  if (segments.length === 0) return [];
  const found = depth > 0 ? cutsOf(segments).find(areColumns) : undefined;
  const cut = found ? fromLevelHeadings(found) : depth > 0 ? columnsThatGoOn(segments, before) : undefined;
  if (!cut) return [segments];
  cuts.push(cut);
  return [cut.above, cut.left, cut.right, cut.below].flatMap((part) =>
    regionsOfPage(part, { before, cuts, depth: depth - 1 }),
  );
}

/** The columns of the page before, where nothing crosses them from the top of this one. */
const columnsThatGoOn = (segments: readonly Segment[], before: readonly Cut[]): Cut | undefined =>
  before.flatMap(({ x }) => cutAt(segments, x) ?? []).find(({ above }) => above.length === 0);
