import type { Page } from '../../document/page.ts';
import type { PlainText } from '../text/plain-text.ts';
import { type StyledSpan, styledSpans } from '../text/styled-spans.ts';
import { type CaptionedField, captionedFields } from './fields/captions.ts';

/** A document in which values are looked for. */
export interface DocumentRecord {
  readonly text: PlainText;
  readonly spans: readonly StyledSpan[];
  /** With what is drawn on them: rules, shades. */
  readonly pages: readonly Page[];
  /** The fields of forms that the file declares, empty ones included. */
  readonly fields: readonly CaptionedField[];
}

/** What of a document values are looked for in. */
export function recordOf(text: PlainText, pages: readonly Page[]): DocumentRecord {
  const spans = styledSpans(text);
  return { text, spans, pages, fields: captionedFields(text, pages, spans) };
}
