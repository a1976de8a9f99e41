import { describe, expect, test } from 'vitest';
import { findings } from '../../../../src/answers/entities/findings.ts';
import { recognizers } from '../../../../src/answers/entities/recognizers.ts';

/** For each type what it is, and what is off by one character or a rule. */
const CASES: Readonly<Record<string, { readonly valid: readonly string[]; readonly invalid: readonly string[] }>> = {
  ABA_ROUTING_NUMBER: { valid: ['021000021', '0210-0002-1'], invalid: ['021000022', '921000021'] },
  ADDRESS: {
    valid: [
      '12 Main Street',
      '350 Fifth Avenue, New York, NY 10118',
      '4557 De Silva St, Fremont, CA 94538',
      'PO Box 1234',
      'Hauptstraße 12, 10115 Berlin',
      '12 rue de la Paix, 75002 Paris',
    ],
    invalid: ['12 main ideas', 'Main Street'],
  },
  AGE: { valid: ['45 years old', '7-year-old'], invalid: ['450 years old', '45 years'] },
  AU_ABN: { valid: ['51 824 753 556', '51824753556'], invalid: ['51 824 753 557'] },
  AU_MEDICARE: { valid: ['2123 45670 1'], invalid: ['2123 45671 1', '1123 45670 1'] },
  AU_TFN: { valid: ['123 456 782'], invalid: ['123 456 783'] },
  BR_CPF: { valid: ['111.444.777-35'], invalid: ['111.444.777-36', '111.111.111-11'] },
  CA_SIN: { valid: ['130 692 544'], invalid: ['130 692 545'] },
  CREDIT_CARD: {
    valid: ['4012888888881881', '4012-8888-8888-1881', '3782 822463 10005'],
    invalid: ['4012888888881882', '4012 8888-8888 1881', '9012888888881881'],
  },
  CRYPTO: {
    valid: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    invalid: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  },
  DATE: {
    valid: ['2024-02-29', '31/12/2020', '12 May 2021', 'May 12, 2021', '3rd of June 1999', '14. März 2022', 'May 2021'],
    invalid: ['2023-02-29', '32/12/2020', '12/13-2020', '41 May 2021'],
  },
  DE_TAX_ID: { valid: ['86095742719'], invalid: ['86095742718'] },
  EMAIL: { valid: ['ada@example.org', 'a.b+c@mail.example.co.uk'], invalid: ['ada@example', 'ada.example.org'] },
  ES_NIF: { valid: ['12345678Z', 'X1234567L'], invalid: ['12345678A', 'X1234567M'] },
  FI_PERSONAL_IDENTITY_CODE: { valid: ['131052-308T'], invalid: ['131052-308U', '321052-308T'] },
  FR_NIR: { valid: ['2 55 08 14 168 025 38', '255081416802538'], invalid: ['2 55 08 14 168 025 39'] },
  IBAN: { valid: ['DE89 3704 0044 0532 0130 00', 'GB29NWBK60161331926819'], invalid: ['DE88 3704 0044 0532 0130 00'] },
  IN_AADHAAR: { valid: ['2341 2341 2346'], invalid: ['2341 2341 2347', '1341 2341 2346'] },
  IN_PAN: { valid: ['ABCPE1234F'], invalid: ['ABCDE1234F', 'ABCPE12345'] },
  IP_ADDRESS: {
    valid: ['192.168.1.1', '2001:db8::1', '2001:0db8:0000:0000:0000:ff00:0042:8329'],
    invalid: ['192.168.1.256', '2001:db8::1::2', '1.2.3.4.5'],
  },
  IT_FISCAL_CODE: { valid: ['RSSMRA85T10A562S'], invalid: ['RSSMRA85T10A562T'] },
  LOCATION: { valid: ['Austin, TX', 'Germany'], invalid: ['Austin, ZZ', 'Germanys'] },
  MAC_ADDRESS: {
    valid: ['00:1B:44:11:3A:B7', '00-1b-44-11-3a-b7'],
    invalid: ['00:1B:44:11:3A:G7', '00:1B-44:11:3A:B7'],
  },
  MEDICAL_LICENSE: { valid: ['AB1234563'], invalid: ['AB1234564'] },
  MEDICAL_RECORD: { valid: ['1234567', 'MR-12345'], invalid: ['1234', 'ABCDE-12345'] },
  NL_BSN: { valid: ['111222333'], invalid: ['111222334'] },
  ORGANIZATION: { valid: ['Acme Inc.', 'Smith and Sons Ltd', 'Example GmbH'], invalid: ['acme inc', 'Acme Income'] },
  PERSON: { valid: ['Ada Lovelace', 'Vincent van Gogh'], invalid: ['ada lovelace', 'Ada'] },
  PHONE: {
    valid: ['+44 20 7946 0958', '(212) 555-0188', '212-555-0188', '030 901820', '780 6326'],
    invalid: ['555-018', '2019-2021', '12/05/2020', '1234 5678 9012 3456'],
  },
  PL_PESEL: { valid: ['44051401359'], invalid: ['44051401358', '44131401359'] },
  SG_NRIC_FIN: { valid: ['S1234567D', 'F1234567N'], invalid: ['S1234567E', 'F1234567D'] },
  UK_NHS: { valid: ['943 476 5919', '9434765919'], invalid: ['943 476 5918'] },
  UK_NINO: { valid: ['AB123456C', 'AB 12 34 56 C'], invalid: ['BG123456C', 'AB123456E', 'QQ123456C'] },
  URL: {
    valid: ['https://example.org/a?b=c', 'www.example.org', 'example.com/path', 'http://10.0.0.1:8080/x'],
    invalid: ['example.invalid', 'end.Start'],
  },
  US_BANK_NUMBER: { valid: ['12345678', '12345678901234567'], invalid: ['1234567', '123456789012345678'] },
  US_ITIN: { valid: ['911-70-1234', '911701234'], invalid: ['911-69-1234', '811-70-1234'] },
  US_NPI: { valid: ['1234567893'], invalid: ['1234567894', '3234567893'] },
  US_PASSPORT: { valid: ['123456789', 'A12345678'], invalid: ['1234567890', 'AB1234567'] },
  US_SSN: {
    valid: ['078-05-1120', '078051120'],
    invalid: ['000-05-1120', '666-05-1120', '078-00-1120', '078-05-0000'],
  },
};

