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

/**
 * Words of letters that stand apart at one distance (tracking), joined: `R E P O R T` is a word. Where the distance is
 * wider, a word ends.
 */
export function joinTracked(drafts: readonly Draft[]): Draft[] {
  const joined: Draft[] = [];
  for (let start = 0; start < drafts.length; ) {
    let end = start + 1;
    while (end < drafts.length && goesOn(drafts[end - 1] as Draft, drafts[end] as Draft)) end++;
    if (end - start < 2) joined.push(drafts[start] as Draft);
    else {
      const stretch = drafts.slice(start, end);
      joined.push(...(wordsOf(stretch) ?? stretch));
    }
    start = end;
  }
  return joined;
}

const isShort = ({ boxes, text }: Draft): boolean => boxes.length <= LONGEST && boxes.length === text.length;

function goesOn(before: Draft, draft: Draft): boolean {
  if (!isShort(before) || !isShort(draft) || !isSameStyle(before.last, draft.first)) return false;
  const gap = gapBetween(before.last, draft.first);
  return gap > 0 && gap < FARTHEST;
}

/** The words of a stretch of tracked letters; undefined where it is none. */
function wordsOf(stretch: readonly Draft[]): Draft[] | undefined {
  const text = stretch.map((draft) => draft.text).join('');
  if (text.length < FEWEST || text.length > MOST_TOGETHER * stretch.length) return undefined;
  if (countLetters(text) < LETTERS * text.length || isAlphabet(text)) return undefined;
  const gaps = stretch.slice(1).map((draft, index) => gapBetween((stretch[index] as Draft).last, draft.first));
  const tracking = median(gaps);
  const isInWord = gaps.map((gap) => gap < WIDER * tracking + KERNING);
  const inWords = [...gaps.filter((_, index) => isInWord[index]), ...stretch.flatMap(gapsWithin)];
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
