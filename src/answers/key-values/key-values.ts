import { Cited } from '../cited.ts';
import type { PlainText } from '../text/plain-text.ts';
import { quote, sourcesOf } from '../text/sources.ts';
import type { Span } from '../text/span.ts';
import type { Candidate } from './candidate.ts';
import { candidatesOf } from './candidates/finders.ts';
import { saidOf, sentencesOf } from './candidates/statements.ts';
import type { AskedKey } from './question/asked-key.ts';
import { askedTerms, likeness, termsOf } from './question/likeness.ts';
import type { DocumentRecord } from './record.ts';
import { BY_FORM, BY_SENTENCE, LIKE, WORTH } from './scoring.ts';
import { dateRangeIn, type RangePart, rangePartOf } from './values/ranges.ts';
import { type ValueType, valueTypeOf } from './values/value-types.ts';

type KeyValues = Readonly<Record<string, readonly Cited<string>[]>>;

/** The values of each asked key, in the order asked; every key-value pair found when none is asked. */
export function keyValues(record: DocumentRecord, instruction: readonly AskedKey[]): KeyValues {
  const candidates = candidatesOf(record);
  return instruction.length === 0
    ? openPairs(record.text, candidates)
    : askedPairs(record.text, candidates, instruction);
}

/** The parts of a value with a space between them, citing their words. */
const quoteParts = (text: PlainText, parts: readonly Span[], confidence: number): Cited<string> =>
  new Cited(parts.map(({ start, end }) => text.text.slice(start, end)).join(' '), sourcesOf(text, parts, confidence));

/** Every pair that is explicit, under its label as printed. A value goes to the label that is worth most. */
function openPairs(text: PlainText, candidates: readonly Candidate[]): KeyValues {
  const likeliest = candidates.filter(({ open }) => open).sort((a, b) => WORTH[b.kind] - WORTH[a.kind]);
  const taken = new Set<number>();
  const kept = likeliest.filter(({ value: [{ start }] }) => !taken.has(start) && taken.add(start));
  const pairs = new Map<string, Cited<string>[]>();
  for (const { labels, value, kind } of kept.sort((a, b) => a.value[0].start - b.value[0].start)) {
    const cited = quoteParts(text, value, WORTH[kind]);
    const values = pairs.get(labels[0]);
    if (values) values.push(cited);
    else pairs.set(labels[0], [cited]);
  }
  return Object.fromEntries(pairs);
}

function askedPairs(text: PlainText, candidates: readonly Candidate[], instruction: readonly AskedKey[]): KeyValues {
  const byLabel = Map.groupBy(candidates, ({ labels: [label] }) => label.toLowerCase());
  const labels = [...byLabel].map(([label, labelled]) => ({ terms: termsOf(label), candidates: labelled }));
  const sentences = sentencesOf(text);
  const firsts = new Map<ValueType, Span | undefined>();
  const firstOf = (type: ValueType): Span | undefined => {
    if (!firsts.has(type)) firsts.set(type, type.first?.(text.text));
    return firsts.get(type);
  };
  const valuesOf = (asked: AskedKey): Cited<string>[] => {
    const terms = askedTerms(asked);
    const type = valueTypeOf(asked);
    const part = rangePartOf(asked);
    const rated = labels.flatMap((label) => {
      const like = likeness(terms, label.terms);
      return like < LIKE ? [] : label.candidates.flatMap((candidate) => typed(text, candidate, like, type, part));
    });
    if (rated.length > 0) return best(text, rated).map(({ value, score }) => quoteParts(text, value, score));
    const said = saidOf(text, sentences, terms, type);
    if (said) return [quote(text, said, BY_SENTENCE)];
    // A key that is only the name of a type, such as `email`, means the first value of that type.
    const alone = type && terms.key.length === 1 ? firstOf(type) : undefined;
    return alone ? [quote(text, alone, BY_FORM)] : [];
  };
  return Object.fromEntries(instruction.map((asked) => [asked.key, valuesOf(asked)]));
}

interface Rated {
  readonly value: Candidate['value'];
  readonly score: number;
  /** Whether it is one of a list, in which a value may come again. */
  readonly listed: boolean;
}

/** A candidate with the part of its value that is asked for and of the type; nothing when no part is. */
function typed(
  text: PlainText,
  { value, kind }: Candidate,
  like: number,
  type: ValueType | undefined,
  part: RangePart | undefined,
): Rated[] {
  const rated = (value: Candidate['value']): Rated => ({ value, score: like * WORTH[kind], listed: kind === 'column' });
  for (const span of part ? value : []) {
    const range = dateRangeIn(text.text.slice(span.start, span.end));
    const [first, ...others] = range && part ? range[part].map((place) => within(span, place)) : [];
    if (first) return [rated([first, ...others])];
  }
  if (!type) return [rated(value)];
  for (const { start, end } of value) {
    const [found] = type.find(text.text.slice(start, end));
    if (found) return [rated([within({ start, end }, found)])];
  }
  return [];
}

/** A place in the text of a span as a place in the whole text. */
const within = ({ start }: Span, place: Span): Span => ({ start: start + place.start, end: start + place.end });

/** The best-rated values in the document's order: each place once, and what is repeated overleaf as on its first page. */
function best(text: PlainText, rated: readonly Rated[]): Rated[] {
  const most = rated.reduce((highest, { score }) => Math.max(highest, score), 0);
  const told = new Set<string | number>();
  const isNew = ({ value, listed }: Rated): boolean => {
    const wording = value.map(({ start, end }) => text.text.slice(start, end)).join(' ');
    const isTold = told.has(value[0].start) || (!listed && told.has(wording));
    told.add(value[0].start).add(wording);
    return !isTold;
  };
  return rated
    .filter(({ score }) => score === most)
    .sort((a, b) => a.value[0].start - b.value[0].start)
    .filter(isNew);
}
