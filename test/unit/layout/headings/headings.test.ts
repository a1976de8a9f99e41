import { describe, expect, test } from 'vitest';
import type { Word } from '../../../../src/document/page.ts';
import type { Verdict } from '../../../../src/layout/decision.ts';
import { findHeadings } from '../../../../src/layout/headings/headings.ts';
import { type Line, lineOf } from '../../../../src/layout/page/lines.ts';
import { candidateOf } from '../../../../src/layout/text/paragraphs.ts';
import { blocksOf, kinds, texts } from '../blocks-of.ts';
import { BODY, line, page, prose, words } from '../page.ts';

describe('headings', () => {
  test('are larger than the text; the larger, the higher', () => {
    const blocks = blocksOf(
      page([{ text: 'Title', y: 60, size: 24 }, { text: 'Section', y: 100, size: 14 }, ...prose(6, 130)]),
    );
    expect(blocks).toMatchObject([{ kind: 'heading', level: 1 }, { kind: 'heading', level: 2 }, { kind: 'paragraph' }]);
  });

  test('may be bold in the size of the text', () => {
    expect(kinds(blocksOf(page([{ text: 'Our history', y: 100, weight: 700 }, ...prose(5, 120)])))).toEqual([
      'heading',
      'paragraph',
    ]);
  });

  test('may end in a colon when they are bold and a little larger than the text', () => {
    const lines = (size: number) => [{ text: 'Known problems:', y: 100, weight: 700, size }, ...prose(5, 120)];
    expect(kinds(blocksOf(page(lines(11))))[0]).toBe('heading');
    expect(kinds(blocksOf(page(lines(10))))[0]).toBe('paragraph');
  });

  test('look like other numbered headings, whatever follows them', () => {
    const lines = [
      { text: '1. INTRODUCTION', y: 60 },
      ...prose(5, 80),
      { text: '2. RESULTS', y: 160 },
      { text: 'Only this, in brief.', y: 180 },
    ];
    expect(kinds(blocksOf(page(lines)))).toEqual(['heading', 'paragraph', 'heading', 'paragraph']);
  });

  test('are one heading when they run over two lines', () => {
    const heading = ['A long heading which', 'needs a second line'].map((text, i) => ({
      text,
      y: 100 + 20 * i,
      size: 18,
    }));
    expect(texts(blocksOf(page([...heading, ...prose(5, 160)])))[0]).toBe('A long heading which needs a second line');
  });

  test('may be in small capitals', () => {
    const [first, second] = [
      words({ text: 'I. R', x: 250, y: 100 }),
      words({ text: 'ESULTS', x: 268, y: 100, size: 8 }),
    ];
    const pageOfCapitals = page([], {
      words: [...first, { ...second[0], spaced: false }, ...prose(6, 120).flatMap(words)] as never,
    });
    expect(kinds(blocksOf(pageOfCapitals))[0]).toBe('heading');
  });

  test('are not captions, nor bold sentences within the text', () => {
    const caption = { text: 'Figure 3: The road', y: 100, weight: 700 };
    const blocks = blocksOf(
      page([caption, ...prose(5, 140), { text: 'A bold remark, of course,', y: 240, weight: 700 }]),
    );
    expect(kinds(blocks)).toEqual(['paragraph', 'paragraph', 'paragraph']);
  });
});

