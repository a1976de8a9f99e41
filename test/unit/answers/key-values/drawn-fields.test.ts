import { describe, expect, test } from 'vitest';
import { drawnFields } from '../../../../src/answers/key-values/candidates/drawn-fields.ts';
import { recordOf } from '../../../../src/answers/key-values/record.ts';
import { plainText } from '../../../../src/answers/text/plain-text.ts';
import { printedOf } from '../../../../src/answers/text/printed.ts';
import type { Document } from '../../../../src/document/document.ts';
import { answer } from '../../../fixtures/answer.ts';
import { boxes, form, lineAcross, photographed, sides } from './drawn-form.ts';

/** What the structure of a document says, by the labels of each value. */
const said = (document: Document): Record<string, string> => {
  const text = plainText(document);
  return Object.fromEntries(
    drawnFields(recordOf(text, document.pages)).candidates.map(({ labels, value }) => [
      labels.join(' < '),
      printedOf(text.text, value),
    ]),
  );
};

const valuesOf = (document: Document, ...keys: readonly string[]) =>
  answer(document, 'extract_key_value', { instruction: keys.map((key) => ({ key, description: '' })) }).json;

const wages = boxes(
  { box: [40, 40, 250, 70], caption: "a Employee's social security number", value: '078-05-1120' },
  { box: [40, 70, 250, 100], caption: 'b Employer identification number (EIN)', value: '12-3456789' },
  { box: [250, 40, 400, 70], caption: '1 Wages, tips, other compensation', value: '48,500.00' },
  { box: [400, 40, 560, 70], caption: '2 Federal income tax withheld', value: '6,210.55' },
  { box: [250, 70, 400, 100], caption: '3 Social security wages' },
  { box: [400, 70, 560, 100], caption: '4 Social security tax withheld', value: '3,007.00' },
);

describe('boxes of a form', () => {
  test('hold a caption and below it its value', () => {
    expect(said(wages)).toMatchObject({
      "Employee's social security number": '078-05-1120',
      'Employer identification number (EIN)': '12-3456789',
      'Wages, tips, other compensation': '48,500.00',
      'Federal income tax withheld': '6,210.55',
      'Social security tax withheld': '3,007.00',
    });
  });

  test('that are empty have no value: the caption of a neighbour is none', () => {
    expect(Object.keys(said(wages))).not.toContain('Social security wages');
  });

  test('that are empty answer for what they ask: no other box does', () => {
    expect(valuesOf(wages, 'social security wages')).toEqual({ 'social security wages': [] });
  });

  test('that are empty do not answer for what they hardly ask', () => {
    const permit = boxes(
      { box: [40, 40, 250, 70], caption: '1 Signature of keeper' },
      { box: [250, 40, 460, 70], caption: '2 Print name of signer', value: 'Ada Quill' },
      { box: [40, 70, 250, 100], caption: '3 Number of animals', value: '12' },
    );
    const instruction = [{ key: 'signed_by', description: 'who signed the form' }];
    expect(answer(permit, 'extract_key_value', { instruction }).json).toEqual({ signed_by: ['Ada Quill'] });
  });

  test('may have a date that the layout has parted as cells', () => {
    const bill = form(
      [
        { text: 'Goods', x: 43, y: 50, size: 6 },
        { text: 'Timber', x: 43, y: 64 },
        { text: 'Place and date of issue', x: 203, y: 50, size: 6 },
        { text: 'Bergen', x: 203, y: 64 },
        { text: '17', x: 250, y: 64 },
        { text: 'Sep', x: 285, y: 64 },
        { text: '2031', x: 325, y: 64 },
      ],
      [...sides([40, 40, 200, 70]), ...sides([200, 40, 400, 70])],
    );
    expect(valuesOf(bill, 'issue date')).toEqual({ 'issue date': ['17 Sep 2031'] });
  });

  test('may have captions of several lines and values of several lines', () => {
    const admission = form(
      [
        { text: 'Patient, surname first', x: 43, y: 50, size: 7 },
        { text: '(as in the passport)', x: 43, y: 58, size: 7 },
        { text: 'Okafor Ngozi', x: 46, y: 75 },
        { text: 'Home address and', x: 303, y: 50, size: 7 },
        { text: 'telephone', x: 303, y: 58, size: 7 },
        { text: '4 Mill Lane', x: 306, y: 75 },
        { text: 'Leeds LS1 4AP', x: 306, y: 87 },
      ],
      [...sides([40, 40, 300, 100]), ...sides([300, 40, 560, 100])],
    );
    expect(said(admission)).toMatchObject({
      'Patient, surname first (as in the passport)': 'Okafor Ngozi',
      'Home address and telephone': '4 Mill Lane Leeds LS1 4AP',
    });
  });

  test('may have characters in boxes of their own, which are one value', () => {
    const digits = [...'4711'].map((text, index) => ({ text, x: 50 + 16 * index, y: 68 }));
    const teeth = [62, 78, 94].map((x) => ({ orientation: 'vertical' as const, box: [x, 58, x + 0.5, 72] as const }));
    const document = form(
      [
        { text: '7. Customs office code', x: 43, y: 50, size: 7 },
        { text: '8. Goods', x: 303, y: 50, size: 7 },
        ...digits,
      ],
      [...sides([40, 40, 300, 72]), ...sides([300, 40, 560, 72]), ...teeth],
    );
    expect(valuesOf(document, 'customs office code')).toEqual({ 'customs office code': ['4711'] });
  });

  test('that ask for a name and an address say each of them as well', () => {
    const manifest = form(
      [
        { text: "CARRIER'S name, street address, and telephone no.", x: 43, y: 50, size: 6 },
        { text: 'Nordic Haulage', x: 46, y: 64 },
        { text: '4 Mill Lane', x: 46, y: 76 },
        { text: 'Leeds LS1 4AP', x: 46, y: 88 },
        { text: '0113 496 0007', x: 46, y: 100 },
      ],
      sides([40, 40, 300, 110]),
    );
    expect(said(manifest)).toMatchObject({
      "CARRIER'S name": 'Nordic Haulage',
      "CARRIER'S street address": '4 Mill Lane Leeds LS1 4AP',
      "CARRIER'S telephone": '0113 496 0007',
    });
  });

  test('may have captions that are indented more than their values', () => {
    const visa = form(
      [
        { text: '3. Home address (street and house number)', x: 43, y: 50, size: 7 },
        { text: '12 Rua das Flores', x: 43, y: 64 },
        { text: 'Town and region', x: 62, y: 78, size: 7 },
        { text: 'Porto', x: 43, y: 92 },
      ],
      [...sides([40, 40, 300, 70]), ...sides([40, 70, 300, 100])],
    );
    expect(said(visa)).toMatchObject({ 'Town and region': 'Porto' });
  });
});

