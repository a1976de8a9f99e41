import type { Block, List, ListItem, Run } from '../../document/block.ts';
import { union } from '../../document/geometry.ts';
import { type Marker, markerOf } from './list-markers.ts';
import type { Draft } from './paragraphs.ts';

/** Lengths in shares of the font size. */
const DEEPER = 0.8;
const CONTINUED_PITCH = 2.5;

/** A draft that begins with a marker, and the paragraphs that hang below it. */
interface Entry {
  readonly marker: Marker;
  readonly drafts: Draft[];
}

/** Turns a draft's lines into runs; `skip` words at its start are left out. */
export type RunsOf = (draft: Draft, skip: number) => Run[];

const CHECKED: Readonly<Record<string, boolean>> = { '☐': false, '□': false, '☑': true, '☒': true, '⊠': true };

/** How many of the drafts from `start` on form a list; 0 when none begins there. */
export function listLength(drafts: readonly Draft[], start: number): number {
  let end = start;
  let items = 0;
  let bullets = false;
  let before: Marker | undefined;
  for (; end < drafts.length; end++) {
    const draft = drafts[end] as Draft;
    const marker = markerOf(draft.lines[0] as Draft['lines'][number]);
    if (marker) {
      if (items > 0 && !bullets && marker.kind === 'number' && before && marker.ordinal > before.ordinal + 1) break;
      items++;
      bullets ||= marker.kind === 'bullet';
      before = marker;
    } else if (!before || !hangsBelow(draft, drafts[end - 1] as Draft, drafts[start] as Draft)) break;
  }
  // A lone number may be a year, an initial or a note; it reads the same as a paragraph.
  return bullets || items > 1 ? end - start : 0;
}

/** Whether a paragraph without a marker stands in, close below the item before it. */
function hangsBelow(draft: Draft, before: Draft, first: Draft): boolean {
  const indent = (draft.box[0] - first.box[0]) / draft.fontSize;
  const gap = (draft.box[1] - before.box[3]) / draft.fontSize;
  return indent > DEEPER && gap < CONTINUED_PITCH && Math.abs(draft.fontSize - before.fontSize) < 1;
}

/** Nested lists out of drafts that `listLength` found: deeper where markers stand further in. */
export function buildList(drafts: readonly Draft[], runsOf: RunsOf): List {
  const entries: Entry[] = [];
  for (const draft of drafts) {
    const marker = markerOf(draft.lines[0] as Draft['lines'][number]);
    if (marker) entries.push({ marker, drafts: [draft] });
    else entries.at(-1)?.drafts.push(draft);
  }
  return nest(entries, runsOf);
}

const leftOf = (entry: Entry): number => entry.drafts[0]?.box[0] ?? 0;

function nest(entries: readonly Entry[], runsOf: RunsOf): List {
  const first = entries[0] as Entry;
  const items: ListItem[] = [];
  for (let i = 0; i < entries.length; ) {
    const entry = entries[i] as Entry;
    const deeper: Entry[] = [];
    for (i++; i < entries.length; i++) {
      const next = entries[i] as Entry;
      if (leftOf(next) - leftOf(entry) <= DEEPER * (next.drafts[0]?.fontSize ?? 10)) break;
      deeper.push(next);
    }
    items.push(itemOf(entry, deeper.length > 0 ? [nest(deeper, runsOf)] : [], runsOf));
  }
  return {
    kind: 'list',
    page: first.drafts[0]?.page ?? 0,
    box: union(entries.flatMap((entry) => entry.drafts.map((draft) => draft.box))),
    ordered: first.marker.kind === 'number',
    items,
  };
}

function itemOf({ marker, drafts }: Entry, nested: readonly List[], runsOf: RunsOf): ListItem {
  const checked = CHECKED[marker.text];
  const paragraphs = drafts.map((draft, index): Block => {
    const { page, box } = draft;
    return { kind: 'paragraph', page, box, runs: runsOf(draft, index === 0 ? 1 : 0) };
  });
  return { marker: marker.text, ...(checked === undefined ? {} : { checked }), blocks: [...paragraphs, ...nested] };
}
