import type { List, ListItem, Paragraph, Run } from '../../document/block.ts';
import { union } from '../../document/geometry.ts';
import type { Line } from '../page/lines.ts';
import { lineOf } from '../page/lines.ts';
import type { Region } from '../region.ts';
import type { RunsOf } from '../tables/grid.ts';
import type { Entry } from './entries.ts';
import { ranksOf } from './ranks.ts';

/** An entry with the lines above it on which its title begins. */
export interface WholeEntry {
  readonly entry: Entry;
  readonly above: readonly Line[];
}

/** A number before a title that Markdown has for items of lists. */
const ITEM_NUMBER = /^\d{1,3}[.)]$/;

/** The region of entries that follow each other: a list where titles are set in by rank, else a paragraph of lines. */
export function regionOf(page: number, entries: readonly WholeEntry[], runsOf: RunsOf): Region {
  const lines = entries.flatMap(({ entry, above }) => [...above, ...entry.lines]);
  const box = union(lines.map((line) => line.box));
  const ranks = ranksOf(entries.map(({ entry, above }) => above[0] ?? entry.line));
  const block = ranks ? listOf(page, entries, ranks, runsOf) : paragraphOf(page, entries, runsOf);
  return { kind: 'region', block: { ...block, box }, lines, box, fontSize: entries[0]?.entry.line.fontSize ?? 0 };
}

function paragraphOf(page: number, entries: readonly WholeEntry[], runsOf: RunsOf): Paragraph {
  const runs = entries.flatMap(({ entry, above }, index) => {
    const [first, ...rest] = runsOf([...above, entry.line]).map(plain);
    return first ? [index > 0 ? { ...first, lineBreak: true } : first, ...rest] : [];
  });
  return { kind: 'paragraph', page, runs };
}

/** Entries as items, in those of lower rank above them. @param ranks Those of the entries, 0 the highest. */
function listOf(page: number, entries: readonly WholeEntry[], ranks: readonly number[], runsOf: RunsOf): List {
  const items: ListItem[] = [];
  for (let at = 0; at < entries.length; ) {
    const start = at;
    for (at++; at < entries.length && rankAt(ranks, at) > rankAt(ranks, start); at++);
    const below = entries.slice(start + 1, at);
    const nested = below.length > 0 ? [listOf(page, below, ranks.slice(start + 1, at), runsOf)] : [];
    items.push(itemOf(page, entries[start] as WholeEntry, nested, runsOf));
  }
  return { kind: 'list', page, ordered: items[0]?.marker !== '', items };
}

const rankAt = (ranks: readonly number[], index: number): number => ranks[index] as number;

function itemOf(page: number, { entry, above }: WholeEntry, nested: readonly List[], runsOf: RunsOf): ListItem {
  const [first = entry.line, ...others] = [...above, entry.line];
  const [number, ...title] = first.words;
  const hasNumber = number !== undefined && ITEM_NUMBER.test(number.text) && title.length > 0;
  const runs = runsOf(hasNumber ? [lineOf(first.page, title), ...others] : [first, ...others]).map(plain);
  return {
    marker: hasNumber ? number.text : '',
    ...(hasNumber && { markerWords: [number] }),
    blocks: [{ kind: 'paragraph', page, runs }, ...nested],
  };
}

/** Bold tells chapters from sections: that is the style of their rank, no emphasis. */
function plain(run: Run): Run {
  const { bold: _, ...rest } = run;
  return rest;
}
