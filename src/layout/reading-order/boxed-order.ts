import type { Block } from '../../document/block.ts';
import { type Box, boxAround, overlap, union } from '../../document/geometry.ts';
import { boxOf, inBoxes, type TextBox } from '../boxes/boxes.ts';
import type { Trace } from '../decision.ts';
import type { Field, Form } from '../forms/forms.ts';
import type { Item } from '../item.ts';
import { isRightToLeft } from '../page/direction.ts';
import type { Ruling } from '../tables/rulings.ts';
import { besideTables } from './beside-table.ts';
import { type Dividers, dividedTexts } from './dividers.ts';
import type { StreamPosition } from './stream-position.ts';
import { readingOrder } from './xy-cut.ts';

/** Points: largest distance of the upper edges of boxes in one row. */
const LEVEL = 3;

/** Items of one column that follow each other from top to bottom. */
export interface Stretch<T> {
  readonly items: readonly T[];
  /** The innermost box that they are in; absent for none. */
  readonly frame?: Box | undefined;
}

/**
 * Boxes side by side, texts on both sides of a line, or the fields of a form, to be read one after the other before what is
 * below them.
 */
interface BoxRow<T extends Item> extends Item {
  readonly kind: 'row';
  /** In reading direction. */
  readonly boxes: readonly TextBox<Content<T>>[];
}

type Content<T extends Item> = T | BoxRow<T>;
type Placed<T extends Item> = Content<T> | TextBox<Content<T>>;

/**
 * Puts items in reading order; those in a box follow each other, in the order of the box's own columns.
 * @param items those that are in no form.
 * @param forms whose fields are read one after the other.
 * @param frames that may be boxes, the largest first.
 * @param rulings the lines of the page.
 * @param position the index of a word in the content stream.
 */
export function orderInBoxes<T extends Item & { readonly kind: 'line' | 'region'; readonly block?: Block }>(
  items: readonly T[],
  forms: readonly Form<T>[],
  frames: readonly Box[],
  rulings: Dividers,
  position: StreamPosition,
  trace?: Trace,
): Stretch<T>[] {
  const order = (placed: readonly Placed<T>[], frame?: Box): Stretch<T>[] => {
    const rows = withRows(withBesideTables(withDivided(placed, rulings, position, trace)), position);
    return inDirection<Placed<T>>(rows, rulings.horizontal, position, trace).flatMap((column) => opened(column, frame));
  };
  const opened = (column: readonly Placed<T>[], frame: Box | undefined): Stretch<T>[] => {
    const stretches: Stretch<T>[] = [];
    let open: T[] | undefined;
    for (const item of column) {
      if (item.kind === 'box' || item.kind === 'row') {
        const boxes = item.kind === 'row' ? item.boxes : [item];
        stretches.push(...boxes.flatMap((box) => order(box.items, box.frame)));
        open = undefined;
      } else if (open) {
        open.push(item);
      } else {
        open = [item];
        stretches.push({ items: open, frame });
      }
    }
    return stretches;
  };
  const rows = forms.map(({ fields }) => rowOf<T>(fields.flatMap(partsOf)));
  return order(inBoxes<Content<T>>([...items, ...rows], frames, trace));
}

/** The box of a field; of one with captions below the rest, that of these and then that of the rest. */
function partsOf<T extends Item>({ box, lines, captions = [] }: Field<T>): TextBox<Content<T>>[] {
  const rest = lines.filter((line) => !captions.includes(line));
  const parts = captions.length > 0 && rest.length > 0 ? [captions, rest] : [];
  return parts.length > 0
    ? parts.map((part) => boxOf<Content<T>>(boxAround(part), part))
    : [boxOf<Content<T>>(box, lines)];
}

