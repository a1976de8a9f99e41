import { byTop, type Item } from '../item.ts';
import { groupByPosition, onOneLine } from '../metrics.ts';

/** Least share of the rows of a side in which something begins at one of its edges. */
const FREQUENT = 0.4;
/** Distance in font sizes up to which texts begin at one edge. */
const ALIGNED = 0.3;
/** Fewest rows that a title and a text have above a list, and fewest of the other list that are beside them. */
const FEWEST_ROWS = 2;

type Row = readonly Item[];

/** The rows of a side, and the two edges at which most of them begin and go on. */
interface List {
  readonly rows: readonly Row[];
  readonly edges: readonly [number, number];
  readonly slack: number;
}

/**
 * Whether the sides of a gap are parts of one list with the same columns, as those of a directory are, of which one
 * begins below a title and a text: beside these are entries, so the rows of both are none of one table.
 */
export function areRepeatedLists(left: readonly Item[], right: readonly Item[]): boolean {
  const a = listOf(left);
  const b = a && listOf(right);
  if (!a || !b) return false;
  const isAlike = Math.abs(a.edges[1] - a.edges[0] - (b.edges[1] - b.edges[0])) <= a.slack;
  return isAlike && (beginsBelowText(a, b) || beginsBelowText(b, a));
}

function listOf(items: readonly Item[]): List | undefined {
  const rows: Item[][] = [];
  for (const item of [...items].sort(byTop)) {
    const last = rows.at(-1);
    if (last?.[0] && onOneLine(last[0].box, item.box)) last.push(item);
    else rows.push([item]);
  }
  const slack = ALIGNED * (items[0]?.fontSize ?? 0);
  const [first, second] = groupByPosition(
    items,
    ({ box }) => box[0],
    () => slack,
  )
    .filter((group) => group.length >= FREQUENT * rows.length)
    .map(([leftmost]) => leftmost?.box[0]);
  return first === undefined || second === undefined ? undefined : { rows, edges: [first, second], slack };
}

const isEntry = (row: Row, { edges, slack }: List): boolean =>
  edges.every((edge) => row.some(({ box }) => Math.abs(box[0] - edge) <= slack));

/** Whether the first rows of a list are no entries of it, while those of the other beside them are. */
function beginsBelowText(list: List, other: List): boolean {
  const first = list.rows.findIndex((row) => isEntry(row, list));
  if (first < FEWEST_ROWS) return false;
  const top = list.rows[0]?.[0]?.box[1] ?? 0;
  const bottom = list.rows[first - 1]?.[0]?.box[3] ?? 0;
  const isBeside = ([item]: Row): boolean => item !== undefined && item.box[3] > top && item.box[3] < bottom;
  return other.rows.filter((row) => isBeside(row) && isEntry(row, other)).length >= FEWEST_ROWS;
}
