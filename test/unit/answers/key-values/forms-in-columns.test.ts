import { describe, expect, test } from 'vitest';
import type { PositionedPage, Rule } from '../../../../src/document/page.ts';
import { answer } from '../../../fixtures/answer.ts';
import { type LineSpec, page } from '../../layout/page.ts';
import { printed } from '../documents.ts';

/** A page as a recogniser gives it, which may be unsure of a word. */
function scanned(lines: readonly LineSpec[], rules: readonly Rule[] = [], unsure?: string): PositionedPage {
  const { words, ...rest } = page(lines, { rules });
  return {
    ...rest,
    source: 'ocr',
    words: words.map((word) => ({ ...word, confidence: word.text === unsure ? 0.4 : 0.9 })),
  };
}

const pairsOn = (sheet: PositionedPage) => answer(printed(sheet), 'extract_key_value', { instruction: [] }).json;

const level = (y: number): Rule => ({ box: [70, y, 540, y + 0.5], orientation: 'horizontal' });
const upright = (x: number, y0: number, y1: number): Rule => ({ box: [x, y0, x + 0.5, y1], orientation: 'vertical' });

/** A field, and below it two texts of which the second begins at a place. */
const twoColumns = (x: number): LineSpec[] => [
  { text: 'Department:', y: 100 },
  { text: 'Timber', x: 190, y: 100 },
  { text: 'Harbour office', y: 122 },
  { text: 'Quay seven', x, y: 122 },
];

describe.each<[string, typeof scanned]>([
  ['printed', (lines, rules = []) => page(lines, { rules })],
  ['scanned', scanned],
])('a form in columns that is %s', (_, look) => {
  test('has no words as a value that are far from all labels of a column', () => {
    expect(pairsOn(look(twoColumns(340)))).toEqual({ Department: ['Timber'] });
  });

  test('has the value of a label with a colon in a column that is far from all labels', () => {
    const lines = ['Oak', 'Elm', 'Ash'].flatMap((tree, row): LineSpec[] => [
      { text: `${['Site', 'Owner', 'Name'][row]}:`, y: 100 + 22 * row },
      { text: `${tree} Grove`, x: 300, y: 100 + 22 * row },
    ]);
    expect(pairsOn(look(lines))).toEqual({ Site: ['Oak Grove'], Owner: ['Elm Grove'], Name: ['Ash Grove'] });
  });

  test('has no value in a cell whose label stands in the next cell too', () => {
    const lines = [
      { text: 'Region:', y: 100 },
      { text: 'Hatch survey date:', x: 306, y: 100 },
    ];
    const rules = [level(88), level(106), ...[70, 303, 540].map((x) => upright(x, 88, 106))];
    expect(pairsOn(look(lines, rules))).toEqual({});
  });
});

describe('a scanned form', () => {
  const first = 'The cargo was stowed under deck and two hatches were sealed by';

  test.each([
    ['set in from the margin', 100, 12],
    ['below where it begins, after a blank line', 140, 26],
  ])('has a value whose next line is %s', (_, x, lead) => {
    const lines = [
      { text: 'Department:', y: 100 },
      { text: first, x: 140, y: 100 },
      { text: 'the mate before noon', x, y: 100 + lead },
    ];
    expect(pairsOn(scanned(lines))).toEqual({ Department: [`${first} the mate before noon`] });
  });

  test('has words as a value that are near a label without a colon', () => {
    expect(pairsOn(scanned(twoColumns(190)))).toEqual({ Department: ['Timber'], 'Harbour office': ['Quay seven'] });
  });

  test('has a value that begins beside the first of two lines of its label', () => {
    const lines = [
      { text: 'Department:', y: 78 },
      { text: 'Timber', x: 160, y: 78 },
      { text: '20 LONG TONS', y: 100 },
      { text: first, x: 160, y: 100 },
      { text: 'BALLAST:', y: 114 },
      { text: 'the mate before noon', x: 160, y: 114 },
    ];
    expect(pairsOn(scanned(lines))).toEqual({
      Department: ['Timber'],
      '20 LONG TONS BALLAST': [`${first} the mate before noon`],
    });
  });

  test('has a value that is set in below the caption of its box', () => {
    const lines = [
      { text: 'Customer', y: 100, size: 7 },
      { text: 'Joan Marsh', x: 130, y: 112 },
      { text: 'Branch office', x: 310, y: 100, size: 7 },
      { text: 'Quay seven', x: 370, y: 112 },
    ];
    const rules = [level(93), level(117), ...[70, 306, 540].map((x) => upright(x, 93, 117))];
    expect(pairsOn(scanned(lines, rules))).toEqual({ Customer: ['Joan Marsh'], 'Branch office': ['Quay seven'] });
  });

  test.each([
    ['ad)', undefined],
    ['4a', ['4a']],
    ['X', ['X']],
    ['Timber', ['Timber']],
  ])('has «%s» of which the recogniser is unsure as a value only where it is no scrawl', (text, value) => {
    const lines = [
      { text: 'Approved by:', y: 100 },
      { text, x: 160, y: 100 },
    ];
    expect(pairsOn(scanned(lines, [], text))?.['Approved by' as keyof object]).toEqual(value);
  });
});
