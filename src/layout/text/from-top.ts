import { verticalOverlap } from '../../document/geometry.ts';
import { byTop } from '../item.ts';
import type { Line } from '../page/lines.ts';
import type { Region } from '../region.ts';

/**
 * Lines and regions of a column from top to bottom. Lines left of a table come before it: they name it, as the year does
 * that stands beside its results.
 */
export function fromTop(lines: readonly Line[], regions: readonly Region[]): (Line | Region)[] {
  const tables = regions.filter(({ block }) => block.kind === 'table');
  const tops = new Map<Line | Region, number>();
  for (const line of tables.length > 0 ? lines : []) {
    const table = tables.find(({ box }) => line.box[2] <= box[0] && verticalOverlap(box, line.box) > 0);
    if (table) tops.set(line, table.box[1]);
  }
  const topOf = (item: Line | Region): number => tops.get(item) ?? item.box[1];
  // Lines are given first, so that they stay before the table whose top is theirs.
  return [...[...lines].sort(byTop), ...[...regions].sort(byTop)].sort(
    (a, b) => topOf(a) - topOf(b) || (tops.has(a) || tops.has(b) ? 0 : byTop(a, b)),
  );
}
