import { countWhile } from '../../../platform/count-while.ts';
import { overlapping } from '../../text/overlapping.ts';
import type { PlainText } from '../../text/plain-text.ts';
import type { Candidate } from '../candidate.ts';
import { thresholdOf } from '../thresholds.ts';
import { addressBlocks } from './address-blocks.ts';
import { columnValues } from './column-heads.ts';
import type { Field } from './fields.ts';
import { labelledValues } from './labelled.ts';
import { salutations, signatures } from './letters.ts';
import { organizationsInBlocks } from './organizations-in-blocks.ts';
import { quotedTowns } from './quoted-towns.ts';
import { speakers } from './speakers.ts';

/**
 * What the document itself says to be of a type: values of labels, cells below a column head, names in greetings,
 * signatures and above addresses, speakers of a conversation; `ruled` is what the rules found, `named` what the tagger did, `fields` are those of the text.
 */
export function statedCandidates(
  text: PlainText,
  fields: readonly Field[],
  ruled: readonly Candidate[],
  named: readonly Candidate[] = [],
): Candidate[] {
  const addresses = ruled
    .filter(({ type, score }) => type === 'ADDRESS' && score >= thresholdOf(type))
    .sort((a, b) => a.start - b.start);
  return [
    ...labelledValues(fields).map((candidate) => withEndOfAddress(candidate, fields, addresses)),
    ...columnValues(text),
    ...salutations(fields),
    ...signatures(fields),
    ...addressBlocks(fields, addresses),
    ...organizationsInBlocks(text.text, addresses, named),
    ...quotedTowns(text.text, addresses),
    ...speakers(text.text, named),
  ];
}

/**
 * The value of `Address:` with the further lines of the address that a rule finds to begin in it, up to the next label.
 * Addresses and fields are in ascending order.
 */
function withEndOfAddress(candidate: Candidate, fields: readonly Field[], addresses: readonly Candidate[]): Candidate {
  if (candidate.type !== 'ADDRESS') return candidate;
  const inside = addresses.slice(
    countWhile(addresses, ({ start }) => start < candidate.start),
    countWhile(addresses, ({ start }) => start < candidate.end),
  );
  const reach = Math.max(candidate.end, ...inside.map(({ end }) => end));
  let end = candidate.end;
  for (const field of reach === end ? [] : overlapping(fields, { start: end, end: reach })) {
    if (field.label?.sure) break;
    end = Math.min(field.end, reach);
  }
  return { ...candidate, end };
}
