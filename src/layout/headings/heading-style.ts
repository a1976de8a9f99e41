import { candidateText, type ParagraphCandidate } from '../text/paragraphs.ts';

/** How a heading styles; headings of one look have one level, unless the outline says otherwise. */
export interface HeadingStyle {
  readonly fontSize: number;
  readonly bold: boolean;
  readonly capitals: boolean;
}

export const isCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

export const styleOf = (candidate: ParagraphCandidate): HeadingStyle => ({
  fontSize: candidate.fontSize,
  bold: candidate.bold,
  capitals: isCapitals(candidateText(candidate)),
});

/** Equal for equal styles. */
export const keyOf = (candidate: ParagraphCandidate): string => JSON.stringify(styleOf(candidate));
