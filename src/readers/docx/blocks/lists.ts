import type { Block, List, ListItem } from '../../../document/block.ts';
import type { ListPlace } from '../definitions/numbering.ts';

/** Blocks that came from one paragraph or table, with its place in a list if it has one. */
export interface FlowItem {
  readonly blocks: readonly Block[];
  readonly page: number;
  readonly list?: ListPlace;
  /** Left indent in twips. */
  readonly indent: number;
  readonly checked?: boolean;
  /** One-based number of the text box that it stands in; absent outside of them. */
  readonly textBox?: number;
  /** It is a single paragraph in a caption's style. */
  readonly caption?: boolean;
}

/** Twips by which a list is set in further than another: half of the step of Word's own styles, which is 283. */
const INDENT_STEP = 141;

interface OpenList {
  readonly place: ListPlace;
  readonly items: (ListItem & { readonly blocks: Block[] })[];
}

/** Gathers list paragraphs into lists, nested by their levels; other blocks stay where they are. */
export function gatherLists(flow: Iterable<FlowItem>): Block[] {
  const blocks: Block[] = [];
  let open: OpenList[] = [];
  for (const item of flow) {
    const { list: place } = item;
    if (!place) {
      // A paragraph set in as far as an item's text goes on with that item.
      open = open.filter(({ place: outer }) => item.indent > 0 && outer.indent <= item.indent);
      (open.at(-1)?.items.at(-1)?.blocks ?? blocks).push(...item.blocks);
      continue;
    }
    open = open.filter(({ place: outer }) => belongsTogether(outer, place) || isWithin(place, outer));
    let current = open.at(-1);
    if (!current || !belongsTogether(current.place, place)) {
      const items: OpenList['items'] = [];
      const list: List = { kind: 'list', page: item.page, ordered: place.ordered, items };
      (current?.items.at(-1)?.blocks ?? blocks).push(list);
      current = { place, items };
      open.push(current);
    }
    const { checked } = item;
    current.items.push({ marker: place.marker, ...(checked !== undefined && { checked }), blocks: [...item.blocks] });
  }
  return blocks;
}

const belongsTogether = (a: ListPlace, b: ListPlace): boolean =>
  a.level === b.level && a.list === b.list && a.ordered === b.ordered;

/** Whether a list is one within an item of another: by its level, or, among definitions of one level, by its indent. */
const isWithin = (inner: ListPlace, outer: ListPlace): boolean =>
  outer.level < inner.level || (outer.level === inner.level && outer.indent + INDENT_STEP <= inner.indent);
