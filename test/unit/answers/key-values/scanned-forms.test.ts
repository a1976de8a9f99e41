import { expect, test } from 'vitest';
import type { Document } from '../../../../src/document/document.ts';
import { answer } from '../../../fixtures/answer.ts';
import type { LineSpec } from '../../layout/page.ts';
import { form, lineAcross, photographed, sides } from './drawn-form.ts';

const pairsIn = (document: Document) => answer(document, 'extract_key_value', { instruction: [] }).json;

/** As a form was photographed straight from above. */
const scanned = (document: Document): Document =>
  photographed(document, [
    [0, 0],
    [612, 0],
    [612, 792],
    [0, 792],
  ]);

test('what stands on the lines to write on of a form that lies askew is in its pairs', () => {
  const lines = ['Draught aft', 'Holds sealed', 'Mooring'].flatMap((text, row): LineSpec[] => [
    { text, y: 100 + 24 * row },
    { text: ['quay', 'none', 'stern'][row] as string, x: 420, y: 100 + 24 * row },
  ]);
  const rules = [101, 125, 149].map((y) => lineAcross(y, 400, 540));
  const askew = photographed(form(lines, rules), [
    [10, 0],
    [612, 40],
    [600, 792],
    [0, 752],
  ]);
  expect(pairsIn(askew)).toEqual({ 'Draught aft': ['quay'], 'Holds sealed': ['none'], Mooring: ['stern'] });
});

test('a value ends where the label of the next one stands half a line lower', () => {
  const lines = [
    { text: 'Speaker', y: 100 },
    { text: 'Joan Marsh', x: 130, y: 100 },
    { text: 'Position', x: 230, y: 106, size: 8 },
    { text: 'Mate', x: 290, y: 100 },
    { text: 'Topic', y: 130 },
    { text: 'Hatches', x: 130, y: 130 },
  ];
  const rules = [lineAcross(104, 120, 225), lineAcross(107, 270, 540), lineAcross(134, 120, 540)];
  expect(pairsIn(scanned(form(lines, rules)))).toMatchObject({ Speaker: ['Joan Marsh'] });
});

test('a list in columns below a label is its value, one column after the other', () => {
  const names = ['J. Marsh', 'N. Alder', 'P. Lane', 'O. Grove', 'B. Field'];
  const lines: LineSpec[] = [
    { text: 'Copies to:', y: 100 },
    ...names.map((text, at) => ({ text, x: at < 3 ? 72 : 200, y: 114 + 12 * (at % 3) })),
  ];
  expect(pairsIn(scanned(form(lines)))).toEqual({ 'Copies to': [names.join(' ')] });
});

test('words side by side are a pair where more than the words of one say so', () => {
  const lines = [
    { text: 'Department:', y: 100 },
    { text: 'Timber', x: 190, y: 100 },
    { text: 'Quality office', y: 122 },
    { text: 'Sealed holds', x: 240, y: 122 },
  ];
  expect(pairsIn(scanned(form(lines)))).toEqual({ Department: ['Timber'] });
});

test('what is filled in far below the caption of its box is its value, and none where the box holds a label more', () => {
  const boxes = [sides([70, 90, 300, 160]), sides([70, 180, 300, 250])].flat();
  const lines = [
    { text: 'Loading agent:', y: 100, size: 7 },
    { text: 'Marlin Freight', x: 90, y: 140 },
    { text: 'quay seven', x: 90, y: 154 },
    { text: 'Harbour office:', y: 190, size: 7 },
    { text: 'Quay number:', x: 90, y: 230 },
    { text: 'Timber', x: 90, y: 244 },
  ];
  expect(pairsIn(scanned(form(lines, boxes)))).toEqual({
    'Loading agent': ['Marlin Freight quay seven'],
    'Quay number': ['Timber'],
  });
});

test('what a cross before it chooses among others has that cross, and a name that begins with an X does not', () => {
  const lines: LineSpec[] = [
    { text: 'X 1. Timber', y: 100 },
    { text: '__ 2. Hatches', y: 112 },
    { text: '__ Quay', x: 300, y: 100 },
    { text: '_X_ Mooring', x: 300, y: 112 },
    { text: 'Owner: X Freight', y: 140 },
    { text: 'X Freight has sealed its hatches', y: 170 },
  ];
  expect(pairsIn(scanned(form(lines)))).toEqual({ '1. Timber': ['X'], Mooring: ['X'], Owner: ['X Freight'] });
});

test('a colon within brackets ends no label', () => {
  const lines = [
    { text: 'Department:', y: 100 },
    { text: 'Timber', x: 190, y: 100 },
    { text: 'Loading agents (four copies: manager)', y: 130 },
  ];
  expect(pairsIn(scanned(form(lines)))).toEqual({ Department: ['Timber'] });
});
