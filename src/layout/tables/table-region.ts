import type { Line } from '../page/lines.ts';
import type { Region } from '../region.ts';
import { type RunsOf, type TableCandidate, tableOf } from './grid.ts';

/** The region of a candidate that is a table. @param lines those of its cells, from top to bottom. */
export const tableRegion = (
  page: number,
  { box, cells }: TableCandidate,
  lines: readonly Line[],
  runsOf: RunsOf,
): Region => ({
  kind: 'region',
  block: tableOf(page, box, cells, runsOf),
  lines,
  box,
  fontSize: lines[0]?.fontSize ?? 0,
});
