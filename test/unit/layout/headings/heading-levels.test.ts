import { describe, expect, test } from 'vitest';
import { headingLevels } from '../../../../src/layout/headings/heading-levels.ts';
import { outlineOf } from '../../../../src/layout/headings/outline.ts';
import { candidateOf } from '../../../../src/layout/text/paragraphs.ts';
import { type LineSpec, line } from '../page.ts';

const heading = (text: string, spec: Partial<LineSpec> = {}) => candidateOf([line({ text, y: 100, ...spec })]);

describe('levels of headings', () => {
  test('follow their styles: the larger, then bold, then in capitals, the higher', () => {
    const headings = [
      heading('Plain'),
      heading('CAPITALS'),
      heading('Bold', { weight: 700 }),
      heading('Large', { size: 14 }),
    ];
    expect([...headingLevels(headings, outlineOf([])).values()]).toEqual([4, 3, 2, 1]);
  });

  test('are the same for headings of a scan whose sizes were measured a little differently', () => {
    const sizes = [18, 13.5, 14, 13.5];
    const printed = sizes.map((size) => heading('Heading', { size }));
    expect([...headingLevels(printed, outlineOf([])).values()]).toEqual([1, 3, 2, 3]);
    const scanned = printed.map(({ lines, ...rest }) => ({
      ...rest,
      lines: lines.map((one) => ({ ...one, words: one.words.map((word) => ({ ...word, confidence: 0.9 })) })),
    }));
    expect([...headingLevels(scanned, outlineOf([])).values()]).toEqual([1, 2, 2, 2]);
  });

  test('are the same for a title and the number of its chapter above, which takes none from the others', () => {
    const levelsBelow = (number: string, y = 60): number[] => {
      const title = heading('Growing rice', { size: 25 });
      const headings = [heading(number, { size: 21, y }), title, heading('In towns', { size: 14, y: 200 })];
      return [...headingLevels(headings, outlineOf([])).values()];
    };
    for (const number of ['Chapter 1', '1', 'Annex B', 'IV.']) expect(levelsBelow(number)).toEqual([1, 1, 2]);
    expect(levelsBelow('A long preface')).toEqual([2, 1, 3]);
    expect(levelsBelow('Chapter 1', -60)).toEqual([2, 1, 3]);
  });

  test('are the same for sections of one series, though one is in capitals or ends in a sign of another weight', () => {
    const sections = (texts: readonly string[]) => [
      heading('Supply agreement', { size: 20 }),
      ...texts.map((text) => heading(text, { size: 12 })),
    ];
    const levelsOf = (texts: readonly string[]) => [...headingLevels(sections(texts), outlineOf([])).values()];
    expect(levelsOf(['1. Goods', '2. Price', '3. FORCE MAJEURE', '4. Law'])).toEqual([1, 3, 3, 3, 3]);
    expect(levelsOf(['1. Goods', 'ANNEX', '1. Lists', '2. PRICES'])).toEqual([1, 3, 2, 3, 2]);
    const [title, first, second, third] = sections(['1. Goods', '2. Price', '3. Law']);
    const within = ['2.1 NETT', '2.2 Gross', '2.3 Tax'].map((text) => heading(text, { size: 11 }));
    const all = [title, first, second, ...within, third].flatMap((one) => one ?? []);
    expect([...headingLevels(all, outlineOf([])).values()]).toEqual([1, 2, 2, 4, 4, 4, 2]);
  });

  test('end at six', () => {
    const headings = [20, 19, 18, 17, 16, 15, 14, 13].map((size) => heading('Heading', { size }));
    expect([...headingLevels(headings, outlineOf([])).values()]).toEqual([1, 2, 3, 4, 5, 6, 6, 6]);
  });

  test('come from an outline that names two headings, not from one that names one', () => {
    const headings = [heading('First', { size: 14 }), heading('Second', { size: 14 }), heading('Third', { size: 12 })];
    const items = ['First', 'Second'].map((title) => ({ title, level: 3, page: 1 }));
    expect([...headingLevels(headings, outlineOf(items)).values()]).toEqual([3, 3, 4]);
    expect([...headingLevels(headings, outlineOf(items.slice(0, 1))).values()]).toEqual([1, 1, 2]);
  });
});
