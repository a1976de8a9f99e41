import type { Cited } from '../cited.ts';
import { sectionsOfText } from '../sections/sections.ts';
import type { PlainText } from '../text/plain-text.ts';
import { quote } from '../text/sources.ts';

/** The text of the document's summary section; null when there is none. */
export function summaryOf(text: PlainText): Cited<string> | null {
  const section = sectionsOfText(text).find(({ name, body }) => name === 'summary' && body.length > 0);
  const [first, last] = [section?.body[0], section?.body.at(-1)];
  return first && last ? quote(text, { start: first.start, end: last.end }, 0.8) : null;
}