describe('boxes of a form that is photographed', () => {
  const waybill = boxes(
    { box: [40, 40, 340, 72], caption: 'Shipper', value: 'Anatolia Textile Export' },
    { box: [340, 40, 560, 72], caption: 'Booking No.', value: '0091756623' },
    { box: [40, 480, 200, 512], caption: 'Freight and charges', value: 'USD 3,415.00' },
    { box: [200, 480, 330, 512], caption: 'Original bills', value: '3 (three)' },
    { box: [330, 480, 450, 512], caption: 'Place and date of issue', value: 'Istanbul 17 Sep 2024' },
    { box: [450, 480, 560, 512], caption: 'Shipped on board date', value: '15 Sep 2024' },
  );

  test.each([
    ['as it is', waybill],
    [
      'from below',
      photographed(waybill, [
        [60, 40],
        [560, 40],
        [600, 760],
        [15, 760],
      ]),
    ],
    [
      'from the right and turned',
      photographed(waybill, [
        [30, 45],
        [585, 20],
        [600, 770],
        [20, 735],
      ]),
    ],
  ] as const)('hold the same %s', (_, document) => {
    expect(said(document)).toMatchObject({
      'Booking No': '0091756623',
      'Freight and charges': 'USD 3,415.00',
      'Original bills': '3 (three)',
      'Place and date of issue': 'Istanbul 17 Sep 2024',
      'Shipped on board date': '15 Sep 2024',
    });
  });
});

describe('boxes whose captions are outside', () => {
  const certificate = form(
    [
      { text: 'Year to 30 June', x: 40, y: 60 },
      { text: '2031', x: 206, y: 60 },
      { text: "Keeper's full name and address (including postcode)", x: 40, y: 110, size: 8 },
      { text: 'Nordic Lights Ltd', x: 46, y: 128 },
      { text: '4 Mill Lane', x: 46, y: 140 },
      { text: 'Licence', x: 330, y: 110, size: 8 },
      { text: 'Depot', x: 40, y: 210 },
      { text: '12 boxes', x: 206, y: 210 },
      { text: '40 kg', x: 306, y: 210 },
    ],
    [
      ...sides([200, 48, 360, 66]),
      ...sides([40, 114, 300, 146]),
      ...sides([200, 198, 300, 216]),
      ...sides([300, 198, 400, 216]),
    ],
  );

  test('hold the values of captions left of them or above', () => {
    expect(said(certificate)).toMatchObject({
      'Year to 30 June': '2031',
      "Keeper's full name and address (including postcode)": 'Nordic Lights Ltd 4 Mill Lane',
    });
  });

  test.each([
    ['a little above its caption', 98],
    ['close above it', 102],
  ])('hold the value of their caption, not of a larger heading %s', (_, y) => {
    const headed = form(
      [
        { text: 'Keeper', x: 40, y, size: 14, weight: 700 },
        { text: "Keeper's name and address", x: 40, y: 110, size: 7 },
        { text: 'Nordic Lights Ltd', x: 46, y: 128 },
        { text: '4 Mill Lane', x: 46, y: 140 },
        { text: 'Licence | 567/TB0912', x: 330, y: 110, size: 9 },
      ],
      sides([40, 114, 300, 146]),
    );
    expect(said(headed)).toMatchObject({ "Keeper's name and address": 'Nordic Lights Ltd 4 Mill Lane' });
  });

  test('hold none where they touch: those are the cells of a table', () => {
    expect(said(certificate)).not.toHaveProperty('Depot');
  });
});

