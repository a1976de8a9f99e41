import type { Candidate } from './candidate.ts';

/** Finds names in text by what it has learned. */
export interface NameTagger {
  /** Persons, organisations and places in ascending order, without overlaps; the text may be a whole document. */
  tag(text: string): readonly Candidate<'PERSON' | 'ORGANIZATION' | 'LOCATION'>[];
}
