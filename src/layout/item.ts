import type { Box } from '../document/geometry.ts';
import type { Word } from '../document/page.ts';
import { onOneLine } from './metrics.ts';

/** What reading order is about: a line, or a region such as a table. */
export interface Item {
  readonly box: Box;
  /** Points; sets the scale of gaps. */
  readonly fontSize: number;
  /** Absent for regions. */
  readonly words?: readonly Word[];
  /** Of a region: the lines that are its content. */
  readonly lines?: readonly { readonly words: readonly Word[] }[];
}

/** From top to bottom, and from left to right. */
export const byTop = (a: Item, b: Item): number => a.box[1] - b.box[1] || a.box[0] - b.box[0];

/** Items on one line are a row; rows from top to bottom. */
export function rowsOf<T extends Item>(items: readonly T[]): T[][] {
  const rows: T[][] = [];
  for (const item of [...items].sort(byTop)) {
    const row = rows.at(-1);
    if (row?.[0] && onOneLine(row[0].box, item.box)) row.push(item);
    else rows.push([item]);
  }
  return rows;
}
