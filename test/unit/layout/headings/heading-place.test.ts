import { expect, test } from 'vitest';
import { placeOf } from '../../../../src/layout/headings/heading-place.ts';
import { candidateOf } from '../../../../src/layout/text/paragraphs.ts';
import { line, page } from '../page.ts';

/** Whether a rule between two positions (x in points) is seen beneath a line of text from 72 to 112. */
const isRuled = (from: number, to: number): boolean => {
  const title = candidateOf([line({ text: 'Calendar', y: 100 })]);
  const rules = [{ box: [from, 101.5, to, 102], orientation: 'horizontal' as const }] as const;
  const around = { before: undefined, next: undefined };
  return placeOf(title, around, { page: page([], { rules: [...rules] }), frames: [], beside: new Set() }).ruled;
};

test.each([
  [72, 112],
  [71.5, 115],
])('an underline from %f to %f, as long as the text, is no rule beneath it', (from, to) => {
  expect(isRuled(from, to)).toBe(false);
});

test('a line that goes on beyond the text is one', () => {
  expect(isRuled(72, 540)).toBe(true);
});
