import type { Word } from '../../document/page.ts';
import { isCapitals } from '../page/capitals.ts';
import { candidateText, type ParagraphCandidate } from '../text/paragraphs.ts';

/** How a heading is set; headings of one style have one level, unless the outline gives them others. */
export interface HeadingStyle {
  readonly fontSize: number;
  readonly bold: boolean;
  readonly capitals: boolean;
}

/** Size in shares of an initial's up to which the letters after it are small capitals; most fonts draw them at 0.8. */
const SMALL_CAPITAL = 0.9;

/** Distance of baselines in shares of the font size up to which they are one; subscripts are further down. */
const ON_BASELINE = 0.05;

/** Whether a word goes on as small capitals after a capital of another size. */
const isSmallCapital = (word: Word, before: Word | undefined): boolean =>
  before !== undefined &&
  !word.spaced &&
  /^\p{Lu}$/u.test(before.text) &&
  /^\p{L}{2}/u.test(word.text) &&
  word.fontSize < SMALL_CAPITAL * before.fontSize &&
  Math.abs(word.baseline - before.baseline) < ON_BASELINE * before.fontSize;

/** Whether a paragraph is one line in small capitals that are drawn as smaller letters. */
export const isSmallCapitals = ({ lines }: Pick<ParagraphCandidate, 'lines'>): boolean =>
  lines.length === 1 && (lines[0]?.words.some((word, index, words) => isSmallCapital(word, words[index - 1])) ?? false);

/** Fonts whose small letters are drawn as capitals, such as TeX's CMCSC10 and LMRomanCaps10. */
const CAPITALS_FONT = /(?:csc|small ?caps|caps)\d*$/i;

/** Whether all its small letters are drawn as capitals by a font of their own. */
function isInCapitalsFont({ lines }: ParagraphCandidate): boolean {
  let hasSmall = false;
  for (const { words } of lines) {
    for (const { text, fontFamily } of words) {
      if (!/\p{Ll}/u.test(text)) continue;
      if (!CAPITALS_FONT.test(fontFamily)) return false;
      hasSmall = true;
    }
  }
  return hasSmall;
}

/** Whether a paragraph is in capitals, large or small ones. */
export const isInCapitals = (candidate: ParagraphCandidate): boolean =>
  isSmallCapitals(candidate) || isCapitals(candidateText(candidate)) || isInCapitalsFont(candidate);

/** Size in points of a paragraph's largest letters: of capitals, that of the large ones. */
export const largestSizeOf = ({ lines }: ParagraphCandidate): number =>
  Math.max(...lines.flatMap((line) => line.words.map((word) => word.fontSize)));

export const styleOf = (candidate: ParagraphCandidate): HeadingStyle => ({
  fontSize: candidate.fontSize,
  bold: candidate.bold,
  capitals: isCapitals(candidateText(candidate)),
});

/** A string that is equal for equal styles. */
export const keyOf = (style: HeadingStyle): string => JSON.stringify(style);
