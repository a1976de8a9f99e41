import type { Candidate } from '../candidate.ts';
import { blankLabels } from '../candidates/form-fields.ts';
import { LabelIndex, pathName } from '../question/likeness.ts';
import { TermPlaces } from '../question/surroundings.ts';
import { termsOf } from '../question/terms.ts';
import type { DocumentRecord } from '../record.ts';
import { titleTerms } from './title.ts';
import { factsOf, type ValueFacts } from './value-facts.ts';

export interface LabelledCandidate {
  readonly candidate: Candidate;
  readonly facts: ValueFacts;
}

/** A document and its candidates, prepared for many questions. */
export interface AnswerIndex {
  /** The plain text. */
  readonly text: string;
  readonly labels: LabelIndex;
  /** Candidates by the name of their labels. */
  readonly byPath: ReadonlyMap<string, readonly LabelledCandidate[]>;
  readonly places: TermPlaces;
}

export function answerIndex(record: DocumentRecord, candidates: readonly Candidate[]): AnswerIndex {
  const { text, spans } = record;
  const facts = factsOf(text, candidates, titleTerms(text, spans));
  const labelled = candidates.map(
    (candidate, at): LabelledCandidate => ({ candidate, facts: facts[at] as ValueFacts }),
  );
  return {
    text: text.text,
    labels: new LabelIndex(
      [...candidates.map(({ labels }) => labels), ...blankLabels(record)],
      new Set(termsOf(text.text)),
    ),
    byPath: Map.groupBy(labelled, ({ candidate }) => pathName(candidate.labels)),
    places: new TermPlaces(text.text, spans),
  };
}
