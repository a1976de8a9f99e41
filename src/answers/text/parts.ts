import type { PlainText } from './plain-text.ts';
import { trimSpan } from './sources.ts';
import type { Span } from './span.ts';

/**
 * The parts of a span between separators, without white space around them; empty parts are left out.
 * @param separator a global expression.
 */
export function partsOf(text: PlainText, { start, end }: Span, separator: RegExp): Span[] {
  const bounds = [...text.text.slice(start, end).matchAll(separator)].flatMap(({ 0: match, index }) => [
    start + index,
    start + index + match.length,
  ]);
  const edges = [start, ...bounds, end];
  return edges
    .flatMap((edge, index) =>
      index % 2 === 0 ? [trimSpan(text.text, { start: edge, end: edges[index + 1] ?? end })] : [],
    )
    .filter((part) => part.end > part.start);
}
