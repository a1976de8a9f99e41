import { overlapping } from '../text/overlapping.ts';
import type { Span } from '../text/span.ts';

/** Parts of a text as a text of its own, so that a rule reads no more than it has to. */
export interface PartText {
  readonly text: string;
  /** Where a place in it is in the text that it was made from. */
  originOf(place: number): number;
}

/** The parts of a text in some ranges, in ascending order and apart from each other, on a line each. */
export function partText(text: string, ranges: Iterable<Span>): PartText {
  const parts: (Span & { readonly origin: number })[] = [];
  let joined = '';
  for (const { start, end } of ranges) {
    const from = joined.length;
    joined += `${text.slice(start, end)}\n`;
    parts.push({ start: from, end: joined.length, origin: start });
  }
  return {
    text: joined,
    originOf(place) {
      const [{ origin, start } = { origin: 0, start: 0 }] = overlapping(parts, { start: place, end: place + 1 });
      return origin + place - start;
    },
  };
}

/** What was found in parts of a text, where it is in the text. */
export function* inOrigin<Found extends Span>(parts: PartText, found: Iterable<Found>): Iterable<Found> {
  for (const match of found) {
    const start = parts.originOf(match.start);
    yield { ...match, start, end: start + match.end - match.start };
  }
}
