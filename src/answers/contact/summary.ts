import type { Cited } from '../cited.ts';
import type { PlainText } from '../text/plain-text.ts';
import { sections } from '../text/sections.ts';
import { quote } from '../text/sources.ts';
import type { StyledSpan } from '../text/styled-spans.ts';

/** The text of the document's summary section; null when there is none. */
export function summaryOf(text: PlainText, spans: readonly StyledSpan[]): Cited<string> | null {
  const section = sections(text, spans).find(({ name, body }) => name === 'summary' && body.length > 0);
  const [first, last] = [section?.body[0], section?.body.at(-1)];
  return first && last ? quote(text, { start: first.start, end: last.end }, 0.8) : null;
}
