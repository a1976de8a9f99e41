import type { Block, Table } from '../../document/block.ts';
import type { Anchors } from './anchors.ts';
import { attachCaptions } from './captions.ts';
import { readInline } from './inline.ts';
import { type FlowItem, gatherLists } from './lists.ts';
import type { Node } from './mammoth.ts';
import type { Marks, ParagraphMark } from './marks.ts';
import type { Notes } from './notes.ts';
import { paragraphItems } from './paragraph-blocks.ts';
import { readTable } from './tables.ts';

/** What reading a tree needs beside it. */
export interface Body {
  readonly marks: Marks;
  readonly anchors: Anchors;
  readonly notes: Notes;
  /** One-based number of the page reached. */
  page: number;
  /** Whether everything belongs to that page: notes stand where they are referred to. */
  readonly pinned: boolean;
}

type Readers = { readonly [Type in Node['type']]?: (node: Extract<Node, { type: Type }>, body: Body) => FlowItem[] };

const readers: Readers = {
  paragraph: (node, body) => readParagraph(node.children, body),
  table: (node, body) => {
    const page = (body.pinned ? undefined : firstPage(node, body)) ?? body.page;
    const table = readTable(node, page, (nodes) => readBlocks(nodes, body));
    return [{ page, indent: 0, blocks: frameContent(table) ?? [table] }];
  },
};

/** A table of one cell is a frame around text; undefined for others. */
function frameContent({ rows }: Table): readonly Block[] | undefined {
  return rows.length === 1 && rows[0]?.length === 1 ? rows[0][0]?.blocks : undefined;
}

/** The blocks of a body, a cell or a note, in order. */
export function readBlocks(nodes: readonly Node[], body: Body): Block[] {
  return joinNeighbours(gatherLists(attachCaptions(nodes.flatMap((node) => readFlow(node, body)))));
}

/** The blocks of a body that comes in pieces, each as soon as nothing that follows can change it. */
export async function* readPieces(pieces: AsyncIterable<readonly Node[]>, body: Body): AsyncGenerator<Block> {
  const flow: FlowItem[] = [];
  for await (const nodes of pieces) {
    for (const item of nodes.flatMap((node) => readFlow(node, body))) {
      if (isApart(item)) yield* joinNeighbours(gatherLists(attachCaptions(flow.splice(0))));
      flow.push(item);
    }
  }
  yield* joinNeighbours(gatherLists(attachCaptions(flow)));
}

/** Whether what stands before it has ended: plain text closes lists and joins nothing. */
const isApart = ({ blocks: [block], list, indent, caption }: FlowItem): boolean =>
  !list && !caption && indent <= 0 && (block?.kind === 'paragraph' || block?.kind === 'heading');

/** Inline content that stands outside paragraphs is a paragraph of its own. */
function readFlow(node: Node, body: Body): FlowItem[] {
  const read = readers[node.type] as ((node: Node, body: Body) => FlowItem[]) | undefined;
  return read ? read(node, body) : readParagraph([node], body);
}

function readParagraph(nodes: readonly Node[], body: Body): FlowItem[] {
  const mark = paragraphMark(nodes, body);
  if (mark && !body.pinned) body.page = mark.page;
  const { page } = body;
  return paragraphItems(readInline(nodes, body), mark, page);
}

/** The last one counts: a deleted paragraph mark leaves its content to the next paragraph (17.13.5.15). */
const paragraphMark = (nodes: readonly Node[], { marks }: Body): ParagraphMark | undefined =>
  nodes
    .map((node) => (node.type === 'bookmarkStart' ? marks.find(node.name) : undefined))
    .findLast((mark) => mark?.kind === 'paragraph');

/** Page of the first paragraph at any depth. */
function firstPage(node: Node, body: Body): number | undefined {
  if (node.type === 'paragraph') return paragraphMark(node.children, body)?.page;
  for (const child of 'children' in node ? node.children : []) {
    const page = firstPage(child, body);
    if (page !== undefined) return page;
  }
  return undefined;
}

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
