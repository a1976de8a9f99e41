import type { Page } from '../../document/page.ts';
import type { NameTagger } from '../entities/name-tagger.ts';
import type { PlainText } from '../text/plain-text.ts';
import { type StyledSpan, styledSpans } from '../text/styled-spans.ts';

/** A document in which values are looked for. */
export interface DocumentRecord {
  readonly text: PlainText;
  readonly spans: readonly StyledSpan[];
  /** With what is drawn on them: rules, shades. */
  readonly pages: readonly Page[];
  /** Absent where names are found by rules alone. */
  readonly tagger?: NameTagger;
}

export const recordOf = (text: PlainText, pages: readonly Page[], tagger?: NameTagger): DocumentRecord => ({
  text,
  spans: styledSpans(text),
  pages,
  ...(tagger ? { tagger } : {}),
});
