import type { Block } from '../../../document/block.ts';
import { isHeading } from './cells.ts';
import { leadsFirst } from './leads.ts';

/** Blocks with the text boxes that hold sections behind all others: where one is anchored says nothing of what it is about. */
export function withTextBoxesApart(blocks: readonly Block[]): readonly Block[] {
  const boxes = Map.groupBy(
    blocks.filter(({ textBox }) => textBox !== undefined),
    ({ textBox }) => textBox,
  );
  const regions = [...boxes.values()].filter(holdsSection);
  if (regions.length === 0) return blocks;
  const apart = new Set(regions.flat());
  return leadsFirst([blocks.filter((block) => !apart.has(block)), ...regions]);
}

/** Whether a section begins and goes on in a text box; a heading alone is that of the text around it. */
function holdsSection(blocks: readonly Block[]): boolean {
  const first = blocks.findIndex(isHeading);
  return first >= 0 && first < blocks.length - 1;
}
