import type { PlainText } from '../../text/plain-text.ts';
import type { Candidate } from '../candidate.ts';

/** What links the mentions of one person. */
export interface Mention {
  /** A string equal for all mentions of one person; only on entities of type PERSON. */
  readonly person?: string;
}

/** The same candidates, each mention of a person with the person it names. */
export function withPersons(_text: PlainText, candidates: readonly Candidate[]): (Candidate & Mention)[] {
  return [...candidates];
}
