import { describe, expect, test } from 'vitest';
import { findings } from '../../../../src/answers/entities/findings.ts';
import { unplacedText } from '../../../../src/answers/text/plain-text.ts';

const found = (text: string): string[] =>
  findings(unplacedText(text)).map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);

describe('a number is known by what is said of it', () => {
  test.each([
    ['My SSN is 078051120.', 'US_SSN 078051120'],
    ['078051120 is my SSN.', 'US_SSN 078051120'],
    ['We have 078051120 (SSN) on file.', 'US_SSN 078051120'],
    ['943 476 5919 was his NHS number', 'UK_NHS 943 476 5919'],
    ['86095742719 ist meine Steuer-ID', 'DE_TAX_ID 86095742719'],
    ['Burgerservicenummer: 111222333', 'NL_BSN 111222333'],
  ])('in "%s"', (text, entity) => {
    expect(found(text)).toContain(entity);
  });
});

describe('a number is not known by the label of the next one', () => {
  test.each(['078051120, SSN 219-09-9999', '078051120 (SSN: 219-09-9999)', '078051120. SSN is missing.'])(
    'in "%s"',
    (text) => {
      expect(found(text)).not.toContain('US_SSN 078051120');
    },
  );
});

describe('a number that its label calls otherwise is not reported', () => {
  test.each([
    'Lot number 2341 2341 2346',
    'Lot 234123412346 of the Aadhaar auction',
    'Order #4012888888881881',
    'Bestellnummer: 86095742719',
    'Facture n° 255081416802538',
    'Tracking no. 9434765919 of the health service',
    'Serial no: 078-05-1120',
    'Numero ordine 12345678Z',
    'ISBN 4012888888881881',
  ])('in "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('but one that is named in the same phrase is', () => {
    expect(found('NHS reference number: 943 476 5919')).toEqual(['UK_NHS 943 476 5919']);
    expect(found('Invoice 12, NHS number 943 476 5919')).toEqual(['UK_NHS 943 476 5919']);
  });
});

test.each(['1.4012888888881881', '4012888888881881-22', '3/4012888888881881'])(
  'part of a longer number is none: %s',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);
