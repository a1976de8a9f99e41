import { type Box, union } from '../../../document/geometry.ts';
import type { Word } from '../../../document/page.ts';
import { isPeriodAlone } from '../../periods/periods.ts';
import type { Piece } from '../../sections/lines.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { trimSpan, wordSpansIn } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';
import type { WordSpan } from '../../text/word-spans.ts';
import type { Atom } from '../atoms/atom.ts';
import { isLevel } from './levels.ts';
import { hasSeparator } from './list-parts.ts';

/** What stands on a line of skills in one look and without a gap in it. */
export interface Chunk extends Span {
  readonly text: string;
  readonly piece: Piece;
  /** Whether a gap is before it, be it as narrow as between two chips. */
  readonly gap: boolean;
  /** In points; absent where the document has no places. */
  readonly box?: Box;
}

/** A line of skills, or an item of a list, without levels. */
export interface Row extends Span {
  /** At least one. */
  readonly chunks: readonly Chunk[];
  readonly atom: Atom;
  /** Whether a level stood on it, or alone below it. */
  readonly levelled: boolean;
  /** In points; absent where the document has no places. */
  readonly box?: Box;
}

/** Gaps, in font sizes, that are wider than a space: those between chips. In a type whose letters are all as wide, wider. */
const CHIP_GAP = 0.55;
const MONOSPACED_CHIP_GAP = 0.95;

/**
 * The lines and items of a section of skills. Levels are not in them, nor rows that say nothing else, nor a last row
 * that is set as a title: it is of what follows, such as a name at the head of the next column.
 */
export function rowsOf(text: PlainText, atoms: readonly Atom[]): Row[] {
  const rows: Row[] = [];
  for (const atom of atoms) {
    for (const line of linesOf(atom)) {
      const all = line.flatMap((piece, index) => chunksOf(text, piece, line[index - 1], atom.start));
      const chunks = all.filter((chunk) => !isLevel(chunk.text) && !isPeriodAlone(chunk.text));
      const levelled = all.some((chunk) => isLevel(chunk.text));
      const [last] = rows.slice(-1);
      if (chunks.length > 0) rows.push(rowOf(chunks, atom, levelled));
      else if (levelled && last) rows.splice(-1, 1, { ...last, levelled });
    }
  }
  return isTitle(rows) ? rows.slice(0, -1) : rows;
}

/** Whether the last of several rows is bolder or larger than all others. */
function isTitle(rows: readonly Row[]): boolean {
  const [last, ...others] = rows.toReversed().map(({ chunks: [first] }) => first?.piece);
  if (!last || others.length < 2) return false;
  return others.every((piece) => piece && ((last.bold && !piece.bold) || last.size > piece.size + LARGER));
}

/** Points from which a size is larger. */
export const LARGER = 0.5;

function rowOf(chunks: readonly Chunk[], atom: Atom, levelled: boolean): Row {
  const boxes = chunks.flatMap(({ box }) => (box ? [box] : []));
  const [first, last] = [chunks[0] as Chunk, chunks.at(-1) as Chunk];
  return {
    start: first.start,
    end: last.end,
    chunks,
    atom,
    levelled,
    ...(boxes.length > 0 ? { box: union(boxes) } : {}),
  };
}

/** The pieces of each printed line; of an item all are one. */
function linesOf({ kind, pieces }: Atom): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (!line || (piece.after === 'start' && kind !== 'item')) lines.push([piece]);
    else line.push(piece);
  }
  return lines;
}

/** A piece from an offset on, in parts between gaps that are wider than spaces if it is no list with separators. */
function chunksOf(text: PlainText, piece: Piece, before: Piece | undefined, from: number): Chunk[] {
  const span = trimSpan(text.text, { start: Math.max(piece.start, from), end: piece.end });
  if (span.end <= span.start) return [];
  const spans = wordSpansIn(text, span);
  const isBehindGap = before !== undefined && areApart(wordSpansIn(text, before).at(-1), spans[0]);
  const cuts = hasSeparator(text.text.slice(span.start, span.end))
    ? []
    : spans.filter((one, index) => areApart(spans[index - 1], one));
  const starts = [span.start, ...cuts.map(({ start }) => start)];
  return starts.map((start, index) => {
    const part = trimSpan(text.text, { start, end: starts[index + 1] ?? span.end });
    const words = spans.filter((word) => word.start < part.end && part.start < word.end).flatMap((word) => word.words);
    return {
      ...part,
      text: text.text.slice(part.start, part.end),
      piece,
      gap: index > 0 || piece.after === 'gap' || isBehindGap,
      ...(words.length > 0 ? { box: union(words.map(({ box }) => box)) } : {}),
    };
  });
}

/** Whether a word is apart from the one before it on its line. */
function areApart(left: WordSpan | undefined, right: WordSpan | undefined): boolean {
  const [before, after]: (Word | undefined)[] = [left?.words.at(-1), right?.words[0]];
  if (!before || !after || after.rotation !== 0) return false;
  const least = after.monospace ? MONOSPACED_CHIP_GAP : CHIP_GAP;
  return after.box[0] - before.box[2] > least * after.fontSize;
}
