import { type Box, boxAround, height, verticalOverlap } from '../../../document/geometry.ts';
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
  /** Whether the number of a box or line of the form stands before it. */
  readonly numbered: boolean;
}

const TELLING = /\p{L}{2}/u;
const NUMBER = /^\(?\d{1,3}[a-z]?[.):]?(?:\s|$)/;
/** Points between the number of a box and its caption. */
const BEHIND_NUMBER = 40;

/** What is printed on each page that has fields, without what they are filled in with. */
export function printsOf(
  text: PlainText,
  spans: readonly StyledSpan[],
  fields: readonly PlacedField[],
): Map<number, Print[]> {
  const pages = new Map(fields.map(({ page }): [number, Printed[]] => [page, []]));
  const filled = new Set(fields.flatMap((field) => field.spans.flatMap((span) => wordSpansIn(text, span))));
  for (const span of spans) {
    const own = span.box && pages.get(span.page);
    if (own) own.push(...printedIn(text, wordSpansIn(text, span), filled));
  }
  return new Map([...pages].map(([page, printed]) => [page, tellingOf(printed)]));
}

type Printed = Omit<Print, 'numbered'>;

/** What may name a field, with the numbers before it told. */
function tellingOf(printed: readonly Printed[]): Print[] {
  const numbers = printed.filter(({ text }) => NUMBER.test(text));
  const isBefore = ({ box: number }: Printed, { box }: Printed): boolean =>
    number[2] <= box[0] && box[0] - number[2] < BEHIND_NUMBER && isLevel(number, box);
  return printed
    .filter(({ text }) => TELLING.test(text))
    .map((print) => ({
      ...print,
      numbered: NUMBER.test(print.text) || numbers.some((number) => isBefore(number, print)),
    }));
}

function printedIn({ text }: PlainText, wordSpans: readonly WordSpan[], filled: ReadonlySet<WordSpan>): Printed[] {
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
    return [{ box: boxAround(group.flatMap(({ words }) => words.map(levelPlace))), text: printed, span }];
  });
}

/** Whether two boxes lie on one level. */
export const isLevel = (a: Box, b: Box): boolean => verticalOverlap(a, b) > 0.5 * Math.min(height(a), height(b));
