import type { Box } from '../../document/geometry.ts';
import { union } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import { isNumber } from '../figures/formulas.ts';
import type { Line } from '../page/lines.ts';
import type { Typography } from '../typography.ts';
import { markerOf } from './list-markers.ts';
import { isSpaced } from './runs.ts';

/** Consecutive lines that belong together, before anyone knows what they are. */
export interface Draft {
  readonly page: number;
  readonly lines: readonly Line[];
  readonly box: Box;
  readonly fontSize: number;
  readonly bold: boolean;
}

/** All lengths are shares of the font size unless said otherwise. */
const LOOSE_PITCH = 1.25; // of the usual distance of baselines: white space above a new paragraph
const USUAL_PITCH = 1.2; // for text whose own leading cannot be measured
const LARGEST_PITCH = 1.8;
const INDENT = 0.8;
const DEEPEST_INDENT = 5;
const ALIGNED = 0.4;
const SIZE_CHANGE = 0.08;
const LARGER_THAN_BODY = 1.12;
const LARGE_INITIAL = 1.6;
/** Share of the lines that may stand out of their column. */
const STANDING_OUT = 0.08;

/** A draft of the given lines. */
export function draftOf(lines: readonly Line[]): Draft {
  const longest = lines.reduce((a, b) => (b.words.length > a.words.length ? b : a));
  return {
    page: lines[0]?.page ?? 0,
    lines,
    box: union(lines.map((line) => line.box)),
    fontSize: longest.fontSize,
    bold: lines.every((line) => line.bold),
  };
}

export const wordCountOf = ({ lines }: Draft): number => lines.reduce((sum, { words }) => sum + words.length, 0);

/** Its words in one line. */
export const textOfDraft = ({ lines }: Pick<Draft, 'lines'>): string =>
  lines
    .map(({ words }) => words.map((word, index) => spaceBefore(word, words[index - 1]) + word.text).join(''))
    .join(' ');

const spaceBefore = (word: Word, before: Word | undefined): string =>
  before && isSpaced(before, word, false) ? ' ' : '';

/** Groups the lines of one column, given from top to bottom, into paragraphs. */
export function splitParagraphs(lines: readonly Line[], typography: Typography): Draft[] {
  const column = columnOf(lines);
  const usualPitch = medianPitch(lines);
  const paragraphs: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const open = paragraphs.at(-1);
    if (open && !startsParagraph(open, line, lines[index + 1], column, usualPitch, typography)) open.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs.map(draftOf);
}

/** The box of a column; its right edge is where lines usually end, whatever few of them (a page number) stand out. */
function columnOf(lines: readonly Line[]): Box {
  const [x0, y0, , y1] = union(lines.map((line) => line.box));
  const ends = lines.map(({ box }) => box[2]).sort((a, b) => b - a);
  return [x0, y0, ends[Math.floor(STANDING_OUT * ends.length)] ?? x0, y1];
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
  return pitches.sort((a, b) => a - b)[pitches.length >> 1] ?? USUAL_PITCH;
}

const sameSize = (a: Line, b: Line): boolean =>
  Math.abs(a.fontSize - b.fontSize) <= Math.max(SIZE_CHANGE * Math.max(a.fontSize, b.fontSize), 0.5);

function startsParagraph(
  open: readonly Line[],
  line: Line,
  next: Line | undefined,
  column: Box,
  usualPitch: number,
  typography: Typography,
): boolean {
  const before = open.at(-1) as Line;
  const size = line.fontSize;
  const pitch = line.baseline - before.baseline;
  const ownPitch = open.length > 1 ? pitchWithin(open) : usualPitch * size;
  if (pitch > LOOSE_PITCH * Math.max(ownPitch, Math.min(usualPitch * size, ownPitch * 1.1))) return true;
  if (!sameSize(before, line) || isNumber(before)) return true;
  if (before.bold !== line.bold && hasNoBold(before.bold ? line : before, typography)) return true;
  if (markerOf(line)?.kind === 'bullet') return true;
  if (markerOf(line) && (markerOf(open[0] as Line) || isShort(before, line, column))) return true;
  if (size > LARGER_THAN_BODY * typography.fontSize || line.bold || isCentred(before, line)) return false;
  return isIndented(open, line, next, column) || isOutdented(open, line) || isShort(before, line, column);
}

function pitchWithin(lines: readonly Line[]): number {
  const first = lines[0] as Line;
  const last = lines.at(-1) as Line;
  return (last.baseline - first.baseline) / (lines.length - 1);
}

const hasNoBold = (line: Line, { bold }: Typography): boolean =>
  !bold && line.words.every((word) => word.fontWeight < 600);

/** A first line that stands in, while the lines around it begin at the column's edge. */
function isIndented(open: readonly Line[], line: Line, next: Line | undefined, column: Box): boolean {
  const before = open.at(-1) as Line;
  const indent = (line.box[0] - before.box[0]) / line.fontSize;
  if (indent < INDENT || indent > DEEPEST_INDENT) return false;
  const nextReturns = !next || next.box[0] - before.box[0] < ALIGNED * line.fontSize;
  return nextReturns && (endsSentence(before) || isShort(before, line, column));
}

/** Back at the edge after lines that hung below the first one, as in bibliographies. */
function isOutdented(open: readonly Line[], line: Line): boolean {
  const first = open[0] as Line;
  const hanging = open.slice(1);
  // Lines beside an initial stand in too.
  if ((first.words[0]?.fontSize ?? 0) > line.fontSize * LARGE_INITIAL) return false;
  if (hanging.length === 0 || Math.abs(first.box[0] - line.box[0]) > ALIGNED * line.fontSize) return false;
  return hanging.every((other) => other.box[0] - line.box[0] > INDENT * line.fontSize);
}

const endsSentence = (line: Line): boolean => /[.!?:;…]["'”’»)\]]*\d*$/.test(line.words.at(-1)?.text ?? '');

/** Whether the next line's first word would have fitted at the end of the line: the break was meant. */
function isShort(before: Line, line: Line, column: Box): boolean {
  const first = line.words[0];
  if (!first || endsInHyphen(before)) return false;
  const room = column[2] - before.box[2];
  return room > first.box[2] - first.box[0] + line.fontSize;
}

const endsInHyphen = (line: Line): boolean => /\p{L}[-‐]$/u.test(line.words.at(-1)?.text ?? '');

function isCentred(a: Line, b: Line): boolean {
  const shift = Math.abs(a.box[0] + a.box[2] - b.box[0] - b.box[2]) / 2;
  return shift < 0.5 * b.fontSize && Math.abs(a.box[0] - b.box[0]) > b.fontSize;
}
