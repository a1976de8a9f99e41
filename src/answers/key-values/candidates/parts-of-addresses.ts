import type { PlainText } from '../../text/plain-text.ts';
import type { Candidate } from '../candidate.ts';
import { wordsOf } from '../question/words.ts';
import { addressParts } from '../values/address-parts.ts';
import { lineSpansOf } from '../values/block-lines.ts';

/** Longest value in UTF-16 units that is a name and an address and little more. */
const LONGEST = 300;
/** What every postcode has. */
const POSTCODE = /\d{3}|\d[A-Z]{2}/;

/**
 * The street, postcode, town, state and country of addresses, each as a value of its own under the labels of the whole:
 * `Bill to` above three lines says the city of the buyer. Not where a label begins with the part: a form that asks for
 * the city has it there.
 */
export function partsOfAddresses(text: PlainText, candidates: readonly Candidate[]): Candidate[] {
  const labels = new Set(candidates.map(({ labels: [label] }) => label));
  const asked = new Set([...labels].flatMap((label) => wordsOf(label).slice(0, 1)));
  return candidates.flatMap(({ labels, value, kind }): Candidate[] => {
    const [first, last] = [value[0], value.at(-1) ?? value[0]];
    if (kind === 'column' || kind === 'row head' || last.end - first.start > LONGEST) return [];
    if (!POSTCODE.test(text.text.slice(first.start, last.end))) return [];
    const lines = lineSpansOf(text, value);
    const parts = addressParts(lines.map(({ start, end }) => text.text.slice(start, end)));
    return Object.entries(parts).flatMap(([part, { line, span }]): Candidate[] => {
      if (asked.has(part)) return [];
      const from = lines[line]?.start ?? 0;
      const place = { start: from + span.start, end: from + span.end };
      return [{ labels: [part, ...labels], value: [place], kind, askedBy: part, open: false }];
    });
  });
}