/** The reading order of items in the direction of their script: right-to-left scripts begin with the right column. */
function inDirection<T extends Item>(
  items: readonly T[],
  rules: readonly Ruling[],
  position: StreamPosition,
  trace?: Trace,
): T[][] {
  if (!isRightToLeft(items.flatMap(({ words = [] }) => words))) return readingOrder(items, position, trace, rules);
  const mirrored = items.map(({ box: [x0, y0, x1, y1], fontSize, words, lines }, index) => ({
    box: [-x1, y0, -x0, y1] as const,
    fontSize,
    ...(words ? { words } : {}),
    ...(lines ? { lines } : {}),
    index,
  }));
  const across = rules.map(({ at, from, to }) => ({ at, from: -to, to: -from }));
  return readingOrder(mirrored, position, trace, across).map((column) => column.map(({ index }) => items[index] as T));
}

/** The items with boxes that are side by side and written one after the other replaced by their row. */
function withRows<T extends Item>(items: readonly Placed<T>[], position: StreamPosition): Placed<T>[] {
  const isBox = (item: Placed<T>): item is TextBox<Content<T>> => 'kind' in item && item.kind === 'box';
  const boxes = items.filter(isBox);
  if (boxes.length < 2) return [...items];
  const starts = items.map((item) => startOf(item, position));
  const rows: BoxRow<T>[] = [];
  const taken = new Set<Placed<T>>();
  for (const box of boxes) {
    if (taken.has(box)) continue;
    const row = boxes.filter((other) => !taken.has(other) && Math.abs(other.frame[1] - box.frame[1]) <= LEVEL);
    if (row.length < 2 || !areApart(row)) continue;
    const own = row.map((other) => startOf(other, position));
    const [first, last] = [Math.min(...own), Math.max(...own)];
    if (starts.filter((start) => start >= first && start <= last).length > row.length) continue;
    for (const member of row) taken.add(member);
    rows.push(rowOf(inLine(row)));
  }
  return [...items.filter((item) => !taken.has(item)), ...rows];
}

/** The items with those on both sides of a line that divides two texts replaced by a row of both. */
const withDivided = <T extends Item>(
  items: readonly Placed<T>[],
  rulings: Dividers,
  position: StreamPosition,
  trace?: Trace,
): Placed<T>[] =>
  withPairs(
    items,
    dividedTexts(items, rulings, position, trace).map(({ left, right }) => [left, right]),
  );

/** The items with tall tables and the text beside them replaced by a row of both. */
function withBesideTables<T extends Item>(items: readonly Placed<T>[]): Placed<T>[] {
  const isTable = (item: Placed<T>): boolean => 'block' in item && (item.block as Block).kind === 'table';
  return withPairs(
    items,
    besideTables(items, isTable).map(({ table, beside }) => [beside, [table]]),
  );
}

/** The items with those of each pair of sides replaced by a row of both. */
function withPairs<T extends Item>(
  items: readonly Placed<T>[],
  pairs: readonly (readonly (readonly Placed<T>[])[])[],
): Placed<T>[] {
  const taken = new Set(pairs.flat(2));
  const rows = pairs.map((sides) =>
    rowOf<T>(inLine(sides.map((side) => boxOf<Content<T>>(boxAround(side), side as Content<T>[])))),
  );
  return [...items.filter((item) => !taken.has(item)), ...rows];
}

const startOf = ({ words = [] }: Item, position: StreamPosition): number => Math.min(...words.map(position));

const areApart = (row: readonly TextBox<Item>[]): boolean =>
  row.every(({ frame: a }, index) =>
    row.slice(index + 1).every(({ frame: b }) => overlap(a[0], a[2], b[0], b[2]) <= LEVEL),
  );

const rowOf = <T extends Item>(boxes: readonly TextBox<Content<T>>[]): BoxRow<T> => ({
  kind: 'row',
  box: union(boxes.map(({ box }) => box)),
  fontSize: boxes[0]?.fontSize ?? 0,
  words: boxes.flatMap((box) => box.words ?? []),
  boxes,
});

/** Boxes side by side in reading direction. */
function inLine<T extends Item>(boxes: readonly TextBox<T>[]): TextBox<T>[] {
  const sorted = [...boxes].sort((a, b) => a.frame[0] - b.frame[0]);
  return isRightToLeft(boxes.flatMap(({ words = [] }) => words)) ? sorted.reverse() : sorted;
}
