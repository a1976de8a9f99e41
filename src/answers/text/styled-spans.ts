import { type Box, union } from '../../document/geometry.ts';
import { levelPlace, type Word } from '../../document/page.ts';
import { isBold } from '../../layout/metrics.ts';
import { areOnOneLine } from '../evidence.ts';
import type { TextLine } from './lines.ts';
import type { PlainText } from './plain-text.ts';
import { wordSpansIn } from './sources.ts';
import type { Span } from './span.ts';
import type { WordSpan } from './word-spans.ts';

/** Text on one printed line without a wide gap in it, with its font size and weight. */
export interface StyledSpan extends Span {
  /** The line of the plain text that it is part of. */
  readonly line: TextLine;
  /** One-based page number. */
  readonly page: number;
  /** In points; absent where the document has no places. */
  readonly box?: Box;
  /** Points, of its largest word; 0 where it is not known. */
  readonly fontSize: number;
  /** Whether every word is bold. */
  readonly bold: boolean;
  /** Whether a new printed line begins with it. */
  readonly newLine: boolean;
}

/** Gap, in font sizes, from which two words on one printed line belong to different spans. */
const WIDE_GAP = 1.5;

/** The styled spans of a document in reading order: its printed lines, split at wide gaps, cells and forced breaks. */
export function styledSpans(text: PlainText): StyledSpan[] {
  return text.lines.flatMap((line) => styledSpansOf(text, line));
}

function styledSpansOf(text: PlainText, line: TextLine): StyledSpan[] {
  const groups: { newLine: boolean; wordSpans: WordSpan[] }[] = [];
  let before: WordSpan | undefined;
  for (const wordSpan of wordSpansIn(text, line)) {
    const parting = before && partingOf(text.text.slice(before.end, wordSpan.start), before, wordSpan);
    if (before && !parting) groups.at(-1)?.wordSpans.push(wordSpan);
    else groups.push({ newLine: parting !== 'gap', wordSpans: [wordSpan] });
    before = wordSpan;
  }
  return groups.map(({ newLine, wordSpans }) => styledSpanOf(line, newLine, wordSpans));
}

/** What separates two neighbouring word spans: the end of a line, a gap, or nothing. */
function partingOf(between: string, before: WordSpan, after: WordSpan): 'line' | 'gap' | undefined {
  if (between.includes('\n')) return 'line';
  if (between.includes('\t')) return 'gap';
  const last = before.words.at(-1);
  const first = after.words[0];
  if (!last || !first) return undefined;
  if (before.page !== after.page || !areOnOneLine(last, first)) return 'line';
  const [lastPlace, firstPlace] = [levelPlace(last), levelPlace(first)];
  if (firstPlace.rotation !== 0) return undefined;
  const gap = Math.max(firstPlace.box[0] - lastPlace.box[2], lastPlace.box[0] - firstPlace.box[2]);
  return gap > WIDE_GAP * Math.max(first.fontSize, last.fontSize) ? 'gap' : undefined;
}

function styledSpanOf(line: TextLine, newLine: boolean, wordSpans: readonly WordSpan[]): StyledSpan {
  const words: Word[] = wordSpans.flatMap((wordSpan) => wordSpan.words);
  const [first, last] = [wordSpans[0] as WordSpan, wordSpans.at(-1) as WordSpan];
  return {
    line,
    page: first.page,
    start: first.start,
    end: last.end,
    newLine,
    fontSize: Math.max(
      0,
      ...words.map((word) => word.fontSize),
      ...wordSpans.map((span) => span.appearance?.fontSize ?? 0),
    ),
    bold:
      words.length > 0 ? words.every(isBold) : wordSpans.every((span) => span.bold ?? span.appearance?.bold ?? false),
    ...(words.length > 0 ? { box: union(words.map((word) => levelPlace(word).box)) } : {}),
  };
}
