import { expect, test } from 'vitest';
import type { Line } from '../../../../src/layout/page/lines.ts';
import { marginNotesOf } from '../../../../src/layout/reading-order/margin-notes.ts';
import { withMarginNotes } from '../../../../src/layout/reading-order/placed-notes.ts';
import { growth } from '../../../fixtures/growth.ts';
import { line } from '../page.ts';

/** Lines of the shorter page. */
const SHORT = 2000;
/**
 * Times that the longer page has as many, and most times that it may take as long: far less than the 64 of its square, and
 * more than 8, as memory is tidied up more often meanwhile.
 */
const LONGER = 8;
const MOST = 24;

/** Full lines of text `leading` points below each other, and two lines in the margin for each four of them. */
const linesOf = (count: number, leading: number): Line[] =>
  Array.from({ length: count }, (_, index) => {
    const y = 100 + leading * (4 * Math.floor(index / 6) + (index % 4));
    return index % 6 > 3
      ? line({ text: 'a note', y })
      : line({ text: 'lines of running text that are all as wide as this', x: 150, y });
  });

test.each([
  ['below each other', 12],
  ['painted over each other', 0.01],
])('notes in the margin are found and placed in time that grows with the lines of a page, %s', (_, leading) => {
  const place = (lines: readonly Line[]): void => {
    const notes = marginNotesOf(lines);
    expect(notes.length).toBeGreaterThan(0);
    const beside = new Set(notes.flatMap((note) => note.lines));
    withMarginNotes([{ items: lines.filter((other) => !beside.has(other)) }], notes);
  };
  expect(growth(place, linesOf(SHORT, leading), linesOf(SHORT * LONGER, leading), MOST)).toBeLessThan(MOST);
});
