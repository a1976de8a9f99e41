import { overlap } from '../../../document/geometry.ts';
import type { Segment } from './segments.ts';

type Block = readonly Segment[];

/** Regions over several pages: each region of a page goes on in the one of the next page that is below most of it. */
export function chained(pages: readonly (readonly Block[])[]): Block[][] {
  const chains: Block[][] = [];
  let open: { chain: Block[]; block: Block }[] = [];
  for (const blocks of pages) {
    const taken = new Set<Block[]>();
    const next: typeof open = [];
    const first = firstRow(blocks);
    for (const block of blocks) {
      const before = first.includes(block) ? bestOf(open, block, taken) : undefined;
      const chain = before?.chain ?? [];
      if (before) taken.add(chain);
      else chains.push(chain);
      chain.push(block);
      next.push({ chain, block });
    }
    if (blocks.length > 0) open = lastRow(next);
  }
  return chains;
}

const spanOf = (block: Block): readonly [number, number] => [
  Math.min(...block.map(({ box }) => box[0])),
  Math.max(...block.map(({ box }) => box[2])),
];
const topOf = (block: Block): number => Math.min(...block.map(({ box }) => box[1]));
const bottomOf = (block: Block): number => Math.max(...block.map(({ box }) => box[3]));

/** The regions of a page that nothing stands above. */
const firstRow = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block) => !blocks.some((other) => other !== block && bottomOf(other) <= topOf(block) && beside(other, block)));

/** Those that nothing stands below. */
const lastRow = <T extends { readonly block: Block }>(items: readonly T[]): T[] =>
  items.filter(({ block }) => !items.some((other) => other.block !== block && topOf(other.block) >= bottomOf(block) && beside(other.block, block)));

const beside = (one: Block, other: Block): boolean => shared(one, other) > 0;
const shared = (one: Block, other: Block): number => {
  const [a, b] = [spanOf(one), spanOf(other)];
  return overlap(a[0], a[1], b[0], b[1]);
};

function bestOf<T extends { readonly chain: Block[]; readonly block: Block }>(
  open: readonly T[],
  block: Block,
  taken: ReadonlySet<Block[]>,
): T | undefined {
  return open
    .filter((item) => !taken.has(item.chain) && shared(item.block, block) > 0)
    .sort((a, b) => shared(b.block, block) - shared(a.block, block))[0];
}
