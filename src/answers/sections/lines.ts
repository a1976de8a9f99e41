import { type Box, union } from '../../document/geometry.ts';
import { isRecognised, levelPlace, type Word } from '../../document/page.ts';
import { isBold } from '../../layout/metrics.ts';
import { areOnOneLine } from '../evidence.ts';
import { isIcon } from '../text/icons.ts';
import type { TextLine } from '../text/lines.ts';
import { overlapping } from '../text/overlapping.ts';
import type { PlainText } from '../text/plain-text.ts';
import { wordSpansIn } from '../text/sources.ts';
import type { Span } from '../text/span.ts';
import type { WordSpan } from '../text/word-spans.ts';
import { behindAlignedGaps } from './aligned-gaps.ts';
import { isDataTable } from './data-tables.ts';
import type { Look } from './look.ts';

/** A stretch of a printed line in one style and without a wide gap in it. */
export interface Piece extends Span, Look {
  readonly text: string;
  /** What separates it from the piece before it on its line; `style` for nothing but a change of style. */
  readonly after: 'start' | 'gap' | 'style';
  /** In points; absent where the document has no places. */
  readonly box?: Box;
  /** Target address of the first link in it. */
  readonly link?: string;
  /** It was recognised in an image. */
  readonly recognised?: boolean;
}

/** A printed line of a document, or in a document that flows what stands between forced breaks. */
export interface Line extends Span {
  /** Its pieces with spaces between them. */
  readonly text: string;
  /** At least one, in reading order. They may be apart in the plain text, where columns are. */
  readonly pieces: readonly Piece[];
  /** A bullet stands before it. */
  readonly bullet?: boolean;
  /** The line of the plain text, a whole block, that it is part of. */
  readonly block: TextLine;
  /** One-based page number. */
  readonly page: number;
  /** In points; absent where the document has no places. */
  readonly box?: Box;
  /** x of the left and of the right edge of the text in its column or frame, in points. */
  readonly left?: number;
  readonly right?: number;
  /** How far below it, in points, a line of a paragraph in its size begins at most; absent where none goes on. */
  readonly leading?: number;
}

/** Gap, in font sizes, from which two words on one printed line belong to different pieces. */
const WIDE_GAP = 1.5;

/** The printed lines of a document in reading order, without icons and without running heads and feet. */
export function linesOf(text: PlainText): Line[] {
  const blocks = text.lines.filter(({ kind }) => kind !== 'furniture');
  const data = cellsOfData(text);
  const apart = behindAlignedGaps(text, blocks);
  return blocks.flatMap((block) => {
    const cells = overlapping(data, block);
    return cells.length > 1 ? [rowOf(text, block, cells)] : linesOfBlock(text, block, apart);
  });
}

/** The printed lines of a document's running heads and feet, without icons. */
export const furnitureLinesOf = (text: PlainText): Line[] =>
  text.lines.filter(({ kind }) => kind === 'furniture').flatMap((block) => linesOfBlock(text, block));

/** @param apart words that a gap parts from what stands before them on their line, however narrow it is. */
function linesOfBlock(text: PlainText, block: TextLine, apart: ReadonlySet<WordSpan> = new Set()): Line[] {
  const lines: { pieces: Piece[] }[] = [];
  let group: WordSpan[] = [];
  let after: Piece['after'] = 'start';
  // The last word, or start of one, in the size that its line is in: small capitals are smaller letters.
  let full: WordSpan | undefined;
  const close = (): void => {
    if (group.length === 0) return;
    const piece = pieceOf(text, block, group, after);
    if (after === 'start') lines.push({ pieces: [piece] });
    else lines.at(-1)?.pieces.push(piece);
    group = [];
  };
  for (const wordSpan of wordSpansIn(text, block)) {
    if (wordSpan.words.length > 0 && wordSpan.words.every(isIcon)) continue;
    const before = group.at(-1);
    const between = before && text.text.slice(before.end, wordSpan.start);
    const isTail = before && between === '' && isSmallCapitals(before, wordSpan);
    const found = before && !isTail ? partingOf(between ?? '', before, wordSpan, full ?? before) : undefined;
    const parting = found !== 'start' && apart.has(wordSpan) ? 'gap' : found;
    if (parting) {
      close();
      after = parting;
    }
    if (!isTail) full = wordSpan;
    group.push(wordSpan);
  }
  close();
  return lines.map(({ pieces }) => lineOf(block, pieces));
}

/** Where the cells with text are of all tables of data. */
const cellsOfData = ({ tables, cells }: PlainText): Span[] =>
  tables
    .filter(isDataTable)
    .flatMap(({ rows }) => rows.flat())
    .flatMap((cell) => cells.get(cell) ?? [])
    .filter(({ start, end }) => end > start);

/** A row of a table as one line, a piece for each cell. */
const rowOf = (text: PlainText, block: TextLine, cells: readonly Span[]): Line =>
  lineOf(
    block,
    cells.flatMap((span, index) => {
      const spans = wordSpansIn(text, span);
      return spans.length > 0 ? [pieceOf(text, block, spans, index === 0 ? 'start' : 'gap')] : [];
    }),
  );

