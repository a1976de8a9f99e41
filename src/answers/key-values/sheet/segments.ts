import { type Box, height, union } from '../../../document/geometry.ts';
import { levelPlace, type Word } from '../../../document/page.ts';
import { isBold } from '../../../layout/metrics.ts';
import type { PlainText } from '../../text/plain-text.ts';
import type { Span } from '../../text/span.ts';
import type { WordSpan } from '../../text/word-spans.ts';
import { hasGuessedStyle } from '../guessed-style.ts';
import type { Rulings } from './rulings.ts';

/** Words that stand together on one printed line of a page, in one style, between the upright rules of a form. */
export interface Segment {
  /** In points on the level page. */
  readonly box: Box;
  readonly baseline: number;
  /** Font size in points, of its first word. */
  readonly size: number;
  /** Font, size, weight and colour; absent where they are guessed, as on a scan. */
  readonly style?: string;
  /** Its words with single spaces between them, or none between characters that have a box each. */
  readonly text: string;
  readonly words: readonly [PlacedWord, ...PlacedWord[]];
  /** Whether each character has a box of its own on the form. */
  readonly comb: boolean;
}

/** A word of the plain text with its place. */
interface PlacedWord {
  readonly span: WordSpan;
  readonly word: Word;
  /** With the number of its item before it, where it begins one. */
  readonly text: string;
  readonly box: Box;
  readonly baseline: number;
}

/** Largest difference of baselines on one line, in font sizes. */
const LEVEL = 0.3;
/** Gap in font sizes from which words on one line stand apart. */
const APART = 1.2;
/** Gap in font sizes up to which the number of an item belongs to the words behind it. */
const NUMBER_GAP = 3.5;
/** Ratio of font sizes from which words on one line are of different styles. */
const OTHER_SIZE = 1.25;
/** Least number of characters in a comb, and their largest distance in font sizes. */
const LEAST_IN_COMB = 3;
const COMB_PITCH = 4;

/** Dots that lead the eye to a value, and underscores to write on. */
const LEADERS = /^[\s.…_·]*$/u;
/** The number or letter of an item of a form, alone. */
const ALONE = /^(?:\(?\d{1,3}[a-z]?[.)]?|\(?[a-zA-Z][.)])$/;

/** The segments of words of one page, in lines from top to bottom, each line from left to right. */
export function segmentsOf(text: PlainText, words: readonly WordSpan[], markers: Markers, rulings: Rulings): Segment[] {
  const units = words.flatMap((span) => unitOf(text, span, markers.get(span.start)));
  return linesOf(units).flatMap((line) => segmentsOfLine(line, rulings));
}

/** Numbers and bullets of items by where in the text the item behind them begins. */
export type Markers = ReadonlyMap<number, string>;

/** The numbers and bullets before the lines of a text. */
export const markersOf = ({ text, lines }: PlainText): Markers =>
  new Map(
    lines
      .filter(({ start, content }) => content > start)
      .map(({ start, content }) => [content, text.slice(start, content)]),
  );

function unitOf({ text }: PlainText, span: WordSpan, marker = ''): PlacedWord[] {
  const [word] = span.words;
  if (!word) return [];
  const places = span.words.map(levelPlace);
  const [{ rotation, baseline }] = places as [(typeof places)[0]];
  const printed = text.slice(span.start, span.end);
  return rotation === 0 && !LEADERS.test(printed)
    ? [{ span, word, text: marker + printed, box: union(places.map(({ box }) => box)), baseline }]
    : [];
}

function linesOf(units: readonly PlacedWord[]): PlacedWord[][] {
  const lines: PlacedWord[][] = [];
  for (const unit of [...units].sort((a, b) => a.baseline - b.baseline)) {
    const [first] = lines.at(-1) ?? [];
    const near = first && unit.baseline - first.baseline <= LEVEL * Math.min(first.word.fontSize, unit.word.fontSize);
    if (near) lines.at(-1)?.push(unit);
    else lines.push([unit]);
  }
  return lines.map((line) => line.sort((a, b) => a.box[0] - b.box[0]));
}

