import type { Span } from '../../text/span.ts';
import type { Candidate, CandidateKind } from '../candidate.ts';
import { spansOfWords } from '../printed/spans.ts';

/** Words of a page as the value of labels, not open; no candidate without words. */
export function candidateOfWords(
  labels: Candidate['labels'],
  words: readonly Span[],
  kind: CandidateKind,
): Candidate[] {
  const [first, ...others] = spansOfWords(words);
  return first ? [{ labels, value: [first, ...others], kind, open: false }] : [];
}
