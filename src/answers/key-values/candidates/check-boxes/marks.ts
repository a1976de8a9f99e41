import { overlapping } from '../../../text/overlapping.ts';
import type { Span } from '../../../text/span.ts';
import type { Candidate } from '../../candidate.ts';

/** A box that is checked or not, as it stands in the text. */
export interface Mark extends Span {
  readonly checked: boolean;
}

/** Boxes with and without a mark in them, marks alone, and what typewriters have for them: `[x]`, `( )`. */
const MARK = /[☐□❏❑⬜◻▢☑☒⊠✓✔✗✘]|(?<![^\s\t])(?:\[[ _]?\]|\( \)|\[ ?[xX✓✔] ?\]|\( ?[xX✓✔] ?\))(?![^\s])/gu;
const EMPTY = /^(?:[☐□❏❑⬜◻▢]|\[[ _]?\]|\( \))$/u;

/** The marks in a part of a text, in order. */
export const marksIn = (text: string, { start, end }: Span): Mark[] =>
  [...text.slice(start, end).matchAll(MARK)].map(({ 0: mark, index }) => ({
    start: start + index,
    end: start + index + mark.length,
    checked: !EMPTY.test(mark),
  }));

/** Tells candidates with no box in their values: what boxes say, those say that know them. */
export function withoutMarks(text: string): (candidate: Candidate) => boolean {
  const marks = marksIn(text, { start: 0, end: text.length });
  return ({ value }) => marks.length === 0 || value.every((part) => overlapping(marks, part).length === 0);
}
