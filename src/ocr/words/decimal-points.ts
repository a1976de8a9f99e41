import { type Box, boxAround, centre, grown, height, width } from '../../document/geometry.ts';
import { median } from '../../platform/median.ts';
import type { RecognizedWord } from '../engines/recognizer.ts';
import { byRow } from '../ink/by-row.ts';
import { COLUMN_GAP, LEVEL, printedLines } from './printed-lines.ts';
import { AS_TALL, type DecimalSign, TALL, usualSign, withWornPoint } from './worn-points.ts';

/** A number that was read without a point, perhaps with a sign or a currency; and one, with or without, that two digits end. */
const NUMBER = /^[-+(@\p{Sc}\p{Lu}]{0,5}\d{2,}[)%-]?$/u;
const BEFORE_POINT = /^[-+(\p{Sc}\p{Lu}]{0,5}\d+(?:[.,']\d{3})*[.,]$/u;
const BEFORE_DECIMALS = /^[-+(\p{Sc}\p{Lu}]{0,5}\d+$/u;
const DECIMALS = /^\d{2}[)%-]?$/;
/** Digits with points between them as numbers and dates have them. */
const WELL_FORMED =
  /^\d+[.,]\d+$|^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$|^[0-3]?\d\.(?:0?[1-9]|1[0-2])\.(?:\d{2}|\d{4})$/;
const DIGIT = /\d/;
const AROUND = /^[^\d]{1,5}|[^\d]$/g;
/** Sizes of points and commas in shares of the height of the number's highest component. */
const POINT = { least: 0.08, highest: 0.35, widest: 0.4 } as const;
/** How far from the feet of the digits a point ends, up or down; a comma ends lower and is higher than wide. */
const ON_LINE = 0.15;
const LOWEST = 0.35;
/** Height of a comma in shares of its width at least; points are about square. */
const TAILED = 1.4;
/** Share of a point's width by which the gap that it stands in is wider than those between the other digits at least. */
const ROOM = 0.6;
/** Gap between two digits in shares of their height where the number has no other. */
const USUAL_GAP = 0.15;
/** Widest gap within an amount in sizes of its type: a space in the fonts of receipts. */
const WIDEST_GAP = 0.7;
/** Length of the longest number before its point, in sizes of its type. */
const LONGEST = 10;
/** Widest gap in which a point has worn away, in sizes of its type: a space is wider in the fonts of receipts. */
const WORN_GAP = 0.45;

/**
 * The words with the decimal points of numbers as they are printed: recognisers skip points in blurred type, and read the
 * gap beside one in type of fixed width as a space. A point is taken from the ink: a dot at the feet of the digits, in a
 * gap that is wider for it. On pages with amounts, the gap before the last two digits tells of a point that has worn
 * away. Two digits at the end of a run belong to the number before them that a point ends, and so do those of a column
 * that a recogniser makes of the decimals of amounts below each other.
 * @param ink boxes of the ink components of the image that was read, in its pixels.
 */
export function withDecimalPoints(words: readonly RecognizedWord[], ink: readonly Box[]): readonly RecognizedWord[] {
  if (!words.some(({ text }) => NUMBER.test(text) || DECIMALS.test(text))) return words;
  const inkIn = byRow(ink, (box) => box);
  const sign = usualSign(words);
  return printedLines(withDecimalsOfColumns(words)).flatMap((line) => {
    const whole: RecognizedWord[] = [];
    for (const [index, word] of line.entries()) {
      const before = whole.at(-1);
      const amount = before && amountOf(before, word, { first: whole.at(-2), next: line[index + 1] }, inkIn, sign);
      if (amount) whole[whole.length - 1] = amount;
      else whole.push(pointed(word, inkIn, sign));
    }
    return whole;
  });
}

/** The words with two digits that stand alone in their line joined to the number before them that a point ends. */
function withDecimalsOfColumns(words: readonly RecognizedWord[]): readonly RecognizedWord[] {
  const lines = printedLines(words);
  const ends = lines.flatMap((line) => line.slice(-1)).filter(({ text }) => BEFORE_POINT.test(text));
  if (ends.length === 0) return words;
  const near = byRow(ends, ({ box }) => box);
  const joined = new Map<RecognizedWord, RecognizedWord | undefined>();
  for (const [word, ...others] of lines) {
    if (!word || others.length > 0 || !DECIMALS.test(word.text)) continue;
    const [left, top, right, bottom] = word.box;
    const before = near([left - LONGEST * word.fontSize, top, right, bottom]).find(
      (end) => !joined.has(end) && isRightBehind(end, word),
    );
    if (before) joined.set(before, joinedWords(before, word)).set(word, undefined);
  }
  return words.flatMap((word) => (joined.has(word) ? (joined.get(word) ?? []) : word));
}

const isRightBehind = (before: RecognizedWord, word: RecognizedWord): boolean => {
  const gap = word.box[0] - before.box[2];
  const isLevel = Math.abs(word.baseline - before.baseline) < LEVEL * before.fontSize;
  return isLevel && gap >= 0 && gap <= WIDEST_GAP * before.fontSize;
};

const joinedWords = (before: RecognizedWord, word: RecognizedWord): RecognizedWord => ({
  ...before,
  text: before.text + word.text,
  box: boxAround([before, word]),
  confidence: Math.min(before.confidence, word.confidence),
});

type InkIn = (area: Box) => readonly Box[];

/** Two words as one amount, where the second holds its decimals; undefined where they are two. */
function amountOf(
  before: RecognizedWord,
  word: RecognizedWord,
  { first, next }: { readonly [neighbour in 'first' | 'next']: RecognizedWord | undefined },
  inkIn: InkIn,
  sign: DecimalSign | undefined,
): RecognizedWord | undefined {
  const size = before.fontSize;
  if (!DECIMALS.test(word.text) || word.box[0] - before.box[2] > WIDEST_GAP * size) return undefined;
  const joined = joinedWords(before, word);
  const isLast = next === undefined || next.box[0] - word.box[2] > COLUMN_GAP * size;
  if (BEFORE_POINT.test(before.text)) return isLast ? joined : undefined;
  if (!BEFORE_DECIMALS.test(before.text)) return undefined;
  const isFirst = first === undefined || before.box[0] - first.box[2] > COLUMN_GAP * size;
  const isTight = word.box[0] - before.box[2] <= WORN_GAP * size;
  const amount = pointed(joined, inkIn, isFirst && isLast && isTight ? sign : undefined);
  const isBetween = /[.,]/.test(amount.text[before.text.length] ?? '') && amount.text.length === joined.text.length + 1;
  return isBetween ? amount : undefined;
}

/** A number with the points that are printed in it. @param worn the sign of amounts on the page, where it may have worn away. */
function pointed(word: RecognizedWord, inkIn: InkIn, worn?: DecimalSign): RecognizedWord {
  if (!NUMBER.test(word.text)) return word;
  const parts = inkIn(grown(word.box, Math.round(ON_LINE * height(word.box))));
  // Noise has more parts than a call takes arguments.
  const highest = parts.reduce(
    (most, part) => (width(part) <= 2 * height(part) ? Math.max(most, height(part)) : most),
    0,
  );
  const tall = parts.filter((part) => height(part) >= AS_TALL * highest).sort((a, b) => a[0] - b[0]);
  const places = [...word.text].flatMap((character, at) => (TALL.test(character) ? [at] : []));
  // Of digits that touch it cannot be told between which a point stands.
  if (tall.length !== places.length) return withWornPoint(word, worn, parts, highest);
  const foot = median(tall.map((part) => part[3]));
  let { text } = word;
  for (let index = tall.length - 1; index > 0; index--) {
    const [left, right] = [places[index - 1] as number, places[index] as number];
    if (right !== left + 1 || !DIGIT.test(text[left] ?? '') || !DIGIT.test(text[right] ?? '')) continue;
    const point = parts.find((part) => isPoint(part, highest, foot) && hasRoom(part, index, tall, highest));
    if (point) text = text.slice(0, right) + signOf(point, highest, foot) + text.slice(right);
  }
  if (text === word.text) return withWornPoint(word, worn, parts, highest);
  return WELL_FORMED.test(text.replace(AROUND, '')) ? { ...word, text } : word;
}

function isPoint(part: Box, highest: number, foot: number): boolean {
  const [across, down] = [width(part) / highest, height(part) / highest];
  const below = (part[3] - foot) / highest;
  return (
    Math.min(across, down) >= POINT.least &&
    across <= POINT.widest &&
    down <= POINT.highest &&
    below >= -ON_LINE &&
    below <= (down > across ? LOWEST : ON_LINE)
  );
}

/** Whether a point stands between a digit and the one before it, in a gap made for it. */
function hasRoom(point: Box, index: number, tall: readonly Box[], highest: number): boolean {
  const gaps = tall.slice(1).map((part, before) => part[0] - (tall[before] as Box)[2]);
  const others = gaps.filter((_, before) => before !== index - 1);
  const usual = others.length > 0 ? median(others) : USUAL_GAP * highest;
  const [middle] = centre(point);
  return (
    middle > (tall[index - 1] as Box)[2] &&
    middle < (tall[index] as Box)[0] &&
    (gaps[index - 1] as number) >= usual + ROOM * width(point)
  );
}

/** A comma ends below the digits, in small type by a pixel or two, and then shows by its shape. */
function signOf(point: Box, highest: number, foot: number): ',' | '.' {
  const below = (point[3] - foot) / highest;
  const hasTail = below >= ON_LINE / 2 && height(point) >= TAILED * width(point);
  return below > ON_LINE || hasTail ? ',' : '.';
}
