import { oncePerText } from '../../../platform/once-per.ts';
import type { Span } from '../../text/span.ts';
import type { Candidate } from '../candidate.ts';
import { drawnFields } from '../candidates/drawn-fields.ts';
import { blankLabels } from '../candidates/form-fields.ts';
import { LabelIndex, pathName } from '../question/likeness.ts';
import { TermPlaces } from '../question/surroundings.ts';
import { termsOf } from '../question/terms.ts';
import type { DocumentRecord } from '../record.ts';
import { type DateRange, dateRangeIn } from '../values/ranges.ts';
import { type TypeName, VALUE_TYPES } from '../values/value-types.ts';
import { titleTerms } from './title.ts';
import { factsOf, type ValueFacts } from './value-facts.ts';

/** A candidate with what is known of its value. */
export interface LabelledCandidate {
  readonly candidate: Candidate;
  readonly facts: ValueFacts;
}

/** A document and its candidates, prepared for many questions. */
export interface AnswerIndex {
  /** The plain text. */
  readonly text: string;
  readonly labels: LabelIndex;
  /** Terms of its title. */
  readonly title: ReadonlySet<string>;
  /** Captions of boxes that are drawn and empty: recognition or the finder may have missed what is in them. */
  readonly blankBoxes: ReadonlySet<string>;
  /** Candidates by the name of their labels. */
  readonly byPath: ReadonlyMap<string, readonly LabelledCandidate[]>;
  readonly places: TermPlaces;
  /** Where values of a type are in a printed value. */
  find(type: TypeName, printed: string): readonly Span[];
  /** The first range of dates in a printed value. */
  dateRangeIn(printed: string): DateRange | undefined;
}

/** Prepares a document and its candidates for many questions; labels of blank fields are among its labels. */
export function answerIndex(record: DocumentRecord, candidates: readonly Candidate[]): AnswerIndex {
  const { text, spans } = record;
  const title = titleTerms(text, spans);
  const { blankBoxes } = drawnFields(record);
  const facts = factsOf(text, candidates, title);
  const labelled = candidates.map(
    (candidate, at): LabelledCandidate => ({ candidate, facts: facts[at] as ValueFacts }),
  );
  const finders = new Map<TypeName, (printed: string) => readonly Span[]>();
  return {
    text: text.text,
    blankBoxes,
    title,
    labels: new LabelIndex(
      [...candidates.map(({ labels }) => labels), ...blankLabels(record), ...[...blankBoxes].map((label) => [label])],
      new Set(termsOf(text.text)),
    ),
    byPath: Map.groupBy(labelled, ({ candidate }) => pathName(candidate.labels)),
    places: new TermPlaces(text, spans),
    find: (type, printed) => {
      const find = finders.get(type) ?? oncePerText(VALUE_TYPES[type].find);
      finders.set(type, find);
      return find(printed);
    },
    dateRangeIn: oncePerText(dateRangeIn),
  };
}
