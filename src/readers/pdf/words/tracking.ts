import type { Box } from '../../../document/geometry.ts';
import { countLetters } from '../../../platform/letters.ts';
import { median } from '../../../platform/median.ts';
import { gapBetween, isSameStyle } from './breaks.ts';
import type { Draft } from './draft.ts';

/** Letters that one stretch holds at least: fewer are initials, variables or choices. */
const FEWEST = 5;
/** Glyphs that stand together at most: kerning closes the gap between some. */
const LONGEST = 3;
/** Mean number of glyphs that stand together, above which text has words. */
const MOST_TOGETHER = 1.6;
/** Largest distance of letters in shares of the font size: the days of small calendars stand farther apart. */
const FARTHEST = 0.8;
/** Share of letters, not figures, which stand apart in columns. */
const LETTERS = 0.7;
/** Difference of distances (share of the font size) that kerning makes. */
const KERNING = 0.12;
/** Distance between words in shares of that between letters, from which it is another one: the space is spaced too. */
const WIDER = 1.5;
/** A letter and the sign right behind it, which programs do not space. */
const ENDED = /^\p{L}[.,:;!?]$/u;
/** Distance of words on a line of tracked letters, in shares of the font size, at most. */
const WORDS_APART = 2;

/**
 * Words of letters that stand apart at one distance (tracking), joined: `R E P O R T` is a word. Where the distance is
 * wider, a word ends. Words of few letters are joined beside longer ones of the same distance, or on a line of such words.
 */
export function joinTracked(drafts: readonly Draft[]): Draft[] {
  const joined: Draft[] = [];
  for (const line of linesOf(stretchesOf(drafts))) joined.push(...joinLine(line));
  return joined;
}

/** Drafts that stand as near each other as tracked letters may, in their order. */
function stretchesOf(drafts: readonly Draft[]): Draft[][] {
  const stretches: Draft[][] = [];
  for (const draft of drafts) {
    const open = stretches.at(-1);
    if (open && goesOn(open.at(-1) as Draft, draft)) open.push(draft);
    else stretches.push([draft]);
  }
  return stretches.flatMap(withoutWords);
}

/**
 * A stretch parted at the words in it, whose letters stand together: letters that are spaced for emphasis are between words.
 * Two alone may be a pair that kerning has brought together.
 */
function withoutWords(stretch: Draft[]): Draft[][] {
  const mayBeParted = stretch.every((draft) => isLone(draft) || draft.boxes.length === LONGEST);
  if (stretch.length < FEWEST || !mayBeParted || stretch.every(isLone) || wordsOf(stretch)) return [stretch];
  const parts: Draft[][] = [];
  for (const draft of stretch) {
    const open = parts.at(-1);
    if (open && isLone(draft) && open.every(isLone)) open.push(draft);
    else parts.push([draft]);
  }
  return parts.some(({ length }) => length >= FEWEST) ? parts : [stretch];
}

/** Whether a letter stands alone, but for a sign that ends its sentence or its word. */
const isLone = ({ boxes, text }: Draft): boolean =>
  boxes.length === text.length && (text.length === 1 || ENDED.test(text));

/** Stretches that follow each other on one line, as far apart as words of tracked letters are. */
function linesOf(stretches: readonly Draft[][]): Draft[][][] {
  const lines: Draft[][][] = [];
  for (const stretch of stretches) {
    const open = lines.at(-1);
    const [last, first] = [open?.at(-1)?.at(-1)?.last, stretch[0]?.first];
    const isNear = last && first && isSameStyle(last, first) && isBetween(gapBetween(last, first), 0, WORDS_APART);
    if (open && isNear) open.push(stretch);
    else lines.push([stretch]);
  }
  return lines;
}

const isBetween = (value: number, low: number, high: number): boolean => value > low && value < high;

/** The words of a line. */
function joinLine(line: readonly Draft[][]): Draft[] {
  const words = line.map((stretch) => (stretch.length < 2 ? undefined : wordsOf(stretch)));
  const isFew = (stretch: readonly Draft[], index: number): boolean =>
    !words[index] && stretch.length > 1 && stretch.every(isLone);
  const few = line.filter(isFew);
  if (few.length === 0) return line.flatMap((stretch, index) => words[index] ?? stretch);
  const long = line.filter((_, index) => words[index]);
  const areAllSpaced = line.every((stretch, index) => isFew(stretch, index) || stretch.every(isLone));
  const likes = long.length > 0 ? long : areAllSpaced && few.length > 1 && few.flat().length >= FEWEST ? few : [];
  const tracking = likes.length > 0 ? median(likes.flatMap(gapsOf)) : undefined;
  return line.flatMap((stretch, index) => {
    const known = isFew(stretch, index) && tracking !== undefined ? wordsOf(stretch, tracking) : undefined;
    return words[index] ?? known ?? stretch;
  });
}

const isShort = ({ boxes, text }: Draft): boolean => boxes.length <= LONGEST && boxes.length === text.length;

function goesOn(before: Draft, draft: Draft): boolean {
  if (!isShort(before) || !isShort(draft) || !isSameStyle(before.last, draft.first)) return false;
  const gap = gapBetween(before.last, draft.first);
  return gap > 0 && gap < FARTHEST;
}

/** Distances of the drafts of a stretch, in shares of the font size. */
const gapsOf = (stretch: readonly Draft[]): number[] =>
  stretch.slice(1).map((draft, index) => gapBetween((stretch[index] as Draft).last, draft.first));

/**
 * The words of a stretch of tracked letters; undefined where it is none.
 * @param known how far apart the letters of its line are, in shares of the font size: then few tell too.
 */
function wordsOf(stretch: readonly Draft[], known?: number): Draft[] | undefined {
  const text = stretch.map((draft) => draft.text).join('');
  if ((known === undefined && text.length < FEWEST) || text.length > MOST_TOGETHER * stretch.length) return undefined;
  if (countLetters(text) < LETTERS * text.length || isAlphabet(text)) return undefined;
  const gaps = gapsOf(stretch);
  const tracking = known ?? median(gaps);
  const isInWord = gaps.map((gap) => gap < WIDER * tracking + KERNING);
  const inWords = [
    ...gaps.filter((_, index) => isInWord[index]),
    ...stretch.filter((draft) => !isLone(draft)).flatMap(gapsWithin),
  ];
  if (inWords.some((gap) => Math.abs(gap - tracking) > KERNING)) return undefined;
  const words: Draft[] = [];
  for (const [index, draft] of stretch.entries()) {
    const word = words.at(-1);
    if (!word || !isInWord[index - 1])
      words.push({ ...draft, boxes: [...draft.boxes], spaced: index > 0 || draft.spaced });
    else {
      word.text += draft.text;
      word.last = draft.last;
      word.boxes.push(...draft.boxes);
    }
  }
  return words;
}

/** Distances of the glyphs that stand together, in shares of the font size. */
const gapsWithin = ({ boxes, first: { style } }: Draft): number[] =>
  boxes.slice(1).map((box, index) => {
    const before = boxes[index] as Box;
    const [start, end] = style.rotation % 180 === 0 ? [0, 2] : [1, 3];
    return (
      Math.max((box[start] as number) - (before[end] as number), (before[start] as number) - (box[end] as number)) /
      style.size
    );
  });

/** Whether letters count: `A B C D E` are names of columns or choices. */
const isAlphabet = (text: string): boolean =>
  [...text].every((letter, index) => index === 0 || letter.charCodeAt(0) === text.charCodeAt(index - 1) + 1);
