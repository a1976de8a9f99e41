import { type Box, boxAround } from '../../../document/geometry.ts';
import { levelPlace } from '../../../document/page.ts';
import type { PlainText } from '../../text/plain-text.ts';
import { wordSpansIn } from '../../text/sources.ts';
import type { Span } from '../../text/span.ts';
import type { StyledSpan } from '../../text/styled-spans.ts';
import type { WordSpan } from '../../text/word-spans.ts';
import type { PlacedField } from './declared-fields.ts';

/** Text printed on one line that may name a field: no field's value, no number, currency or row of dots alone. */
export interface Print {
  /** On the level page. */
  readonly box: Box;
  readonly text: string;
  readonly span: Span;
}

const TELLING = /\p{L}{2}/u;

/** What is printed on each page that has fields, without what they are filled in with. */
export function printsOf(
  text: PlainText,
  spans: readonly StyledSpan[],
  fields: readonly PlacedField[],
): Map<number, Print[]> {
  const prints = new Map(fields.map(({ page }): [number, Print[]] => [page, []]));
  const filled = new Set(fields.flatMap((field) => field.spans.flatMap((span) => wordSpansIn(text, span))));
  for (const span of spans) {
    const own = span.box && prints.get(span.page);
    if (own) own.push(...printsIn(text, wordSpansIn(text, span), filled));
  }
  return prints;
}

function printsIn({ text }: PlainText, wordSpans: readonly WordSpan[], filled: ReadonlySet<WordSpan>): Print[] {
  const groups: WordSpan[][] = [[]];
  for (const wordSpan of wordSpans) {
    if (filled.has(wordSpan)) groups.push([]);
    else groups.at(-1)?.push(wordSpan);
  }
  return groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (!first || !last) return [];
    const span = { start: first.start, end: last.end };
    const printed = text.slice(span.start, span.end);
    if (!TELLING.test(printed)) return [];
    return [{ box: boxAround(group.flatMap(({ words }) => words.map(levelPlace))), text: printed, span }];
  });
}
