import type { Box } from '../document/geometry.ts';
import type { Word } from '../document/page.ts';

/** Anything with a place that must be put in order: a line, a table. */
export interface Item {
  readonly box: Box;
  /** Points; sets the scale of gaps. */
  readonly fontSize: number;
  /** Absent for what is no text. */
  readonly words?: readonly Word[];
}

/** From top to bottom, and from left to right. */
export const byTop = (a: Item, b: Item): number => a.box[1] - b.box[1] || a.box[0] - b.box[0];
