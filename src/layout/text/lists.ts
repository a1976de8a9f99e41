import type { Block, Code, List, ListItem, Run } from '../../document/block.ts';
import { type Box, union } from '../../document/geometry.ts';
import { comesNext, type Marker } from '../../document/list-marker.ts';
import { decide, decisionOf, type Trace, WEIGHT } from '../decision.ts';
import { statesOf } from '../page/check-box.ts';
import type { Line } from '../page/lines.ts';
import { markerOf } from './list-markers.ts';
import type { ParagraphCandidate } from './paragraphs.ts';
import { haveSignKeys } from './sign-keys.ts';

/** Indent, in shares of the font size, from which an item is nested and a paragraph hangs; chosen on odl-bench, dev half. */
const DEEPER = 0.8;
/** Distance from the edge of a list, in font sizes, that no list within it has: Word indents each level by three. */
const FAR = 10;
/** White space above a paragraph that goes on with an item, in shares of the font size; chosen on odl-bench, dev half. */
const LARGEST_GAP = 2.5;
/** Difference in points from which a paragraph below an item is no part of it; chosen on odl-bench, dev half. */
const OTHER_SIZE = 1;

/** A candidate that begins with a marker, and the paragraphs that hang below it. */
interface Entry {
  readonly marker: Marker;
  /** Its left edge in points, in a further column as if that were the first. */
  readonly left: number;
  readonly candidates: ParagraphCandidate[];
}

/** How what is in the items becomes blocks. */
export interface ItemContent {
  /** Turns a candidate's lines into runs; `skip` words at its start are left out. */
  readonly runsOf: (candidate: ParagraphCandidate, skip: number) => Run[];
  /** The listing that the first of some candidates make, and how many it takes; undefined where they make none. */
  readonly codeOf: (candidates: readonly ParagraphCandidate[]) => readonly [code: Code, used: number] | undefined;
}

/** What numbers the entries of a list, or is what a name begins with. */
const INITIAL = /^\p{Lu}\.$/u;

/** Stretch of candidates that may be a list. */
interface ListFeatures {
  readonly items: number;
  readonly bullets: boolean;
  /** Its first item begins with a dash longer than a hyphen, or with an asterisk. */
  readonly dash: boolean;
  /** It is beside another row of a key of signs, whose sign is no bullet: see `haveSignKeys`. */
  readonly inKey: boolean;
}

/** A lone number may be a year, an initial or a note, a lone dash a name below a text, a lone asterisk a note: paragraphs. */
const LIST = decisionOf<ListFeatures>('list', [
  { name: 'a lone dash or asterisk', weight: WEIGHT.veto, holds: ({ items, dash }) => dash && items === 1 },
  { name: 'in a key of signs', weight: WEIGHT.veto, holds: ({ inKey }) => inKey },
  { name: 'bullets', weight: WEIGHT.for, holds: ({ bullets }) => bullets },
  { name: 'several items', weight: WEIGHT.for, holds: ({ items }) => items > 1 },
]);

/** How many of the candidates from `start` on form a list; 0 when none begins there. */
export function listLength(candidates: readonly ParagraphCandidate[], start: number, trace?: Trace): number {
  let end = start;
  let items = 0;
  let bullets = false;
  let before: Marker | undefined;
  let last: ParagraphCandidate | undefined;
  let shift = 0;
  const left = edgeOf(candidates[start]);
  for (; end < candidates.length; end++) {
    const candidate = candidates[end] as ParagraphCandidate;
    const marker = markerOf(candidate.lines[0] as Line);
    if (marker) {
      if (before && !bullets && marker.kind === 'number' && skips(before, marker)) break;
      if (before && last && isOtherName(before, marker, last.box, candidate)) break;
      if (last && isSigned(marker, last.box, left + shift, candidate)) break;
      items++;
      shift = shiftOf(candidate.box, last, left, shift);
      last = candidate;
      bullets ||= marker.kind === 'bullet';
      before = marker;
    } else if (!before || !hangsBelow(candidate, candidates[end - 1], left + shift, trace)) break;
  }
  if (items === 0) return 0;
  const { box, lines } = candidates[start] as ParagraphCandidate;
  const dash = /^[‒–—―−*∗]$/.test(lines[0]?.words[0]?.text ?? '');
  const inKey =
    bullets && (isNextInKey(candidates[start - 1], candidates[start]) || isNextInKey(last, candidates[end]));
  return decide(LIST, { items, bullets, dash, inKey }, box, trace) ? end - start : 0;
}

