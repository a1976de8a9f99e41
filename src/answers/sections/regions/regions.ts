import { type Box, contains } from '../../../document/geometry.ts';
import type { Line } from '../lines.ts';
import { chained } from './chains.ts';
import { areColumns, fromLevelHeadings, isHeading } from './columns.ts';
import { type Cut, cutAt, cutsOf, type Reach } from './cuts.ts';
import type { Frames } from './frames.ts';
import { rowsOfRegion } from './rows.ts';
import { type Segment, segmentsOf } from './segments.ts';

/** Lines that are read one after another: a page, a column of it, or a column over several pages. */
export type Region = readonly Line[];

/** Points by which text may stand out of its card. */
const SLACK = 1;
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
  const regions = pages.map(([page, own]) => {
    const cuts: Cut[] = [];
    const segments = segmentsOf(own);
    const reach = reachOf(segments, frames.get(page) ?? []);
    const found = regionsOfPage(segments, { before, cuts, depth: DEPTH, reach });
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
  readonly reach: Reach;
}

/** No column ends within a card: what is in a frame without a heading of its own reaches as far as the frame. */
function reachOf(segments: readonly Segment[], frames: readonly Box[]): Reach {
  const cards = frames
    .map((frame) => ({ frame, held: segments.filter(({ box }) => contains(frame, box, SLACK)) }))
    .filter(({ held }) => held.length > 1 && !held.some(isHeading));
  const cardOf = new Map(cards.flatMap(({ frame, held }) => held.map((segment) => [segment, frame] as const)));
  return (segment) => cardOf.get(segment) ?? segment.box;
}

function regionsOfPage(segments: readonly Segment[], { before, cuts, depth, reach }: Cutting): (readonly Segment[])[] {
  if (segments.length === 0) return [];
  const found = depth > 0 ? cutsOf(segments, reach).find(areColumns) : undefined;
  const cut = found ? fromLevelHeadings(found) : depth > 0 ? columnsThatGoOn(segments, before, reach) : undefined;
  if (!cut) return [segments];
  cuts.push(cut);
  return [cut.above, cut.left, cut.right, cut.below].flatMap((part) =>
    regionsOfPage(part, { before, cuts, depth: depth - 1, reach }),
  );
}

/** The columns of the page before, where nothing crosses them from the top of this one. */
const columnsThatGoOn = (segments: readonly Segment[], before: readonly Cut[], reach: Reach): Cut | undefined =>
  before.flatMap(({ x }) => cutAt(segments, x, reach) ?? []).find(({ above }) => above.length === 0);
