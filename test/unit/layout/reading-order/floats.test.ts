import { describe, expect, test } from 'vitest';
import type { Block } from '../../../../src/document/block.ts';
import { floatJudge, namesFloat } from '../../../../src/layout/reading-order/floats.ts';
import { words } from '../page.ts';

const paragraph = (text: string, size: number): Block => {
  const own = words({ text, y: 100, size });
  return { kind: 'paragraph', page: 1, box: [72, 90, 200, 100], runs: [{ text, spaced: false, words: own }] };
};

describe('a float', () => {
  const isFloat = floatJudge(10, new Set());

  test.each([
    [9.5, false],
    [9, true],
  ])('is text that is a point smaller than that of the document: %f beside 10: %s', (size, expected) => {
    expect(isFloat(paragraph('some text', size))).toBe(expected);
  });

  test('is a table, a figure, or the labels of a picture', () => {
    const labels = paragraph('some labels', 10);
    expect(isFloat({ kind: 'table', page: 1, rows: [] })).toBe(true);
    expect(isFloat({ kind: 'figure', page: 1, alternative: '' })).toBe(true);
    expect(isFloat(labels)).toBe(false);
    expect(floatJudge(10, new Set([labels]))(labels)).toBe(true);
  });

  test('is not a heading, however small', () => {
    expect(isFloat({ kind: 'heading', page: 1, level: 1, runs: [] })).toBe(false);
  });
});

test.each([
  ['Figure 3: The road', true],
  ['Table 3 : The road', true],
  ['Abb. 2.1a. Der Weg', true],
  ['Figure 3 shows the road', false],
  ['3: The road', false],
])('«%s» begins as a caption does: %s', (text, expected) => {
  expect(namesFloat(words({ text, y: 100 }))).toBe(expected);
});