const isNextInKey = (before: ParagraphCandidate | undefined, candidate: ParagraphCandidate | undefined): boolean =>
  before !== undefined && candidate !== undefined && haveSignKeys(before.lines[0] as Line, candidate.lines[0] as Line);

/** Where the first line of a candidate begins, in points: those below it may go back to the left. */
const edgeOf = (candidate: ParagraphCandidate | undefined): number => candidate?.lines[0]?.box[0] ?? 0;

/** Whether a number leaves out some that come after the one before, or is the same letter again, which stands for a word. */
const skips = (before: Marker, marker: Marker): boolean =>
  (marker.ordinal > before.ordinal + 1 && !comesNext(before, marker)) ||
  (marker.text === before.text && /\p{L}/u.test(marker.text));

/** Whether both begin with capitals, one below the other, that do not follow each other: they are initials of names. */
const isOtherName = (before: Marker, marker: Marker, [left]: Box, { box, fontSize }: ParagraphCandidate): boolean =>
  [before, marker].every(({ text }) => INITIAL.test(text)) &&
  Math.abs(box[0] - left) < DEEPER * fontSize &&
  !comesNext(before, marker);

/** Whether the initial of a name begins a line far right below an item: whoever signs is no item of a list. */
const isSigned = ({ text }: Marker, last: Box, left: number, { box, fontSize }: ParagraphCandidate): boolean =>
  INITIAL.test(text) && box[1] >= last[3] && box[0] - left > FAR * fontSize;

/** A paragraph without a marker below an item. */
interface HangingFeatures {
  /** It stands beside the end of the item: at the top of the next column. */
  readonly beside: boolean;
  /** How far it is further in than the list, and below the item, in font sizes. */
  readonly indent: number;
  readonly gap: number;
  /** Points by which its size differs from the item's. */
  readonly difference: number;
}

/** A paragraph goes on with an item unless it is set apart. Weights set by hand on odl-bench, dev half. */
const GOES_ON_WITH_ITEM = decisionOf<HangingFeatures>(
  'goes on with the item',
  [
    { name: 'in the next column', weight: WEIGHT.veto, holds: ({ beside }) => beside },
    { name: 'not further in', weight: WEIGHT.veto, holds: ({ indent }) => indent <= DEEPER },
    { name: 'white space', weight: WEIGHT.veto, holds: ({ gap }) => gap >= LARGEST_GAP },
    { name: 'other size', weight: WEIGHT.veto, holds: ({ difference }) => difference >= OTHER_SIZE },
  ],
  WEIGHT.for,
);

/**
 * Whether a paragraph without a marker is further in and close below the item before it.
 * @param left edge of the items in their column, in points.
 */
function hangsBelow(
  candidate: ParagraphCandidate,
  before: ParagraphCandidate | undefined,
  left: number,
  trace: Trace | undefined,
): boolean {
  if (!before) return false;
  const end = (before.lines.at(-1) as Line).box;
  const features: HangingFeatures = {
    beside: candidate.box[0] >= end[2] && candidate.box[1] < end[3],
    indent: (candidate.box[0] - left) / candidate.fontSize,
    gap: (candidate.box[1] - before.box[3]) / candidate.fontSize,
    difference: Math.abs(candidate.fontSize - before.fontSize),
  };
  return decide(GOES_ON_WITH_ITEM, features, candidate.box, trace);
}

