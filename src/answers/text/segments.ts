import { type Box, union } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { onOneLine } from '../evidence.ts';
import type { Anchor, Span } from './anchors.ts';
import type { TextLine } from './lines.ts';
import type { PlainText } from './plain-text.ts';
import { anchorsIn } from './sources.ts';

/** Text that stands together on one printed line, without a wide gap in it. */
export interface Segment extends Span {
  /** The line of the plain text that it is part of. */
  readonly line: TextLine;
  /** One-based page number. */
  readonly page: number;
  /** In points; absent where the document has no places. */
  readonly box?: Box;
  /** Points, of its largest word; 0 where the document has no places. */
  readonly fontSize: number;
  /** Whether every word is bold. */
  readonly bold: boolean;
  /** Whether a new printed line begins with it. */
  readonly newLine: boolean;
}

/** Gap in shares of the font size that parts two segments on one printed line. */
const WIDE_GAP = 1.5;
const BOLD = 600;

/** The printed lines of a document in reading order, parted at wide gaps, cells and forced breaks. */
export function segments(text: PlainText): Segment[] {
  return text.lines.flatMap((line) => segmentsOf(text, line));
}

function segmentsOf(text: PlainText, line: TextLine): Segment[] {
  const groups: { newLine: boolean; anchors: Anchor[] }[] = [];
  let before: Anchor | undefined;
  for (const anchor of anchorsIn(text, line)) {
    const parting = before && partingOf(text.text.slice(before.end, anchor.start), before, anchor);
    if (before && !parting) groups.at(-1)?.anchors.push(anchor);
    else groups.push({ newLine: parting !== 'gap', anchors: [anchor] });
    before = anchor;
  }
  return groups.map(({ newLine, anchors }) => segmentOf(line, newLine, anchors));
}

/** What parts two neighbouring stretches: a line's end, a gap, or nothing. */
function partingOf(between: string, before: Anchor, after: Anchor): 'line' | 'gap' | undefined {
  if (between.includes('\n')) return 'line';
  if (between.includes('\t')) return 'gap';
  const last = before.words.at(-1);
  const first = after.words[0];
  if (!last || !first) return undefined;
  if (before.page !== after.page || !onOneLine(last, first)) return 'line';
  if (first.rotation !== 0) return undefined;
  const gap = Math.max(first.box[0] - last.box[2], last.box[0] - first.box[2]);
  return gap > WIDE_GAP * Math.max(first.fontSize, last.fontSize) ? 'gap' : undefined;
}

function segmentOf(line: TextLine, newLine: boolean, anchors: readonly Anchor[]): Segment {
  const words: Word[] = anchors.flatMap((anchor) => anchor.words);
  const [first, last] = [anchors[0] as Anchor, anchors.at(-1) as Anchor];
  return {
    line,
    page: first.page,
    start: first.start,
    end: last.end,
    newLine,
    fontSize: words.reduce((size, word) => Math.max(size, word.fontSize), 0),
    bold: words.length > 0 && words.every((word) => word.fontWeight >= BOLD),
    ...(words.length > 0 ? { box: union(words.map((word) => word.box)) } : {}),
  };
}
