import type { Box } from '../../../document/geometry.ts';
import type { Draft } from './draft.ts';

/** First code of the marks that combine with a letter (Unicode block Combining Diacritical Marks). */
const FIRST_MARK = 0x300;
/** Scripts from right to left have their marks put to their letters when their lines are read: Hebrew to Arabic Extended. */
const FROM_RIGHT = { first: 0x590, last: 0x8ff };
const NONSPACING = /^\p{Mn}$/u;
/** Vowel signs of Thai and Lao that begin over the letter before them (SpacingMark of UAX #29). */
const OVER_BEGINNING = new Set(['ำ', 'ຳ']);
/** Words back to which a mark may belong: engines put the text of a line in order by where it begins. */
const FARTHEST = 8;
/** UTF-16 units of a word, more than a line has: each is looked through for each of its marks. */
const LONGEST = 500;
/** Shares of the font size: how far a mark is off its letter, baselines of one line from each other, and a word from itself. */
const BESIDE = 0.1;
const SAME_LINE = 0.12;
const NO_GAP = 0.1;

/**
 * Words with each mark behind the letter that it is painted over, where another word or none came before it; what follows
 * it there goes on with that word. No word begins with a mark (Unicode 17, 2.11).
 */
export function withMarks(drafts: readonly Draft[]): readonly Draft[] {
  const emptied = new Set<Draft>();
  for (const [index, draft] of drafts.entries()) {
    if (!hasMark(draft)) continue;
    for (let at = draft.text.length - 1; at >= 0; at--) {
      if (!isMark(draft.text, at) || isOverOwnLetter(draft, at)) continue;
      const before = drafts.slice(Math.max(0, index - FARTHEST), index + 1).filter((word) => !emptied.has(word));
      const word = before.findLast((other) => letterUnder(other, draft, at) !== undefined);
      if (word && moveMark(draft, at, word)) emptied.add(draft);
    }
  }
  return emptied.size === 0 ? drafts : drafts.filter((draft) => !emptied.has(draft));
}

const hasMark = ({ text, boxes, first }: Draft): boolean => {
  if (boxes.length !== text.length || text.length > LONGEST || first.style.rotation !== 0) return false;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) >= FIRST_MARK && isMark(text, at)) return true;
  return false;
};

function isMark(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < FIRST_MARK || (code >= FROM_RIGHT.first && code <= FROM_RIGHT.last)) return false;
  return NONSPACING.test(text.charAt(at)) || OVER_BEGINNING.has(text.charAt(at));
}

/** Where a mark stands: x in points. */
const placeOf = ({ text, boxes }: Draft, at: number): number => {
  const [from, , to] = boxes[at] as Box;
  return OVER_BEGINNING.has(text.charAt(at)) ? from : (from + to) / 2;
};

const isOver = (x: number, [from, , to]: Box, size: number): boolean =>
  x > from - BESIDE * size && x < to + BESIDE * size;

function isOverOwnLetter(draft: Draft, at: number): boolean {
  let letter = at - 1;
  while (letter >= 0 && isMark(draft.text, letter)) letter--;
  const box = draft.boxes[letter];
  return box !== undefined && isOver(placeOf(draft, at), box, draft.first.style.size);
}

/** Index of the letter of a word on whose line a mark is that is painted over it; undefined for none. */
function letterUnder(word: Draft, draft: Draft, at: number): number | undefined {
  const { size, rotation } = word.first.style;
  if (rotation !== 0 || word.boxes.length !== word.text.length || word.text.length > LONGEST) return undefined;
  if (Math.abs(word.first.y - draft.first.y) > SAME_LINE * size) return undefined;
  const x = placeOf(draft, at);
  const letter = word.boxes.findLastIndex(
    (box, index) => !isMark(word.text, index) && x >= box[0] && isOver(x, box, size),
  );
  return letter === -1 ? undefined : letter;
}

/**
 * Moves a mark to a letter of a word, its own one or another.
 * @returns whether the mark's word is at an end: nothing stays of it, or the rest goes on with the other word.
 */
function moveMark(draft: Draft, at: number, word: Draft): boolean {
  const letter = letterUnder(word, draft, at) as number;
  const mark = draft.text.charAt(at);
  const box = draft.boxes[at] as Box;
  draft.text = draft.text.slice(0, at) + draft.text.slice(at + 1);
  draft.boxes.splice(at, 1);
  let place = letter + 1;
  while (place < word.text.length && isMark(word.text, place) && !OVER_BEGINNING.has(word.text.charAt(place))) place++;
  const isLast = place === word.text.length;
  word.text = word.text.slice(0, place) + mark + word.text.slice(place);
  word.boxes.splice(place, 0, box);
  if (word === draft) return false;
  const [next] = draft.boxes;
  if (!next) return true;
  const end = Math.max(...word.boxes.map((other) => other[2]));
  if (!isLast || next[0] - end > NO_GAP * draft.first.style.size) return false;
  word.text += draft.text;
  word.boxes.push(...draft.boxes);
  word.last = draft.last;
  return true;
}
