import { matchSpans } from '../../text/match-spans.ts';
import type { Span } from '../../text/span.ts';
import type { Candidate } from '../candidate.ts';
import type { DocumentRecord } from '../record.ts';
import { conventionsOf } from '../values/normalized/conventions.ts';
import { CURRENCY, currencyOf } from '../values/normalized/currency.ts';

/** The sign or code of a currency before or behind a number. */
const BESIDE_NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${CURRENCY})(?= ?[-(]?\\d)|(?<=\\d ?)(?:${CURRENCY})(?![\\p{L}\\p{N}])`,
  'gu',
);

/**
 * The currency of the sums of a document: by its code where its sign or the document's origin says which it is (ISO
 * 4217), and the sign itself. Of several currencies the one with the most sums.
 */
export function currencies({ text: { text } }: DocumentRecord): Candidate[] {
  const found = matchSpans(BESIDE_NUMBER, text);
  if (found.length === 0) return [];
  const conventions = conventionsOf(text);
  const printed = found.map((span) => {
    const sign = text.slice(span.start, span.end);
    return { span, sign, code: currencyOf(sign, conventions) };
  });
  // Three capitals that are no code of a currency may shorten anything.
  const known = printed.filter(({ sign, code }) => code !== undefined || !/^[A-Z]{3}$/.test(sign));
  const groups = [...Map.groupBy(known, ({ sign, code }) => code ?? sign).values()];
  const [most] = groups.sort((a, b) => b.length - a.length);
  const [first] = most ?? [];
  if (!most || !first) return [];
  const { code, sign } = first;
  const symbol = most.find(({ sign }) => /\p{Sc}/u.test(sign));
  const named = (label: string, span: Span, said?: string): Candidate => ({
    labels: [label],
    value: [span],
    kind: 'implied',
    ...(said === undefined ? {} : { said }),
    open: false,
  });
  return [
    named('currency', first.span, code ?? sign),
    ...(symbol ? [named('currency symbol', symbol.span, symbol.sign)] : []),
  ];
}
