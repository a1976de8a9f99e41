import { describe, expect, test } from 'vitest';
import { printedFields } from '../../../../../src/answers/key-values/candidates/printed-fields.ts';
import { recordOf } from '../../../../../src/answers/key-values/record.ts';
import { plainText } from '../../../../../src/answers/text/plain-text.ts';
import { type LineSpec, page } from '../../../layout/page.ts';
import { printed } from '../../documents.ts';

/** The fields of a page, `label: value`, those of grids alone. */
function fieldsOf(lines: readonly LineSpec[], rules: readonly number[] = []): string[] {
  const document = printed(
    page(lines, { rules: rules.map((y) => ({ box: [60, y, 560, y + 0.5], orientation: 'horizontal' })) }),
  );
  const text = plainText(document);
  return printedFields(recordOf(text, document.pages))
    .filter(({ kind }) => kind.startsWith('field'))
    .map(
      ({ labels, value }) => `${labels[0]}: ${value.map(({ start, end }) => text.text.slice(start, end)).join(' ')}`,
    );
}

/** Labels and values in two columns, a line each; a value of '' is not printed. */
const side = (x: number, y: number, rows: readonly (readonly [string, string])[], gap = 110): LineSpec[] =>
  rows.flatMap(([label, value], at) => [
    { text: label, x, y: y + 13 * at },
    ...(value === '' ? [] : [{ text: value, x: x + gap, y: y + 13 * at }]),
  ]);

describe('two columns of labels side by side', () => {
  const waybill = [
    ...side(60, 100, [
      ['Waybill No', 'HB 220914'],
      ['Booking', '88412'],
      ['Voyage', '031W'],
      ['Vessel', 'Nordlicht'],
    ]),
    ...side(330, 100, [
      ['Shipped', '14 May 2021'],
      ['Cut-off', ''],
      ['Loading port', 'Antwerp'],
      ['Arrival', '2 June 2021'],
    ]),
  ];

  test('have their own values, though no colon marks them', () => {
    expect(fieldsOf(waybill)).toEqual(
      expect.arrayContaining(['Waybill No: HB 220914', 'Vessel: Nordlicht', 'Arrival: 2 June 2021']),
    );
  });

  test('leave a field empty that has no value, whatever stands below or beside it', () => {
    expect(fieldsOf(waybill).filter((field) => field.startsWith('Cut-off'))).toEqual([]);
  });
});

describe('labels above their values', () => {
  const order = [
    { text: 'Order', x: 60, y: 100, weight: 700, size: 8 },
    { text: 'Requested delivery', x: 200, y: 100, weight: 700, size: 8 },
    { text: '5509 / B', x: 60, y: 112 },
    { text: '3 July 2021', x: 200, y: 112 },
    { text: 'Buyer', x: 60, y: 130, weight: 700, size: 8 },
    { text: 'Cost centre', x: 200, y: 130, weight: 700, size: 8 },
    { text: 'Ada Lovelace', x: 60, y: 142 },
    { text: 'Engines', x: 200, y: 142 },
  ];

  test('are told from values by how they are printed', () => {
    expect(fieldsOf(order)).toEqual([
      'Order: 5509 / B',
      'Requested delivery: 3 July 2021',
      'Buyer: Ada Lovelace',
      'Cost centre: Engines',
    ]);
  });

  test('do not reach over a rule', () => {
    const boxes = [
      { text: 'Grace Hopper', x: 60, y: 112 },
      { text: 'Arlington', x: 300, y: 112 },
      { text: 'Rank of the applicant', x: 60, y: 126, weight: 700, size: 8 },
      { text: 'Ship or station', x: 300, y: 126, weight: 700, size: 8 },
    ];
    expect(fieldsOf(boxes, [117])).toEqual([]);
  });

  test('are no fields where rows of a table follow, nor are the heads of its columns', () => {
    const table = ['12.00', '8.50', '9.25'].flatMap((price, at) => [
      { text: `Screw M${at + 3}`, x: 60, y: 114 + 14 * at },
      { text: price, x: 300, y: 114 + 14 * at },
    ]);
    const heads = [
      { text: 'Article', x: 60, y: 100, weight: 700 },
      { text: 'Price', x: 300, y: 100, weight: 700 },
    ];
    const fields = fieldsOf([...heads, ...table]);
    expect(fields.filter((field) => /Article|Price/.test(field))).toEqual([]);
  });
});

describe('a value', () => {
  test('of several lines is read whole', () => {
    const lines = [
      { text: 'Shipper:', x: 60, y: 100 },
      { text: 'Baltic Timber Trading', x: 150, y: 100 },
      { text: 'and Forwarding Ltd', x: 150, y: 111 },
      { text: 'Consignee:', x: 60, y: 130 },
      { text: 'Hansa Holz', x: 150, y: 130 },
      { text: 'Vessel:', x: 60, y: 150 },
      { text: 'Nordlicht', x: 150, y: 150 },
    ];
    expect(fieldsOf(lines)).toContain('Shipper: Baltic Timber Trading and Forwarding Ltd');
  });
});
