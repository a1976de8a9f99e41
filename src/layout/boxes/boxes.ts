import { type Box, contains, overlap, union } from '../../document/geometry.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import { byTop, type Item, rowsOf } from '../item.ts';
import { isBeside } from '../metrics.ts';

/** Points by which text may jut out of its box: shades hug the letters, and boxes of words are those of their font. */
const JUT = 3;
/** Number of parts of one row that are cells: boxes of text have two columns at most. */
const CELLS = 3;
/** Share of rows of several parts from which they are cells: of a table in a frame, or in the shade of its rows. */
const IN_CELLS = 0.5;

/** What decides whether a frame holds the text in it together. */
export interface BoxFeatures {
  /** Number of rows in it; a table or a figure is one. */
  readonly rows: number;
  /** Number of items that lie across its border. */
  readonly crossed: number;
  /** Number of items of the page, or of the box around it, that are not in it. */
  readonly outside: number;
  /** Largest number of parts of a row. */
  readonly parts: number;
  /** Share of rows of several parts. */
  readonly severalShare: number;
  /** Whether another frame around rows of text begins beside it, with white space between: each has its own. */
  readonly besideAnother: boolean;
}

/** A frame is a box of text unless one of the signs speaks against it. */
export const BOX = decisionOf<BoxFeatures>(
  'box',
  [
    { name: 'one row', weight: WEIGHT.veto, holds: ({ rows }) => rows < 2 },
    { name: 'holds everything', weight: WEIGHT.veto, holds: ({ outside }) => outside === 0 },
    { name: 'text across its border', weight: WEIGHT.veto, holds: ({ crossed }) => crossed > 0 },
    {
      name: 'rows of cells',
      weight: WEIGHT.veto,
      holds: ({ parts, severalShare, besideAnother }) => (parts >= CELLS || severalShare > IN_CELLS) && !besideAnother,
    },
  ],
  WEIGHT.for,
);

/** Text that a border or a shade holds together: a side box, a callout, a card. */
export interface TextBox<T extends Item> extends Item {
  readonly kind: 'box';
  /** The frame without a little padding left and right, which belongs to the gap beside it. */
  readonly box: Box;
  readonly frame: Box;
  /** What is in it, in no order; further boxes among it. */
  readonly items: readonly (T | TextBox<T>)[];
}

/**
 * The items with those in a box replaced by that box.
 * @param frames the largest first.
 */
export function inBoxes<T extends Item>(
  items: readonly T[],
  frames: readonly Box[],
  trace?: Trace,
): (T | TextBox<T>)[] {
  let free: readonly T[] = items;
  const boxes: TextBox<T>[] = [];
  for (const [index, frame] of frames.entries()) {
    const near = free.filter(({ box }) => isBeside(frame, box));
    if (near.length === 0) continue;
    const inside = itemsIn(frame, near);
    const rows = rowsOf(inside);
    const features: BoxFeatures = {
      rows: rows.length,
      crossed: near.filter(
        (item) => !inside.includes(item) && overlap(frame[0], frame[2], item.box[0], item.box[2]) > JUT,
      ).length,
      outside: free.length - inside.length + boxes.length,
      parts: Math.max(0, ...rows.map((row) => row.length)),
      severalShare: rows.filter((row) => row.length > 1).length / Math.max(rows.length, 1),
      get besideAnother() {
        return frames.some((other) => areApart(frame, other) && rowsOf(itemsIn(other, items)).length > 1);
      },
    };
    if (!decide(BOX, features, frame, trace)) continue;
    boxes.push(boxOf(frame, inBoxes(inside, frames.slice(index + 1), trace)));
    const taken = new Set(inside);
    free = free.filter((item) => !taken.has(item));
  }
  return [...free, ...boxes];
}

const itemsIn = <T extends Item>(frame: Box, items: readonly T[]): T[] =>
  items.filter(({ box }) => isBeside(frame, box) && contains(withSides(frame, box), box, JUT));

/** Whether two frames begin at one height with white space between them. */
const areApart = (a: Box, b: Box): boolean => Math.abs(a[1] - b[1]) <= JUT && Math.max(a[0] - b[2], b[0] - a[2]) > JUT;

/** A frame as high as an item that is level with it. */
const withSides = (frame: Box, item: Box): Box => [
  frame[0],
  Math.min(frame[1], item[1]),
  frame[2],
  Math.max(frame[3], item[3]),
];

/** A box of the items in a frame. */
export function boxOf<T extends Item>(frame: Box, items: readonly (T | TextBox<T>)[]): TextBox<T> {
  const text = union(items.map(({ box }) => box));
  const [first] = [...items].sort(byTop);
  const padding = (first?.fontSize ?? 0) / 2;
  return {
    kind: 'box',
    box: [Math.min(text[0], frame[0] + padding), frame[1], Math.max(text[2], frame[2] - padding), frame[3]],
    frame,
    fontSize: first?.fontSize ?? 0,
    words: items.flatMap(({ words = [] }) => words),
    items,
  };
}
