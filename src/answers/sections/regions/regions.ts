import type { Line } from '../lines.ts';
import { chained } from './chains.ts';
import { areColumns } from './columns.ts';
import { cutsOf } from './cuts.ts';
import { rowsWithLabels } from './gutters.ts';
import { type Segment, segmentsOf } from './segments.ts';

/** Lines that are read one after another: a page, a column of it, or a column over several pages. */
export type Region = readonly Line[];

/** How often regions are cut again at most: three columns are cut twice. */
const DEPTH = 4;

/**
 * The reading regions of printed lines. A column stands where both sides of a free vertical strip have sections of their
 * own; what stands beside its text in rows - dates, labels - is read with them. Lines without places are one region.
 */
export function regionsOf(lines: readonly Line[]): Region[] {
  if (lines.some(({ box }) => !box)) return [lines];
  const pages = [...Map.groupBy(lines, ({ page }) => page)].sort(([a], [b]) => a - b);
  return chained(pages.map(([, own]) => regionsOfPage(segmentsOf(own), DEPTH))).map(rowsWithLabels);
}

function regionsOfPage(segments: readonly Segment[], depth: number): (readonly Segment[])[] {
  if (segments.length === 0) return [];
  const cut = depth > 0 ? cutsOf(segments).find(areColumns) : undefined;
  if (!cut) return [segments];
  return [cut.above, cut.left, cut.right, cut.below].flatMap((part) => regionsOfPage(part, depth - 1));
}
