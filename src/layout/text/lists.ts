import type { Block, List, ListItem, Run } from '../../document/block.ts';
import { union } from '../../document/geometry.ts';
import { type Marker, markerOf } from './list-markers.ts';
import type { ParagraphCandidate } from './paragraphs.ts';

/** Lengths in shares of the font size. */
const DEEPER = 0.8;
const CONTINUED_PITCH = 2.5;

/** A candidate that begins with a marker, and the paragraphs that hang below it. */
interface Entry {
  readonly marker: Marker;
  readonly candidates: ParagraphCandidate[];
}

/** Turns a candidate's lines into runs; `skip` words at its start are left out. */
export type RunsOf = (candidate: ParagraphCandidate, skip: number) => Run[];

const CHECKED: Readonly<Record<string, boolean>> = { '☐': false, '□': false, '☑': true, '☒': true, '⊠': true };

/** How many of the candidates from `start` on form a list; 0 when none begins there. */
export function listLength(candidates: readonly ParagraphCandidate[], start: number): number {
  let end = start;
  let items = 0;
  let bullets = false;
  let before: Marker | undefined;
  for (; end < candidates.length; end++) {
    const candidate = candidates[end] as ParagraphCandidate;
    const marker = markerOf(candidate.lines[0] as ParagraphCandidate['lines'][number]);
    if (marker) {
      if (items > 0 && !bullets && marker.kind === 'number' && before && marker.ordinal > before.ordinal + 1) break;
      items++;
      bullets ||= marker.kind === 'bullet';
      before = marker;
    } else if (
      !before ||
      !hangsBelow(candidate, candidates[end - 1] as ParagraphCandidate, candidates[start] as ParagraphCandidate)
    )
      break;
  }
  // A lone number may be a year, an initial or a note; it reads the same as a paragraph.
  return bullets || items > 1 ? end - start : 0;
}

/** Whether a paragraph without a marker stands in, close below the item before it. */
function hangsBelow(candidate: ParagraphCandidate, before: ParagraphCandidate, first: ParagraphCandidate): boolean {
  const indent = (candidate.box[0] - first.box[0]) / candidate.fontSize;
  const gap = (candidate.box[1] - before.box[3]) / candidate.fontSize;
  return indent > DEEPER && gap < CONTINUED_PITCH && Math.abs(candidate.fontSize - before.fontSize) < 1;
}

/** Nested lists out of candidates that `listLength` found: deeper where markers stand further in. */
export function buildList(candidates: readonly ParagraphCandidate[], runsOf: RunsOf): List {
  const entries: Entry[] = [];
  for (const candidate of candidates) {
    const marker = markerOf(candidate.lines[0] as ParagraphCandidate['lines'][number]);
    if (marker) entries.push({ marker, candidates: [candidate] });
    else entries.at(-1)?.candidates.push(candidate);
  }
  return nest(entries, runsOf);
}

const leftOf = (entry: Entry): number => entry.candidates[0]?.box[0] ?? 0;

function nest(entries: readonly Entry[], runsOf: RunsOf): List {
  const first = entries[0] as Entry;
  const items: ListItem[] = [];
  for (let i = 0; i < entries.length; ) {
    const entry = entries[i] as Entry;
    const deeper: Entry[] = [];
    for (i++; i < entries.length; i++) {
      const next = entries[i] as Entry;
      if (leftOf(next) - leftOf(entry) <= DEEPER * (next.candidates[0]?.fontSize ?? 10)) break;
      deeper.push(next);
    }
    items.push(itemOf(entry, deeper.length > 0 ? [nest(deeper, runsOf)] : [], runsOf));
  }
  return {
    kind: 'list',
    page: first.candidates[0]?.page ?? 0,
    box: union(entries.flatMap((entry) => entry.candidates.map((candidate) => candidate.box))),
    ordered: first.marker.kind === 'number',
    items,
  };
}

function itemOf({ marker, candidates }: Entry, nested: readonly List[], runsOf: RunsOf): ListItem {
  const checked = CHECKED[marker.text];
  const paragraphs = candidates.map((candidate, index): Block => {
    const { page, box } = candidate;
    return { kind: 'paragraph', page, box, runs: runsOf(candidate, index === 0 ? 1 : 0) };
  });
  return { marker: marker.text, ...(checked === undefined ? {} : { checked }), blocks: [...paragraphs, ...nested] };
}
