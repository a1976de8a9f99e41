import { expect, test } from 'vitest';
import type { Word } from '../../../../src/document/page.ts';
import { isInCapitals, isSmallCapitals, keyOf, styleOf } from '../../../../src/layout/headings/heading-style.ts';
import { isCapitals } from '../../../../src/layout/page/capitals.ts';
import { lineOf } from '../../../../src/layout/page/lines.ts';
import { candidateOf } from '../../../../src/layout/text/paragraphs.ts';
import { type LineSpec, line, words } from '../page.ts';

test.each([
  ['RESULTS', true],
  ['2. RESULTS', true],
  ['Results', false],
  ['R', false],
  ['P LL + N LL', false],
  ['42', false],
])('«%s» is in capitals: %s', (text, expected) => {
  expect(isCapitals(text)).toBe(expected);
});

test('headings of one size, weight and case have one style, whatever they say', () => {
  const key = (spec: Partial<LineSpec>): string =>
    keyOf(styleOf(candidateOf([line({ text: 'Methods', y: 100, ...spec })])));
  expect(key({ text: 'Results' })).toBe(key({}));
  expect(key({ text: 'RESULTS' })).not.toBe(key({}));
  expect(key({ size: 12 })).not.toBe(key({}));
  expect(key({ weight: 700 })).not.toBe(key({}));
});

test.each([
  ['Methods', 'CMCSC10', true],
  ['II. Methods', 'LMRomanCaps10', true],
  ['Methods', 'Capsule', false],
  ['42', 'CMCSC10', false],
])('«%s» is in capitals, as %s draws its small letters: %s', (text, family, expected) => {
  expect(isInCapitals(candidateOf([line({ text, y: 100, family })]))).toBe(expected);
});

test('small capitals go on after an initial on its baseline; subscripts are below it', () => {
  const after = (y: number, text: string): boolean => {
    const [[initial], [rest]] = [words({ text: 'R', y: 100, size: 12 }), words({ text, x: 78, y, size: 9 })];
    return isSmallCapitals(candidateOf([lineOf(1, [initial as Word, { ...(rest as Word), spaced: false }])]));
  };
  expect(after(100, 'esults')).toBe(true);
  expect(after(102, 'max')).toBe(false);
  expect(after(100, '2')).toBe(false);
});
