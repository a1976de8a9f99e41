import { expect, test } from 'vitest';
import { isNextSection } from '../../../../src/layout/text/section-numbers.ts';
import { blocksOf, texts } from '../blocks-of.ts';
import { page } from '../page.ts';

test.each([
  ['1.1', '1.1.0', true],
  ['1.1', '1.1.1', true],
  ['1.1.9', '1.2', true],
  ['2.9.', '3.0.', true],
  ['4', '4.1', true],
  ['1.1', '1.3', false],
  ['1.1', '1.1', false],
  ['1.5', '1.5.7', false],
  ['3', '4', false],
  ['2019', '2.1', false],
])('after section %s comes %s: %s', (before, text, expected) => {
  expect(isNextSection(before, text)).toBe(expected);
});

test('titles of sections below each other are not one paragraph, whatever their indents', () => {
  const titles = ['1.1 Design', '1.1.0 Threads', '1.1.1 Languages', '1.2 Memory and how it is shared', '2.0 Services'];
  const indents = [72, 96, 96, 72, 72];
  const lines = titles.map((text, index) => ({ text, x: indents[index] ?? 72, y: 100 + 12 * index }));
  expect(texts(blocksOf(page(lines)))).toEqual(titles);
});
