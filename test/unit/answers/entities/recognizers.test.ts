import { describe, expect, test } from 'vitest';
import { type EntityType, entityTypes } from '../../../../src/answers/entities/entity-types.ts';
import { findings } from '../../../../src/answers/entities/findings.ts';
import { unplacedText } from '../../../../src/answers/text/plain-text.ts';

interface Cases {
  /** Whole values, or values in brackets within the text that they need. */
  readonly valid: readonly string[];
  /** Off by one character, or against one rule. */
  readonly invalid: readonly string[];
  /** A sentence near to the type in which nothing of it is found. */
  readonly prose: string;
}

const CASES: Readonly<Record<EntityType, Cases>> = {
  ABA_ROUTING_NUMBER: {
    valid: ['021000021', '0210-0002-1'],
    invalid: ['021000022', '921000021'],
    prose: 'Order 021000021 was sent by train.',
  },
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
    prose: 'Chapter 12 Main ideas of the street artists.',
  },
  AGE: {
    valid: [
      '[45] years old',
      'a [7]-year-old',
      'aged [5]',
      'at the age of [66]',
      "I'm [41], and",
      'turns [40] in May',
      'Age: [38]',
      '[45] Jahre alt',
      'im Alter von [30]',
      'eine [38]-jährige Frau',
      'elle a [45] ans',
      'tiene [45] años',
      '[45] anos de idade',
      'ha [45] anni',
      '[45] jaar oud',
      'ma [45] lat',
      '[45] år gammal',
      '[45]-vuotias',
    ],
    invalid: ['450 years old', '45 years', 'turned 40 degrees', 'aged 5%', '45 ans', '45 anni'],
    prose: 'It took 45 years, and page 45 is missing.',
  },
  AU_ABN: {
    valid: ['51 824 753 556', '51824753556'],
    invalid: ['51 824 753 557'],
    prose: 'The parcel 51824753556 is on its way.',
  },
  AU_MEDICARE: {
    valid: ['2123 45670 1'],
    invalid: ['2123 45671 1', '1123 45670 1'],
    prose: 'Invoice 2123456701 is paid.',
  },
  AU_TFN: { valid: ['123 456 782'], invalid: ['123 456 783'], prose: 'The sum of 123 456 782 dollars was paid.' },
  BR_CPF: {
    valid: ['111.444.777-35'],
    invalid: ['111.444.777-36', '111.111.111-11'],
    prose: 'Serial 11144477735 of the machine.',
  },
  CA_SIN: { valid: ['130 692 544'], invalid: ['130 692 545'], prose: 'The sinking of 130692544 tons.' },
  CREDIT_CARD: {
    valid: ['4012888888881881', '4012-8888-8888-1881', '3782 822463 10005'],
    invalid: ['4012888888881882', '4012 8888-8888 1881', '9012888888881881'],
    prose: 'Tracking number 4012888888881882 of the card game.',
  },
  CRYPTO: {
    valid: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    invalid: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    prose: 'The file 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb is a hash.',
  },
  DATE: {
    valid: [
      '2024-02-29',
      '31/12/2020',
      '12 May 2021',
      'May 12, 2021',
      '3rd of June 1999',
      '14. März 2022',
      'May 2021',
      '2021-03-04T10:20:30Z',
      '4/3/2021 9:05 pm',
      '5th of May',
      'May 5',
      'Friday',
      'in [2001]',
      'during [1984]',
      'seit [2019]',
    ],
    invalid: ['2023-02-29', '32/12/2020', '12/13-2020', '41 May 2021', '02.11.96.63.08', 'in [2001] %'],
    prose: 'Version 2.3.4 may follow on page 12/13, and 2040 may 5 items come.',
  },
  DATE_OF_BIRTH: {
    valid: [
      'Date of birth: [12/05/1981]',
      'DOB [1981-05-12]',
      'born on [12 May 1981]',
      'she was born in [1981]',
      'geboren am [12. Mai 1981]',
      'Geburtsdatum: [12.05.1981]',
      'née le [12 mai 1981]',
      'nacida el [12 de mayo de 1981]',
      'nato il [12 maggio 1981]',
      'geboren op [12 mei 1981]',
      'Födelsedatum: [1981-05-12]',
      'Data urodzenia: [12.05.1981]',
    ],
    invalid: ['Date of issue: [12/05/1981]', 'DOB [1981-05-32]', 'hired on [12 May 1981]'],
    prose: 'The shop was opened on 12 May 1981 and born again.',
  },
  DE_TAX_ID: { valid: ['86095742719'], invalid: ['86095742718'], prose: 'Bestellung 86095742719 ist unterwegs.' },
  EMAIL: {
    valid: ['ada@example.org', 'a.b+c@mail.example.co.uk'],
    invalid: ['ada@example', 'ada.example.org'],
    prose: 'Meet me @ the station, price 5@2.',
  },
  ES_NIF: {
    valid: ['12345678Z', 'X1234567L'],
    invalid: ['12345678A', 'X1234567M'],
    prose: 'Part 12345678A fits model X1234567M.',
  },
  FI_PERSONAL_IDENTITY_CODE: {
    valid: ['131052-308T'],
    invalid: ['131052-308U', '321052-308T'],
    prose: 'Rooms 131052-308U to 131052-310A.',
  },
  FR_NIR: {
    valid: ['2 55 08 14 168 025 38', '255081416802538'],
    invalid: ['2 55 08 14 168 025 39'],
    prose: 'Article 255081416802539 du catalogue.',
  },
  IBAN: {
    valid: ['DE89 3704 0044 0532 0130 00', 'GB29NWBK60161331926819'],
    invalid: ['DE88 3704 0044 0532 0130 00'],
    prose: 'Gate DE88 3704 0044 0532 0130 00 does not exist.',
  },
  IN_AADHAAR: {
    valid: ['2341 2341 2346'],
    invalid: ['2341 2341 2347', '1341 2341 2346'],
    prose: 'Row 2341 2341 2346 2341 has four groups.',
  },
  IN_PAN: { valid: ['ABCPE1234F'], invalid: ['ABCDE1234F', 'ABCPE12345'], prose: 'Model ABCDE1234F is a pan.' },
  IP_ADDRESS: {
    valid: ['192.168.1.1', '2001:db8::1', '2001:0db8:0000:0000:0000:ff00:0042:8329'],
    invalid: ['192.168.1.256', '2001:db8::1::2', '1.2.3.4.5'],
    prose: 'See section 1.2.3 and version 1.2.3.4.5, or 10:30:45.',
  },
  IT_FISCAL_CODE: {
    valid: ['RSSMRA85T10A562S'],
    invalid: ['RSSMRA85T10A562T'],
    prose: 'Serial RSSMRA85T10A562T of the machine.',
  },
  LOCATION: {
    valid: ['Austin, TX', 'Germany'],
    invalid: ['Austin, ZZ', 'Germanys'],
    prose: 'The turkey and the jersey, ok, in the georgian style.',
  },
  MAC_ADDRESS: {
    valid: ['00:1B:44:11:3A:B7', '00-1b-44-11-3a-b7'],
    invalid: ['00:1B:44:11:3A:G7', '00:1B-44:11:3A:B7'],
    prose: 'The score was 00:11:22 and the ratio 1:2.',
  },
  MEDICAL_LICENSE: { valid: ['AB1234563'], invalid: ['AB1234564'], prose: 'Model AB1234564 is certified.' },
  MEDICAL_RECORD: {
    valid: ['1234567', 'MR-12345'],
    invalid: ['1234', 'ABCDE-12345'],
    prose: 'Lot 1234567 of the auction.',
  },
  NL_BSN: { valid: ['111222333'], invalid: ['111222334'], prose: 'Order 111222333 has been sent.' },
  ORGANIZATION: {
    valid: ['Acme Inc.', 'Smith and Sons Ltd', 'Example GmbH'],
    invalid: ['acme inc', 'Acme Income'],
    prose: 'The company and its bank are a limited group.',
  },
  PERSON: {
    valid: ['Ada Lovelace', 'Vincent van Gogh'],
    invalid: ['ada lovelace', 'Ada'],
    prose: 'Annual Report of the Supreme Court.',
  },
  PHONE: {
    valid: [
      '+44 20 7946 0958',
      '(212) 555-0188',
      '212-555-0188',
      '030 901820',
      '780 6326',
      '02.11.96.63.08',
      '+1-903-140-4508x769',
      '0031 20 1234567',
      'Phone: [28-81-33-70]',
      'Fax: [123 456]',
      'call me at [(37) 788-063]',
      '[432 03 163] (mobile)',
      'Móvil [612 345 678]',
      'T: [0049 30 901820]',
      'my number is [71-33-52-22]',
    ],
    invalid: [
      '555-018',
      '2019-2021',
      '12/05/2020',
      '1234 5678 9012 3456',
      '24824-24837',
      '0.03 0.06 0.09',
      '0 5 10 15 20',
      'arXiv:[1803.05457]',
      'table [32-10-0364-01]',
      '1.234.567',
      '(212 555 018',
      'doi: [10.1093/2021]',
    ],
    prose: 'In 2019-2021 it cost 1,234,567.89, see ISBN 978-3-16-148410-0.',
  },
  PL_PESEL: {
    valid: ['44051401359'],
    invalid: ['44051401358', '44131401359'],
    prose: 'Order 44051401358 has been sent.',
  },
  SG_NRIC_FIN: {
    valid: ['S1234567D', 'F1234567N'],
    invalid: ['S1234567E', 'F1234567D'],
    prose: 'Model S1234567E is a fin.',
  },
  UK_NHS: {
    valid: ['943 476 5919', '9434765919'],
    invalid: ['943 476 5918'],
    prose: 'Order 9434765919 has been sent.',
  },
  UK_NINO: {
    valid: ['AB123456C', 'AB 12 34 56 C'],
    invalid: ['BG123456C', 'AB123456E', 'QQ123456C'],
    prose: 'Gate BG123456C of national interest.',
  },
  URL: {
    valid: ['https://example.org/a?b=c', 'www.example.org', 'example.com/path', 'http://10.0.0.1:8080/x'],
    invalid: ['example.invalid', 'end.Start'],
    prose: 'It was the end.Start again, e.g. file.txt or and/or.',
  },
  US_BANK_NUMBER: {
    valid: ['12345678', '12345678901234567'],
    invalid: ['1234567', '123456789012345678'],
    prose: 'Order 12345678 has been sent.',
  },
  US_ITIN: {
    valid: ['911-70-1234', '911701234'],
    invalid: ['911-69-1234', '811-70-1234'],
    prose: 'Order 911701234 has been sent.',
  },
  US_NPI: { valid: ['1234567893'], invalid: ['1234567894', '3234567893'], prose: 'Order 1234567893 has been sent.' },
  US_PASSPORT: {
    valid: ['123456789', 'A12345678'],
    invalid: ['1234567890', 'AB1234567'],
    prose: 'Order 123456789 has been sent.',
  },
  US_SSN: {
    valid: ['078-05-1120', '078051120'],
    invalid: ['000-05-1120', '666-05-1120', '078-00-1120', '078-05-0000'],
    prose: 'Order 078051120, or 078-05-1120-99, has been sent.',
  },
};

