import type { Block, Table } from '../../../document/block.ts';
import type { Flow } from '../content.ts';
import { attachCaptions } from './captions.ts';
import { type FlowItem, gatherLists } from './lists.ts';
import { paragraphItems } from './paragraph-items.ts';
import { type References, resolvePieces } from './pieces.ts';
import { readTable } from './tables.ts';

/** The blocks of a cell or a note, in order. @param page one-based number of that on which all of it is; else its own. */
export function toBlocks(flow: readonly Flow[], references: References, page?: number): Block[] {
  return finish(flow.flatMap((content) => toItems(content, references, page)));
}

/** The blocks of a body, each as soon as nothing that follows can change it. */
export function* streamBlocks(flow: readonly Flow[], references: References): Generator<Block> {
  const open: FlowItem[] = [];
  for (const content of flow) {
    for (const item of toItems(content, references)) {
      if (isApart(item)) yield* finish(open.splice(0));
      open.push(item);
    }
  }
  yield* finish(open);
}

const finish = (items: readonly FlowItem[]): Block[] => textBoxesOf(attachCaptions(items)).flatMap(blocksOf);

/** Items in stretches of the same text box. */
function textBoxesOf(items: Iterable<FlowItem>): FlowItem[][] {
  const stretches: FlowItem[][] = [];
  for (const item of items) {
    const last = stretches.at(-1);
    if (last && last[0]?.textBox === item.textBox) last.push(item);
    else stretches.push([item]);
  }
  return stretches;
}

function blocksOf(items: readonly FlowItem[]): Block[] {
  const textBox = items[0]?.textBox;
  const blocks = joinNeighbours(gatherLists(items));
  return textBox === undefined ? blocks : blocks.map((block) => ({ ...block, textBox }));
}

function toItems(content: Flow, references: References, pinned?: number): FlowItem[] {
  const { textBox } = content;
  const items = itemsOf(content, references, pinned);
  return textBox === undefined ? items : items.map((item) => ({ ...item, textBox }));
}

function itemsOf(content: Flow, references: References, pinned?: number): FlowItem[] {
  const page = pinned ?? content.page;
  if (content.kind === 'paragraph') {
    return paragraphItems(resolvePieces(content.inlines, references, page, pinned !== undefined), content.format, page);
  }
  const table = readTable(content, page, (flow) => toBlocks(flow, references, pinned));
  return [{ page, indent: 0, blocks: frameContent(table) ?? [table] }];
}

/** A table of one cell is a frame around text; undefined for others. */
function frameContent({ rows }: Table): readonly Block[] | undefined {
  return rows.length === 1 && rows[0]?.length === 1 ? rows[0][0]?.blocks : undefined;
}

/** Whether what comes before it has ended: plain text closes lists and joins nothing. */
const isApart = ({ blocks: [block], list, indent, caption }: FlowItem): boolean =>
  !list && !caption && indent <= 0 && (block?.kind === 'paragraph' || block?.kind === 'heading');

/** Lines of code and paragraphs of a quotation that follow one another are one block each. */
function joinNeighbours(blocks: readonly Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last?.kind === 'code' && block.kind === 'code') {
      joined[joined.length - 1] = { ...last, text: `${last.text}\n${block.text}` };
    } else if (last?.kind === 'quote' && block.kind === 'quote') {
      joined[joined.length - 1] = { ...last, blocks: [...last.blocks, ...block.blocks] };
    } else {
      joined.push(block);
    }
  }
  return joined;
}
