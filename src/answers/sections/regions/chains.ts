import { overlap } from '../../../document/geometry.ts';
import { isHeading } from './columns.ts';
import { inRows, type Segment } from './segments.ts';

type Block = readonly Segment[];

interface Open {
  readonly chain: Block[];
  readonly block: Block;
}

/**
 * Regions over several pages: what stands at the top of a page goes on with what the page before ends with, the two of
 * which more is above the other. Below that, what does not begin with a heading goes on with what stands above it.
 */
export function chained(pages: readonly (readonly Block[])[]): Block[][] {
  const chains: Block[][] = [];
  let before: Open[] = [];
  for (const blocks of pages) {
    const own: Open[] = [];
    const taken = new Set<Block[]>();
    for (const block of blocks) {
      const above = own.filter((other) => bottomOf(other.block) <= topOf(block));
      const open = above.some((other) => shared(other.block, block) > 0)
        ? beginsWithHeading(block)
          ? []
          : above
        : before;
      const chain = bestOf(lastOf(open), block, taken)?.chain ?? [];
      if (chain.length === 0) chains.push(chain);
      else if (open === before) taken.add(chain);
      chain.push(block);
      own.push({ chain, block });
    }
    if (own.length > 0) before = lastOf(own);
  }
  return chains;
}

function beginsWithHeading(block: Block): boolean {
  const [first] = inRows(block)[0] ?? [];
  return first !== undefined && isHeading(first);
}

const spanOf = (block: Block): readonly [number, number] => [
  Math.min(...block.map(({ box }) => box[0])),
  Math.max(...block.map(({ box }) => box[2])),
];
const topOf = (block: Block): number => Math.min(...block.map(({ box }) => box[1]));
const bottomOf = (block: Block): number => Math.max(...block.map(({ box }) => box[3]));

/** Those of the regions of a page that nothing stands below. */
const lastOf = (items: readonly Open[]): Open[] =>
  items.filter(
    ({ block }) =>
      !items.some(
        (other) => other.block !== block && topOf(other.block) >= bottomOf(block) && beside(other.block, block),
      ),
  );

const beside = (one: Block, other: Block): boolean => shared(one, other) > 0;
const shared = (one: Block, other: Block): number => {
  const [a, b] = [spanOf(one), spanOf(other)];
  return overlap(a[0], a[1], b[0], b[1]);
};

function bestOf(open: readonly Open[], block: Block, taken: ReadonlySet<Block[]>): Open | undefined {
  return open
    .filter((item) => !taken.has(item.chain) && shared(item.block, block) > 0)
    .sort((a, b) => shared(b.block, block) - shared(a.block, block))[0];
}
