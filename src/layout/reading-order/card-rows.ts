import { byTop, type Item } from '../item.ts';
import { areWrittenApart } from './cards.ts';
import { type StreamPosition, stretchOf } from './stream-position.ts';

/** Least white space above a row of cards, in font sizes: paragraphs have less. */
const SPACE = 0.8;
/** Distance, in font sizes, of the tops of cards in one row. */
const LEVEL = 0.3;
/** Fewest lines of a card: a title and what is below it. */
const FEWEST_LINES = 2;

/** Items of both sides from one white space on to the next. */
interface Row {
  readonly top: number;
  readonly left: Item[];
  readonly right: Item[];
}

/**
 * Where rows of cards come apart that stand in two columns: y in points. On both sides a card begins at one height below
 * white space, and the content stream has all that is above before what is below, each card as a whole. Columns of text
 * are written one after the other, whatever begins at one height in them.
 */
export function cardRowsOf(left: readonly Item[], right: readonly Item[], position: StreamPosition): number[] {
  const [first, ...below] = rowsOf(left, right);
  if (!first || below.length === 0) return [];
  let written = Number.NEGATIVE_INFINITY;
  for (const row of [first, ...below]) {
    if (Math.min(row.left.length, row.right.length) < FEWEST_LINES) return [];
    const stretches = [...row.left, ...row.right].map((item) => stretchOf(item, position));
    if (!stretches.every(([start]) => start > written)) return [];
    if (!areWrittenApart(row.left, row.right, position)) return [];
    written = stretches.reduce((last, [, end]) => Math.max(last, end), written);
  }
  return below.map(({ top }) => top);
}

/** The items between heights at which both sides begin anew below white space. */
function rowsOf(left: readonly Item[], right: readonly Item[]): Row[] {
  const starts = startsOf(right);
  const rows: Row[] = [{ top: Number.NEGATIVE_INFINITY, left: [], right: [] }];
  let at = 0;
  for (const { box, fontSize } of startsOf(left)) {
    const slack = LEVEL * fontSize;
    while ((starts[at]?.box[1] ?? Number.POSITIVE_INFINITY) < box[1] - slack) at++;
    const beside = starts[at];
    if (beside && beside.box[1] <= box[1] + slack)
      rows.push({ top: Math.min(box[1], beside.box[1]), left: [], right: [] });
  }
  dealOut(left, rows, (row) => row.left);
  dealOut(right, rows, (row) => row.right);
  return rows;
}

/** The items of a side below white space, the first one left out. */
function startsOf(items: readonly Item[]): Item[] {
  let bottom = Number.POSITIVE_INFINITY;
  return [...items].sort(byTop).filter(({ box, fontSize }) => {
    const isStart = box[1] - bottom >= SPACE * fontSize;
    bottom = bottom === Number.POSITIVE_INFINITY ? box[3] : Math.max(bottom, box[3]);
    return isStart;
  });
}

function dealOut(items: readonly Item[], rows: readonly Row[], sideOf: (row: Row) => Item[]): void {
  let at = 0;
  for (const item of [...items].sort(byTop)) {
    while ((rows[at + 1]?.top ?? Number.POSITIVE_INFINITY) <= item.box[1]) at++;
    sideOf(rows[at] as Row).push(item);
  }
}
