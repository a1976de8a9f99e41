import { describe, expect, test } from 'vitest';
import type { PositionedPage, Rule } from '../../../../src/document/page.ts';
import { answer } from '../../../fixtures/answer.ts';
import { type LineSpec, page } from '../../layout/page.ts';
import { printed } from '../documents.ts';

type Look = (lines: readonly LineSpec[], rules?: readonly Rule[]) => PositionedPage;

const asPrinted: Look = (lines, rules = []) => page(lines, { rules });

/** The same page as a recogniser gives it. */
const asScanned: Look = (lines, rules) => {
  const { words, ...rest } = asPrinted(lines, rules);
  return { ...rest, source: 'ocr', words: words.map((word) => ({ ...word, confidence: 0.9 })) };
};

const pairsOn = (sheet: PositionedPage) => answer(printed(sheet), 'extract_key_value', { instruction: [] }).json;

const level = (x0: number, x1: number, y: number): Rule => ({ box: [x0, y, x1, y + 0.5], orientation: 'horizontal' });

/** Rows of a label and its value. */
const rows = (...pairs: readonly (readonly [label: string, value: string])[]): LineSpec[] =>
  pairs.flatMap(([label, value], row) => [
    { text: label, y: 100 + 24 * row },
    { text: value, x: 240, y: 100 + 24 * row },
  ]);

describe.each<[string, Look]>([
  ['printed', asPrinted],
  ['scanned', asScanned],
])('a form that is %s', (_, look) => {
  test.each([
    ['brackets', '(12) Freight amount', '(13) Harbour fee'],
    ['one bracket', '2) Freight amount', '3) Harbour fee'],
  ])('has labels that the number of their item precedes in %s', (_, one, other) => {
    const pairs = pairsOn(look(rows(['Contract number', 'K-1120'], [one, '4,310'], [other, '612'])));
    expect(Object.values(pairs ?? {})).toEqual([['K-1120'], ['4,310'], ['612']]);
  });

  test.each(['N/A', 'n.a.', 'none', 'yes', 'TBD'])('has «%s» as the value of a field', (text) => {
    const pairs = pairsOn(look(rows(['Vessel size', text], ['Total weight', '18 t'])));
    expect(pairs).toEqual({ 'Vessel size': [text], 'Total weight': ['18 t'] });
  });

  test.each(['Regd. No.', 'Regd. Office', 'Cert. of origin'])('has the label «%s» that abbreviates a word', (label) => {
    const pairs = pairsOn(look(rows(['Total weight', '18 t'], [label, '4011 007'])));
    expect(Object.values(pairs ?? {})).toEqual([['18 t'], ['4011 007']]);
  });

  test.each([
    ['where it begins', 72],
    ['set in by a space', 78],
  ])('has a label of two lines whole, the second %s', (_, x) => {
    const lines = [
      { text: 'LOADING', y: 100 },
      { text: 'HOURS:', x, y: 110 },
      { text: 'six to eleven', x: 180, y: 110 },
    ];
    expect(pairsOn(look(lines))).toEqual({ 'LOADING HOURS': ['six to eleven'] });
  });

  test('has a label whole of which two spaces of a typewriter part the first word', () => {
    const lines = [
      { text: 'HARBOUR', x: 72, y: 100 },
      { text: 'MASTER:', x: 119, y: 100 },
      { text: 'Joan Marsh', x: 220, y: 100 },
    ];
    expect(pairsOn(look(lines))).toEqual({ 'HARBOUR MASTER': ['Joan Marsh'] });
  });

  test('has captions over values that a box sets lower, each in its column', () => {
    const lines = [
      { text: 'SAILING DATE(s)', y: 100, size: 8 },
      { text: 'HULL NUMBER(s)', x: 240, y: 100, size: 8 },
      { text: '4/12/91', y: 127 },
      { text: '31,720', x: 240, y: 127 },
    ];
    const pairs = pairsOn(look(lines));
    expect(pairs).toEqual({ 'SAILING DATE(s)': ['4/12/91'], 'HULL NUMBER(s)': ['31,720'] });
  });

  test.each([
    ['an indent', 90],
    ['two tabs', 200],
  ])('has the value that is set in by %s below a label alone on its line, a blank line between', (_, x) => {
    const lines = [
      { text: 'CREW WANTED:', y: 100 },
      { text: 'Two hands and a cook who can', x, y: 124 },
      { text: 'mend sails at sea', x, y: 136 },
      { text: 'PORT:', y: 170 },
      { text: 'Whitby', x: 120, y: 170 },
    ];
    expect(pairsOn(look(lines))).toEqual({
      'CREW WANTED': ['Two hands and a cook who can mend sails at sea'],
      PORT: ['Whitby'],
    });
  });

  test('has no value for an empty label where what is set in stands below two blank lines, or where labels stand beside it', () => {
    const far = [
      { text: 'CREW WANTED:', y: 100 },
      { text: 'Two hands and a cook who can', x: 160, y: 140 },
    ];
    const beside = [
      { text: 'CREW WANTED:', y: 100 },
      { text: 'PORT:', x: 420, y: 100 },
      { text: 'Two hands and a cook who can', x: 200, y: 124 },
    ];
    expect(pairsOn(look(far))).toEqual({});
    expect(pairsOn(look(beside))).toEqual({});
  });

  test('has a label and a value on one rule that is broken between them', () => {
    const lines = [
      { text: 'PERMIT NO.', y: 100 },
      { text: '77-31', x: 160, y: 100 },
    ];
    expect(pairsOn(look(lines, [level(70, 150, 103), level(156, 300, 103)]))).toEqual({ 'PERMIT NO': ['77-31'] });
  });

  const cellsOf = (rows: readonly (readonly string[])[]): [LineSpec[], Rule[]] => [
    rows.flatMap((row, y) => row.map((text, x) => ({ text, x: 76 + 110 * x, y: 114 + 20 * y }))),
    [
      ...Array.from({ length: rows.length + 1 }, (_, y) => level(72, 512, 100 + 20 * y)),
      ...[72, 182, 292, 402, 512].map(
        (x): Rule => ({ box: [x, 100, x + 0.5, 100 + 20 * rows.length], orientation: 'vertical' }),
      ),
    ],
  ];

  test('has labels and values in cells of their own by turns, where numbers and words are mixed in a column', () => {
    const rows = [
      ['Weaver', 'Ines Calder', 'Yarn', 'Merino'],
      ['Loom', 'Table loom', 'Twist', '14.5'],
      ['Cloth weight', 'Heavy', 'Selvedge', 'Plain'],
    ];
    const pairs = { Weaver: ['Ines Calder'], Yarn: ['Merino'], Loom: ['Table loom'], Twist: ['14.5'] };
    expect(pairsOn(look(...cellsOf(rows)))).toEqual({ ...pairs, 'Cloth weight': ['Heavy'], Selvedge: ['Plain'] });
  });

  test('does not pair the first cells of records with the second, whose columns are each of one kind', () => {
    const rows = [
      ['Weaver', 'Cloth', 'Dyer', 'Metres'],
      ['Calder', 'Tweed', 'Rowe', '14.5'],
      ['Amory', 'Serge', 'Pym', '22'],
    ];
    const pairs = pairsOn(look(...cellsOf(rows)));
    for (const name of ['Weaver', 'Calder', 'Amory']) expect(pairs).not.toHaveProperty(name);
  });
});
