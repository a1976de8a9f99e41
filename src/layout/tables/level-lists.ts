import { overlap, union } from '../../document/geometry.ts';
import { onOneLine } from '../metrics.ts';
import type { Line } from '../page/lines.ts';
import type { FindIn } from '../placed-in.ts';
import { acrossPage, EDGE, type Labelled, LEVEL, partsIn, WHITE } from './label-rows.ts';
import { LARGER } from './stretches.ts';

/** How far above a list its title is looked for, in font sizes of its rows. */
const HIGHEST = 4;

/** A list, and the title above it. */
export interface List {
  readonly rows: readonly Labelled[];
  readonly title: Line | undefined;
}

/** A list with the text above it that is its title alone, in another style than its rows. */
export const withTitle = (rows: readonly Labelled[], find: FindIn<Line>): List => ({
  rows,
  title: titleOf(rows, find),
});

/** Lists whose titles and rows are level are one table, from left to right; each other is one of its own, without title. */
export function besideEachOther(lists: readonly List[]): List[][] {
  const levels: List[][] = [];
  for (const list of lists) {
    const level = levels.find(([first]) => first && areLevel(first, list));
    if (level) level.push(list);
    else levels.push([list]);
  }
  return levels.map((level) =>
    level.length > 1
      ? level.toSorted((a, b) => startOf(a) - startOf(b))
      : level.map(({ rows }) => ({ rows, title: undefined })),
  );
}

const startOf = ({ rows }: List): number => rows[0]?.label.box[0] ?? 0;

function areLevel(a: List, b: List): boolean {
  const isAt = (line: Line | undefined, other: Line | undefined): boolean =>
    line !== undefined && other !== undefined && Math.abs(line.baseline - other.baseline) < LEVEL * line.fontSize;
  const fewest = Math.min(a.rows.length, b.rows.length);
  return (
    isAt(a.title, b.title) && a.rows.slice(0, fewest).every(({ label }, index) => isAt(label, b.rows[index]?.label))
  );
}

function titleOf(rows: readonly Labelled[], find: FindIn<Line>): Line | undefined {
  const [x0, top, x1] = union(partsIn(rows).map(({ box }) => box));
  const size = rows[0]?.label.fontSize ?? 0;
  const above = find(acrossPage([x0, top - HIGHEST * size, x1, top]))
    .filter(({ box }) => overlap(box[0], box[2], x0, x1) > 0)
    .sort((a, b) => b.baseline - a.baseline);
  const [title, other] = above;
  if (!title || (other && onOneLine(title.box, other.box))) return undefined;
  const isWithin = title.box[0] >= x0 - EDGE * title.fontSize && title.box[2] <= x1 + EDGE * title.fontSize;
  const isOther = title.fontSize > LARGER * size || (title.bold && !rows.every(({ label }) => label.bold));
  return isWithin && isOther && top - title.box[3] <= WHITE * title.fontSize ? title : undefined;
}
