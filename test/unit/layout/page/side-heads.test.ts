import { describe, expect, test } from 'vitest';
import { sideHeads } from '../../../../src/layout/page/side-heads.ts';
import { linesOf, textOfLine } from '../lines.ts';
import { BODY, type LineSpec, page, prose } from '../page.ts';

/** Pages of text with something in their outer margins, which change sides. */
const heads = (aside: (number: number, x: number) => readonly LineSpec[], count = 4): string[] => {
  const pages = Array.from({ length: count }, (_, index) => {
    const [number, left] = [index + 1, index % 2 === 0];
    const lines = linesOf([...aside(number, left ? 40 : 540), ...prose(12, 100, { x: left ? 150 : 72, letters: 70 })]);
    return { ...page([], { number }), lines };
  });
  return [...sideHeads(pages, BODY)].map(textOfLine);
};

describe('running heads beside the text', () => {
  test('are the numbers of pages, and what repeats above them', () => {
    const found = heads((number, x) => [
      { text: 'ER', x, y: 100 },
      { text: '29,2', x, y: 112 },
      { text: String(165 + number), x, y: 140, weight: 700 },
    ]);
    expect(found.filter((text) => text === 'ER')).toHaveLength(4);
    expect(found.filter((text) => text === '29,2')).toHaveLength(4);
    expect(found).toContain('169');
  });

  test('are no labels that repeat beside the text without a number', () => {
    expect(heads((_, x) => [{ text: 'Owner', x, y: 112 }])).toEqual([]);
  });

  test('are no numbers of items, nor what stands beside the text of few pages', () => {
    expect(heads((number, x) => [{ text: `${number}.`, x, y: 112 }])).toEqual([]);
    expect(heads((number, x) => [{ text: String(number), x, y: 112 }], 2)).toEqual([]);
  });

  test('are no captions in the same margin', () => {
    const names = ['Vessel', 'Harbour', 'Engine', 'Bridge'];
    const found = heads((number, x) => [
      { text: String(number), x, y: 100 },
      { text: names[number - 1] ?? '', x, y: 180 },
    ]);
    expect(found).toEqual(['1', '2', '3', '4']);
  });
});
