import { describe, expect, test } from 'vitest';
import { normalizerFor } from '../../../../../src/answers/key-values/values/normalized/normalizer.ts';

const normalized = (value: string, { document = '', key = '' } = {}): string | undefined =>
  normalizerFor(`${document}\n${value}`)(value, { key, description: '' });

const english = 'The tenant shall pay the rent to the landlord by the first of the month.';
const german = 'Der Mieter zahlt die Miete und die Kosten auf das Konto des Vermieters.';
const american = `${english} Springfield, OH 45502`;
const british = `${english} Leeds LS1 4DY, United Kingdom`;

describe('dates in ISO 8601', () => {
  test.each([
    ['March 4, 2024', '2024-03-04'],
    ['4th day of March, 2024', '2024-03-04'],
    ['Monday, 4 March 2024', '2024-03-04'],
    ['04.03.2024', '2024-03-04'],
    ['3. März 1999', '1999-03-03'],
    ['2024/03/04', '2024-03-04'],
    ['25/12/2023', '2023-12-25'],
    ['12/25/2023', '2023-12-25'],
    ['05/05/2023', '2023-05-05'],
    ['May 2021', '2021-05'],
    ['05/2021', '2021-05'],
    ['1er septembre 2024', '2024-09-01'],
    ['Third day of May Two thousand nineteen', '2019-05-03'],
    ['twenty-first day of June, two thousand and four', '2004-06-21'],
    ['Thirtieth day of May in the year nineteen hundred and ninety-eight', '1998-05-30'],
    ['cuatro de marzo de dos mil veinticuatro', '2024-03-04'],
  ])('%s is %s in any document', (printed, iso) => expect(normalized(printed)).toBe(iso));

  test('day and month are in the order of another date of the document', () => {
    expect(normalized('03/04/2024', { document: 'Paid 31/01/2024' })).toBe('2024-04-03');
    expect(normalized('03/04/2024', { document: 'Paid 01/31/2024' })).toBe('2024-03-04');
    expect(normalized('03/04/24', { document: 'Paid 01/31/24' })).toBe('2024-03-04');
  });

  test('else in the order of the language or country', () => {
    expect(normalized('03/04/2024', { document: german })).toBe('2024-04-03');
    expect(normalized('03/04/2024', { document: british })).toBe('2024-04-03');
    expect(normalized('03/04/2024', { document: american })).toBe('2024-03-04');
  });

  test('there is none where nothing decides the order', () => {
    expect(normalized('03/04/2024')).toBeUndefined();
    expect(normalized('03/04/2024', { document: english })).toBeUndefined();
    expect(normalized('03/04/2024', { document: 'Paid 31/01/2024, due 02/28/2024' })).toBeUndefined();
  });

  test.each(['31 April 2021', '13/13/2020', 'March', 'on receipt'])('%s is no date', (printed) => {
    expect(normalized(printed)).toBeUndefined();
  });
});

describe('durations in ISO 8601', () => {
  test.each([
    ['two (2) years', 'P2Y'],
    ['thirty days', 'P30D'],
    ['18 months', 'P18M'],
    ['six-month', 'P6M'],
    ['one (1) year and six months', 'P1Y6M'],
    ['one hundred and eighty (180) days', 'P180D'],
    ['ninety-nine days', 'P99D'],
    ['6 weeks', 'P6W'],
    ['24 hours', 'PT24H'],
    ['zwei Jahre', 'P2Y'],
    ['einunddreißig Tage', 'P31D'],
    ['drei (3) Monaten', 'P3M'],
    ['einem Jahr', 'P1Y'],
    ['deux ans', 'P2Y'],
    ['vingt et un jours', 'P21D'],
    ['quatre-vingt-dix (90) jours', 'P90D'],
    ['soixante jours', 'P60D'],
    ['dos años', 'P2Y'],
    ['treinta y seis meses', 'P36M'],
    ['veintiún días', 'P21D'],
  ])('%s is %s', (printed, iso) => expect(normalized(printed)).toBe(iso));

  test.each(['two (3) years', 'ten business days', 'years', 'a few days', 'two weeks and three days'])(
    '%s has none',
    (printed) => expect(normalized(printed)).toBeUndefined(),
  );
});