function segmentsOfLine(line: readonly PlacedWord[], rulings: Rulings): Segment[] {
  const groups: PlacedWord[][] = [];
  for (const comb of combsOf(line)) {
    const [last, before] = [groups.at(-1), groups.at(-1)?.at(-1)];
    const [unit] = comb as [PlacedWord];
    const joins = comb.length === 1 && last && before && !isComb(last) && belong(last, before, unit, rulings);
    if (joins) last.push(unit);
    else groups.push([...comb]);
  }
  return groups.map(segmentOf);
}

/** A line with characters that have a box each brought together, and all else alone. */
function combsOf(line: readonly PlacedWord[]): PlacedWord[][] {
  const groups: PlacedWord[][] = [];
  for (const unit of line) {
    const last = groups.at(-1);
    if (last && goesOnInComb(last, unit)) last.push(unit);
    else groups.push([unit]);
  }
  return groups.flatMap((group) => (group.length >= LEAST_IN_COMB ? [group] : group.map((unit) => [unit])));
}

const isSingle = ({ text }: PlacedWord): boolean => /^[\p{Lu}\p{N}–-]$/u.test(text);

function goesOnInComb(group: readonly PlacedWord[], unit: PlacedWord): boolean {
  const last = group.at(-1) as PlacedWord;
  const distance = unit.box[0] - last.box[0];
  return isSingle(last) && isSingle(unit) && distance < COMB_PITCH * unit.word.fontSize && apart(last, unit) > 0.3;
}

const isComb = (group: readonly PlacedWord[]): boolean => group.length >= LEAST_IN_COMB && group.every(isSingle);

/** Gap between two units in font sizes. */
const apart = (a: PlacedWord, b: PlacedWord): number =>
  (b.box[0] - a.box[2]) / Math.max(a.word.fontSize, b.word.fontSize);

function belong(group: readonly PlacedWord[], before: PlacedWord, unit: PlacedWord, rulings: Rulings): boolean {
  if (rulings.parted(before.box, unit.box)) return false;
  const isNumber = group.length === 1 && ALONE.test(before.text);
  const gap = apart(before, unit);
  if (isNumber && /\p{L}/u.test(unit.text)) return gap < NUMBER_GAP;
  return gap < APART && !differs(before.word, unit.word);
}

/** Whether a word is set in another font, size or colour; emphasis within a text is none. */
function differs(a: Word, b: Word): boolean {
  if (hasGuessedStyle(a) || hasGuessedStyle(b)) return false;
  const ratio = Math.max(a.fontSize, b.fontSize) / Math.min(a.fontSize, b.fontSize);
  return familyOf(a) !== familyOf(b) || a.color !== b.color || ratio > OTHER_SIZE;
}

/** A font's family without the names of its cuts, such as `Light` or `Bold Condensed`. */
const familyOf = ({ fontFamily }: Word): string =>
  fontFamily
    .replace(/[-,\s].*$/s, '')
    .slice(0, 9)
    .toLowerCase();

/** Words of one line as a segment. */
export function segmentOf(words: readonly PlacedWord[]): Segment {
  const first = (words.find(({ text }) => !ALONE.test(text)) ?? words[0]) as PlacedWord;
  const comb = isComb(words);
  const { word } = first;
  return {
    box: union(words.map(({ box }) => box)),
    baseline: first.baseline,
    size: word.fontSize || height(first.box),
    ...(hasGuessedStyle(word) ? {} : { style: styleOf(word) }),
    text: words.map(({ text }) => text).join(comb ? '' : ' '),
    words: words as [PlacedWord, ...PlacedWord[]],
    comb,
  };
}

/** Where the words of segments are in the plain text: those that follow each other there as one part, but for a comb's. */
export function partsOf(segments: readonly Segment[]): Span[] {
  const parts: Span[] = [];
  for (const { words, comb } of segments) {
    for (const { span } of words) {
      const last = parts.at(-1);
      if (!comb && last && span.start >= last.end && span.start - last.end <= 1) {
        parts[parts.length - 1] = { start: last.start, end: span.end };
      } else parts.push({ start: span.start, end: span.end });
    }
  }
  return parts;
}

const styleOf = (word: Word): string =>
  [familyOf(word), Math.round(word.fontSize), isBold(word) ? 'bold' : '', word.color].join(' ');
