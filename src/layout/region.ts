import type { Block } from '../document/block.ts';
import type { Item } from './item.ts';
import type { Line } from './page/lines.ts';

/** A part of a page that is understood before the text around it is put in order: a table, a figure, a formula. */
export interface Region extends Item {
  readonly kind: 'region';
  readonly block: Block;
  /** The lines that are its content. */
  readonly lines: readonly Line[];
}

/** The lines that no region has taken. */
export function without(lines: readonly Line[], regions: readonly Pick<Region, 'lines'>[]): Line[] {
  if (regions.length === 0) return [...lines];
  const taken = new Set(regions.flatMap((region) => region.lines));
  return lines.filter((line) => !taken.has(line));
}
