import type { Block } from '../../../document/block.ts';
import { isHeading } from './cells.ts';

/** Regions one after another, but for what stands above their first sections: that belongs to none of them, and comes first. */
export function leadsFirst(regions: readonly (readonly Block[])[]): Block[] {
  const leads = regions.map((blocks) => blocks.slice(0, Math.max(0, blocks.findIndex(isHeading))));
  return [...leads.flat(), ...regions.flatMap((blocks, index) => blocks.slice(leads[index]?.length))];
}
