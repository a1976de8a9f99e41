import type { Block } from '../../../document/block.ts';
import type { FlowItem } from './lists.ts';

/**
 * Gives captions to what they belong to where they are in the usual place: above a table, below a figure. Others
 * stay paragraphs.
 */
export function attachCaptions(flow: readonly FlowItem[]): FlowItem[] {
  const attached: FlowItem[] = [];
  for (const item of flow) {
    const before = attached.at(-1);
    const [block] = item.blocks;
    const last = before?.blocks.at(-1);
    if (before?.caption && block?.kind === 'table') {
      attached[attached.length - 1] = { ...item, blocks: [{ ...block, caption: runsOf(before) }] };
    } else if (before && item.caption && last?.kind === 'figure' && !last.caption) {
      const figure = { ...last, caption: runsOf(item) };
      attached[attached.length - 1] = { ...before, blocks: [...before.blocks.slice(0, -1), figure] };
    } else {
      attached.push(item);
    }
  }
  return attached;
}

const runsOf = ({ blocks }: FlowItem) =>
  blocks.flatMap((block: Block) => (block.kind === 'paragraph' ? block.runs : []));