describe('amounts as decimals with their currency in ISO 4217', () => {
  test.each([
    ['€ 1.234,50', 'EUR 1234.50'],
    ['1.446,00 €', 'EUR 1446.00'],
    ['USD 3,415.00', 'USD 3415.00'],
    ['£ 415', 'GBP 415'],
    ['US$ 12', 'USD 12'],
    ["CHF 1'234.50", 'CHF 1234.50'],
    ['1 234,50 kr', '1234.50'],
    ['R$ 1.234.567,89', 'BRL 1234567.89'],
    ['(£12.50)', 'GBP -12.50'],
    ['-12.50 EUR', 'EUR -12.50'],
    ['20,- €', 'EUR 20'],
    ['58,214.40', '58214.40'],
    ['0,125', '0.125'],
  ])('%s is %s in any document', (printed, amount) => expect(normalized(printed)).toBe(amount));

  test('a dollar sign is that of the country', () => {
    expect(normalized('$2,150.00')).toBe('2150.00');
    expect(normalized('$2,150.00', { document: american })).toBe('USD 2150.00');
    expect(normalized('$2,150.00', { document: `${english} Ottawa K1A 0B1, Canada` })).toBe('CAD 2150.00');
    expect(normalized('99,50 kr', { document: 'Storgatan 5, 111 29 Stockholm, Sverige' })).toBe('SEK 99.50');
  });

  test('one sign before three digits means what it means in other amounts', () => {
    expect(normalized('€ 1.234', { document: 'Netto 12,50' })).toBe('EUR 1234');
    expect(normalized('€ 1.234', { document: 'Net 12.50' })).toBe('EUR 1.234');
    expect(normalized('1,234 EUR', { document: english })).toBe('EUR 1234');
    expect(normalized('1.234 EUR', { document: german })).toBe('EUR 1234');
    expect(normalized('€ 1.234')).toBeUndefined();
  });

  test.each(['2024', '00731-B', '45502', '1257L', 'BW-00417', 'ABC 12', '12.05.1.7', '§ 12', 'DIN A4', 'INV 12.50'])(
    '%s is no amount',
    (printed) => expect(normalized(printed)).toBeUndefined(),
  );
});

test.each([
  ['19 %', '0.19'],
  ['7.5%', '0.075'],
  ['20 %', '0.2'],
  ['100%', '1'],
  ['-0,5 %', '-0.005'],
])('%s is %s as a decimal', (printed, decimal) => expect(normalized(printed)).toBe(decimal));

describe('telephone numbers in E.164', () => {
  test.each([
    ['+49 8031 555180', '', '', '+498031555180'],
    ['(813) 555-0142', '', '', '+18135550142'],
    ['030 901820', 'Telefon', 'Hauptstraße 5, 10115 Berlin, Deutschland', '+4930901820'],
    ['01 42 68 53 00', 'téléphone', '12 rue des Lilas, 75002 Paris, France', '+33142685300'],
    ['0113 496 0123', 'payer_phone', british, '+441134960123'],
  ])('%s asked for by «%s» in «%s» is %s', (printed, key, document, number) =>
    expect(normalized(printed, { key, document })).toBe(number),
  );

  test.each([
    ['412-55-0198', 'social security number'],
    ['030 901820', 'customer number'],
    ['030 901820', 'phone'],
  ])('%s asked for by «%s» in a document from anywhere has none', (printed, key) =>
    expect(normalized(printed, { key })).toBeUndefined(),
  );
});

test.each(['1.', '1 ', 'a ', 'un ', '1,1.', 'and ', '(1', '+1 ', '1st '])(
  'a document of fifty thousand characters of "%s" is read in time',
  (part) => expect(normalized('03/04/2024 1.234', { document: part.repeat(50_000 / part.length) })).toBeUndefined(),
);