test('every rule has cases', () => {
  expect(recognizers.map(({ type }) => type).sort()).toEqual(Object.keys(CASES).sort());
});

describe.each(recognizers)('$type', ({ type, find }) => {
  const { valid, invalid } = CASES[type] ?? { valid: [], invalid: [] };
  /** Whether the rule takes all of the value for one match, in the middle of a sentence. */
  const takes = (value: string): boolean => {
    const before = 'see ';
    return [...find(`${before}${value} there`)].some(
      ({ start, end }) => start === before.length && end === before.length + value.length,
    );
  };

  test.each(valid)('is %s', (value) => {
    expect(takes(value)).toBe(true);
  });

  test.each(invalid)('is not %s', (value) => {
    expect(takes(value)).toBe(false);
  });

  test('is not part of a longer word or number', () => {
    for (const value of valid) expect([...find(`x${value}`)].some(({ start }) => start === 1)).toBe(false);
  });
});

/** Texts made to have patterns try again and again. */
const HOSTILE = [
  'a',
  'A',
  'Aa ',
  '1',
  '1234 ',
  'a.',
  'A.',
  'a@',
  'a@a.',
  '1-',
  '(0',
  ' ',
  ':',
  'a:',
  'http://',
  '12 Main ',
  'Co, ',
  "A'",
  'may ',
  '1/1/',
  'www.a.',
  'DE00 ',
  'Dear ',
];

test.each(HOSTILE)('fifty thousand characters of "%s" are read in time', (part) => {
  const text = part.repeat(Math.ceil(50_000 / part.length));
  const found = findings(text);
  expect(found.every(({ start, end }) => start < end && end <= text.length)).toBe(true);
});
