import { expect, test } from 'vitest';
import { isCapitals, keyOf } from '../../../../src/layout/headings/heading-style.ts';
import { candidateOf } from '../../../../src/layout/text/paragraphs.ts';
import { type LineSpec, line } from '../page.ts';

test.each([
  ['RESULTS', true],
  ['2. RESULTS', true],
  ['Results', false],
  ['R', false],
  ['42', false],
])('«%s» is in capitals: %s', (text, expected) => {
  expect(isCapitals(text)).toBe(expected);
});

test('headings of one size, weight and case have one style, whatever they say', () => {
  const key = (spec: Partial<LineSpec>): string => keyOf(candidateOf([line({ text: 'Methods', y: 100, ...spec })]));
  expect(key({ text: 'Results' })).toBe(key({}));
  expect(key({ text: 'RESULTS' })).not.toBe(key({}));
  expect(key({ size: 12 })).not.toBe(key({}));
  expect(key({ weight: 700 })).not.toBe(key({}));
});
