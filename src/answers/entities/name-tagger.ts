import type { Watch } from '../../document/watch.ts';
import type { Candidate } from './candidate.ts';

/** Finds names in text by what it has learned. */
export interface NameTagger {
  /**
   * Persons, organisations and places in ascending order, without overlaps; the text may be a whole document.
   * @param watch is told that the work goes on.
   */
  tag(text: string, watch?: Watch): readonly Candidate<'PERSON' | 'ORGANIZATION' | 'LOCATION'>[];
}
