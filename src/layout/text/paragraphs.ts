import type { Block } from '../../document/block.ts';
import { type Box, union } from '../../document/geometry.ts';
import type { Word } from '../../document/page.ts';
import type { Trace } from '../decision.ts';
import type { Line } from '../page/lines.ts';
import type { Typography } from '../typography.ts';
import { measureColumn } from './column-measure.ts';
import { startsParagraph } from './paragraph-break.ts';
import type { Room } from './room.ts';
import { isSpaced } from './runs.ts';

/** Consecutive lines that belong together: a paragraph, a heading, an item of a list, or a part of a listing. */
export interface ParagraphCandidate {
  readonly kind: 'candidate';
  readonly page: number;
  readonly lines: readonly Line[];
  /** Those of its lines that a forced line break comes before, as in addresses. */
  readonly breaks: ReadonlySet<Line>;
  readonly box: Box;
  readonly fontSize: number;
  readonly bold: boolean;
}

/** Tells candidates from finished blocks. */
export const isCandidate = (item: ParagraphCandidate | Block): item is ParagraphCandidate => item.kind === 'candidate';

/** A candidate of the given lines, with forced breaks before some. */
export function candidateOf(lines: readonly Line[], breaks: ReadonlySet<Line> = new Set()): ParagraphCandidate {
  const longest = lines.reduce((a, b) => (b.words.length > a.words.length ? b : a));
  return {
    kind: 'candidate',
    page: lines[0]?.page ?? 0,
    lines,
    breaks,
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
    text = '';
    for (const [index, { words }] of candidate.lines.entries()) {
      if (index > 0) text += ' ';
      for (let at = 0; at < words.length; at++) {
        const word = words[at] as Word;
        text += spaceBefore(word, words[at - 1]) + word.text;
      }
    }
    texts.set(candidate, text);
  }
  return text;
}

const spaceBefore = (word: Word, before: Word | undefined): string =>
  before && isSpaced(before, word, false) ? ' ' : '';

/** Where a column stands: the room of its page, and the innermost box that it is in. */
export interface Place {
  readonly room?: Room;
  readonly frame?: Box | undefined;
}

/** Groups the lines of one column, given from top to bottom, into paragraphs. */
export function splitParagraphs(
  lines: readonly Line[],
  typography: Typography,
  trace?: Trace,
  { room, frame }: Place = {},
): ParagraphCandidate[] {
  const column = measureColumn(lines, typography, room, frame);
  const paragraphs: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const open = paragraphs.at(-1);
    const before = open?.at(-1);
    const at = open && before && { open, before, line, next: lines[index + 1] };
    if (at && !startsParagraph(at, column, trace)) open.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs.map((own) => candidateOf(own, new Set(own.slice(1).filter((line) => column.breaks.has(line)))));
}
