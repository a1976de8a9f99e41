import type { Cited } from '../cited.ts';
import { overlapping } from '../text/overlapping.ts';
import type { PlainText } from '../text/plain-text.ts';
import { printedOf } from '../text/printed.ts';
import { quoteParts } from '../text/sources.ts';
import type { Span } from '../text/span.ts';
import type { KeyValues } from './answer.ts';
import type { Candidate, CandidateKind } from './candidate.ts';
import { labelOf } from './label.ts';
import { labelWordsOf } from './question/label-words.ts';
import { WORTH } from './scoring/worth.ts';

/** Every pair that is explicit, under its label as printed; values in the document's order. A value has one label. */
export function openPairs(text: PlainText, candidates: readonly Candidate[]): KeyValues {
  const pairs = new Map<string, Cited<string>[]>();
  for (const { labels, value, kind } of keptPairs(text, candidates)) {
    const cited = quoteParts(text, value, WORTH[kind]);
    const values = pairs.get(labels[0]);
    if (values) values.push(cited);
    else pairs.set(labels[0], [cited]);
  }
  return Object.fromEntries(pairs);
}

/** The explicit pairs in the document's order; a value goes to the label that is worth most, and the label of a pair is no value. */
function keptPairs(text: PlainText, candidates: readonly Candidate[]): Candidate[] {
  const explicit = candidates.filter((candidate) => candidate.open && isOfValues(text, candidate));
  const labels = new Set(explicit.map(({ labels: [label] }) => label.toLowerCase()));
  const isLabel = ({ value }: Candidate): boolean => {
    const printed = printedOf(text.text, value);
    return labels.has(labelOf(printed).toLowerCase()) && labelWordsOf(printed) > 0;
  };
  const likeliest = explicit.filter((candidate) => !isLabel(candidate)).sort((a, b) => WORTH[b.kind] - WORTH[a.kind]);
  const taken = new Set<number>();
  const kept = likeliest.filter(({ value }) => {
    const starts = value.flatMap((part) => wordStarts(text, part));
    if (starts.some((start) => taken.has(start))) return false;
    for (const start of starts) taken.add(start);
    return true;
  });
  return kept.sort((a, b) => a.value[0].start - b.value[0].start);
}

/** Words before a place from which what stands there goes on with running text, as instructions of forms do not. */
const RUNNING_TEXT = 14;
/** Kinds that go by the place of a caption, whatever that says. */
const CAPTIONED: ReadonlySet<CandidateKind> = new Set(['numbered', 'bracketed']);

/** Whether what stands at a caption may be its value: no heading of what comes next, and not the end of running text. */
function isOfValues({ text, lines }: PlainText, { kind, value: [{ start, end }] }: Candidate): boolean {
  const [line] = CAPTIONED.has(kind) ? overlapping(lines, { start, end: start + 1 }) : [];
  if (!line) return true;
  if (line.kind === 'heading') return end < line.end;
  const before = text.slice(line.content, start).split('\n').at(-1) ?? '';
  return line.kind === 'row' || before.split(' ').length <= RUNNING_TEXT;
}

/** Where the words of a span begin; its own start where the text has no words. */
function wordStarts({ wordSpans }: PlainText, span: Span): number[] {
  const words = overlapping(wordSpans, span);
  return words.length > 0 ? words.map(({ start }) => start) : [span.start];
}
