import type { Code } from '../../document/block.ts';
import { union } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import type { Line } from '../page/lines.ts';
import type { ParagraphCandidate } from './paragraphs.ts';
import { syntaxOf } from './program-text.ts';
import { isSpaced } from './runs.ts';

/** Fewest lines of a listing, and least sum of what they are worth: two that are surely of a program. */
const FEWEST_LINES = 3;
const LEAST = 4;
/** Lines from a bracket to the one that closes it, beyond which the first is none of a program. */
const LONGEST = 60;
/** Distance of baselines, in shares of the usual one, from which an empty line is between two. */
const EMPTY_LINE = 1.6;
/** Gap between words, in font sizes, from which it is kept: what is aligned stays so. */
const WIDE_GAP = 1.5;
/** Width of a character in font sizes. */
const ADVANCE = 0.5;

/**
 * How many of the candidates at the start are lines of a program by their syntax, whatever font they are in; 0 where they
 * are too few.
 */
export function programLength(candidates: readonly ParagraphCandidate[]): number {
  const open = { depth: 0, comment: false, since: 0 };
  const far = { end: 0, worth: 0, lines: 0 };
  let whole = { ...far };
  for (const candidate of candidates) {
    for (const line of candidate.lines) {
      const { strength, isStatement, isOpen, isProse, depth, comment } = syntaxOf(line);
      const isWithin = open.comment || (open.depth > 0 && !isProse);
      const isCode = isWithin || strength > 0 || isOpen || (isStatement && far.lines > 0);
      if (!isCode || open.since > LONGEST) return enough(whole);
      if (!open.comment || comment === 'closes') open.depth = Math.max(0, open.depth + depth);
      if (comment !== undefined) open.comment = comment === 'opens';
      const isClosing = open.since > 0 && open.depth === 0 && !open.comment && isStatement;
      open.since = open.depth > 0 || open.comment ? open.since + 1 : 0;
      far.worth += isOpen || isClosing ? 2 : strength;
      far.lines++;
    }
    far.end++;
    if (open.since === 0) whole = { ...far };
  }
  return enough(whole);
}

/** How many candidates make a listing of so many lines of so much worth. */
const enough = ({ end, worth, lines }: Record<'end' | 'worth' | 'lines', number>): number =>
  lines >= FEWEST_LINES && worth >= LEAST ? end : 0;

/** The listing that candidates make, its lines set in as they are. */
export function buildProgram(candidates: readonly ParagraphCandidate[]): Code {
  const lines = candidates.flatMap((candidate) => candidate.lines);
  const words = lines.flatMap((line) => line.words);
  const left = Math.min(...lines.map(({ box }) => box[0]));
  const pitch = median(lines.slice(1).map(({ baseline }, index) => baseline - (lines[index] as Line).baseline));
  const text: string[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    if (before && line.baseline - before.baseline > EMPTY_LINE * pitch) text.push('');
    text.push(' '.repeat(columnsIn(line.box[0] - left, line)) + textOf(line));
  }
  const box = union(candidates.map((candidate) => candidate.box));
  return { kind: 'code', page: candidates[0]?.page ?? 0, box, text: text.join('\n'), words };
}

const columnsIn = (distance: number, { fontSize }: Line): number => Math.round(distance / (ADVANCE * fontSize));

function textOf(line: Line): string {
  let text = '';
  for (const [index, word] of line.words.entries()) {
    const before = line.words[index - 1];
    if (before && isSpaced(before, word, false)) {
      const gap = word.box[0] - before.box[2];
      text += gap > WIDE_GAP * line.fontSize ? ' '.repeat(columnsIn(gap, line)) : ' ';
    }
    text += word.text;
  }
  return text;
}