/**
 * Points by which the column of an item is right of the first item's: it begins one beside the item before it, or follows
 * one that goes on there.
 * @param before the item before.
 * @param left of the first item.
 * @param shift that of the item before.
 */
function shiftOf([x0, top, x1]: Box, before: ParagraphCandidate | undefined, left: number, shift: number): number {
  if (!before || x1 <= before.box[0]) return 0;
  const wrap = wrapOf(before);
  if (wrap > 0) return shift + wrap;
  return x0 >= before.box[2] && top < before.box[3] ? x0 - left : shift;
}

/** Points from the edge of an item's lines to that of those with which it goes on at the top of a column beside; 0 if none. */
function wrapOf({ lines }: ParagraphCandidate): number {
  const at = lines.findIndex(({ box: [x0, y0] }, index) => {
    const before = lines[index - 1]?.box;
    return before !== undefined && x0 >= before[2] && y0 < before[1];
  });
  return at < 0 ? 0 : edgeAt(lines, at) - edgeAt(lines, at - 1);
}

const edgeAt = (lines: readonly Line[], index: number): number => lines[index]?.box[0] ?? 0;

/** Nested lists out of candidates that `listLength` found: deeper where markers are further in. */
export function buildList(candidates: readonly ParagraphCandidate[], content: ItemContent): List {
  const entries: Entry[] = [];
  let shift = 0;
  for (const candidate of candidates) {
    const marker = markerOf(candidate.lines[0] as Line);
    if (marker) {
      shift = shiftOf(candidate.box, entries.at(-1)?.candidates[0], entries[0]?.left ?? 0, shift);
      entries.push({ marker, left: edgeOf(candidate) - shift, candidates: [candidate] });
    } else entries.at(-1)?.candidates.push(candidate);
  }
  return nest(entries, content);
}

function nest(entries: readonly Entry[], content: ItemContent): List {
  const first = entries[0] as Entry;
  const levels: { entry: Entry; deeper: Entry[] }[] = [];
  for (let i = 0; i < entries.length; ) {
    const entry = entries[i] as Entry;
    const deeper: Entry[] = [];
    for (i++; i < entries.length; i++) {
      const next = entries[i] as Entry;
      if (next.left - entry.left <= DEEPER * (next.candidates[0]?.fontSize ?? 10)) break;
      deeper.push(next);
    }
    levels.push({ entry, deeper });
  }
  const stateOf = statesOf(levels.map(({ entry }) => entry.marker.text));
  const items = levels.map(({ entry, deeper }) => {
    const nested = deeper.length > 0 ? [nest(deeper, content)] : [];
    return itemOf(entry, stateOf(entry.marker.text), nested, content);
  });
  return {
    kind: 'list',
    page: first.candidates[0]?.page ?? 0,
    box: union(entries.flatMap((entry) => entry.candidates.map((candidate) => candidate.box))),
    ordered: first.marker.kind === 'number',
    items,
  };
}

function itemOf(
  { marker, candidates }: Entry,
  checked: boolean | undefined,
  nested: readonly List[],
  content: ItemContent,
): ListItem {
  return {
    marker: marker.text,
    markerWords: candidates[0]?.lines[0]?.words.slice(0, 1) ?? [],
    ...(checked === undefined ? {} : { checked }),
    blocks: [...blocksOf(candidates, content), ...nested],
  };
}

/** The first candidate without its marker as a paragraph, those that hang below it as paragraphs and listings. */
function blocksOf(candidates: readonly ParagraphCandidate[], { runsOf, codeOf }: ItemContent): Block[] {
  const blocks: Block[] = [];
  for (let index = 0; index < candidates.length; ) {
    const [code, used] = (index > 0 && codeOf(candidates.slice(index))) || [undefined, 1];
    const { page, box } = candidates[index] as ParagraphCandidate;
    const runs = code ? [] : runsOf(candidates[index] as ParagraphCandidate, index === 0 ? 1 : 0);
    blocks.push(code ?? { kind: 'paragraph', page, box, runs });
    index += used;
  }
  return blocks;
}
