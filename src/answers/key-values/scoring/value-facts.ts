import type { PlainText } from '../../text/plain-text.ts';
import { wordSpansIn } from '../../text/sources.ts';
import type { Candidate } from '../candidate.ts';
import { endsAsLabel, labelOf } from '../candidates/label.ts';
import { pathName } from '../question/likeness.ts';

/** What is known of a candidate's value whatever is asked. */
export interface ValueFacts {
  /** Its parts with spaces between them. */
  readonly printed: string;
  /** One-based; 1 where the document has no pages. */
  readonly page: number;
  readonly words: number;
  /** Letters and digits. */
  readonly characters: number;
  /** Whether it is the label of another value, or printed as labels are. */
  readonly isLabel: boolean;
  /** Whether no candidate before it in the text has the same label. */
  readonly isFirst: boolean;
}

/** The facts of each candidate's value, in the order of the candidates. */
export function factsOf(text: PlainText, candidates: readonly Candidate[]): ValueFacts[] {
  const labels = new Set(candidates.filter(({ open }) => open).map(({ labels: [label] }) => label.toLowerCase()));
  const firsts = new Map<string, number>();
  for (const { labels, value } of candidates) {
    const name = pathName(labels).toLowerCase();
    firsts.set(name, Math.min(firsts.get(name) ?? Number.POSITIVE_INFINITY, value[0].start));
  }
  return candidates.map(({ labels: path, value }) => {
    const printed = value.map(({ start, end }) => text.text.slice(start, end)).join(' ');
    return {
      printed,
      page: wordSpansIn(text, value[0])[0]?.page ?? 1,
      words: printed.split(/\s+/).length,
      characters: printed.match(/[\p{L}\p{N}]/gu)?.length ?? 0,
      isLabel: endsAsLabel(printed) || labels.has(labelOf(printed).toLowerCase()),
      isFirst: firsts.get(pathName(path).toLowerCase()) === value[0].start,
    };
  });
}
