import { type Draft, textOfDraft } from '../text/paragraphs.ts';

/** How a heading looks; headings of one look have one level, unless the outline says otherwise. */
export interface Look {
  readonly fontSize: number;
  readonly bold: boolean;
  readonly capitals: boolean;
}

export const isCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

export const lookOf = (draft: Draft): Look => ({
  fontSize: draft.fontSize,
  bold: draft.bold,
  capitals: isCapitals(textOfDraft(draft)),
});

/** Equal for equal looks. */
export const keyOf = (draft: Draft): string => JSON.stringify(lookOf(draft));
