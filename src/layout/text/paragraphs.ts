import type { Block } from '../../document/block.ts';
import { type Box, union } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { median } from '../../platform/median.ts';
import type { Trace } from '../decision.ts';
import type { Line } from '../page/lines.ts';
import type { Typography } from '../typography.ts';
import { type Column, sameSize, startsParagraph } from './paragraph-break.ts';
import { isSpaced } from './runs.ts';

/** Consecutive lines that belong together: a paragraph, a heading, an item of a list, or a part of a listing. */
export interface ParagraphCandidate {
  readonly kind: 'candidate';
  readonly page: number;
  readonly lines: readonly Line[];
  readonly box: Box;
  readonly fontSize: number;
  readonly bold: boolean;
}

// Thresholds without another origin were chosen on odl-bench, dev half; lengths are shares of the font size.

/** Largest distance of baselines within a paragraph. TeX sets 1.2, Word 1.15 to 1.5; double spacing is 2. */
const LARGEST_PITCH = 1.8;
/** Distance up to which lines begin at one edge. */
const ALIGNED = 0.4;
/** Share of the column's width from which an indented block is text, not a list of short lines. */
const WIDE = 0.6;
/** Share of a column's lines that may jut out beyond its edge. */
const JUTTING_OUT = 0.08;

/** Tells candidates from finished blocks. */
export const isCandidate = (item: ParagraphCandidate | Block): item is ParagraphCandidate => item.kind === 'candidate';

/** A candidate of the given lines. */
export function candidateOf(lines: readonly Line[]): ParagraphCandidate {
  const longest = lines.reduce((a, b) => (b.words.length > a.words.length ? b : a));
  return {
    kind: 'candidate',
    page: lines[0]?.page ?? 0,
    lines,
    box: union(lines.map((line) => line.box)),
    fontSize: longest.fontSize,
    bold: lines.every((line) => line.bold),
  };
}

export const wordCountOf = ({ lines }: ParagraphCandidate): number =>
  lines.reduce((sum, { words }) => sum + words.length, 0);

const texts = new WeakMap<ParagraphCandidate, string>();

/** Its words in one line, put together once: many signs ask for it. */
export function candidateText(candidate: ParagraphCandidate): string {
  let text = texts.get(candidate);
  if (text === undefined) {
    text = candidate.lines
      .map(({ words }) => words.map((word, index) => spaceBefore(word, words[index - 1]) + word.text).join(''))
      .join(' ');
    texts.set(candidate, text);
  }
  return text;
}

const spaceBefore = (word: Word, before: Word | undefined): string =>
  before && isSpaced(before, word, false) ? ' ' : '';

/** Groups the lines of one column, given from top to bottom, into paragraphs. */
export function splitParagraphs(lines: readonly Line[], typography: Typography, trace?: Trace): ParagraphCandidate[] {
  const box = columnOf(lines);
  const column: Column = { box, rightOf: rightOf(lines, box), pitch: medianPitch(lines), typography };
  const paragraphs: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const open = paragraphs.at(-1);
    const before = open?.at(-1);
    const at = open && before && { open, before, line, next: lines[index + 1] };
    if (at && !startsParagraph(at, column, trace)) open.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs.map(candidateOf);
}

/** The box of a column; its right edge is where lines usually end: few, such as a page number, may jut out. */
function columnOf(lines: readonly Line[]): Box {
  const [x0, y0, , y1] = union(lines.map((line) => line.box));
  const ends = lines.map(({ box }) => box[2]).sort((a, b) => b - a);
  return [x0, y0, ends[Math.floor(JUTTING_OUT * ends.length)] ?? x0, y1];
}

/** Where the lines of indented text end that follow each other from one left edge on; elsewhere, where the column does. */
function rightOf(lines: readonly Line[], column: Box): Column['rightOf'] {
  const rights = new Map<Line, number>();
  for (let start = 0; start < lines.length; ) {
    const { box, fontSize } = lines[start] as Line;
    let end = start + 1;
    while (end < lines.length && Math.abs((lines[end] as Line).box[0] - box[0]) < ALIGNED * fontSize) end++;
    const block = lines.slice(start, end);
    const right = Math.max(...block.map((line) => line.box[2]));
    const isIndented = box[0] - column[0] >= fontSize && right - box[0] >= WIDE * (column[2] - column[0]);
    for (const line of block) rights.set(line, isIndented ? Math.min(right, column[2]) : column[2]);
    start = end;
  }
  return (line) => rights.get(line) ?? column[2];
}

/** The usual distance of baselines in a column, in shares of the font size. */
function medianPitch(lines: readonly Line[]): number {
  const pitches: number[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (!before || !sameSize(before, line)) continue;
    const pitch = (line.baseline - before.baseline) / line.fontSize;
    if (pitch > 0.8 && pitch < LARGEST_PITCH) pitches.push(pitch);
  }
  return median(pitches) || 1;
}
