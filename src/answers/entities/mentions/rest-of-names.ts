import { overlapping } from '../../text/overlapping.ts';
import type { Span } from '../../text/span.ts';
import type { Candidate } from '../candidate.ts';
import { wholeName } from './name-shape.ts';

/** Ways in which a document says how far a name goes; patterns and the tagger only tell where one is likely. */
const STATED: ReadonlySet<string> = new Set([
  'label',
  'caption',
  'column-head',
  'column',
  'salutation',
  'signature',
  'letterhead',
]);

/** A sign between a name and another one: what only a space parts from it may be the label of the next value. */
const PARTED = /^\s*[,;/&+-]|[,;/&+-]\s*$/u;

/**
 * What is left of the names that the document states where something surer is found in a part of them only: `Jean-Phi`
 * of `Jean-Phi, D. Roth`. `kept` is in ascending order without overlaps.
 */
export function restOfNames(text: string, candidates: readonly Candidate[], kept: readonly Candidate[]): Candidate[] {
  return candidates
    .filter(({ type, rule }) => type === 'PERSON' && STATED.has(rule))
    .flatMap((candidate) => {
      const inside = overlapping(kept, candidate);
      if (!inside.some(({ type }) => type === 'PERSON')) return [];
      return gapsIn(candidate, inside).flatMap((gap) => {
        const printed = text.slice(gap.start, gap.end);
        if (!PARTED.test(printed)) return [];
        const start = gap.start + printed.search(/\p{L}|$/u);
        const name = wholeName(text.slice(start, gap.end));
        return name ? [{ ...candidate, start: start + name.start, end: start + name.end }] : [];
      });
    });
}

/** The parts of a range outside of others, which are in ascending order. */
function gapsIn({ start, end }: Span, others: readonly Span[]): Span[] {
  const gaps: Span[] = [];
  let from = start;
  for (const other of others) {
    if (other.start > from) gaps.push({ start: from, end: other.start });
    from = Math.max(from, other.end);
  }
  return from < end ? [...gaps, { start: from, end }] : gaps;
}
