import type { PlainText } from '../../text/plain-text.ts';
import type { StyledSpan } from '../../text/styled-spans.ts';
import { termsOf } from '../question/terms.ts';

/** How much larger than most of its text the title of a document is. */
const LARGER = 1.4;
/** Most words of a title that says what kind of document it is. */
const MOST_WORDS = 4;

/** Terms of the short headlines of a document's first page: they say what it is, such as an invoice. */
export function titleTerms({ text }: PlainText, spans: readonly StyledSpan[]): ReadonlySet<string> {
  const sizes = spans.map(({ fontSize }) => fontSize).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const titles = spans
    .filter(
      ({ page, fontSize, line }) =>
        page === 1 && (fontSize === 0 ? line.kind === 'heading' : fontSize >= LARGER * usual),
    )
    .map(({ start, end }) => text.slice(start, end))
    .filter((title) => title.split(/\s+/).length <= MOST_WORDS);
  return new Set(titles.flatMap(termsOf));
}
