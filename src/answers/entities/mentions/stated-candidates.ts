import type { PlainText } from '../../text/plain-text.ts';
import type { Candidate } from '../candidate.ts';
import { addressBlocks } from './address-blocks.ts';
import { columnValues } from './column-heads.ts';
import { fieldsOf } from './fields.ts';
import { labelledValues } from './labelled.ts';
import { salutations, signatures } from './letters.ts';

/**
 * What the document itself says to be of a type: values of labels, cells below a column head, names in greetings,
 * signatures and above addresses.
 */
export function statedCandidates(text: PlainText): Candidate[] {
  const fields = fieldsOf(text);
  return [
    ...labelledValues(fields),
    ...columnValues(text),
    ...salutations(fields),
    ...signatures(fields),
    ...addressBlocks(fields),
  ];
}
