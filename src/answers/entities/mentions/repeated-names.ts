import type { PlainText } from '../../text/plain-text.ts';
import type { Candidate } from '../candidate.ts';

/** Further places of the names that are sure, and of their parts. */
export function repeatedNames(_text: PlainText, _sure: readonly Candidate[]): Candidate[] {
  return [];
}
