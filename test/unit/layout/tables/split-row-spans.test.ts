import { expect, test } from 'vitest';
import { splitRowSpans } from '../../../../src/layout/tables/split-row-spans.ts';
import { cell, textsOf } from './grids.ts';

/** Boxes to fill in, 20 points apart, each with its number. */
const boxes = (count: number) =>
  Array.from({ length: count }, (_, row) =>
    cell(row, 1, [{ text: `${40 + row}`, x: 276, y: 114 + 20 * row }], {
      box: [272, 100 + 20 * row, 372, 120 + 20 * row],
    }),
  );
/** A cell beside them with lines of the given texts, so many points apart and below the first number. */
const beside = (texts: readonly string[], rows: number, { pitch = 20, lower = 0 } = {}) =>
  cell(
    0,
    0,
    texts.map((text, index) => ({ text, x: 76, y: 114 + lower + pitch * index })),
    { rowSpan: rows, box: [72, 100, 272, 100 + 20 * rows] },
  );
const LABELS = ['40 Itemized deductions', '41 Subtract line 40', '42 Exemptions', 'Total tax', 'Other taxes'];
const rowsOf = (count: number, texts: readonly string[], place = {}): string[][] =>
  textsOf(splitRowSpans([beside(texts, count, place), ...boxes(count)]));

test('the texts beside boxes to fill in are each in the row of their box', () => {
  expect(rowsOf(5, LABELS)).toEqual(LABELS.map((text, row) => [text, `${40 + row}`]));
});

test('a row may have two lines, and one of five none', () => {
  const two = [...LABELS.slice(0, 2), ...LABELS.slice(3)];
  const cells = splitRowSpans([
    cell(
      0,
      0,
      [...two.map((text, row) => ({ text, x: 76, y: 114 + 20 * row })), { text: 'In all', x: 76, y: 118 + 20 * 3 }],
      { rowSpan: 5, box: [72, 100, 272, 200] },
    ),
    ...boxes(5),
  ]);
  expect(textsOf(cells).map(([text]) => text)).toEqual([...two.slice(0, 3), 'Other taxes In all', '']);
});

test('two lines beside two boxes stay one text, unless each has the number of its box', () => {
  expect(rowsOf(2, LABELS.slice(0, 2))).toEqual([
    ['40 Itemized deductions', '40'],
    ['41 Subtract line 40', '41'],
  ]);
  expect(rowsOf(2, LABELS.slice(3))).toEqual([['Total tax Other taxes', '40'], ['41']]);
});

test('the first of them may be beside a box that begins above', () => {
  const above = cell(0, 0, [{ text: 'Filed', x: 76, y: 94 }], { box: [72, 80, 272, 100] });
  const high = cell(0, 1, [], { rowSpan: 2, box: [272, 80, 372, 120] });
  const lower = [beside(LABELS, 5), ...boxes(5).slice(1)].map((one) => ({ ...one, row: one.row + 1 }));
  expect(textsOf(splitRowSpans([above, high, ...lower])).map(([text]) => text)).toEqual(['Filed', ...LABELS]);
});

test('a sentence beside boxes stays one text', () => {
  const sentence = [
    'A sentence that goes on and on and on',
    'for as long as all of the boxes that',
    'are beside it have been filled in by',
    'somebody, is one.',
  ];
  expect(rowsOf(4, sentence)[0]).toEqual([sentence.join(' '), '40']);
});

test('lines that are level with no number stay one text', () => {
  expect(rowsOf(4, LABELS.slice(0, 4), { lower: -6 })[0]).toEqual([LABELS.slice(0, 4).join(' '), '40']);
});
