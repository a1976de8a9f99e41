import { describe, expect, test } from 'vitest';
import { answer } from '../../../fixtures/answer.ts';
import type { LineSpec } from '../../layout/page.ts';
import { printed } from '../documents.ts';
import { valuesOf } from './values-of.ts';

const everythingOf = (lines: readonly LineSpec[]) =>
  answer(printed(lines), 'extract_key_value', { instruction: [] }).json as Readonly<Record<string, readonly string[]>>;

/** The lines of a table, its cells at the places given; the head in bold. */
const tableAt = (y: number, places: readonly number[], rows: readonly (readonly string[])[]): LineSpec[] =>
  rows.flatMap((row, at) =>
    row.flatMap((text, column) =>
      text === ''
        ? []
        : [{ text, x: places[column] as number, y: y + 16 * at, ...(at === 0 && { weight: 700, color: '#404040' }) }],
    ),
  );

const below = (y: number, ...texts: readonly string[]): LineSpec[] =>
  texts.map((text, row) => ({ text, y: y + 13 * row }));

const GOODS: readonly (readonly string[])[] = [
  ['Line', 'Article', 'Pieces', 'Price', 'Sum'],
  ['1', 'Brass hinge', '4', '3.50', '14.00'],
  ['2', 'Door handle, oiled oak', '2', '21.00', '42.00'],
  ['3', 'Carriage', '1', '9.00', '9.00'],
];

describe('a label with its value behind its colon, above a table', () => {
  test.each([
    ['Customer', 'Marlow & Reed Ltd., 4 Quay Street, Falmouth'],
    ['Sold to', 'Osteria Bianchi, Via Roma 3, 00184 Roma'],
  ])('has what stands there, not the head of the table: %s', (label, value) => {
    const lines = [
      ...below(100, 'Invoice number: B-17', 'Invoice date: 4 June 2024', `${label}: ${value}`),
      ...tableAt(142, [72, 130, 330, 400, 470], GOODS),
    ];
    const [name] = value.split(',');
    const isIt = [expect.stringContaining(name as string)];
    expect(valuesOf(printed(lines), { [label]: '', buyer: '' })).toEqual({ [label]: isIt, buyer: isIt });
    const pairs = everythingOf(lines);
    expect(pairs[label]).toEqual([value]);
    expect(Object.values(pairs).flat()).not.toContain('Line');
    expect(Object.values(pairs).flat()).not.toContain('Article');
  });
});

describe('a table of records without keys', () => {
  test('has what a row is of with what stands beside it, and no unit with a range', () => {
    const rows = [
      ['Analyte', 'Value', 'Unit', 'Range'],
      ['Ferritin', '61', 'ng/mL', '30–300'],
      ['Sodium', '139', 'mmol/L', '136–145'],
      ['Glucose', '88', 'mg/dL', '70–99'],
    ];
    const pairs = everythingOf(tableAt(100, [72, 200, 290, 380], rows));
    expect(Object.keys(pairs).filter((label) => label.includes('/'))).toEqual([]);
    for (const [label, values] of Object.entries(pairs)) {
      expect(rows.find(([first]) => first === label)?.[1]).toBe(values.join());
    }
  });

  test('has no two cells as one value', () => {
    const rows = [
      ['Day', 'Entry', 'Debit', 'Credit', 'Balance'],
      ['02 May', 'Opening balance', '', '', '910.40'],
      ['06 May', 'Card purchase Corner Books', '18.20', '', '892.20'],
      ['11 May', 'Wages Northgate School', '', '1,900.00', '2,792.20'],
      ['19 May', 'Standing order Water Board', '41.00', '', '2,751.20'],
    ];
    const values = Object.values(everythingOf(tableAt(100, [72, 130, 320, 390, 460], rows))).flat();
    expect(values.filter((value) => value.includes(' '))).toEqual([]);
  });
});

describe('a heading', () => {
  test('is no part of the first label below it', () => {
    const lines = [
      { text: 'Discharge letter', y: 104, size: 14, weight: 700 },
      ...below(118, 'Patient: Edith Marsh', 'Ward: 4 B', 'Consultant: Dr. Paul Armand'),
    ];
    expect(everythingOf(lines)).toEqual({ Patient: ['Edith Marsh'], Ward: ['4 B'], Consultant: ['Dr. Paul Armand'] });
  });

  test('is no value of the line above it', () => {
    const head = (text: string, y: number): LineSpec => ({ text, y, size: 13, weight: 700 });
    const lines = [
      ...below(60, 'behance.net/marlow | marlow.example'),
      head('Summary', 80),
      ...below(98, 'Potter and teacher with twelve years of work in schools and studios along the coast.'),
      head('Abilities', 122),
      ...below(140, 'Languages: English, Welsh', 'Crafts: Glazing, Raku, Slip casting'),
      head('Distinctions and awards', 170),
      ...below(190, 'Young Potter of the Year, Stoke, 2019'),
    ];
    expect(everythingOf(lines)).toEqual({ Languages: ['English, Welsh'], Crafts: ['Glazing, Raku, Slip casting'] });
  });
});

test('a clause has no end of its running text as a value, and its brackets not the next heading', () => {
  const lines = [
    ...below(
      100,
      'This contract is made between Marlow Pottery Ltd., 4 Quay Street, Falmouth (the "Maker") and',
      'Stoke Museum Trust, 12 Kiln Lane, Stoke, a charity registered in England and Wales, who orders',
      '(the "Buyer").',
    ),
    { text: '1. Works', y: 150, weight: 700 },
    ...below(164, 'The Maker throws and glazes forty plates for the Buyer.'),
    { text: '2. Term', y: 190, weight: 700 },
    ...below(
      204,
      'This contract begins with the day of signature and goes on for two years unless it is ended under',
      'Section 9.',
    ),
    { text: '3. Price', y: 244, weight: 700 },
    ...below(258, 'The Buyer pays forty pounds for each plate that leaves the kiln whole.'),
  ];
  const values = Object.values(everythingOf(lines)).flat();
  expect(values).not.toContain('1. Works');
  expect(values).not.toContain('Section 9.');
});