const types = Object.keys(entityTypes) as EntityType[];

describe.each(types)('%s', (type) => {
  const { valid, invalid, prose } = CASES[type];
  const { recognizer, example } = entityTypes[type];
  /** Whether the rule takes all of the value for one match, in the middle of a sentence. */
  const takes = (value: string): boolean => {
    const [, before = '', own = value, after = ''] = /^(.*)\[(.*)\](.*)$/su.exec(value) ?? [];
    const start = 'see '.length + before.length;
    return [...recognizer.find(`see ${before}${own}${after} there`)].some(
      (match) => match.start === start && match.end === start + own.length,
    );
  };

  test.each(valid)('is %s', (value) => {
    expect(takes(value)).toBe(true);
  });

  test.each(invalid)('is not %s', (value) => {
    expect(takes(value)).toBe(false);
  });

  test('is not part of a longer word or number', () => {
    const whole = valid.filter((value) => !value.includes('['));
    for (const value of whole) expect([...recognizer.find(`x${value}`)].some(({ start }) => start === 1)).toBe(false);
  });

  test(`is not found in "${prose}"`, () => {
    expect(findings(unplacedText(prose)).map((finding) => finding.type)).not.toContain(type);
  });

  test(`is what the documented example "${example}" has`, () => {
    expect(findings(unplacedText(example)).map((finding) => finding.type)).toContain(type);
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
  const found = findings(unplacedText(text));
  expect(found.every(({ start, end }) => start < end && end <= text.length)).toBe(true);
});
