import type { Block } from '../document/block.ts';
import type { Item } from './item.ts';
import type { Line } from './page/lines.ts';

/** A part of a page whose content is known before the text around it is put in order: a table, a picture. */
export interface Region extends Item {
  readonly kind: 'region';
  readonly block: Block;
  /** The lines that it takes out of the text. */
  readonly lines: readonly Line[];
}

/** The lines that no region has taken. */
export function without(lines: readonly Line[], regions: readonly Pick<Region, 'lines'>[]): Line[] {
  const taken = new Set(regions.flatMap((region) => region.lines));
  return lines.filter((line) => !taken.has(line));
}
