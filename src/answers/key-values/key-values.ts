import type { Cited } from '../cited.ts';
import type { PlainText } from '../text/plain-text.ts';
import { quote } from '../text/sources.ts';
import type { Span } from '../text/span.ts';
import { styledSpans } from '../text/styled-spans.ts';
import type { AskedKey } from './asked-key.ts';
import type { Candidate } from './candidate.ts';
import { labelledLines } from './labelled-lines.ts';
import { askedTerms, likeness, termsOf } from './likeness.ts';
import { neighbours } from './neighbours.ts';
import { saidOf, sentencesOf } from './sentences.ts';
import { tablePairs } from './tables.ts';
import { type ValueType, valueTypeOf } from './value-types.ts';

export type { AskedKey } from './asked-key.ts';

type KeyValues = Readonly<Record<string, readonly Cited<string>[]>>;

/** Likeness, from 0 to 1, from which a label counts as the key. */
const LIKE = 0.6;
/** Confidence in a value found in a sentence, and in one found by its form alone. */
const BY_SENTENCE = 0.5;
const BY_FORM = 0.4;

/** The values of each asked key, in the order asked; every key-value pair found when none is asked. */
export function keyValues(text: PlainText, instruction: readonly AskedKey[]): KeyValues {
  const parts = styledSpans(text);
  const candidates = [...labelledLines(text, parts), ...tablePairs(text), ...neighbours(text, parts)];
  return instruction.length === 0 ? openPairs(text, candidates) : askedPairs(text, candidates, instruction);
}

/** Every pair that is explicit, under its label as printed. A value goes to the label with the highest confidence. */
function openPairs(text: PlainText, candidates: readonly Candidate[]): KeyValues {
  const likeliest = candidates.filter(({ open }) => open).sort((a, b) => b.confidence - a.confidence);
  const taken = new Set<number>();
  const kept = likeliest.filter(({ value }) => !taken.has(value.start) && taken.add(value.start));
  const pairs = new Map<string, Cited<string>[]>();
  for (const { label, value, confidence } of kept.sort((a, b) => a.value.start - b.value.start)) {
    const values = pairs.get(label);
    if (values) values.push(quote(text, value, confidence));
    else pairs.set(label, [quote(text, value, confidence)]);
  }
  return Object.fromEntries(pairs);
}

function askedPairs(text: PlainText, candidates: readonly Candidate[], instruction: readonly AskedKey[]): KeyValues {
  const byLabel = Map.groupBy(candidates, ({ label }) => label.toLowerCase());
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
    const rated = labels.flatMap((label) => {
      const like = likeness(terms, label.terms);
      return like < LIKE ? [] : label.candidates.flatMap((candidate) => typed(text, candidate, like, type));
    });
    if (rated.length > 0) return best(rated).map(({ value, score }) => quote(text, value, score));
    const said = saidOf(text, sentences, terms, type);
    if (said) return [quote(text, said, BY_SENTENCE)];
    // A key that is only the name of a type, such as `email`, means the first value of that type.
    const alone = type && terms.key.length === 1 ? firstOf(type) : undefined;
    return alone ? [quote(text, alone, BY_FORM)] : [];
  };
  return Object.fromEntries(instruction.map((asked) => [asked.key, valuesOf(asked)]));
}

interface Rated {
  readonly value: Span;
  readonly score: number;
}

/** A candidate with the part of its value that is of the type; nothing when no part is. */
function typed(text: PlainText, { value, confidence }: Candidate, like: number, type: ValueType | undefined): Rated[] {
  const score = like * confidence;
  if (!type) return [{ value, score }];
  const [part] = type.find(text.text.slice(value.start, value.end));
  return part ? [{ value: { start: value.start + part.start, end: value.start + part.end }, score }] : [];
}

/** The best-rated values, each place once, in the document's order. */
function best(rated: readonly Rated[]): Rated[] {
  const most = rated.reduce((highest, { score }) => Math.max(highest, score), 0);
  const starts = new Set<number>();
  return rated
    .filter(({ value, score }) => score === most && !starts.has(value.start) && starts.add(value.start))
    .sort((a, b) => a.value.start - b.value.start);
}
