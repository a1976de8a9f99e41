import { centre, height, holdsMiddle, horizontalOverlap, width } from '../../document/geometry.ts';
import type { PositionedPage, Rule, Word } from '../../document/page.ts';
import { median } from '../../platform/median.ts';
import { isAslant, isLevel, LARGE } from './rotated-lines.ts';

/** Fewest lines of text that run through a watermark of any colour: titles are set over a line or two of an ornament. */
const FEWEST_LINES = 3;
/** Least size of a pale watermark, in shares of that of what runs through it: an entry is about as large as its hint. */
const LARGER = 1.5;
/** Contrast of a pale word with its ground, in shares of that of what runs through it. */
const PALE = 0.5;
/** Height of a line's letters, in font sizes. */
const LETTERS = 0.7;
/** Largest distance of the middles of lines of one watermark, in font sizes. */
const LEADING = 1.6;

type Drawn = Pick<PositionedPage, 'words' | 'fills' | 'images' | 'rules'>;

/**
 * The words of a document that lie over its text, or below it: watermarks. Much larger than the lines that run through them;
 * or pale beside a smaller word that runs through them. The rest of the line is part of it, and so is what says and looks
 * the same elsewhere.
 */
export function watermarkWords(pages: readonly Drawn[]): ReadonlySet<Word> {
  const found = new Set<Word>();
  const larger = pages.map((page) => {
    const words = largerWords(page.words);
    for (const word of words) if (isAcross(word, page.words) || isPaleUnder(word, page)) found.add(word);
    return words;
  });
  if (found.size === 0) return found;
  const looks = new Set([...found].map(lookOf));
  for (const words of larger) {
    for (const word of words) if (looks.has(lookOf(word))) found.add(word);
    const own = words.filter((word) => found.has(word));
    for (const word of words) if (own.some((one) => isBesideAlike(one, word))) found.add(word);
  }
  return found;
}

/** The words of a page that are larger than most; signs alone are none. */
function largerWords(words: readonly Word[]): readonly Word[] {
  const usual = median(words.map(({ fontSize }) => fontSize));
  return words.filter(({ text, fontSize }) => fontSize >= LARGER * usual && /[\p{L}\p{N}]/u.test(text));
}

/** Whether lines of much smaller words run through a level word. */
function isAcross(word: Word, words: readonly Word[]): boolean {
  if (!isLevel(word)) return false;
  const within = words.filter(
    (other) => isLevel(other) && word.fontSize >= LARGE * other.fontSize && holdsMiddle(word.box, other.box),
  );
  return new Set(within.map(({ baseline }) => Math.round(baseline))).size >= FEWEST_LINES;
}

/**
 * Whether a word contrasts with its ground much less than smaller ones of the page, and one of these or a rule of a
 * table runs through it, or it is written aslant.
 */
function isPaleUnder(word: Word, { words, fills, images, rules }: Drawn): boolean {
  if (!/\p{L}{2}/u.test(word.text) || images.some(({ box }) => holdsMiddle(box, word.box))) return false;
  const tone = luminanceOf(word.color);
  const ground = luminanceOf(fills.findLast(({ box }) => holdsMiddle(box, word.box))?.color ?? '#ffffff');
  // No contrast is more than 1: text in black on white, which most is, needs no look at the others.
  if (Math.abs(tone - ground) >= PALE) return false;
  const darker = words.filter(
    (other) =>
      word.fontSize >= LARGER * other.fontSize &&
      !other.invisible &&
      PALE * Math.abs(luminanceOf(other.color) - ground) > Math.abs(tone - ground),
  );
  if (darker.some((other) => runsThrough(other, word))) return true;
  return 2 * darker.length > words.length && (isAslant(word) || rules.some((rule) => crosses(rule, word)));
}

/** Whether a level rule runs through the letters of a level word, and does not strike it out from end to end. */
const crosses = ({ box, orientation }: Rule, word: Word): boolean =>
  orientation === 'horizontal' &&
  isLevel(word) &&
  Math.abs(box[1] + box[3] - word.box[1] - word.box[3]) < LETTERS * word.fontSize &&
  2 * horizontalOverlap(box, word.box) > width(word.box) &&
  Math.max(word.box[0] - box[0], box[2] - word.box[2]) > word.fontSize;

/** From 0 for black to 1 for white, of `#rrggbb` by the weights of Rec. 601. */
function luminanceOf(color: string): number {
  const value = Number.parseInt(color.slice(1), 16);
  return (0.299 * (value >> 16) + 0.587 * ((value >> 8) & 0xff) + 0.114 * (value & 0xff)) / 0xff;
}

/** Whether the middle of a word is among the letters of another. */
function runsThrough(word: Word, other: Word): boolean {
  const [along, across] = distances(other, word);
  return along < lengthOf(other) / 2 && across < (LETTERS / 2) * other.fontSize;
}

/** How far the middle of a word is from that of another along its line and across it, in points. */
function distances(from: Word, to: Word): readonly [along: number, across: number] {
  const [[x, y], [toX, toY]] = [centre(from.box), centre(to.box)];
  const angle = (from.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [right, down] = [toX - x, toY - y];
  return [Math.abs(right * cos + down * sin), Math.abs(down * cos - right * sin)];
}

/** The length of a word along its line in points: the box around one written aslant has its height in both directions. */
function lengthOf({ box, rotation, fontSize }: Word): number {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return cos > sin ? (width(box) - fontSize * sin) / cos : (height(box) - fontSize * cos) / sin;
}

const lookOf = ({ text, fontSize, color, rotation }: Word): string =>
  [text, Math.round(fontSize), color, rotation].join(' ');

/** Whether a word is in the line of another, or the next, and looks the same. */
const isBesideAlike = (one: Word, word: Word): boolean =>
  one.color === word.color &&
  one.rotation === word.rotation &&
  Math.round(one.fontSize) === Math.round(word.fontSize) &&
  distances(one, word)[1] < LEADING * one.fontSize;