describe('numbered captions without boxes', () => {
  const declaration = form([
    { text: '1. Name of exporter', y: 100 },
    { text: '2. Declaration no.', x: 330, y: 100 },
    { text: 'Nordic Timber AB', x: 80, y: 116 },
    { text: '88-1204', x: 340, y: 116 },
    { text: '3. Country of destination', y: 150 },
    { text: '4. List every consignee to whom the goods will be delivered', y: 200 },
    { text: 'Harbour Joinery Ltd', x: 80, y: 214 },
  ]);

  test('have their values below them, each in its column', () => {
    expect(said(declaration)).toMatchObject({
      'Name of exporter': 'Nordic Timber AB',
      'Declaration no': '88-1204',
      'List every consignee to whom the goods will be delivered': 'Harbour Joinery Ltd',
    });
  });

  test('of a list have none: what stands below the last one goes on with the text', () => {
    const agenda = form([
      { text: '1. Welcome the two members who joined in spring', y: 100 },
      { text: '2. Hear what the roof has cost so far', y: 114 },
      { text: '3. Choose a day for the visit to the mill', y: 128 },
      { text: 'Tea is served from four, and the hall is ours until six.', y: 146 },
    ]);
    expect(answer(agenda, 'extract_key_value', { instruction: [] }).json).toEqual({});
    expect(answer(declaration, 'extract_key_value', { instruction: [] }).json).toHaveProperty('Name of exporter');
  });

  test('that nothing was filled in for have no value', () => {
    expect(Object.keys(said(declaration))).not.toContain('Country of destination');
  });
});

describe('rules to write on', () => {
  const consent = form(
    [
      { text: 'Full name', x: 72, y: 100 },
      { text: 'Edda Lind', x: 130, y: 99 },
      { text: '12 May 2023', x: 80, y: 180 },
      { text: 'Per Lind', x: 330, y: 180 },
      { text: '(Date)', x: 100, y: 193, size: 8 },
      { text: '(Name of guardian)', x: 340, y: 193, size: 8 },
      { text: '(Witness)', x: 340, y: 263, size: 8 },
      { text: 'We grant', x: 72, y: 320 },
      { text: '15', x: 120, y: 319 },
      { text: '% discount on fees', x: 150, y: 320 },
    ],
    [
      lineAcross(102, 122, 300),
      lineAcross(183, 72, 200),
      lineAcross(183, 320, 480),
      lineAcross(253, 320, 480),
      lineAcross(322, 112, 146),
      lineAcross(400, 40, 570),
    ],
  );

  test('have their captions left of them or below', () => {
    expect(said(consent)).toMatchObject({
      'Full name': 'Edda Lind',
      '(Date)': '12 May 2023',
      '(Name of guardian)': 'Per Lind',
      '% discount on fees': '15',
    });
  });

  test('that nothing is written on have no value', () => {
    expect(Object.keys(said(consent))).not.toContain('(Witness)');
  });
});

describe('captions in brackets', () => {
  test('name what stands close above them', () => {
    const oath = form([
      { text: '3 June 2022', x: 80, y: 300 },
      { text: '/s/ Ines Prado eSigned', x: 330, y: 300 },
      { text: '(Day of signing)', x: 90, y: 314 },
      { text: '(Signature of deponent)', x: 340, y: 314 },
    ]);
    expect(said(oath)).toEqual({ '(Day of signing)': '3 June 2022', '(Signature of deponent)': 'Ines Prado' });
  });

  test('name what stands below them where only running text stands above', () => {
    const oath = form([
      { text: 'I declare that what is said above is true to the best of my knowledge and belief', x: 72, y: 290 },
      { text: '(Day of signing)', x: 80, y: 310 },
      { text: '(Name of deponent)', x: 330, y: 310 },
      { text: '3 June 2022', x: 80, y: 330 },
      { text: 'Ines Prado', x: 330, y: 330 },
    ]);
    expect(said(oath)).toEqual({ '(Day of signing)': '3 June 2022', '(Name of deponent)': 'Ines Prado' });
  });
});
