import { candidateText, type ParagraphCandidate } from '../text/paragraphs.ts';

/** How a heading is set; headings of one style have one level, unless the outline gives them others. */
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

/** A string that is equal for equal styles. */
export const keyOf = (candidate: ParagraphCandidate): string => JSON.stringify(styleOf(candidate));
