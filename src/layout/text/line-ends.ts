import type { Word } from '../../document/page.ts';
import { median } from '../../platform/median.ts';
import type { Line } from '../page/lines.ts';

/** Whether a line's last word ends a sentence, a note's number and closing marks aside. */
export const endsSentence = (line: Line): boolean => /[.!?:;…]["'”’»)\]]*\d*$/.test(line.words.at(-1)?.text ?? '');

/** Whether a line ends a sentence for sure: a colon may be that of a label without a value. */
export const endsInFullStop = (line: Line): boolean => /[.!?…]["'”’»)\]]*$/.test(line.words.at(-1)?.text ?? '');

/** Whether a line ends in a number and a dash: the next one begins with the end of the range. */
export const endsInRange = (line: Line): boolean => /\d[-‐–]$/u.test(line.words.at(-1)?.text ?? '');

const endsInHyphen = (line: Line): boolean => /\p{L}[-‐]$/u.test(line.words.at(-1)?.text ?? '');

/** Signs that no line ends with. */
const BOUND = /^[(→⇨➔➜]$/u;

/**
 * Whether the next line's first word would have fitted at the end of the line: the break was meant. An
 * arrow or a bracket goes with the word after it.
 * @param right x in points where lines end.
 */
export function isShort(before: Line, line: Line, right: number): boolean {
  const [first, second] = line.words;
  if (!first || endsInHyphen(before)) return false;
  const end = second && BOUND.test(first.text) ? second.box[2] : first.box[2];
  const room = right - before.box[2];
  return room > end - first.box[0] + line.fontSize;
}

/** Least gap within a line, in font sizes, that parts a label from its value: justified text has such too, but not aligned. */
const PART_GAP = 1;
/** Largest distance of edges that are aligned, in font sizes. */
const ALIGNED = 0.3;

/** Gap within a line, in font sizes, that no justified text has. */
const WIDE_GAP = 5;

/**
 * Whether parts of two lines, each behind a wide gap, begin below each other; lines that end so too are justified text,
 * unless the gap is wider than such text has.
 */
export function haveAlignedParts(a: Line, b: Line): boolean {
  const gap = Math.abs(a.box[2] - b.box[2]) < ALIGNED * b.fontSize ? WIDE_GAP : PART_GAP;
  const right = partsOf(b, gap);
  return partsOf(a, gap).some(({ box: [x0] }) => right.some(({ box }) => Math.abs(x0 - box[0]) < ALIGNED * b.fontSize));
}

/** Whether a line falls into parts, as a label and its value. */
export const hasParts = (line: Line): boolean => partsOf(line).length > 0;

/** Fewest words of a line that tell how wide its spaces are, and gap in usual ones from which it parts words there. */
const FEWEST_SPACES = 5;
const PARTS = 2;

/** The words behind gaps that are wider than so many font sizes; text in a wide fixed pitch has such between all its words. */
function partsOf({ words, fontSize }: Line, gap = PART_GAP): readonly Word[] {
  const gapBefore = (index: number): number => (words[index] as Word).box[0] - (words[index - 1] as Word).box[2];
  const parts = words.filter((_, index) => index > 0 && gapBefore(index) > gap * fontSize);
  if (parts.length * 2 < words.length || words.length < FEWEST_SPACES || !words.every(({ monospace }) => monospace))
    return parts;
  const usual = median(words.slice(1).map((_, index) => gapBefore(index + 1)));
  return parts.filter((word) => gapBefore(words.indexOf(word)) > PARTS * usual);
}

/** Whether a line begins with a word in lower case, such as goes on with a sentence; addresses are none. */
export const beginsInLowerCase = ({ words: [first] }: Line): boolean =>
  first !== undefined && /^["'“‘«(]?\p{Ll}+(?:[-'’]\p{Ll}+)*["'”’»)]?[,;:.!?]?$/u.test(first.text);

/** Whether all words of a line but a sign before them are apart as columns are: no last line of a paragraph is so justified. */
export const isStretched = ({ words, fontSize }: Line): boolean =>
  words.length > 3 &&
  words.slice(2).every(({ box: [left] }, index) => left - (words[index + 1] as Word).box[2] >= fontSize);
