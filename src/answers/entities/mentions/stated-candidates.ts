import type { PlainText } from '../../text/plain-text.ts';
import type { Candidate } from '../candidate.ts';

/** What the document itself says to be of a type: values of labels, cells below a column head. */
export function statedCandidates(_text: PlainText): Candidate[] {
  return [];
}