describe('a heading', () => {
  const TEXT = candidateOf(prose(3, 300).map(line));
  const context = { pageHeight: 792, typography: BODY, outline: () => undefined, trace: undefined };
  /** Whether lines above ordinary text are a heading. */
  const isHeading = (...lines: readonly Line[]): boolean =>
    findHeadings([candidateOf(lines), TEXT], context).length > 0;
  const bold = (text: string, y = 200): Line => line({ text, y, weight: 700 });
  const wordy = (count: number): string => Array(count).fill('Word').join(' ');

  test.each([
    [11, false],
    [12, true],
  ])('is 1.15 times as large as the text, where size alone makes it: %i points beside 10: %s', (size, expected) => {
    expect(isHeading(line({ text: 'Background', y: 200, size }))).toBe(expected);
  });

  test.each([
    [10.4, false],
    [11, true],
  ])(
    'may end in a colon when it is bold and 1.08 times as large as the text: %f points beside 10: %s',
    (size, expected) => {
      expect(isHeading(line({ text: 'Known problems:', y: 200, size, weight: 700 }))).toBe(expected);
    },
  );

  test.each([
    [9, false],
    [10, true],
  ])('is not smaller than the text, however bold: %i points beside 10: %s', (size, expected) => {
    expect(isHeading(line({ text: 'Background', y: 200, size, weight: 700 }))).toBe(expected);
  });

  test.each([
    [14, false],
    [16, true],
  ])('may end in a colon when it is half as large again as the text: %i points beside 10: %s', (size, expected) => {
    expect(isHeading(line({ text: 'Contents:', y: 200, size }))).toBe(expected);
  });

  test.each([
    [25, true],
    [35, false],
  ])('has 30 words at most, however large: %i words: %s', (count, expected) => {
    expect(isHeading(line({ text: wordy(count), y: 200, size: 20 }))).toBe(expected);
  });

  test.each([
    [14, true],
    [20, false],
  ])('has 16 words at most, where it is not large: %i words: %s', (count, expected) => {
    expect(isHeading(bold(wordy(count)))).toBe(expected);
  });

  test.each([
    [3, true],
    [4, false],
  ])('has three lines at most, where it is not large: %i lines: %s', (count, expected) => {
    expect(isHeading(...Array.from({ length: count }, (_, index) => bold('Some words', 200 + 12 * index)))).toBe(
      expected,
    );
  });

  test.each([
    [50, false],
    [70, true],
  ])('is not at the edge of the page: one that ends at %i of 792 points: %s', (bottom, expected) => {
    expect(isHeading(bold('Background', bottom - 2.5))).toBe(expected);
    expect(isHeading(bold('Background', 792 - bottom + 7.5))).toBe(expected);
  });

  test.each([
    [50, true],
    [80, false],
  ])('is not torn apart: words %i points from each other: %s', (gap, expected) => {
    const [first] = words({ text: 'Results', y: 200, weight: 700 });
    const [second] = words({ text: 'Again', x: 107 + gap, y: 200, weight: 700 });
    expect(isHeading(lineOf(1, [first as Word, second as Word]))).toBe(expected);
  });

  test.each([
    ['#320000', false],
    ['#500000', true],
    ['#808080', false],
  ])('may be coloured, but not in grey: %s in a black text: %s', (color, expected) => {
    expect(isHeading(line({ text: 'Background', y: 200, color }))).toBe(expected);
  });

  test('is what the outline names, though it looks like text', () => {
    const plain = candidateOf([line({ text: 'background', y: 200 })]);
    expect(findHeadings([plain], context)).toEqual([]);
    const outline = () => ({ title: 'Background', level: 1, page: 1 });
    expect(findHeadings([plain], { ...context, outline })).toEqual([plain]);
  });

  test('is what the tags of the file name, though it looks like text', () => {
    expect(isHeading(line({ text: 'background', y: 200, role: 'H2' }))).toBe(true);
    expect(isHeading(line({ text: 'background', y: 200, role: 'P' }))).toBe(false);
  });

  test('says why it is one', () => {
    const verdicts: Verdict[] = [];
    const trace = (verdict: Verdict): void => void verdicts.push(verdict);
    findHeadings([candidateOf([bold('Background:')]), TEXT], { ...context, trace });
    expect(verdicts[0]).toMatchObject({ decision: 'heading', is: false });
    expect(verdicts[0]?.because.map(({ sign }) => sign)).toEqual(['bold, ends in a colon', 'stands out']);
  });
});
