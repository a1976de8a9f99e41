import { median } from '../../../platform/median.ts';
import type { PlainText } from '../../text/plain-text.ts';
import type { StyledSpan } from '../../text/styled-spans.ts';
import { termsIn } from '../question/terms.ts';

/** How much larger than most of its text the title of a document is. */
export const LARGER = 1.4;
/** Most words of a title that says what kind of document it is. */
const MOST_WORDS = 4;

/** Terms of the short headlines of a document's first page: they say what it is, such as an invoice. */
export function titleTerms(document: PlainText, spans: readonly StyledSpan[]): ReadonlySet<string> {
  const { text } = document;
  const usual = median(spans.map(({ fontSize }) => fontSize));
  const titles = spans
    .filter(
      ({ page, box, fontSize, line }) => page === 1 && (box ? fontSize >= LARGER * usual : line.kind === 'heading'),
    )
    .map(({ start, end }) => text.slice(start, end))
    .filter((title) => title.split(/\s+/).length <= MOST_WORDS);
  return new Set(titles.flatMap(termsIn(document)));
}
