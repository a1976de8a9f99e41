import type { PlainText } from '../../text/plain-text.ts';
import type { Candidate } from '../candidate.ts';
import { thresholdOf } from '../thresholds.ts';
import { addressBlocks } from './address-blocks.ts';
import { columnValues } from './column-heads.ts';
import { fieldsOf } from './fields.ts';
import { labelledValues } from './labelled.ts';
import { salutations, signatures } from './letters.ts';

/**
 * What the document itself says to be of a type: values of labels, cells below a column head, names in greetings,
 * signatures and above addresses; `ruled` is what the rules found.
 */
export function statedCandidates(text: PlainText, ruled: readonly Candidate[]): Candidate[] {
  const fields = fieldsOf(text);
  const addresses = ruled.filter(({ type, score }) => type === 'ADDRESS' && score >= thresholdOf(type));
  return [
    ...labelledValues(fields).map((candidate) => withEndOfAddress(candidate, addresses)),
    ...columnValues(text),
    ...salutations(fields),
    ...signatures(fields),
    ...addressBlocks(fields, addresses),
  ];
}

/** The value of `Address:` with the further lines of the address that a rule finds to begin in it. */
function withEndOfAddress(candidate: Candidate, addresses: readonly Candidate[]): Candidate {
  if (candidate.type !== 'ADDRESS') return candidate;
  const inside = addresses.filter(({ start }) => start >= candidate.start && start < candidate.end);
  return { ...candidate, end: Math.max(candidate.end, ...inside.map(({ end }) => end)) };
}
