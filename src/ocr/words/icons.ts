import { height, verticalOverlap, width } from '../../document/geometry.ts';
import type { RecognizedWord } from '../engines/recognizer.ts';

/** Characters that a recogniser reads in a small picture at most. */
const LONGEST = 3;
/** Type sizes: how far the text may be to which a picture belongs, and anything left of it. */
const GAP = 3;
/** Heights in shares of the size of the type beside it: capitals and signs are .72, what is higher is drawn; drop caps are higher. */
const HIGHER = 0.84;
const HIGHEST = 1.4;
/** The same of specks, parts of a drawing or bullets, taken for letters: small letters are .49. Dust is lower. */
const LOWER = 0.35;
const LOWEST = 0.15;
/** Confidence of what looks like letters, digits or has a descender and is drawn; signs without are drawn if they are that high. */
const UNSURE = 0.6;
/** Letters, digits, and signs that reach below the baseline or as high as a picture: their height proves nothing. */
const PROVES_NOTHING = /[\p{L}\p{N}()[\]{}/\\|@$§¶,;_'"“”‘’]/u;

/** Numbers, what counts paragraphs, and what begins as words do: a box that is too high may be that of two lines. */
const KEPT = /\p{N}|^\p{L}|^\(\p{L}\p{P}$/u;
/** Type sizes from which specks are not on the text's baseline: small text beside large is. */
const RAISED = 0.25;
/** Width in shares of its height up to which a speck before a line is a bullet. */
const ROUND = 1.6;
const BULLET = '•';

/**
 * The words without those that were read in icons: pictures before a line of text, as in contact details and before
 * headings. They are higher than letters of the text's size can be, or rows of specks. One speck is a bullet.
 */
export const withoutIcons = (words: readonly RecognizedWord[]): readonly RecognizedWord[] =>
  words.flatMap((word) => {
    const drawn = word.text.length <= LONGEST ? drawingOf(word, words) : undefined;
    if (!drawn) return word;
    return drawn === 'bullet' ? { ...word, text: BULLET } : [];
  });

/** What a word was taken for that is none. */
function drawingOf(word: RecognizedWord, words: readonly RecognizedWord[]): 'icon' | 'bullet' | undefined {
  const isUnsure = word.confidence < UNSURE;
  if (!isUnsure && PROVES_NOTHING.test(word.text)) return undefined;
  const text = textAfter(word, words);
  if (!text) return undefined;
  const size = height(word.box) / text.fontSize;
  if (size < LOWER) {
    if (!isUnsure || size < LOWEST || !/\p{L}/u.test(word.text)) return undefined;
    if (width(word.box) <= ROUND * height(word.box)) return 'bullet';
    return text.baseline - word.baseline >= RAISED * text.fontSize ? 'icon' : undefined;
  }
  if (size < HIGHER || size > HIGHEST || KEPT.test(word.text)) return undefined;
  return 'icon';
}

/** The word of text that a first word of a row stands before; undefined where others stand before that, or none after it. */
function textAfter(word: RecognizedWord, words: readonly RecognizedWord[]): RecognizedWord | undefined {
  const level = words.filter((other) => other !== word && isLevel(word, other));
  const isFirst = !level.some(({ box, fontSize }) => box[0] < word.box[0] && word.box[0] - box[2] < GAP * fontSize);
  if (!isFirst) return undefined;
  return level
    .filter(
      ({ box, text, fontSize }) =>
        box[0] >= word.box[2] && box[0] - word.box[2] < GAP * fontSize && text.length > LONGEST,
    )
    .reduce<RecognizedWord | undefined>((a, b) => (a && a.box[0] <= b.box[0] ? a : b), undefined);
}

/** Whether two words share more than half of the height of one of them. */
const isLevel = (a: RecognizedWord, b: RecognizedWord): boolean =>
  verticalOverlap(a.box, b.box) > Math.min(height(a.box), height(b.box)) / 2;
