import type { Candidate } from '../candidate.ts';
import { claimsOf } from '../fields/claims.ts';
import type { DocumentRecord } from '../record.ts';
import { formFields } from './form-fields.ts';
import { labelledLines } from './labelled-lines.ts';
import { neighbours } from './neighbours.ts';
import { printedPairs } from './printed-pairs.ts';
import { statements } from './statements/statements.ts';
import { tablePairs } from './tables.ts';

/** Finds the values that one kind of structure names. */
export type Finder = (record: DocumentRecord) => readonly Candidate[];

/** A row for each kind of structure that names values, running text among them. */
const FINDERS: readonly Finder[] = [labelledLines, tablePairs, printedPairs, neighbours, statements];

/** All values that the structure of a document names; what the file itself declares of its forms is certain. */
export function candidatesOf(record: DocumentRecord): Candidate[] {
  const isPossible = claimsOf(record.fields);
  return [...formFields(record), ...FINDERS.flatMap((find) => find(record).filter(isPossible))];
}
