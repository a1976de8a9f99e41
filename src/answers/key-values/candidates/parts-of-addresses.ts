import type { PlainText } from '../../text/plain-text.ts';
import type { Candidate } from '../candidate.ts';
import { addressParts } from '../values/address-parts.ts';
import { lineSpansOf } from '../values/block-lines.ts';

/** Longest value in UTF-16 units that is a name and an address and little more. */
const LONGEST = 300;
/** What every postcode has. */
const POSTCODE = /\d{3}|\d[A-Z]{2}/;

/**
 * The street, postcode, town, state and country of addresses, each as a value of its own under the labels of the whole:
 * `Bill to` above three lines says the city of the buyer.
 */
export function partsOfAddresses(text: PlainText, candidates: readonly Candidate[]): Candidate[] {
  return candidates.flatMap(({ labels, value, kind }): Candidate[] => {
    const [first, last] = [value[0], value.at(-1) ?? value[0]];
    if (kind === 'column' || kind === 'row head' || last.end - first.start > LONGEST) return [];
    if (!POSTCODE.test(text.text.slice(first.start, last.end))) return [];
    const lines = lineSpansOf(text, value);
    const parts = addressParts(lines.map(({ start, end }) => text.text.slice(start, end)));
    return Object.entries(parts).flatMap(([part, { line, span }]): Candidate[] => {
      const from = lines[line]?.start ?? 0;
      const place = { start: from + span.start, end: from + span.end };
      return [{ labels: [part, ...labels], value: [place], kind, askedBy: part, open: false }];
    });
  });
}