/** A line of pieces in reading order. */
export function lineOf(block: TextLine, pieces: readonly Piece[]): Line {
  const boxes = pieces.flatMap(({ box }) => (box ? [box] : []));
  const [first, last] = [pieces[0] as Piece, pieces.at(-1) as Piece];
  return {
    text: pieces.map(({ text }) => text).join(' '),
    pieces: first.after === 'start' ? pieces : [{ ...first, after: 'start' }, ...pieces.slice(1)],
    block,
    page: first.page,
    start: first.start,
    end: last.end,
    ...(boxes.length > 0 ? { box: union(boxes) } : {}),
  };
}

/**
 * What parts two neighbouring word spans: the end of a line, a gap, a change of style, or nothing.
 * @param full the word that is set as the line is up to there: `before`, or what small capitals are the end of.
 */
function partingOf(between: string, before: WordSpan, after: WordSpan, full: WordSpan): Piece['after'] | undefined {
  if (between.includes('\n')) return 'start';
  const [last, first] = [before.words.at(-1), after.words[0]];
  // The cells of a row begin on one line, but need not end there.
  const isCell = between.includes('\t');
  if (isCell && !(last && first && !areOnOneLine(last, first))) return 'gap';
  if (!last || !first) return isSetAlike(before, after) ? undefined : 'style';
  if (before.page !== after.page || !areOnOneLine(last, first)) return 'start';
  const [lastPlace, firstPlace] = [levelPlace(last), levelPlace(first)];
  const gap = Math.max(firstPlace.box[0] - lastPlace.box[2], lastPlace.box[0] - firstPlace.box[2]);
  if (firstPlace.rotation === 0 && gap > WIDE_GAP * Math.max(first.fontSize, last.fontSize)) return 'gap';
  return sameStyle(full.words.at(-1) ?? last, first) ? undefined : 'style';
}

/** Whether a word goes on in small capitals: letters in all as those before them but smaller. */
function isSmallCapitals({ words: before }: WordSpan, { words: [first] }: WordSpan): boolean {
  const last = before.at(-1);
  if (!last || !first || !/\p{Lu}$/u.test(last.text) || !/^\p{L}/u.test(first.text)) return false;
  return first.fontSize < last.fontSize && sameStyle({ ...last, fontSize: first.fontSize }, first);
}

/** Points from which two sizes of type are different; of recognised type the ratio, as a pixel more or less is a tenth of small print. */
const OTHER_SIZE = 0.6;
const OTHER_RECOGNISED = 1.15;

const sameStyle = (one: Word, other: Word): boolean =>
  isBold(one) === isBold(other) && one.italic === other.italic && one.color === other.color && sameSize(one, other);

function sameSize(one: Word, other: Word): boolean {
  const [small, large] = [Math.min(one.fontSize, other.fontSize), Math.max(one.fontSize, other.fontSize)];
  return large - small < OTHER_SIZE || (isRecognised(one) && large <= OTHER_RECOGNISED * small);
}

const isSetAlike = (one: WordSpan, other: WordSpan): boolean =>
  one.bold === other.bold && one.italic === other.italic && one.appearance === other.appearance;

/** Points of text whose size the document does not say (ECMA-376, 17.3.2.38). */
const DEFAULT_SIZE = 10;

/** Points of text in a document that flows: six levels of headings are no smaller than if they were above the rest. */
const flowSize = (spans: readonly WordSpan[], level: number | undefined): number =>
  Math.max(
    ...spans.map(({ appearance }) => appearance?.fontSize ?? DEFAULT_SIZE),
    level === undefined ? 0 : DEFAULT_SIZE + 7 - level,
  );

function pieceOf(
  { text }: PlainText,
  { kind, level }: TextLine,
  spans: readonly WordSpan[],
  after: Piece['after'],
): Piece {
  const words = spans.flatMap((span) => span.words);
  const [first, last] = [spans[0] as WordSpan, spans.at(-1) as WordSpan];
  const link = spans.find((span) => span.link !== undefined)?.link;
  const placed = words.length > 0;
  return {
    start: first.start,
    end: last.end,
    page: first.page,
    text: text.slice(first.start, last.end),
    after,
    size: placed
      ? Math.max(...words.map(({ fontSize }) => fontSize))
      : flowSize(spans, kind === 'heading' ? level : undefined),
    bold: placed ? words.every(isBold) : spans.every(({ bold, appearance }) => bold ?? appearance?.bold ?? false),
    italic: placed
      ? words.every(({ italic }) => italic)
      : spans.every(({ italic, appearance }) => italic ?? appearance?.italic ?? false),
    color: words[0]?.color ?? first.appearance?.color ?? '',
    ...(spans.every(({ appearance }) => appearance?.capitals) && { capitals: true }),
    ...(placed ? { box: union(words.map((word) => levelPlace(word).box)) } : {}),
    ...(link === undefined ? {} : { link }),
    ...(words.some(isRecognised) ? { recognised: true } : {}),
  };
}
